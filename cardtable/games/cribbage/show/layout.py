"""Where things lie at cribbage, for two, three and four."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.cribbage.rules.count import ORDER, total
from cardtable.games.cribbage.rules.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, Side, ZonePlace

OWN_PLATE = PlatePlace(at=0, x=.5, y=.96, speech="left", large=(.85, .95), large_speech="above")
CUTTING = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.14),
    ZonePlace(zone="start", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
OWN = (
    ZonePlace(zone="hand", at=0, x=.5, y=.82, shape="fan", role="hand", width=112),
    ZonePlace(zone="turned", at=0, x=.2, y=.84, shape="row", width=84, step=.2, faces=False),
    ZonePlace(zone="shown", at=0, x=.5, y=.82, shape="row", width=112, sorted=True, caption="left"),
)
STOCK_AND_CRIB = (
    ZonePlace(zone="stock", x=.105, y=.575, width=92),
    ZonePlace(zone="start", x=.112, y=.57, width=92, shape="trick", spread=((0, 0),), caption="below"),     # on top
    ZonePlace(zone="crib", x=.895, y=.575, shape="heap", width=84, faces=False, caption="below", takes="lay-out"),
)
ROW = .566                               # how low the cards in play lie, and the crib when it is counted
LEAN = .009                              # a card in play lies so far towards its player
UPWARDS = [-place for place in ORDER]    # hands are held from the ace up, as they are counted

# By how many play, from the left of whoever looks round the table: the hand of each, its plate, on which side of that
# he speaks, and the cards he has turned.
OTHERS: dict[int, tuple[tuple[Point, float, Side, Point], ...]] = {
    2: (((.5, .087), .197, "right", (.26, .087)),),
    3: (((.15, .085), .195, "right", (.3, .085)), ((.85, .085), .195, "left", (.7, .085))),
    4: (((.13, .085), .195, "right", (.255, .085)), ((.47, .085), .195, "right", (.595, .085)),
        ((.81, .085), .195, "left", (.935, .085))),
}
RAISED = .024                            # so far the plates of others, over their cards, where letters are large
WIDTHS = {2: (84, 82), 3: (70, 80), 4: (66, 80)}                    # of the others' cards, and of those in play
LEANS = {2: ((0, LEAN), (0, -LEAN)), 3: ((0, LEAN), (0, -LEAN), (0, -LEAN)),
         4: ((0, LEAN), (0, 0), (0, -LEAN), (0, 0))}
BOARDS = {2: (.33, 884), 3: (.34, 590), 4: (.325, 800)}              # how low it lies, and how wide it is
DIALS = {2: (.74, .575, 112), 3: (.74, .575, 100), 4: (.74, .575, 100)}


def count(deal: Deal) -> tuple[int, ...]:
    """The count in play."""
    return (total(deal.row),) if isinstance(deal, Cribbage) else (0,)


def table(seats: int, begins: int) -> Places:
    """The table of so many, the board as for the seat that dealt first."""
    width, played = WIDTHS[seats]
    zones, plates = [*OWN, *STOCK_AND_CRIB], [OWN_PLATE]
    for at, ((x, y), plate, speech, (aside, level)) in enumerate(OTHERS[seats], 1):
        zones += [ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=180, step=.5,
                            most=.25),
                  ZonePlace(zone="turned", at=at, x=aside, y=level, shape="row", width=width, step=.2, faces=False),
                  ZonePlace(zone="shown", at=at, x=x, y=y, shape="row", width=width, step=.5, sorted=True,
                            caption="right")]
        plates.append(PlatePlace(at=at, x=x, y=plate, speech=speech, large=(x, plate - RAISED)))
    zones += [ZonePlace(zone="played", at=at, x=.42, y=ROW, shape="sequence", width=played, most=.4,
                        spread=LEANS[seats], drop=not at) for at in range(seats)]
    zones.append(ZonePlace(zone="crib shown", x=.42, y=ROW, shape="row", width=80, sorted=True, caption="left"))
    (x, y, dial), (low, across) = DIALS[seats], BOARDS[seats]
    devices = (DevicePlace(kind="pegboard", x=.5, y=low, width=across, begins=begins),
               DevicePlace(kind="count dial", x=x, y=y, shows=count, hears="count", width=dial))
    return Places(zones=tuple(zones), plates=tuple(plates), devices=devices, ranking=UPWARDS, sort_by="rank",
                  tokens=(.5, .685), beside=(.82, .82))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    assert isinstance(match, CribbageMatch)
    game = match.inner
    found = table(deal.seats, game.start["dealer"] if isinstance(game, CribbageGame) else 0)
    return replace(found, zones=CUTTING, devices=()) if isinstance(deal, Cut) else found
