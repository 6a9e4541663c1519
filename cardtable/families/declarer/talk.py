"""The talk of these games: who is Dummy, what is scored on which side of the line, the block, the rubber settled."""
from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardtable.cards import Card
from cardtable.families.declarer import words
from cardtable.families.declarer.deal import LAYOUT, DeclarerDeal
from cardtable.families.declarer.match import DeclarerRubbers
from cardtable.families.declarer.strict import words as broken
from cardtable.families.declarer.values import ALL, BOOK, NONE
from cardtable.families.settlement import in_columns
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.rubber_talk import RubberTalk, after_revoke, rubber_so_far
from cardtable.families.tricks.strict import words as of_tricks
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON, Event
from cardtable.rules.laws import Law
from cardtable.rules.match import Series
from cardtable.rules.motions import LAID_OPEN
from cardtable.rules.moves import Token
from cardtable.showing.block import Block, Column
from cardtable.showing.laid import Laid
from cardtable.showing.looking_again import Again
from cardtable.showing.phrases import SIDES, count, whose
from cardtable.showing.settlement import Settlement
from cardtable.showing.slate import Reckoned
from cardtable.showing.sums import against
from cardtable.showing.talk import NO_TRUMPS, Line, Names, cited

LOOKING_BACK = 108                               # the article of both codes
QUOTED = frozenset({*broken.TOLD, *broken.SAID, *of_tricks.TOLD, *of_tricks.SAID})
"""Words of strict laws, whose first field is told as it is."""
HEADS, GAMES = ("we", "they"), 3


