"""What is written down: the score sheet, the slip of a deal, how the match stands and how it has ended."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import SUIT_NAMES, SUITS, Cards
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value
from cardtable.showing.coins import Coins
from cardtable.showing.laid import Laid, Paid
from cardtable.showing.lines import Names, nobody
from cardtable.showing.phrases import capital, listed
from cardtable.showing.settlement import Settlement
from cardtable.showing.sums import against, ups
from cardtable.showing.talking.instruments import NO_TRUMPS, AboutInstruments


class AboutPapers(AboutInstruments):
    """A game overrides what it says in its own way."""

    points: str = "points"
    beside: str = "beside"                   # "the line": the column of points that do not count towards the goal
    purse_heads: tuple[str, str] = ("had", "has")        # above what somebody had before a deal, and has after it
    takings: tuple[str, str, str] | None = None          # instead, of who put in what, took what, and has it before him
    deal_called: str = "deal"                # what is played, paid for and looked back on at a time: else a "coup"
    pots: str = "On the table"               # what lies there and is nobody's; "" where nothing ever stays there
    bank: str = "The bank"                   # against which all play, where there is one
    coins: Coins = Coins()                   # what is staked and paid, in words and figures
    slip_lines: int = 3                      # so many of the last things are told on a slip
    slip_tells: Collection[str] = ("scored", "said")     # events of which the slip tells first, the last of them
    slip_passes: Collection[str] = ("marked",)       # but not of these, which decide nothing
    slip_between: bool = True                # one lies between two coups of a deal; else what lies open is enough
    slip_aside: bool = False                 # it lies beside the cards on the cloth, which are the matter
    lays_hands: bool = True                  # on the slip of a deal; else each held too many cards in turn
    long_game: bool = False                  # its score sheet sums up every deal but the last, told kind by kind
    sums_kinds: bool = False                 # of several sides a slip tells the marks of a deal kind by kind, too
    kinds: Mapping[str, str] = {}            # by what a mark is for, its row then, in their order; others below

    def on_slip(self, deal: Deal, seat: int, held: Cards) -> Cards:
        """The hand of a seat in the order in which it is laid there; `held` is sorted as hands are on the cloth."""
        return held

    def told_below(self, deal: Deal, event: Event) -> bool:
        """Of what happened at the end, what the head of the slip leaves out first: it can be read below."""
        return False

    def note(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> str:
        """Something about the score that players should have in mind."""
        return ""

    def aside(self, deal: Deal, columns: Sequence[tuple[int, str]]) -> list[tuple[str, ...]]:
        """Lines below the score, each with its cells if it has any; as many of them as columns of sides."""
        return []

    def subtitle(self, game: Game, options: Mapping[str, Value]) -> list[str]:
        """What stands beside the game's title, in order of weight: the code, how far it is played."""
        return [game.codes[game.code_of(options)].title]

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        """How the match stands for this player, in few words: "three all"; or stood at the end of the deal shown.
        `name` is by player; without it nobody is named.  Of a game in points: these, and then the games won."""
        deal = shown or match.deal()
        seats = deal.seats_of(reader)
        if deal.preliminary or not deal.scored or not seats:
            _, counted, _, banked = match.result()
            others = [counted[min(side)] for side in match.sides() if reader not in side]
            if deal.preliminary and len(others) > 1 and not any(counted):
                return ""                                # before partners are cut for nothing stands to anybody
            return ups(counted[reader]) if banked else against(counted[reader], others)
        own = deal.side[seats[0]]
        beside = deal.beside if deal.lined and any(deal.beside) else ()
        told = ("", deal.score), (f"{self.beside} ", beside), ("games ", self.games_won(match, deal))
        return "; ".join([what + against(some[own], [*some[:own], *some[own + 1:]]) for what, some in told if some])

    def games_won(self, match: Series, deal: Deal) -> Sequence[int]:
        """By side, the games that stand beside the points of this one; nothing where none has been won."""
        result = match.result()
        won = [result.by_player[deal.player[deal.side.index(side)]] for side in range(len(deal.score))]
        return won if result.unit == "games" and any(won) else ()

    def settlement(self, match: Series) -> Settlement | None:
        """What the rubber just over came to, where rubbers are played."""
        return None

    def deal_title(self, number: int) -> str:
        """The heading of the first, second ... deal."""
        return f"{self.deal_called.capitalize()} {number}"

    def to_come(self, deal: Deal) -> int:
        """How many deals are sure to follow in this game, for which the sheet is ruled."""
        return 0

    def entry(self, scored: Sequence[str]) -> str:
        """One side's line on the score sheet, from what it scored for in order; the same is said once."""
        return capital(listed(list(dict.fromkeys(scored))))

    def item(self, mark: Event) -> str:
        """One mark of the last deal, on its slip."""
        return self.entry([mark.what])

    def total(self, deal: Deal) -> str:
        """The last line of the score sheet."""
        return f"Total, of {deal.goal}" if deal.goal else "Total"

    def account(self, paid: Sequence[str]) -> str:
        """For what a player took and paid in a deal in which nothing is scored: "Pope and cards left"."""
        return listed(paid)

    def pot_called(self, pot: str) -> str:
        """Where coins go that are paid to a pot, and come from: "the pool"."""
        return self.account([pot])

    def dealings(self, paid: Sequence[Paid]) -> str:
        """All that a player took and paid in a deal, in order: "took the queen; paid 5 for cards"."""
        return self.account(list(dict.fromkeys([one.what for one in paid])))

    def beside_hand(self, deal: Deal, seat: int, paid: Sequence[Paid]) -> str:
        """What stands on the slip with a hand, where all is paid in coins."""
        return self.dealings(paid)

    def holds(self, deal: Deal, player: int) -> int:
        """What a player has before him."""
        return deal.purse[player]

    def so_far(self, paid: Sequence[Paid]) -> str:
        """The same while the deal goes on, and what is staked is not yet won or lost."""
        return self.dealings(paid)

    def shared(self, deal: Deal, name: Names) -> list[Laid]:
        """What the slip of a deal shows above the hands: trumps, the card turned up, the start."""
        suit = self.trump(deal)
        trumps = "No trumps" if suit == NO_TRUMPS else f"Trumps, {SUIT_NAMES[SUITS.index(suit)]}" if suit else ""
        return [Laid(trumps, "", ())] if trumps else []

    def laid(self, deal: Deal, held: Mapping[int, Cards], events: Sequence[Event], name: Names) -> list[Laid]:
        """What it lays open: every hand as it was held, by seat in the order given, and cards that are nobody's hand;
        `events` are all that have happened in the deal."""
        return [Laid(name(seat) or "You", self.held_as(deal, seat), cards) for seat, cards in held.items()]

    def held_as(self, deal: Deal, seat: int) -> str:
        """What stands beside a hand laid open besides its player's name: his part in the deal, what he has won."""
        return "dealer" if seat == deal.dealer else ""

    def heading(self, deal: Deal, number: int, game: int = 0) -> str:
        """What the deal on the table is called, the first, second ... of its game; and which game that is of its match,
        0 where there is no other: "Game 2, deal 1"."""
        title = self.deal_title(number)
        return f"Game {game}, {title[0].lower()}{title[1:]}" if game else title

    def chapter(self, deal: Deal, number: int) -> str:
        """What stands over the talk: the deal, unless a game tells how far it has come."""
        return self.heading(deal, number)

    def valuation(self, deal: Deal) -> str:
        """How that which a game is worth was reckoned, once its last deal has ended; "" where it is what was marked."""
        return ""

    def outcome(self, match: Series, name: Names) -> str:
        """How the match has ended, where no line of the talk has said so; `name` is by player."""
        return ""
