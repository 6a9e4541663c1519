"""Small games of the family of tricks, twenty cards and five tricks each, as short as a game can be."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import Card, pack, ranking
from cardtable.families.laws import articles
from cardtable.families.match import Partie
from cardtable.families.tricks.auction import Bid, Doubling
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.families.tricks.dummy import Dummy
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.families.tricks.proposals import Proposals
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.faults import OPEN, SEEN, Fault
from cardtable.rules.game import Game
from cardtable.rules.laws import ALWAYS, PREVENTED, Code
from cardtable.rules.match import Series
from cardtable.rules.row import Row
from cardtable.showing.lines import plain
from cardtable.showing.talk import Line, Names, Talk

RANKS, TRICKS = "TJQKA", 5
TRUMPS = ("C", "D", "H", "S", "NT")
FAULTS = {
    "revoke": Fault("revoke", remedies=("three-tricks", "replay"), late=True),
    "out of turn": Fault("turn", SEEN, remedies=("call-the-card", "let-it-go"))}
CODE, LAW = articles("toy", "Toy", "000", (
    ("call", "Calls", "1", ALWAYS, "As you like."), ("follow", "Following", "2", PREVENTED, "You must."),
    ("turn", "Turns", "3", PREVENTED, "In turn."), ("claim", "Claims", "4", ALWAYS, "If certain."),
    ("concede", "Conceding", "5", ALWAYS, "If alone."), ("revoke", "The revoke", "6", PREVENTED, "You must not.")),
    faults=FAULTS)


class Small(TrickDeal):
    """Five cards each, hearts trumps, a point to each side for every trick, up to twelve."""

    layout, pack, book, code = Cloth(4), pack(RANKS), CODE, CODE.name
    order, packets, articles = Order(ranking(RANKS)), (1,) * TRICKS, LAW
    side = (0, 1, 0, 1)
    scored, goal = True, 12

    def begin(self) -> None:
        super().begin()
        self.trump = 2

    def reckon(self) -> None:
        for seat, tricks in enumerate(self.taken):
            if tricks:
                self.mark(self.side[seat], tricks, "tricks")
        self.end()


class SmallWhist(Dummy, Small):
    """Three play; the hand opposite the first lies open, and is played by him."""

    def before_play(self) -> None:
        self.lay_open(2, 0)
        super().before_play()


class SmallBridge(Doubling, Dummy, Small):
    """Calls of one or two in every suit, doubled without end; the highest caller's partner lays his hand open."""

    once, limit = False, None

    def ladder(self) -> tuple[Bid, ...]:
        return tuple([f"{suit}-{level}" for level in ("one", "two") for suit in TRUMPS])

    def bought(self, seat: int, bid: Bid) -> None:
        self.pair(seat, self.left(seat, 2))
        self.trump = TRUMPS.index(str(bid).split("-")[0])
        self.trump = NO_TRUMP if self.trump == len(TRUMPS) - 1 else self.trump
        self.lead_off(self.after(seat))

    def led(self, seat: int, card: Card) -> None:
        if not self.plays_for:
            self.lay_open(self.left(self.bidder, 2), self.bidder)

    def reckon(self) -> None:
        good = self.tricks(0) >= 3
        self.mark(self.side[self.bidder] if good else 1 - self.side[self.bidder], 1 + self.doubled, "call")
        self.end()


class SmallSolo(Proposals, Small):
    """Propositions, and calls of one against three; each has his own points."""

    side = (0, 1, 2, 3)

    def ladder(self) -> tuple[Bid, ...]:
        return "solo", "misere", "abondance", "abondance_trumps", "misere_ouverte", "abondance_declaree"

    def bought(self, seat: int, bid: Bid) -> None:
        self.alone(seat)
        self.lead_off(self.after(self.dealer))

    def agreed(self, proposer: int, acceptor: int) -> None:
        self.pair(proposer, acceptor)
        self.lead_off(self.after(self.dealer))


class StrictWhist(StrictTricks, SmallWhist):
    """The same among fallible people: three tricks for a revoke, or the hands played again."""

    FAULTS = FAULTS


ALL_FAULTS = {
    "revoke": Fault("revoke", remedies=("three-tricks",), late=True, by_trick=True),
    "put right": Fault("put", SEEN, remedies=("highest", "lowest")),
    "lead": Fault("turn", OPEN, "until_rightful_side_plays_on", "rightful_leader",
                  ("accept", "exposed-lead", "call-suit-this-trick", "call-suit-next-trick")),
    "early": Fault("early", SEEN, remedies=("highest-or-trump", "lowest-or-no-trump"))}
MENDED_CODE, MENDED_LAW = articles("toy-mended", "Toy, mended", "000", (
    ("follow", "Following", "1", PREVENTED, "You must."), ("turn", "Leads out of turn", "2", PREVENTED, "In turn."),
    ("early", "Cards out of turn", "3", PREVENTED, "In turn."), ("claim", "Claims", "4", ALWAYS, "If certain."),
    ("concede", "Conceding", "5", ALWAYS, "If alone."), ("revoke", "The revoke", "6", PREVENTED, "You must not."),
    ("put", "The revoke put right", "7", PREVENTED, "In time."),
    ("demand", "Exposed cards", "8", PREVENTED, "Called.")),
    faults=ALL_FAULTS)


class MendedCloth(ExposedCloth):
    """With cards that lie exposed."""


class Mended(Mending, Small):
    """Two against two, where what is done wrongly may be put right, accepted, or called."""

    layout, book, code, articles, FAULTS = MendedCloth(4), MENDED_CODE, MENDED_CODE.name, MENDED_LAW, ALL_FAULTS
    ordered, freed = frozenset({"demand", "forbid", "highest", "lowest"}), True

    def early(self, seat: int) -> str:
        return "early" if self.on_table() else "turn"


class Plain(Talk):
    """No words of its own."""

    def about(self, deal: Deal, event: Event, name: Names) -> list[Line]:
        return [plain(event, name)]


def series(deal: Callable[..., Deal], player: tuple[int, ...]) -> type[Series]:
    """A partie of such deals, at most six."""

    class Match(Partie):
        deals = 6

        def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Deal:
            return deal(dealer, score, purse, player)

    return Match


def game(name: str, deal: Callable[..., Deal], player: tuple[int, ...] = (0, 1, 2, 3), code: Code = CODE,
         pots: int = 0) -> Game:
    """Such deals as a game of its own."""
    match, players = series(deal, player), max(player) + 1
    globals()[f"{name}_match"] = match
    match.__qualname__ = f"{name}_match"             # so that a match of it can be pickled
    return Game(
        Row(name, name.replace("_", " ").capitalize(), "tricks", "", "", 1, (players,)), 1, ("novice",), (),
        {code.name: code}, lambda options: (players,),
        lambda options, number: match(options, dealer=0, purse=[0] * (players + pots)),
        lambda options: code.name)


WHIST = game("small_whist", SmallWhist, (0, 1, 0, 2))
BRIDGE = game("small_bridge", SmallBridge)
SOLO = game("small_solo", SmallSolo)
STRICT_WHIST = game("strict_whist", StrictWhist, (0, 1, 0, 2))
MENDED = game("mended", Mended, (0, 1, 2, 3), MENDED_CODE)
