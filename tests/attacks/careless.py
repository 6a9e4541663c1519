"""Matches under strict laws among careless players: each deal ends lawfully, cards are conserved, no offence is settled
twice, nobody can tell from another past of what he has not seen, and the record replays to the same.

`python -m tools.soak careless` plays 10,000 matches of each code, of which most are broken off after a deal or two.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

from cardtable.cards import Cards
from cardtable.games import games
from cardtable.players.think import speak, think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Move
from cardtable.rules.options import Value, complete
from cardtable.rules.sitting import Sitting
from tests.leaks import Past, check_leaks
from tests.suite import Form, drawn, values
from tools.trials import Part

MATCHES = 10_000
MOST = 4000                      # moves of a deal: more is a play that comes to no end
DEALT = (1, 1, 1, 4)             # how many deals of a match are played, drawn: some things pass from deal to deal
LEVEL = "novice~15"
ASKED = 2                        # seats that may say something unasked before each move, drawn: all in their time
LOOK = 600                       # one move of so many, drawn for each deal, is that at which other pasts are tried
SPREAD = ("form", "code", "length", "dealing", "marking", "revokes", "peep", "purchase", "garnet")


def codes() -> list[Form]:
    """Every form of every code that has strict laws."""
    found = []
    for game in games():
        laws = next((option for option in game.options if option.name == "laws"), None)
        if laws is None or "strict" not in values(laws):
            continue
        chosen: list[dict[str, Value]] = [{}]
        for option in game.options:
            if option.name in SPREAD[:2]:
                chosen = [{**some, option.name: value} for some in chosen for value in values(option)
                          if value == option.default or option.counts(complete(game.options, some))]
        found += [Form(game, {**some, "laws": "strict"}) for some in chosen
                  if laws.counts(complete(game.options, some))]
    return found


def parts() -> Iterator[Part]:
    """A part for every code."""
    for code in codes():
        yield Part(f"careless {code}", MATCHES, partial(attack, code))


def decisions(code: Form, name: str, moves: int) -> Iterator[Sitting]:
    """A table of careless players, before each of so many moves that somebody decides; `name` draws them."""
    rng = Random(f"{name} {code}")
    options, players = drawn(code, rng)
    sitting = Sitting(code.game, options, [{} for _ in range(players)])
    for _ in range(moves):
        if sitting.over:
            break
        deal = sitting.match.deal()
        if NATURE not in deal.must and not deal.preliminary:
            yield sitting
        sitting.submit(*next_move(sitting, rng))


def attack(code: Form, seed: int) -> Counter[str]:
    """A match from its first card to the end of so many deals, or to its own."""
    rng = Random(f"careless {code} {seed}")
    options, players = drawn(code, rng)
    sitting = Sitting(code.game, options, [{} for _ in range(players)])
    counted, made, dealt = Counter[str](), 0, Random(f"dealt {code} {seed}").choice(DEALT)
    deal = sitting.match.deal()
    past, look = Past(sitting), rng.randrange(LOOK)
    exacted = Counter[Made]()
    while not sitting.over and counted["deals"] < dealt:
        standing, settling = offences(deal), vars(deal).get("due", ())
        if made == look and NATURE not in deal.must and not deal.preliminary:
            counted["other pasts"] += check_leaks(past, sitting, rng.randrange(deal.players), rng, (), 2)
        seat, move = next_move(sitting, rng)
        past.moves.append((seat, move))
        verdict = sitting.check(seat, move)
        assert not verdict.stopped, f"{move} is stopped"
        counted["faults"] += seat >= 0 and not deal.preliminary and verdict.law is not None
        sitting.perform(seat, move, verdict)
        made += 1
        assert made < MOST, f"{code} comes to no end"
        now, deal = deal, sitting.match.deal()
        lying = Counter(card for held in now.zone for card in held)
        assert not lying or lying == Counter(now.pack), "cards are conserved"
        if offences(now) is not standing or move.verb == "exact":
            before, after = noted(standing), noted(offences(now))
            if move.verb == "exact":
                exacted[key(settling[0])] += 1
                counted["exacted"] += 1
                assert exacted[key(settling[0])] <= before[key(settling[0])], "nothing is settled twice"
            else:
                assert all(number <= before[one] + 1 for one, number in after.items()), "one fault, noted once"
            exacted = Counter({one: number for one, number in exacted.items() if after[one]})      # replayed, they go
        if now is not deal:
            past, made, look, exacted = Past(sitting), 0, rng.randrange(LOOK), Counter()
        if now.over and not now.preliminary:
            counted["deals"] += 1
            counted["void"] += bool(now.void)
    copy = Sitting(code.game, options, [{} for _ in range(players)])
    for seat, move in sitting.moves:
        copy.submit(seat, move)
    assert copy.lines == sitting.lines
    assert (copy.match.deal().zone, copy.match.deal().score) == (sitting.match.deal().zone, sitting.match.deal().score)
    return counted


Made = tuple[str, int, Cards, int, int]


def key(one: Offence) -> Made:
    """What tells an offence from others; the same may be done again, once it has been put right."""
    return one.fault, one.seat, one.cards, one.trick, one.after


def offences(deal: Deal) -> tuple[Offence, ...]:
    """Those that stand there, whatever has become of them."""
    found: tuple[Offence, ...] = vars(deal).get("offences", ())
    return found


def noted(standing: tuple[Offence, ...]) -> Counter[Made]:
    """How often each of them stands."""
    return Counter(map(key, standing))


def next_move(sitting: Sitting, rng: Random) -> tuple[int, Move]:
    """What nature draws, what somebody says unasked, or what who is in turn answers."""
    deal, lot = sitting.match.deal(), rng.getrandbits(32)        # who is careless at which move, no number of it tells
    seat = deal.must[0]
    if seat == NATURE or deal.preliminary:
        return seat, sitting.match.decision(seat).sample(rng)
    for other in rng.sample(range(deal.seats), min(ASKED, deal.seats)):
        view = sitting.view(deal.by(other))
        if other in view.turns or view.may_claim(other):
            said = speak(view, other, LEVEL, lot)
            if said is not None:
                return other, said.move
    thought = think(sitting.view(deal.by(seat)), LEVEL, lot)
    return thought.seat, thought.move
