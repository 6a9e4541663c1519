"""All that is told of a sitting to one player, or to an onlooker: at the table, after a deal, on paper, of a record."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from cardtable.commands import analysing, replaying
from cardtable.croupier.chronicle import Chronicle
from cardtable.croupier.figures import figures_for
from cardtable.croupier.hands import as_open, hands_held
from cardtable.croupier.tape import Tape
from cardtable.games import game, part
from cardtable.players.advice import advise
from cardtable.players.compared import compare
from cardtable.players.review import Past, by_deal, judge
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Series
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from cardtable.showing.places import numbers
from cardtable.showing.talk import Names, talk_of


def names(deal: Deal, player: int) -> Names:
    """As this reader is told them."""
    own = deal.seats_of(player) if player >= 0 else ()
    return lambda seat: None if seat in own else f"Player {seat}"


def spoken(sitting: Sitting, deal: Deal, events: Sequence[Event], player: int) -> list[object]:
    """What is said and told."""
    talk, eyes = talk_of(sitting.game), deal.eyes(player)
    return list(talk.lines(deal.view(player), [one.to(eyes) for one in events], names(deal, player)))


def cloth(sitting: Sitting, deal: Deal, player: int) -> list[object]:
    """Captions, plates, discs and the table in words."""
    talk, view, name = talk_of(sitting.game), deal.view(player), names(deal, player)
    return [talk.in_words(view, name, "The table"),
            *[talk.caption(view, zone, name) for zone in range(len(deal.layout))],
            *[talk.below_stacks(view, one, name) for one in range(deal.seats)],
            talk.making(view), talk.wagers(view, name),
            *[(talk.plate(view, seat), talk.brief(view, seat), talk.disc(view, seat)) for seat in range(deal.seats)]]


def slip(match: Series, deal: Deal, events: Sequence[Event], player: int) -> list[object]:
    """The hands that it lays out, and the words beside them."""
    seen, happened = as_open(match, deal, events, player)
    places = part("poker", "layout").places(match, seen)
    held = hands_held(happened, seen, numbers(places.zones, seen, 0))
    talk, name = talk_of(game("poker")), names(deal, player)

    def called(seat: int) -> str:
        return name(seat) or ""

    return [held, talk.shared(seen, called), talk.laid(seen, held, happened, called),
            *[talk.beside_hand(seen, seat, ()) for seat in range(deal.seats)]]


def paper(sitting: Sitting) -> list[object]:
    """The match as it would be printed or sent to be read, deal by deal."""
    written = Chronicle(Tape(Past.of(sitting)), called(sitting))
    return [(one.heading, one.laid, one.told, one.account) for one in written.chapters()]


def records(sitting: Sitting) -> list[object]:
    """What `cardtable replay` and `analyse` print of a record of several persons."""
    found = replaying.Replayed(sitting, replaying.sheet_of(sitting), called(sitting))
    return [replaying.as_text(found), replaying.as_json(found), *analysing.rows(analysing.Analysis(found))]


def statistics(steps: Sequence[tuple[Deal, list[Event]]], player: int) -> dict[str, tuple[int, ...]]:
    """A player's figures."""
    return figures_for("poker", steps, player)


def judged(sitting: Sitting, player: int, at: float) -> list[object]:
    """One of his choices as the post-mortem has it, by which part of them lies before it."""
    choices = [*chain.from_iterable([one.choices for one in by_deal(Past.of(sitting), player)])]
    if not choices:
        return []
    found = judge(choices[int(at * len(choices))], called(sitting))
    return [] if found is None else [found.comparison, found.done, found.best]


def advice(view: View) -> list[object]:
    """What a hint says, and all courses side by side."""
    assert view.turn is not None
    return [advise(view, view.turn), compare(view, view.turn)]


def called(sitting: Sitting) -> list[str]:
    """The players."""
    return [f"Player {player}" for player in range(sitting.match.deal().players)]
