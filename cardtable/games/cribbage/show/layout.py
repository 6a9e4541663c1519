"""Where things lie at cribbage, for two, three and four."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.cribbage.rules.count import ORDER, total
from cardtable.games.cribbage.rules.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, RecitalPlace, Side, ZonePlace

OWN_PLATE = PlatePlace(at=0, x=.5, y=.96, speech="left", large=(.85, .95), large_speech="above")
CUTTING = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.14),
    ZonePlace(zone="start", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
OWN = (
    ZonePlace(zone="hand", at=0, x=.5, y=.82, shape="fan", role="hand", width=112, caption="right"),
    ZonePlace(zone="turned", at=0, x=.2, y=.84, shape="row", width=84, step=.2, faces=False, caption="below"),
    ZonePlace(zone="shown", at=0, x=.11, y=.873, shape="row", width=70, step=.43, sorted=True, caption="below"),
)
ROW = .566                               # how low the cards in play lie
ROW_OF_FOUR = .556                       # or a card that rises would cover the words of the dial
LEAN = .009                              # a card in play lies so far towards its player
UPWARDS = [-place for place in ORDER]    # hands are held from the ace up, as they are counted

# By how many play, from the left of whoever looks round the table: the hand of each and how it is turned, its plate and
# on which side of that he speaks, and the cards he has turned.
Ring = tuple[tuple[Point, int, Point, Side, Point], ...]
OTHERS: dict[int, Ring] = {
    2: (((.5, .083), 180, (.5, .187), "right", (.26, .083)),),
    3: (((.15, .083), 180, (.15, .19), "right", (.255, .083)), ((.85, .083), 180, (.85, .19), "left", (.745, .083))),
    4: (((.058, .59), 90, (.11, .455), "right", (.06, .725)), ((.5, .083), 180, (.5, .187), "right", (.62, .083)),
        ((.942, .59), -90, (.89, .455), "left", (.94, .725))),
}
RAISED = .024                            # so far the plates of others, over their cards, where letters are large
WIDTHS = {2: (84, 82), 3: (70, 80), 4: (60, 76)}                     # of the others' cards, and of those in play
LEANS = {2: ((0, LEAN), (0, -LEAN)), 3: ((0, LEAN), (0, -LEAN), (0, -LEAN)),
         4: ((0, LEAN), (0, 0), (0, -LEAN), (0, 0))}
BOARDS = {2: (.314, 760), 3: (.325, 560), 4: (.314, 760)}            # how low it lies, and how wide it is
MIDDLES = {2: (.42, .40, .105, .895), 3: (.42, .38, .105, .895), 4: (.43, .28, .236, .815)}
"""The row in play and the most it may take, the stock, the crib."""
LEVELS = {2: .575, 3: .575, 4: .606}     # how low stock and crib lie: of four below the plates at the sides
DIALS = {2: (.705, .56, 112), 3: (.705, .56, 100), 4: (.628, .561, 96)}
HIGHER = {2: .015, 3: .015, 4: 0}        # so far it lies on a low table, or a card that rises would cover its words;
# of four they would run into the cards in play
MEANWHILE = (
    ZonePlace(zone="crib", x=.89, y=.785, shape="heap", width=74, faces=False, caption="below"),
    ZonePlace(zone="turned", at=0, x=.11, y=.873, shape="row", width=70, step=.43, faces=False, caption="below"),
    ZonePlace(zone="hand", at=0, x=.167, y=.873, shape="row", role="hand", width=70, step=.43, anchor=0),
)
"""While hands are counted; what was not played lies beside what was, or the counted hand would lie under it."""


def count(deal: Deal) -> tuple[int, ...]:
    """The count in play."""
    return (total(deal.row),) if isinstance(deal, Cribbage) else (0,)


def counted(deal: Deal) -> int | None:
    """The zone that is being counted, or was counted last."""
    if not isinstance(deal, Cribbage) or deal.phase not in ("counting", "missed") and not (deal.over and deal.shown):
        return None
    return deal.counted_zone(before=int(deal.over))


RECITAL = RecitalPlace(zones=("shown", "crib shown"), beside=("stock", "start"), meanwhile=MEANWHILE,
                       without=("count dial",), now=counted)


def table(seats: int, begins: int) -> Places:
    """The table of so many, the board as for the seat that dealt first."""
    width, played = WIDTHS[seats]
    middle, most, stock, crib = MIDDLES[seats]
    zones, plates = [*OWN, *stock_and_crib(stock, crib, LEVELS[seats])], [OWN_PLATE]
    for at, ((x, y), turn, (plate, low), speech, (aside, level)) in enumerate(OTHERS[seats], 1):
        across = turn == 180
        zones += [ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=turn, step=.5,
                            most=.25),
                  ZonePlace(zone="turned", at=at, x=aside, y=level, shape="row", width=width, step=.2, faces=False,
                            turn=0 if across else turn, caption="below"),
                  ZonePlace(zone="shown", at=at, x=x if across else .075 if x < .5 else .925, y=y,
                            shape="row", width=76 if seats == 2 else 60, step=.71 if seats == 2 else .4, sorted=True,
                            caption="below")]
        plates.append(PlatePlace(at=at, x=plate, y=low, speech=speech, large=(plate, low - RAISED)))
    zones += [ZonePlace(zone="played", at=at, x=middle, y=ROW_OF_FOUR if seats == 4 else ROW, shape="sequence",
                        width=played, most=most, spread=LEANS[seats], drop=not at) for at in range(seats)]
    zones.append(ZonePlace(zone="crib shown", x=crib, y=ROW, shape="row", width=80, sorted=True, caption="above"))
    (x, y, dial), (low, across_board) = DIALS[seats], BOARDS[seats]
    devices = (DevicePlace(kind="pegboard", x=.5, y=low, width=across_board, begins=begins, caption=False),
               DevicePlace(kind="count dial", x=x, y=y, low=(x, y - HIGHER[seats]), shows=count, hears="count",
                           width=dial))
    return Places(zones=tuple(zones), plates=tuple(plates), devices=devices, ranking=UPWARDS, sort_by="rank",
                  recital=RECITAL, tokens=(.5, .685), beside=(.82, .82))


def stock_and_crib(stock: float, crib: float, level: float) -> tuple[ZonePlace, ...]:
    """The pack with the start on it, and the crib, beside the cards in play."""
    return (ZonePlace(zone="stock", x=stock, y=level, width=92),
            ZonePlace(zone="start", x=stock + .007, y=level - .005, width=92, shape="trick", spread=((0, 0),),
                      caption="below"),
            ZonePlace(zone="crib", x=crib, y=level, shape="heap", width=84, faces=False, caption="below",
                      takes="lay-out"))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    assert isinstance(match, CribbageMatch)
    game = match.inner
    found = table(deal.seats, game.start["dealer"] if isinstance(game, CribbageGame) else 0)
    return replace(found, zones=CUTTING, devices=()) if isinstance(deal, Cut) else found
