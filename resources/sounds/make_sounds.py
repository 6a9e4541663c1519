"""Make the sounds of the table out of sines and noise: cards on baize, ivory, pegs, coins, wood, chalk and a bell.

python make_sounds.py --out .

Every sound is a WAV file of one channel and sixteen bits.  The same seed makes the same files to the last byte; of what
is heard often there are several that differ a little, as no card falls twice alike.
"""

from __future__ import annotations

import argparse
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from math import cos, exp, pi, sin
from pathlib import Path
from random import Random

Wave = list[float]
Mode = tuple[float, float, float]  # pitch in Hz, milliseconds in which it falls to a third, loudness

SEED = 1909
RATE = 22_050  # samples a second
PEAK = 0.5  # of full scale, so that three at once are not clipped


def silence(ms: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(RATE * ms / 1000)


def struck(modes: Iterable[Mode], ms: float, rng: Random, strike: float = 0.6) -> Wave:
    """A thing of some hardness that rings in its modes when it is struck; the strike itself takes `strike` ms."""
    out = silence(ms)
    for pitch, fall, loud in modes:
        pitch *= 1 + rng.uniform(-0.015, 0.015)
        loud *= 1 + rng.uniform(-0.15, 0.15)
        for n in range(len(out)):
            t = 1000 * n / RATE
            out[n] += loud * (1 - exp(-t / strike)) * exp(-t / fall) * sin(2 * pi * pitch * n / RATE)
    return out


def hiss(low: float, high: float, ms: float, rng: Random, shape: Callable[[float], float]) -> Wave:
    """Noise between two pitches, as loud as `shape` says of its time from 0 to 1."""
    noise = band([rng.uniform(-1, 1) for _ in silence(ms)], low, high)
    return [sample * shape(n / len(noise)) for n, sample in enumerate(noise)]


def band(samples: Wave, low: float, high: float) -> Wave:
    """What of these lies between two pitches, by a resonance run over it twice."""
    middle, width = (low * high) ** 0.5, (high - low)
    turn = 2 * pi * middle / RATE
    q = sin(turn) * width / middle / 2
    a0, a1, a2 = 1 + q, -2 * cos(turn), 1 - q
    for _ in range(2):
        x1 = x2 = y1 = y2 = 0.0
        for n, x in enumerate(samples):
            y = (q * (x - x2) - a1 * y1 - a2 * y2) / a0
            samples[n] = y
            x1, x2, y1, y2 = x, x1, y, y1
    return samples


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds as one: (milliseconds after which each begins, its loudness, the sound)."""
    out = silence(max(at + 1000 * len(part) / RATE for at, _, part in parts))
    for at, loud, part in parts:
        begin = round(RATE * at / 1000)
        for n, sample in enumerate(part[: len(out) - begin]):
            out[begin + n] += loud * sample
    return out


def level(samples: Wave, loud: float = 1.0) -> Wave:
    """At the common loudness, its end faded."""
    most = max(map(abs, samples))
    fade = min(len(samples), RATE // 100)
    out = [loud * sample / most for sample in samples]
    for n in range(fade):
        out[-1 - n] *= n / fade
    return out


# What is heard


def brush(low: float, high: float, ms: float, rng: Random) -> Wave:
    """Paper over cloth: it comes quickly and goes slowly."""
    return level(hiss(low, high, ms, rng, lambda t: min(1, t / 0.15) * (1 - t) ** 2))


def card(rng: Random) -> Wave:
    """A card laid on baize: it brushes the cloth and falls flat on it."""
    fall = level(struck(((150, 14, 1), (235, 9, 0.6), (410, 5, 0.3)), 70, rng, 1.2))
    flat = brush(900, 3800, 34, rng)
    return level(together((0, 0.35, brush(2200, 6500, 55, rng)), (34, 0.9, fall), (36, 0.8, flat)), 0.8)


def deal(rng: Random) -> Wave:
    """A card slid from the pack: a flick, and it lies."""
    flick = brush(3000, 8000, 26, rng)
    fall = level(struck(((190, 9, 1), (330, 5, 0.5)), 40, rng, 1.0))
    return level(together((0, 0.8, flick), (22, 0.55, fall), (22, 0.5, brush(1200, 4200, 26, rng))), 0.6)


def turn(rng: Random) -> Wave:
    """A card turned over: bent, and snapped down."""
    snap = level(struck(((1250, 5, 0.7), (2300, 3, 0.5), (190, 12, 0.8)), 60, rng, 0.4))
    bent, flat = brush(1800, 5200, 60, rng), brush(1000, 5000, 40, rng)
    return level(together((0, 0.4, bent), (52, 1, snap), (54, 0.6, flat)), 0.75)


def sweep(rng: Random) -> Wave:
    """Cards drawn together over the cloth and squared."""
    drawn = hiss(1100, 4200, 240, rng, lambda t: sin(pi * t) ** 2)
    tap = level(struck(((170, 13, 1), (900, 4, 0.3)), 60, rng, 1))
    return level(together((0, 0.9, level(drawn)), (205, 0.6, tap)), 0.6)


def shuffle(rng: Random) -> Wave:
    """A riffle, then the halves run together."""
    clicks = [(18 * n + rng.uniform(-3, 3) - 0.12 * n * n, rng.uniform(0.35, 0.8), brush(2000, 7000, 16, rng))
              for n in range(1, 27)]
    run = hiss(1500, 5200, 260, rng, lambda t: sin(pi * t) ** 2)
    return level(together(*clicks, (430, 0.7, level(run))), 0.55)


def ivory(rng: Random) -> Wave:
    """A counter of ivory that meets another."""
    return level(struck(((2150, 11, 1), (3420, 7, 0.7), (5230, 4, 0.5), (900, 6, 0.25)), 90, rng, 0.15), 0.5)


def peg(rng: Random) -> Wave:
    """A peg pressed into a hole of a board that sounds."""
    board = struck(((430, 26, 1), (760, 17, 0.7), (1240, 9, 0.5), (2450, 5, 0.35)), 130, rng, 0.5)
    return level(together((0, 0.3, brush(1500, 4000, 22, rng)), (12, 1, level(board))), 0.7)


def coin(rng: Random) -> Wave:
    """A coin laid upon another."""
    modes = ((3080, 70, 1), (4730, 52, 0.7), (6190, 38, 0.55), (8020, 26, 0.35))
    first, second = level(struck(modes, 240, rng, 0.12)), level(struck(modes, 200, rng, 0.12))
    return level(together((0, 1, first), (44 + rng.uniform(-6, 6), 0.45, second)), 0.42)


def pearl(rng: Random) -> Wave:
    """Counters of mother-of-pearl poured out: many small clicks."""
    modes = ((2600, 6, 1), (4300, 4, 0.7), (6700, 3, 0.5))
    clicks = [(26 * n + rng.uniform(0, 18), rng.uniform(0.4, 1), level(struck(modes, 36, rng, 0.12))) for n in range(6)]
    return level(together(*clicks), 0.45)


def wood(rng: Random) -> Wave:
    """A knuckle on the rail of the table."""
    return level(struck(((128, 30, 1), (215, 21, 0.8), (370, 12, 0.45), (890, 5, 0.2)), 150, rng, 0.8), 0.8)


def chalk(rng: Random) -> Wave:
    """A stroke of chalk on slate: it touches, then runs."""
    touch = level(struck(((1350, 6, 1), (2700, 4, 0.6)), 40, rng, 0.3))
    stroke = hiss(2400, 5600, 120, rng, lambda t: (1 - t) * (0.55 + 0.45 * sin(90 * t)))
    return level(together((0, 0.8, touch), (16, 0.6, level(stroke))), 0.45)


def bell(rng: Random) -> Wave:
    """A small bell on a table, struck once: it is your turn."""
    modes = ((1174.7, 260, 1), (2362, 170, 0.45), (3570, 90, 0.25), (1170, 330, 0.5))
    return level(struck(modes, 700, rng, 1.0), 0.4)


SOUNDS: dict[str, tuple[Callable[[Random], Wave], int]] = {
    "card": (card, 3), "deal": (deal, 3), "turn": (turn, 2), "sweep": (sweep, 2), "shuffle": (shuffle, 1),
    "ivory": (ivory, 2), "peg": (peg, 2), "coin": (coin, 2), "pearl": (pearl, 2), "wood": (wood, 1),
    "chalk": (chalk, 2), "bell": (bell, 1),
}
"""Each sound, and how many of it there are."""


def packed(samples: Wave) -> bytes:
    """As a WAV file has them."""
    found = array("h", [round(32767 * PEAK * sample) for sample in samples])
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def make(folder: Path) -> None:
    """Write every sound to `folder`."""
    for name, (recipe, several) in SOUNDS.items():
        for number in range(1, several + 1):
            samples = recipe(Random(f"{SEED} {name} {number}"))
            with wave.open(str(folder / f"{name}-{number}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(packed(samples))


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="the folder to write to")
    make(parser.parse_args().out)


if __name__ == "__main__":
    main()
