"""How wide the tokens of one answer are, where they lie on a cloth, and what is asked above them."""
from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf
from typing import Literal, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.cards import BACK
from cardtable.showing.talk import Talk
from cardtable.table.cloth import graded_rows, overlaps, parting, proofs, slide_rows, token_rows
from cardtable.table.cloth.cards_lying import own_hand
from cardtable.table.cloth.geometry import LARGE, Z_TOKEN, Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import FocusRing, GradedToken, Place, RemedyToken, SlideToken, TokenItem

GAP = 22                     # between two tokens of a row, at furniture scale 1
CLOSE, TIGHT = 10, 4         # the same where a row must be short, or small ones would lie on something at its ends
NEAR_EDGE = 8                # between what is asked and the edge of the cloth, in pixels
ROOM = .5                    # of the free cloth, at least, for a line of it
OFF_RAIL = 6                 # between a token and the rail, or named rows and the own hand, in pixels
EDGE = 1                     # pixels by which it may touch what is above or below it
LINES = 1.0, .8, .64, .5, .4, .32    # of that, where it would else lie on something
Way = tuple[float | None, Literal["usual", "on words", "anywhere"]]
WAYS: tuple[Way, ...] = ((None, "usual"), (1.5, "usual"), (1.25, "usual"),
                         (1.5, "anywhere"), (1.25, "anywhere"), (1.0, "anywhere"))
"""The largest scale of words, None for the reader's; and whether tokens may lie anywhere."""
AS_THEY_ARE: tuple[Way, ...] = (None, "usual"), (1.0, "usual"), (None, "anywhere")
BESIDE_BOOK: tuple[Way, ...] = (*AS_THEY_ARE[:2], (None, "on words"), AS_THEY_ARE[2])
"""The same where letters are not large: beside the book words on the cloth give way before tokens leave the hand."""
SPECK = 40                   # pixels that may be covered
ACROSS, DOWN = 12, 16        # spots that are tried then
NEARER = 8                   # to the own hand than usual, at unit 1, where a row would touch what lies above it
TOGETHER = 3                 # tokens that stay in one row where an amount is set: less, the amount, more


class Asking(overlaps.OnCloth, parting.Crowded, Protocol):
    """A cloth on which a person is asked."""

    talk: Talk
    ring: FocusRing
    ground: Ground | None
    sight: Sight | None
    lifted: int
    token_spots: list[QPointF]

    def addItem(self, item: QGraphicsItem) -> None: ...


def show(scene: Asking, tokens: Sequence[TokenItem]) -> None:
    """These tokens instead of those that lay there."""
    for old in scene.tokens:
        if scene.ring.about is old:
            scene.ring.follow(None)
        scene.stage.remove(old)
    scene.tokens = list(tokens)
    for token in tokens:
        scene.addItem(token)
    lay(scene)
    if not tokens:
        write_question(scene, None)              # words that gave way to them come back


def lay(scene: Asking) -> None:
    """Tokens where they cover as little as may be; the question above them follows."""
    scene.rows.clear()
    if scene.ground is not None and scene.tokens:
        widths, scene.token_spots = places(scene, scene.ground, scene.lifted)
        for token, width, spot in zip(scene.tokens, widths, scene.token_spots):
            token.put(Place(spot.x(), spot.y(), 0, width, Z_TOKEN))
        parting.part_from_tokens(scene)
        if scene.sight is not None:
            put_beside(scene, scene.ground, scene.talk.beside_grades(scene.sight.deal))


def lay_question(scene: Asking) -> None:
    """The question above tokens that lie, or by itself, and words and tricks clear of both."""
    write_question(scene, find_question(scene))


def find_question(scene: Asking) -> tuple[float, Place] | None:
    """How much room it has above tokens that lie, and where; by itself in the middle, where cards are played."""
    if scene.ground is None or not scene.tokens and not scene.question.text:
        return None
    return question_place(scene, scene.ground, scene.token_spots if scene.tokens else [])


def write_question(scene: Asking, found: tuple[float, Place] | None) -> None:
    """There it is written."""
    scene.question.setVisible(bool(scene.question.text) and (bool(scene.tokens) or found is not None))
    if found is not None:
        room, place = found
        scene.question.keep_within(room)
        scene.question.dress()
        scene.question.put(place)
    if scene.ground is not None:
        scene.proofs.put(scene.ground, [*scene.tokens, scene.question], lambda: overlaps.in_the_way(scene))
    overlaps.show_captions(scene)


