"""Draw the tiling textures of the table: baize, woods, paper and velvet (needs numpy and PySide6).

python textures.py --out .
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

Field = NDArray[np.float64]
Tint = tuple[float, float, float]

SEED = 1909
SIDE = 512  # pixels of a square tile
WALNUT: Tint = (74, 45, 26)
PAPER: Tint = (243, 234, 212)


def blur(field: Field, sigma: float, axes: tuple[int, ...] = (0, 1)) -> Field:
    """Gaussian blur of `sigma` pixels that wraps round, so that the result tiles."""
    for axis in axes:
        n = field.shape[axis]
        bell = np.exp(-2 * (np.pi * np.fft.fftfreq(n) * sigma) ** 2)
        shape = [n if k == axis else 1 for k in range(field.ndim)]
        field = np.real(np.fft.ifft(np.fft.fft(field, axis=axis) * bell.reshape(shape), axis=axis)).astype(np.float64)
    return field


def streaks(field: Field, along: float, across: float) -> Field:
    """Blurred `along` the row and `across` it."""
    return blur(blur(field, along, (1,)), across, (0,))


def even(field: Field) -> Field:
    """Mean 0, standard deviation 1."""
    return (field - float(field.mean())) / float(field.std())


def tinted(base: Tint, field: Field, amount: Tint) -> Field:
    """Colours, rows by columns by 3: `base` and `amount` times the field."""
    flat: Field = np.array(base, dtype=np.float64)[None, None, :]
    return flat + field[..., None] * np.array(amount, dtype=np.float64)[None, None, :]


def nap(field: Field, strength: float) -> Field:
    """Black and white with opacity, rows by columns by 4: it roughens any colour laid below it."""
    white = np.where(field[..., None] > 0, 255.0, 0.0) * np.ones((1, 1, 3))
    return np.concatenate([white, (np.abs(field) * strength)[..., None]], axis=2)


def baize(rng: np.random.Generator) -> Field:
    """A twill of four pixels with the noise of its fibres."""
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    twill = np.sin(2 * np.pi * (x + y) / 4) * 0.5 + np.sin(2 * np.pi * (x - y) / 8) * 0.28
    fibre = even(blur(rng.standard_normal((SIDE, SIDE)), 0.7))
    lie = even(blur(rng.standard_normal((SIDE, SIDE)), 5)) * 0.45
    return nap(twill * 0.75 + fibre * 0.8 + lie, 5.2)


def wood(width: int, height: int, base: Tint, amount: Tint, rings: int, seed: int) -> Field:
    """A plank with its grain along the row: warped year rings, fine grain and dark pores."""
    rng = np.random.default_rng(seed)
    warp = even(streaks(rng.standard_normal((height, width)), 60, 14))
    y = np.mgrid[0:height, 0:width][0] / height
    ring = np.sin(2 * np.pi * (rings * y + warp * 0.55)) * 0.55
    ring = ring + np.sin(2 * np.pi * (3 * rings * y + warp * 1.4)) * 0.25
    grain = even(streaks(rng.standard_normal((height, width)), 26, 0.6)) * 0.6
    pores = even(streaks(rng.standard_normal((height, width)), 9, 0.4))
    return tinted(base, ring + grain - np.clip(pores - 1.5, 0, 3) * 0.9, amount)


def paper(rng: np.random.Generator) -> Field:
    """Faint fibres and mottling."""
    mottled = even(blur(rng.standard_normal((SIDE, SIDE)), 0.9)) * 0.6
    mottled += even(blur(rng.standard_normal((SIDE, SIDE)), 16)) * 0.8
    mottled += even(streaks(rng.standard_normal((SIDE, SIDE)), 5, 0.5)) * 0.3
    return tinted(PAPER, mottled, (1.5, 1.55, 1.8))


def velvet(rng: np.random.Generator) -> Field:
    """A short upright pile."""
    pile = even(blur(rng.standard_normal((SIDE, SIDE)), 0.8))
    pile = pile + even(blur(blur(rng.standard_normal((SIDE, SIDE)), 7, (0,)), 0.8, (1,))) * 0.8
    return nap(pile, 6.5)


def textures() -> dict[str, Field]:
    """Every tile by name; those that share a generator are drawn in a fixed order."""
    rng = np.random.default_rng(SEED)
    grain: Tint = (15, 10, 6.4)
    return {
        "baize": baize(rng),
        "walnut-h": wood(1024, 96, WALNUT, grain, 3, 3),
        "walnut-v": np.transpose(wood(1024, 96, WALNUT, grain, 3, 7), (1, 0, 2)),
        "walnut-wide": wood(1024, 512, (58, 36, 22), (8, 5.4, 3.6), 9, 5),
        "room": wood(1024, 512, (30, 20, 14), (3.4, 2.4, 1.7), 7, 9),
        "satinwood": wood(1024, 192, (199, 152, 91), (12, 11, 9), 6, 11),
        "rosewood": wood(1024, 192, (62, 28, 19), (14, 7, 5), 7, 21),
        "mahogany": wood(512, 512, (104, 50, 29), (13, 8, 5.5), 6, 31),
        "paper": paper(rng),
        "velvet": velvet(rng),
    }


def save(colours: Field, file: Path) -> None:
    """As PNG, clipped to bytes; three channels or four."""
    pixels = np.ascontiguousarray(np.clip(colours, 0, 255).astype(np.uint8))
    height, width, channels = pixels.shape
    kind = QImage.Format.Format_RGBA8888 if channels == 4 else QImage.Format.Format_RGB888
    if not QImage(pixels.data, width, height, width * channels, kind).save(str(file), quality=0):
        raise OSError(f"cannot write {file}")


def main() -> None:
    """Read the options and write the files."""
    parser = argparse.ArgumentParser(description="Draw the textures of the table as PNG.")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the files")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name, colours in textures().items():
        save(colours, options.out / f"{name}.png")


if __name__ == "__main__":
    main()