class DeclarerTalk(RubberTalk):
    """A game adds its calls, what it scores tricks for, and what winning a rubber adds."""

    for_rubber: ClassVar[int]

    told, said = {**RubberTalk.told, **broken.TOLD}, {**RubberTalk.said, **broken.SAID}
    tokens, meanings = {**RubberTalk.tokens, **broken.TOKENS}, {**RubberTalk.meanings, **broken.MEANINGS}
    exacted = {**RubberTalk.exacted, **broken.EXACTED}
    of_sides = {**RubberTalk.of_sides, **words.OF_SIDES}
    beside = words.ABOVE
    seen_again = {"tricks won": Again(False, words.LAST_TRICK_HIDDEN, LOOKING_BACK)}
    moments = {"grand slam": "Grand Slam", "little slam": "Little Slam", GAME_WON: "The game", RUBBER_WON: "The rubber"}

    # Plates, captions, sheets

    def part(self, deal: Deal, seat: int) -> str:
        if not isinstance(deal, DeclarerDeal):
            return super().part(deal, seat)
        parts = [super().part(deal, seat)]
        if deal.declarer >= 0:
            parts = ["Dummy"] if seat == deal.dummy else ["declarer"] if seat == deal.declarer else parts
        parts.append(self.has_named(deal, seat))
        return " · ".join([part for part in parts if part])

    def brief(self, deal: Deal, seat: int) -> str:
        """What is awaited of him, else his part."""
        return self.expected(deal) if seat in deal.must else self.part(deal, seat).partition(" · ")[0]

    def has_named(self, deal: DeclarerDeal, seat: int) -> str:
        """That he has named the trumps, where a game wants it beside his name."""
        return ""

    def trump(self, deal: Deal) -> str:
        if not isinstance(deal, DeclarerDeal) or not deal.named:
            return ""
        return NO_TRUMPS if deal.named == NONE else deal.named

    def caption(self, deal: Deal, zone: int, name: Names) -> str:
        told = super().caption(deal, zone, name)
        won = isinstance(deal, DeclarerDeal) and zone in LAYOUT.won
        return self.whose(deal, LAYOUT.won.index(zone), told, name) if won else told

    def called_sides(self, deal: DeclarerDeal, name: Names, words: Sequence[str]) -> tuple[str, str]:
        """These words for the reader's side and the other; before who waits both have a name of theirs."""
        if deal.viewer is None or deal.viewer < 0 or deal.seats_of(deal.viewer):
            return words[0], words[1]
        first, other = [(name(deal.side.index(side)) or "").rpartition(" ")[2] for side in (0, 1)]
        return first, other

    def taken(self, deal: DeclarerDeal, name: Names) -> tuple[Reckoned, ...]:
        """The tricks of both sides, for the slate in play."""
        own, (first, other) = self.reader(deal), self.called_sides(deal, name, SIDES)
        ours, theirs = deal.tricks(own), deal.tricks(1 - own)
        return (Reckoned("book", BOOK), Reckoned(first, ours, True), Reckoned(other, theirs, True),
                Reckoned("left", ALL - ours - theirs))

    def reader(self, deal: Deal) -> int:
        """The side of whoever looks; the first for who plays on neither."""
        seats = deal.seats_of(deal.viewer) if deal.viewer is not None and deal.viewer >= 0 else ()
        return deal.side[seats[0]] if seats else 0

    def aside(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> list[tuple[str, ...]]:
        """The games of the rubber, and the honours that have been seen; not those that a hand hides."""
        if not isinstance(deal, DeclarerDeal):
            return []
        called = dict(columns)
        rows = rubber_so_far(deal.rubber, deal.score, columns)
        taken = [deal.tricks(side) for side in range(2)]
        if sum(taken) == ALL:
            rows += after_revoke(taken, [deal.counted(side) for side in range(2)], columns)
        held = {card: deal.side[seat] for seat in range(deal.seats) for card in deal.fallen(seat)}
        fallen = sorted([card for card in held if deal.named and deal.is_honour(card)], key=lambda card: -card.rank)
        if fallen:
            rows.append(("Honours, as they fall",))
            rows += [(card.name.capitalize(), "", whose(called[held[card]])) for card in fallen]
        return rows

    def settlement(self, match: Series) -> Settlement | None:
        if not isinstance(match, DeclarerRubbers) or not match.finished:
            return None
        return in_columns(match.finished[-1][1], self.beside, "points")

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """Trumps, and how often they were doubled."""
        found = super().shared(deal, name)
        if not isinstance(deal, DeclarerDeal) or not deal.doubled:
            return found
        return [one._replace(note=words.doubled(deal.doubled)) for one in found]

    def block(self, deal: Deal, name: Names) -> Block | None:
        if not isinstance(deal, DeclarerDeal):
            return None
        own = self.reader(deal)
        above = [tuple([one.points for one in deal.block if one.above and one.side == side]) for side in (own, 1 - own)]
        games = [[tuple([one.points for one in deal.block if not one.above and (one.game, one.side) == (game, side)])
                  for side in (own, 1 - own)] for game in range(len(deal.rubber) + 1)]
        ended = len(deal.rubber) + (deal.over and deal.ends_game and deal.resigned is None)
        column = Column((above[0], above[1]), tuple([(one[0], one[1]) for one in games]), ended)
        won = [*deal.games]
        if deal.over and deal.resigned is None and deal.ends_game:
            won[deal.score.index(max(deal.score))] += 1
        if max(won) > GAMES // 2:                        # the rubber
            sums = [sum([one.points for one in deal.block if one.side == side]) for side in (own, 1 - own)]
            whole = [total + self.for_rubber * (won[side] > GAMES // 2) for total, side in zip(sums, (own, 1 - own))]
            column = column._replace(sums=(sums[0], sums[1]),
                                     note=f"With {self.for_rubber} for the rubber, {against(whole[0], whole[1:])}")
        return Block(self.called_sides(deal, name, HEADS), (column,))

    # Dummy's cards: the declarer plays them, and what they do is not told of who sits there

    def duty(self, deal: Deal, seat: int, token: Token | None, law: Law) -> str:
        return words.of_dummy(super().duty(deal, seat, token, law), is_dummy(deal, seat))

    def of_itself(self, deal: Deal, seat: int, card: Card, duty: str) -> str:
        follows = isinstance(deal, DeclarerDeal) and [one.suit for one in deal.on_table()[:1]] == [card.suit]
        own = super().of_itself(deal, seat, card, duty)
        return words.went_of_itself(card) if follows and is_dummy(deal, seat) else own

    def lead(self, deal: TrickDeal, event: Event, name: Names) -> list[Line]:
        return super().lead(deal, event, naming_dummy(deal, name))

    def taking(self, deal: TrickDeal, name: Names) -> Line:
        return super().taking(deal, naming_dummy(deal, name))

    # What is told

    def on_moved(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.motion == LAID_OPEN and isinstance(deal, DeclarerDeal):
            return [self.tell("lies open", name(deal.declarer))]
        return super().on_moved(deal, event, name)

    def on_said(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        side = deal.side[event.seat] if event.seat >= 0 else 0
        match event.what:
            case "tricks moved":
                return self.tricks_moved(deal, event, name)
            case what if what == GAME_WON:
                made, losers = [str(arg) for arg in event.args]
                word = "game" if deal.ends_game else "long game"
                return [self.side(deal, word, side, name, made=made, losers=losers), *cited(event)]
            case what if what == RUBBER_WON:
                points = int(str(event.args[0]))
                word = "rubber" if points > 0 else "rubber lost" if points else "rubber even"
                return [self.side(deal, word, side, name, points=count(abs(points), "point")), *cited(event)]
        return super().on_said(deal, event, name)

    def facts(self, deal: Deal, event: Event, name: Names) -> dict[str, str]:
        """Of what strict laws have said, the words as they are."""
        quoted = event.args and event.what in QUOTED
        return {"told": str(event.args[0])} if quoted else super().facts(deal, event, name)

    def on_showed(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        if event.what in broken.SHOWED:
            return [self.tell(event.what, name(event.seat), card=event.cards[0].name), *cited(event)]
        return super().on_showed(deal, event, name)

    def on_scored(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        assert isinstance(deal, DeclarerDeal)
        # three tricks may be struck off a side that has no score
        if not event.beside and (event.points < 0 or event.what == "revoke" and not event.points):
            off = str(-event.points or "nothing")
            return [self.side(deal, f"{event.what} off", event.seat, name, points=off), *cited(event)]
        where = self.beside if event.beside else "below"
        return [self.side(deal, where, event.seat, name, points=str(event.points), what=self.scored_for(deal, event)),
                *cited(event)]

    def scored_for(self, deal: DeclarerDeal, event: Event) -> str:
        """What points are for, as a line about them ends; tricks that count below the line by their number."""
        if event.what == "revoke":
            return "a revoke"
        if event.beside:
            return event.what.replace("slam", "Slam").replace("grand", "Grand").replace("little", "Little")
        return words.beyond_six(deal.counted(event.seat) - BOOK)


def is_dummy(deal: Deal, seat: int) -> bool:
    """Whether it is the seat whose cards lie open, and are another's to play."""
    return isinstance(deal, DeclarerDeal) and seat == deal.dummy


def naming_dummy(deal: Deal, name: Names) -> Names:
    """The same names, but that who has laid his cards open is Dummy, though it be the reader."""
    return lambda seat: words.DUMMY if is_dummy(deal, seat) else name(seat)