def places(scene: overlaps.OnCloth, ground: Ground, lifted: float) -> tuple[list[float], list[QPointF]]:
    """How wide tokens are and where they lie.  Where letters are large and tokens would cover anything, their words
    are smaller, and then they lie wherever on the cloth they cover least."""
    tokens, lies = scene.tokens, _lying(scene)
    sheets = [token for token in tokens if isinstance(token, RemedyToken)]
    if sheets and len(sheets) == len(tokens) and (
            laid := proofs.lay(sheets, ground, scene.plates, overlaps.in_the_way(scene))) is not None:
        return laid
    found: list[tuple[float, float | None, list[float], list[QPointF]]] = []
    ways = WAYS if ground.look.text > LARGE else AS_THEY_ARE if ground.covered is None else BESIDE_BOOK
    for most, where in ways if ground.look.text > 1 else [way for way in ways if way[0] is None]:
        there, kept = _lying(scene, give_way=True) if where == "on words" else lies
        for token in tokens:
            token.most = most
        high = tokens[0].dressed_height
        widths, spots = (_anywhere if where == "anywhere" else _usual)(scene, ground, lifted, there)
        covered = token_rows.covering(_rects(spots, widths, high), kept)
        found.append((covered, most, widths, spots))
        if covered <= SPECK:
            return widths, spots
    _, most, widths, spots = min(found, key=lambda way: way[0])
    for token in tokens:
        token.most = most
    return widths, spots


def _lying(scene: overlaps.OnCloth, give_way: bool = False) -> tuple[list[QRectF], token_rows.Taken]:
    """What they should not cover, and how that counts: a slide may touch its edges."""
    taken = overlaps.in_the_way(scene, give_way)
    taken += [plate.cameo for plate in scene.plates if plate.isVisible() and plate.portrait]     # higher than its plate
    return taken, token_rows.Taken(slide_rows.but_edges(taken) if isinstance(scene.tokens[-1], SlideToken) else taken)


def _aside(rects: list[QRectF], x: float) -> float:
    """How far beside it they lie."""
    return abs((min([rect.left() for rect in rects]) + max([rect.right() for rect in rects])) / 2 - x)


def _rects(spots: list[QPointF], widths: list[float], high: float) -> list[QRectF]:
    """Where tokens so wide and high lie."""
    return [QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)
            for wide, spot in zip(widths, spots, strict=True)]


def _anywhere(scene: overlaps.OnCloth, ground: Ground, lifted: float, taken: list[QRectF]
              ) -> tuple[list[float], list[QPointF]]:
    """The spot nearest to the usual one at which they cover nothing, or as little as may be."""
    widths, high = [token.natural_width for token in scene.tokens], scene.tokens[0].dressed_height
    free, scale = _off_rail(ground), scene.tokens[0].look.furniture
    usual = ground.tokens_at(lifted, high)
    own = own_hand(scene.lying, lifted * ground.unit)
    lies = token_rows.Taken([*taken, *own * overlaps.PLATES, *overlaps.fans(scene)])
    heights = {free.top() + y / DOWN * free.height() for y in range(1, DOWN + 1)}
    lie = [thing.sceneBoundingRect() for thing in (*scene.plates, *scene.instruments) if thing.isVisible()]
    heights |= {round(rect.top() - high / 2 - EDGE) for rect in lie}     # above each there may be room for just a row
    spots = [QPointF(free.left() + x / ACROSS * free.width(), y) for x in range(1, ACROSS) for y in heights]
    spots.sort(key=lambda spot: hypot(spot.x() - usual.x(), spot.y() - usual.y()))
    best: tuple[float, list[QPointF]] = (inf, [])
    for ways in _stacks(len(widths)):            # in no even rows, rather than on anything
        laid = token_rows.lay(widths, high, CLOSE * scale, [usual, *spots], free, lies, hardly=SPECK, ways=ways)
        covered = token_rows.covering(_rects(laid, widths, high), lies)
        if covered < best[0] - 1:
            best = (covered, laid)
        if covered <= SPECK:
            break
    return widths, best[1]


def _stacks(count: int) -> list[list[tuple[int, ...]]]:
    """In how many rows so many tokens may lie anywhere: in even ones, else in more and shorter ones."""
    return [token_rows.even(count), [token_rows.spread(count, rows) for rows in range(2, count + 1)]]


def _off_rail(ground: Ground) -> QRectF:
    """The cloth over which nothing lies, without its edge."""
    return ground.free.adjusted(OFF_RAIL, 0, -OFF_RAIL, 0)


