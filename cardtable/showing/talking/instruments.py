"""What instruments show that no number says: slate, ladder, scoring block, trumps, disc, cube, scale, race, chart."""
from __future__ import annotations

from collections.abc import Collection, Sequence

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.view import View
from cardtable.showing.block import Block
from cardtable.showing.charts import Chart, Grid
from cardtable.showing.ladder import Ladder
from cardtable.showing.line_sums import LineSums
from cardtable.showing.lines import Names
from cardtable.showing.race import Race
from cardtable.showing.scales import Scale
from cardtable.showing.slate import Slate
from cardtable.showing.stakes import Cry, LaidCounter, Rack, RowPoints
from cardtable.showing.wagers import Wagers

NO_TRUMPS = "NT"


class AboutInstruments:
    """A game overrides what it says in its own way."""

    croupier: tuple[str, str] = ("The croupier", "the bank")     # on his plate, unless the deal tells more
    chart_title: str = ""                    # of the chart it offers as an aid, if it has one

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        """The slate of the calls as one reader sees the deal, where the layout has a place for one; None for none."""
        return None

    def ladder(self, deal: Deal, name: Names) -> Ladder | None:
        """The ladder of counting as one reader sees the deal, where the layout has a place for one; None for none."""
        return None

    def block(self, deal: Deal, name: Names) -> Block | None:
        """The scoring block as one reader sees the deal, where the layout has a place for one; None for none."""
        return None

    def wagers(self, deal: Deal, name: Names) -> Wagers | None:
        """What the reader has staked against the bank and what it may come to, while he stakes, or what has become of
        it while he is to say more of it; None for nothing."""
        return None

    def trump(self, deal: Deal) -> str:
        """The suit that is trumps, a letter of CDHS, or NO_TRUMPS, for the token that shows it; "" while none is."""
        return ""

    def disc(self, deal: Deal, seat: int) -> str | None:
        """The figure on the caller's disc if it lies at this seat's hand ("" for none); None where it does not lie."""
        return None

    def cube(self, deal: Deal) -> str | None:
        """The figure up on the doubling cube; None where it does not lie."""
        return None

    def counters(self, deal: Deal, seat: int) -> Rack | None:
        """The counters in the rack of a seat, where the layout has a place for one; None for none."""
        return None

    def below_stacks(self, deal: Deal, seat: int, name: Names) -> str:
        """What is told below the stacks of a seat, where the layout has such."""
        return ""

    def pool_taken(self, deal: Deal, seat: int) -> int:
        """What this seat has taken of a pool in this deal: its label lies by the stacks until the next."""
        return 0

    def making(self, deal: Deal) -> Collection[Card]:
        """The cards that glow where they lie open: what has won is made of them."""
        return ()

    def told_to_play(self, deal: Deal) -> Collection[Card]:
        """The reader's card that he has been told to play, and must: it has a ring of brass."""
        return ()

    def ahead(self, deal: Deal) -> Collection[int]:
        """The seats whose plates are bright when the deal is over: who has won it."""
        return ()

    def counters_laid(self, deal: Deal) -> Sequence[LaidCounter]:
        """The counters that lie on the places of the cloth, where coins are staked on them."""
        return ()

    def on_croupiers_plate(self, deal: Deal) -> tuple[str, str]:
        """Who he is, and what stands below."""
        return self.croupier

    def cry(self, deal: Deal) -> Cry | None:
        """What the croupier cries, where there is one and the layout has a place for it; None for nothing."""
        return None

    def cry_at(self, deal: Deal, event: Event) -> Cry | None:
        """The same at something that has just happened; None where nothing is cried."""
        return None

    def closing(self, deal: Deal, event: Event) -> Cry | None:
        """What is cried before that is seen, when nothing more may be staked; None where nothing is."""
        return None

    def won(self, deal: Deal, event: Event) -> Collection[str] | None:
        """The places of the cloth that win by what has just happened; None where nothing is decided by it."""
        return None

    def line_sums(self, deal: Deal, seat: int, spot: str = "") -> LineSums | None:
        """What the lines of a seat's square of cards come to, where cards are laid in one; or would, if the card to be
        laid lay at this place."""
        return None

    def row_points(self, deal: Deal) -> RowPoints | None:
        """What the rows of cards have come to, where an instrument shows it; None for nothing."""
        return None

    def row_points_at(self, deal: Deal, event: Event) -> RowPoints | None:
        """The same at something that has just been said; None where it changes nothing."""
        return None

    def scale(self, deal: Deal) -> Scale | None:
        """A table to which the talk refers, as what each call pays; it stands below the talk, before any score."""
        return None

    def race(self, deal: Deal) -> Race | None:
        """How far each side is from a mark that matters besides winning; None where there is no such mark."""
        return None

    def grid(self, view: View, seat: int) -> Grid | None:
        """What is best in every case like the one that this seat is to decide, beside what is advised; None for
        decisions of which there is no such table."""
        return None

    def chart(self, view: View, seat: int) -> Chart | None:
        """The chart, as who holds this seat can know it just now."""
        return None
