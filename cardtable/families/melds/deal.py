"""A deal of melds: cards are drawn after every trick, its winner may declare first, and the last tricks are strict.

A game declares its kinds of melds, with the articles they rest on, and says what a trick brings (`gather`), what else
its winner may do (`besides`) and what the deal is worth (`reckon`).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.melds.again import may_score
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.kinds import Kind, Meld
from cardtable.families.melds.ways import Player, thing
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.rules.motions import DECLARED, TOOK_BACK
from cardtable.rules.moves import Choice, Choices, One, Thing, Ways, calls
from cardtable.solver import Duties

FREE = Duties(follow=False)
BRISQUES = RANKS.index("A"), RANKS.index("T")
DRAW = calls("draw")


class MeldCloth(Cloth):
    """A table of tricks at which cards are declared: before each player lie those he has laid down, and may play."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.declared = self.each("declared", sees="all")


class MeldDeal(TrickDeal):
    """What is declared lies on the table and is played from there; the class attributes declare the game."""

    layout: ClassVar[MeldCloth]
    kinds: ClassVar[Sequence[Kind]]
    scored = True
    article_of: ClassVar[Mapping[str, str]]      # by kind, the short name of the article on which it rests
    kind: ClassVar[Mapping[str, Kind]]           # by name, made of `kinds`

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "kinds"):
            cls.kind = {kind.name: kind for kind in cls.kinds}

    def begin(self) -> None:
        super().begin()
        self.melds: tuple[tuple[Meld, ...], ...] = ((),) * self.seats        # by seat, what has been scored
        self.announced: tuple[tuple[Meld, ...], ...] = ((),) * self.seats    # what is "to score"

    # The cards of a player: in his hand, and before him

    def held_by(self, seat: int) -> Cards:
        """All of a player's cards, as far as they are known."""
        return self.zone[self.layout.declared[seat]] + self.zone[self.layout.hand[seat]]

    def playable(self, seat: int) -> Cards:
        return self.held_by(seat)

    def lying(self, seat: int, card: Card) -> int:
        declared = self.layout.declared[seat]
        return declared if card in self.zone[declared] else self.layout.hand[seat]

    # The stock

    def to_draw(self) -> int:
        """How many cards can be drawn yet, by both."""
        return len(self.zone[self.layout.stock])

    @property
    def stocked(self) -> bool:
        """Whether everybody can draw once more; an odd card is not drawn."""
        return self.to_draw() >= self.seats

    def binding(self) -> Duties:
        """None as long as cards are drawn."""
        return FREE if self.stocked else self.duties

    def draw_one(self, seat: int) -> None:
        """The next card of the stock."""
        self.draw(1, self.layout.stock, self.layout.hand[seat], seat)

    # After a trick

    def next_trick(self, winner: int) -> None:
        """As long as there is a stock, its winner may declare, and draws."""
        if self.over:
            return
        if self.stocked:
            self.go("declaring", winner)
        else:
            super().next_trick(winner)

    def declaring(self, seat: int) -> Choices:
        """He scores one meld, announces others to score, or goes on and draws.  That he has nothing to declare does not
        show: he is asked in any case."""
        return (*self.to_declare(seat), *self.besides(seat), *DRAW)

    def besides(self, seat: int) -> Choices:
        """What else the winner of a trick may do before he draws."""
        return ()

    def drawing(self, seat: int) -> Choices:
        """He has scored his meld."""
        return (*self.besides(seat), *DRAW)

    def to_declare(self, seat: int) -> Choices:
        """The melds that may be scored, and those that may be announced; for each the ways that differ."""
        player = self.player_at(seat)
        found = melds(list(find(self.kinds, *player[:3], self.trump)))
        things = {meld: thing(self.kinds, meld, player) for meld in found}
        scoring = offered("declare", [(meld.kind, made) for meld, made in things.items()])
        new = [(meld.kind, left) for meld, made in things.items() if (left := self.unsaid(seat, meld.kind, made)).ways]
        more = len(found) > 1 or self.announced[seat] or any(self.twice(seat, *one) for one in things.items())
        return (*scoring, *(offered("announce", new) if more else ()))

    def player_at(self, seat: int) -> Player:
        """His cards, and what has been made of them."""
        layout = self.layout
        return Player(self.zone[layout.hand[seat]], self.zone[layout.declared[seat]], self.melds[seat],
                      self.announced[seat])

    def unsaid(self, seat: int, kind: str, made: Thing) -> Thing:
        """Of this what may be announced: nothing that could not be scored after what has been announced."""
        said = [set(meld.cards) for meld in self.announced[seat] if meld.kind == kind]
        crossed = self.kind[kind].again == "paired"

        def free(way: Cards) -> bool:
            return not any(some == set(way) if crossed else some & set(way) for some in said)

        return Thing(tuple(filter(free, made.ways)), tuple(filter(free, made.every)))

    def twice(self, seat: int, best: Meld, made: Thing) -> bool:
        """Whether another of these could be scored when the best has been."""
        kind, scored = self.kind[best.kind], (*self.melds[seat], best)
        others = [way for way in made.every if kind.again == "paired" or not set(way) & set(best.cards)]
        return any(may_score(kind, way, self.held_by(seat), scored, self.trump) for way in others)

    def may_score(self, seat: int, kind: str, *some: Card) -> bool:
        """Whether these cards of his may be scored so, were he to declare now."""
        return may_score(self.kind[kind], some, self.held_by(seat), self.melds[seat], self.trump)

    def worth(self, meld: Meld) -> int:
        """What a meld scores just now."""
        return self.kind[meld.kind].worth(meld.cards, self.trump)

    def to_score(self, seat: int) -> list[Meld]:
        """What he may score when he wins another trick, as all can see: what he has announced, and what else lies
        before him."""
        lying = melds(list(find(self.kinds, (), self.zone[self.layout.declared[seat]], self.melds[seat], self.trump)))
        said = [set(meld.cards) for meld in self.announced[seat]]
        return [*self.announced[seat], *[meld for meld in lying if set(meld.cards) not in said]]

    def do_declare(self, seat: int, kind: str, *some: Card) -> None:
        """One meld is scored, and he draws."""
        meld = Meld(kind, some)
        self.lay_down(seat, some)
        points = self.worth(meld)
        self.say(seat, "declares", kind, points, *some)
        self.melds = changed(self.melds, seat, (*self.melds[seat], meld))
        self.mark(self.side[seat], points, kind, self.articles[self.article_of[kind]])
        if not self.over:
            self.counted(seat, meld)
            self.forget(seat)
            self.after_declaring(seat)

    def counted(self, seat: int, meld: Meld) -> None:
        """What a meld does besides: the first may make trumps."""

    def after_declaring(self, seat: int) -> None:
        """One meld has been scored: he draws, unless there is more he may do."""
        self.replenish(seat)

    def do_announce(self, seat: int, kind: str, *some: Card) -> None:
        """A meld is shown, to be scored when another trick is won."""
        self.lay_down(seat, some)
        self.announced = changed(self.announced, seat, (*self.announced[seat], Meld(kind, some)))
        self.say(seat, "announces", kind, *some, law=self.articles["announce"])

    def lay_down(self, seat: int, some: Cards) -> None:
        """Those that are still in the hand come to the table, beside those of the same meld that lie there."""
        hand, declared = self.layout.hand[seat], self.layout.declared[seat]
        lying = self.zone[declared]
        new = tuple([one for one in some if one in self.zone[hand]])
        if new:
            self.shift(new, hand, declared, seat, DECLARED)
            at = max([lying.index(one) + 1 for one in some if one in lying], default=len(lying))
            self.zone[declared] = lying[:at] + new + lying[at:]

    def forget(self, seat: int) -> None:
        """What was announced and can be scored no more is dropped: it has been scored, a card of it has been played,
        or something better has been made of its cards."""
        for meld in self.announced[seat]:
            if not self.may_score(seat, *flat(meld)):
                self.announced = changed(self.announced, seat, tuple([m for m in self.announced[seat] if m != meld]))
                if not any(set(one.cards) == set(meld.cards) for one in self.melds[seat] if one.kind == meld.kind):
                    self.say(seat, "lost", *flat(meld), law=self.articles["lost"])

    def do_play(self, seat: int, card: Card) -> None:
        super().do_play(seat, card)
        if self.announced[seat]:
            self.forget(seat)

    def do_draw(self, seat: int) -> None:
        self.replenish(seat)

    def replenish(self, winner: int) -> None:
        """Everybody draws, the winner first; when nothing more is to be drawn, all take up what they have declared."""
        if self.over:
            return
        for seat in self.round(winner):
            self.draw_one(seat)
        self.drawn(winner)

    def drawn(self, winner: int) -> None:
        """Everybody has his card."""
        if not self.stocked:
            self.say(winner, "last tricks", law=self.articles["exhausted"])
            self.announced = ((),) * self.seats
            for seat in self.round(winner):
                declared = self.layout.declared[seat]
                if self.zone[declared]:
                    self.shift(self.zone[declared], declared, self.layout.hand[seat], seat, TOOK_BACK)
        self.go("play", winner)


def offered(verb: str, things: Sequence[tuple[str, Thing]]) -> Choices:
    """A choice for each kind there is."""
    return tuple([Choice(verb, One((kind,)), Ways(tuple([made for other, made in things if other == kind])))
                  for kind in dict.fromkeys([kind for kind, _ in things])])


def flat(meld: Meld) -> tuple[Any, ...]:
    """Its kind, then its cards: as a move has them."""
    return (meld.kind, *meld.cards)


def changed(by_seat: tuple[tuple[Meld, ...], ...], seat: int, new: tuple[Meld, ...]) -> tuple[tuple[Meld, ...], ...]:
    """The same with this instead of what the seat had."""
    return (*by_seat[:seat], new, *by_seat[seat + 1:])


def brisques(some: Sequence[Card]) -> int:
    """How many aces and tens are among these."""
    return sum([one.rank in BRISQUES for one in some])
