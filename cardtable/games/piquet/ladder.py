"""The ladder of counting as it stands in a deal: what was called and answered, and what each marks."""
from __future__ import annotations

from cardtable.games.piquet import words
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.holdings import NONE, worth
from cardtable.games.piquet.rules.reckoning import PIQUE, REPIQUE, cards
from cardtable.games.piquet.rules.rules import TRICK, Piquet
from cardtable.showing.ladder import Ladder, Rung, State
from cardtable.showing.phrases import capital, count, number
from cardtable.showing.talk import Names

TITLE = "Ladder of counting"
TITLES = {"point": ("Point", "Point"), "sequence": ("Sequences", "Sequences"),
          "set": ("Quatorzes and trios", "Sets")}
BEFORE = ("shuffle", "exchange", "looking")      # phases in which nothing is counted but a carte blanche
NOTHING, UNKNOWN = "–", ""


def ladder(deal: Piquet, name: Names) -> Ladder | None:
    """As everybody at the table knows it; elder hand stands first.  What the play brings is added once it begins."""
    if deal.phase in BEFORE and deal.blanche < 0:
        return None
    seats = deal.elder, deal.dealer
    heads = "You" if name(seats[0]) is None else "elder", "You" if name(seats[1]) is None else "dealer"
    blanche = Rung("Carte blanche", "Blanche", points=(_of(deal, "carte blanche", seats[0]),
                                                       _of(deal, "carte blanche", seats[1])), state="done")
    folded = _folded(deal, name)
    rungs = (blanche, *[_item(deal, item) for item in ITEMS], *_bonus(deal, REPIQUE),
             *((_play(deal), *_bonus(deal, PIQUE), _cards(deal)) if folded else ()))
    return Ladder(TITLE, heads, rungs, _note(deal, name), folded)


def _folded(deal: Piquet, name: Names) -> bool:
    """Out of the way of the play as soon as nothing is left to be called, as far as the reader knows."""
    leads = deal.phase == "calling" and name(deal.elder) is None and not deal.offers(deal.elder)
    return deal.over or deal.phase == "play" or bool(deal.zone[TRICK]) or leads


def _of(deal: Piquet, item: str, seat: int) -> str:
    points = sum([one.points for one in deal.entries + deal.pending_entries if one.item == item and one.seat == seat])
    return str(points) if points else NOTHING


def _item(deal: Piquet, item: str) -> Rung:
    """Point, sequences or sets."""
    title, brief = TITLES[item]
    told = [one for one in deal.told if one.item == item]
    called = deal.called[ITEMS.index(item)]
    calls = [one.called for one in told] or [one for one in (called,) if one != NONE]
    said = [words.called(item, call).removeprefix("a ") for call in calls]
    answer, state = "", "later"
    if told or item in deal.settled:
        state = "done"
        answer = "" if called == NONE else "Equal" if not told else "Good" if told[0].seat == deal.elder else "Not good"
    elif called != NONE:
        state = "now" if item == deal.item and deal.phase in ("reply", "pips") else "done"
        answer = "Not good" if item in deal.owed else ""
    lost = deal.elder if item in deal.owed else -1           # the other holds better, and counts it when he plays
    points = tuple([str(sum([worth(item, one.called[0]) for one in told if one.seat == seat]) or NOTHING)
                    if state == "done" and (told or item in deal.settled) else NOTHING if seat == lost else UNKNOWN
                    for seat in (deal.elder, deal.dealer)])
    known: State = "done" if state == "done" else "now" if state == "now" else "later"
    return Rung(title, brief, capital(", ".join(said)), answer, (points[0], points[1]), known)


def _bonus(deal: Piquet, points: int) -> tuple[Rung, ...]:
    """A rung for the repique or the pique, from when it is made: it stands where it fell in the order."""
    bonus = deal.bonus
    if bonus is None or bonus.points != points:
        return ()
    marks = tuple([str(points) if seat == bonus.seat else NOTHING for seat in (deal.elder, deal.dealer)])
    title = capital(bonus.what)
    return (Rung(title, title, points=(marks[0], marks[1]), state="done"),)


def _play(deal: Piquet) -> Rung:
    plays = deal.plays[deal.elder], deal.plays[deal.dealer]
    begun = any(plays)
    return Rung("Points of play", "Play", points=(str(plays[0]), str(plays[1])) if begun else (UNKNOWN, UNKNOWN),
                state="done" if deal.over else "now" if deal.phase == "play" else "later")


def _cards(deal: Piquet) -> Rung:
    """How many tricks each has, until they are counted."""
    taken = deal.taken[deal.elder], deal.taken[deal.dealer]
    said = f"{count(taken[0], 'trick')} to {number(taken[1])}" if any(taken) else ""
    won = cards((deal.taken[0], deal.taken[1])) if deal.over else None
    points = tuple([(str(won[1]) if won and won[0] == seat else NOTHING) if deal.over else UNKNOWN
                    for seat in (deal.elder, deal.dealer)])
    return Rung("The cards", "Cards", capital(said), "", (points[0], points[1]), "done" if deal.over else "later")


def _note(deal: Piquet, name: Names) -> str:
    """Repique or pique, and whose it is."""
    if deal.bonus is None:
        return ""
    whose = name(deal.bonus.seat)
    return f"{capital(deal.bonus.what)}, {deal.bonus.points} to {whose or 'you'}"