def _usual(scene: overlaps.OnCloth, ground: Ground, lifted: float, taken: list[QRectF]
           ) -> tuple[list[float], list[QPointF]]:
    """In named rows, if they have names and room for them; else all of one width, but for mere signs and where a row
    has no room for that: below cards that are counted, where they cover nothing if that can be, else above the hand,
    where they cover as little as may be."""
    in_rows = scene.rows.lay(scene.tokens, ground.at(*ground.places.tokens), ground.free, taken,
                             ground.own_hand_top() - OFF_RAIL, scene.brackets.places())
    if in_rows is not None:
        return [token.natural_width for token in scene.tokens], in_rows
    rising = graded_rows.lay(scene.tokens, scene.stage.look.furniture, ground.tokens_at(lifted), ground.free, taken)
    if rising is not None:
        return rising
    if ground.places.tokens_end:
        natural = [token.natural_width for token in scene.tokens]
        gap, high = CLOSE * scene.stage.look.furniture, scene.tokens[0].dressed_height
        return natural, token_rows.from_end(natural, high, gap, ground.tokens_at(lifted), ground.free,
                                            token_rows.Taken(taken))
    foot = ground.tokens_at(lifted, scene.tokens[-1].dressed_height)
    sliding = slide_rows.lay(scene.tokens, scene.stage.look.furniture, foot, ground.free, taken)
    if sliding is not None:
        return sliding
    natural = [token.natural_width for token in scene.tokens]
    equal = [max(natural) if len(token.text) > 1 else own for token, own in zip(scene.tokens, natural, strict=True)]
    high, scale = scene.tokens[0].dressed_height, scene.tokens[0].look.furniture
    feet = scene.lying.feet
    if feet is not None:
        return _below(scene, ground, feet, equal, natural, high)
    lies = token_rows.Taken(taken)
    if ground.places.close_tokens and len(natural) > ground.places.small_tokens:
        middle = ground.tokens_at(lifted)
        laid = [token_rows.lay(natural, high, gap * scale, [middle], _off_rail(ground), lies, hardly=SPECK)
                for gap in (CLOSE, TIGHT)]

        def worse(spots: list[QPointF]) -> tuple[bool, int]:     # rather close than aside
            rects = _rects(spots, natural, high)
            return token_rows.covering(rects, lies) > SPECK, round(_aside(rects, middle.x()))

        return natural, min(laid, key=worse)
    widths = natural if token_rows.in_row(equal, GAP * scale) > token_rows.ROOM * ground.cloth.width() else equal
    middles = [ground.tokens_at(lifted, high) if scene.lying.own() else ground.own_middle()]
    if ground.own_hand() is None:
        middles += _above_plate(scene, high, scale)
    elif scene.lying.own() and not lifted:
        middles.append(middles[0] + QPointF(0, NEARER * ground.unit))
    middles += _beside_hand(scene, ground, sum(natural) + CLOSE * scale * (len(natural) - 1), high, lifted)
    least = TOGETHER if any(len(token.text) == 1 for token in scene.tokens) else 1
    ways = list[tuple[float, list[float], list[QPointF]]]()
    for wide, gap in (widths, GAP), (widths, CLOSE), (natural, CLOSE):   # closer, where they lie on more
        spots = token_rows.lay(wide, high, gap * scale, middles, _off_rail(ground), lies, least)
        ways.append((token_rows.covering(_rects(spots, wide, high), lies), wide, spots))
        if not ways[-1][0]:
            break
    return min(ways, key=lambda way: way[0])[1:]


def _beside_hand(scene: overlaps.OnCloth, ground: Ground, wide: float, high: float, lifted: float) -> list[QPointF]:
    """The places beside the hand at which a row so wide and high does not lie on it, its cards raised so far."""
    free, own, found = ground.free, own_hand(scene.lying, lifted * ground.unit), list[QPointF]()
    for spot in ground.tokens_beside():
        left = min(max(spot.x() - wide / 2, free.left()), free.right() - wide)
        row = QRectF(left, spot.y() - high / 2, wide, high)
        if not any(map(row.intersects, own)):
            found.append(spot)
    return found


def _above_plate(scene: overlaps.OnCloth, high: float, scale: float) -> list[QPointF]:
    """Above the plate that lies nearest, where something lies in the middle, as at a cut."""
    plates = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
    nearest = max(plates, key=lambda rect: rect.top(), default=None)
    return [] if nearest is None else [QPointF(nearest.center().x(), nearest.top() - (high + GAP * scale) / 2)]


def _below(scene: overlaps.OnCloth, ground: Ground, feet: float, equal: list[float], natural: list[float],
           high: float) -> tuple[list[float], list[QPointF]]:
    """One row below what is counted: centred, or between what lies left and right of it; where there is no room for
    that face down cards are covered first."""
    middle, scale = ground.tokens_below(feet), scene.stage.look.furniture
    plates = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
    cards = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible()]
    cards = [rect for rect in cards if rect.center().y() > feet]
    open_ = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible() and item.card != BACK]
    for there in (plates + cards, plates + [rect for rect in open_ if rect in cards], plates, list[QRectF]()):
        for widths, gap in ((equal, GAP * scale), (natural, GAP * scale), (natural, CLOSE * scale)):
            spots = token_rows.between(widths, high, gap, middle, ground.free, there)
            if spots is not None:
                return widths, spots
    return natural, token_rows.lay(natural, high, CLOSE * scale, [middle], ground.free, token_rows.Taken(()),
                                   len(natural))


