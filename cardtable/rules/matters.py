"""The matters of which articles treat, so that what several codes have to say of one can be read side by side."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardtable.rules.laws import Code, Law, Settled

MATTERS: Mapping[str, str] = {
    "table": "Who plays, and where",
    "packs": "The cards, and faulty packs",
    "cutting": "Cutting for seats and deal",
    "shuffling": "Shuffling, and the cut before the deal",
    "dealing": "Dealing",
    "misdeal": "Faults in dealing",
    "numbers": "A wrong number of cards",
    "turn-up": "The card turned up",
    "calls": "Calls and proposals",
    "exchange": "Discarding and drawing",
    "declaring": "Declaring and counting",
    "play": "The play",
    "alone": "Playing alone",
    "turn": "Play out of turn",
    "exposed": "Exposed cards",
    "revoke": "The revoke",
    "penalties": "Penalties",
    "claims": "Hands laid down or thrown up",
    "tricks": "Tricks taken",
    "score": "The score",
    "honours": "Honours",
    "stakes": "Rubbers, stakes and payment",
    "words": "Words and signs",
    "bystanders": "Bystanders",
    "dummy": "Dummy",
    "leaving": "Giving up",
}
"""By key, in the order in which a deal comes to them."""


def numbers(ranges: str) -> Iterator[int]:
    """Article numbers written short.

    >>> list(numbers("1-3 7"))
    [1, 2, 3, 7]
    """
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def by_matter(code: Code, ranges: Mapping[str, str]) -> Code:
    """The code with every article told of what it treats; ValueError where one is named twice, is wanting, or the
    matter is unknown."""
    found: dict[int, str] = {}
    for matter, several in ranges.items():
        if matter not in MATTERS:
            raise ValueError(f"{code.name}: no matter {matter!r}")
        for number in numbers(several):
            if number in found:
                raise ValueError(f"{code.name}: article {number} is of {found[number]} and of {matter}")
            found[number] = matter
    unknown = set(found) - {law.number for law in code.laws}
    if unknown:
        raise ValueError(f"{code.name}: no articles {sorted(unknown)}")
    return code._replace(laws=tuple([law._replace(matter=found.get(law.number, "")) for law in code.laws]))


def on(matter: str, codes: Iterable[Code]) -> list[tuple[Code, tuple[Law, ...]]]:
    """What each of these codes has on a matter; a code that has nothing is left out."""
    found = [(code, tuple([law for law in code.laws if law.matter == matter])) for code in codes]
    return [(code, laws) for code, laws in found if laws]


def incidents(matter: str, code: Code) -> tuple[Settled, ...]:
    """What becomes under this code of incidents that are of a matter."""
    return tuple([one for one in code.incidents if one.matter == matter])