def question_place(scene: overlaps.OnCloth, ground: Ground, spots: list[QPointF]) -> tuple[float, Place]:
    """Where what is asked is written, and in how much room: above tokens that lie at these spots, in lines that the
    free part of the cloth has room for; of cards that are counted it stands where their caption does, for below them is
    no room.  Where it would lie on cards, coins, plates or instruments it goes aside, or in shorter lines where these
    cover nothing either, tokens least of all."""
    question, free = scene.question, ground.free
    middle = ground.drop_area().center()
    centre = sum([spot.x() for spot in spots]) / len(spots) if spots else middle.x()
    about = 2 * min(free.right() - centre, centre - free.left())         # what has room there without moving aside
    foot = min([token.sceneBoundingRect().top() for token in scene.tokens], default=None)
    room = max(about, ROOM * free.width()) - 2 * NEAR_EDGE
    asked = scene.captions.get(scene.lying.recited) if scene.lying.recited is not None else None
    taken, found = [] if asked is not None else _shown(scene), list[tuple[float, float, QRectF]]()
    lies, lines = token_rows.Taken(taken), token_rows.Taken(overlaps.dashed(ground) if asked is None else ())
    for part in LINES:
        size = question.size_within(part * room)
        half = size.width() / 2 + NEAR_EDGE
        at = max(min(centre, free.right() - half), free.left() + half)
        top = foot - size.height() if foot is not None else middle.y() - size.height() / 2
        usual = QRectF(at - half, top, 2 * half, size.height()).adjusted(0, EDGE, 0, -EDGE)
        for rect in (usual, _beside(usual, taken, free)):
            across = token_rows.covering([overlaps.letters(rect)], lines)
            found.append((token_rows.covering([rect], lies) + across, part, rect))
            if not found[-1][0]:
                break
        if not found[-1][0]:
            break
    _, part, rect = min(found, key=lambda way: way[0])
    x, y = rect.center().x(), rect.center().y()
    return part * room, Place(x, y, 0, 0, Z_TOKEN) if asked is None else asked.home._replace(z=Z_TOKEN)


def _shown(scene: overlaps.OnCloth) -> list[QRectF]:
    """What words had better not lie on."""
    found = []
    for zone, held in scene.lying.items.items():
        place = scene.lying.place(zone)
        if place is not None and place.shape == "pile" and held:         # a shoe holds three hundred
            found.append(held[0].home_rect | held[-1].home_rect)
        else:
            found += [item.home_rect for item in held if item.isVisible()]
    things = (*scene.plates, *scene.payments.lying(), scene.button, *scene.brackets.items,
              *[device for device in scene.instruments if device.opacity() and not device.OVER_CARDS])
    found += [thing.sceneBoundingRect() for thing in things if thing.isVisible()]
    return [*found, *[token.sceneBoundingRect() for token in scene.tokens]]


def _beside(rect: QRectF, taken: list[QRectF], free: QRectF) -> QRectF:
    """The same between what lies left and right of its middle, as near as there is room, if there is."""
    met = [other for other in taken if other.top() < rect.bottom() and other.bottom() > rect.top()]
    left = max([free.left(), *[other.right() for other in met if other.center().x() < rect.center().x()]])
    right = min([free.right(), *[other.left() for other in met if other.center().x() >= rect.center().x()]])
    x = max(min(rect.left(), right - rect.width()), left)
    return rect.translated(x - rect.left(), 0) if right - left >= rect.width() else rect


def put_beside(scene: overlaps.OnCloth, ground: Ground, said: tuple[str, str]) -> None:
    """What is said left and right of the row below tokens that can be raised; or of a slide."""
    *row, last = scene.tokens
    if isinstance(last, SlideToken):
        above = [token.sceneBoundingRect() for token in row]
        scene.rows.beside([last], last.beside, ground.free, [*overlaps.in_the_way(scene), *above])
        return
    rest = [token for token in scene.tokens if not isinstance(token, GradedToken)]
    if rest and len(rest) < len(scene.tokens):
        rising = [token.sceneBoundingRect() for token in scene.tokens if token not in rest]
        scene.rows.beside(rest, said, ground.free, [*overlaps.in_the_way(scene), *rising])
