"""The recipes: sizes, typefaces, packs and the cache that keeps what they draw."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QRawFont

import cardtable
from cardtable.cards import BACK, CARDS, cards
from cardtable.store import Settings, Store
from cardtable.table.paint import chips, cloth, deck, lettering, packs, plates, recitals, surfaces, tokens, words
from cardtable.table.paint.cache import Pixmaps
from cardtable.table.paint.canvas import Picture, blank
from cardtable.table.paint.look import DeckLook, Look, unit_of
from cardtable.table.paint.palette import HIGH_CONTRAST, NORMAL
from cardtable.table.widgets.look_of import large_indices

pytestmark = pytest.mark.usefixtures("qapp")


def square(number: int, side: float = 10) -> Picture:
    image = blank(side, side, 1)
    image.fill(QColor(number % 256, 0, 0))
    return Picture(image, 0)


@pytest.mark.parametrize("look", [Look(), Look(deck=DeckLook(large_indices=True)), Look(palette=HIGH_CONTRAST)])
def test_every_card_has_a_chip_and_a_face_and_no_two_are_alike(look: Look) -> None:
    faces = [card.text for card in CARDS.values() if card is card.face and card is not BACK]
    for seen in ({bytes(chips.chip(look, text, 22).image.constBits()) for text in faces},
                 {bytes(deck.card(look, text, 60.).image.constBits()) for text in faces}):
        assert len(seen) == len(faces) == 53


def dot(number: int, side: float = 10) -> Picture:
    image = blank(side, side, 1)
    image.fill(QColor(number % 256, 0, 0))
    return Picture(image, 0)


@pytest.mark.parametrize("role", lettering.ROLES)
@pytest.mark.parametrize(("unit", "text"), [(.5, 1), (.77, 1), (1, 1), (1.67, 1), (.77, 2)])
def test_no_words_are_set_below_fifteen_pixels(role: str, unit: float, text: float) -> None:
    assert lettering.font(role, unit, text).pixelSize() >= lettering.LEAST * text


def test_the_named_typefaces_are_found() -> None:
    assert QFontInfo(lettering.font("body")).family() == "Linux Libertine O"
    assert QFontInfo(lettering.font("title")).family().startswith("EB Garamond")


def test_what_is_written_needs_no_third_typeface() -> None:
    package = Path(cardtable.__file__).parent
    drawn = set(package.rglob("*.py")) - {package / "table/pressing/places.py"}         # what keys give, never shown
    written = {sign for file in drawn for sign in file.read_text("utf-8") if sign.isprintable()}
    body = QRawFont.fromFont(lettering.font("body"))
    assert {sign for sign in written if not body.supportsCharacter(ord(sign))} == {tokens.RETURN}


def heights(role: str) -> set[int]:
    return {round(Look().metrics(role, 60).tightBoundingRect(digit).height()) for digit in "167"}


def test_figures_in_columns_line_up_and_those_in_prose_are_old_style() -> None:
    figure = Look().metrics("figure")
    assert figure.horizontalAdvance("1111") == figure.horizontalAdvance("8888")
    assert max(heights("figure")) - min(heights("figure")) <= 2
    assert max(heights("body")) - min(heights("body")) > 10


def test_small_capitals_are_the_face_s_own() -> None:
    font = lettering.font("speaker")
    assert {font.featureValue(tag) for tag in font.featureTags()} == {1}
    assert {tag.toString().data() for tag in font.featureTags()} >= {b"smcp", b"c2sc"}


def test_the_unit_is_one_on_the_cloth_of_the_drawings() -> None:
    assert unit_of(QSizeF(1012, 780)) == 1
    assert unit_of(QSizeF(920, 602)) == pytest.approx(.772, abs=.001)


def test_a_token_is_never_narrower_than_its_words() -> None:
    for text in (1.0, 1.5, 2.0):
        look = Look(text=text)
        for call in ("Play", "Order it up, and alone"):
            assert tokens.width(look, call, "1") > look.metrics("token").horizontalAdvance(call) + 20


def test_a_plate_holds_both_its_lines_at_every_text_size() -> None:
    for text in (1.0, 1.5, 2.0):
        look = Look(text=text)
        lines = look.metrics("plate").ascent() + look.metrics("plate note").height()
        assert plates.height(look) > lines


def test_a_picture_is_as_large_as_its_ratio_says() -> None:
    for ratio in (1.0, 1.25, 2.0):
        image, margin = deck.card(Look(ratio=ratio), "QS", 112)
        assert image.devicePixelRatio() == ratio
        assert image.width() == pytest.approx((112 + 2 * margin) * ratio, abs=1)


def test_the_same_look_draws_the_same_picture() -> None:
    one, other = deck.card(Look(), "KH", 100).image, deck.card(Look(), "KH", 100).image
    assert one == other


def test_every_card_of_the_pack_has_a_face_in_either_colouring() -> None:
    for four in (False, True):
        for card in CARDS.values():
            if card.copy == 0 and card.text != "??":
                assert packs.own(DeckLook(four_colours=four), card.text).suffix == ".svg"
    for back in packs.BACKS:
        assert packs.own(DeckLook(back=back), packs.BACK).exists()


def middle_colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def test_four_colours_paint_clubs_green_and_diamonds_blue() -> None:
    usual, four = Look(), Look(deck=DeckLook(four_colours=True))
    for code, seen in (("8C", "#1c6238"), ("9D", "#1f4e96")):
        assert seen not in middle_colours(deck.card(usual, code, 112).image)
        painted = [QColor(name) for name in middle_colours(deck.card(four, code, 112).image)]
        assert any(abs(colour.hue() - QColor(seen).hue()) < 12 and colour.saturation() > 120 for colour in painted)


@pytest.mark.parametrize("wide", [32, 60, 90])
def test_a_card_has_the_same_face_at_every_width(wide: float) -> None:
    look, large = Look(), Look(deck=DeckLook(large_indices=True))
    assert deck.card(look, "KH", wide).image == deck.card(look, "KH", wide, usual=True).image
    assert deck.card(look, "KH", wide).image != deck.card(large, "KH", wide).image


@pytest.mark.parametrize("strip", [.16, .25, .36])
@pytest.mark.parametrize("code", ["QH", "TS", "5D"])
def test_a_large_index_goes_into_the_strip_that_is_seen_of_a_card_in_a_column(code: str, strip: float) -> None:
    """Half of it lay under the next card."""
    image = deck.card(Look(deck=DeckLook(large_indices=True)), code, 100, lying="flat", strip=strip).image
    margin = round(deck.MARGIN)
    blank = image.pixelColor(margin + 90, margin + 10).rgb()
    inked = [any(image.pixelColor(margin + x, margin + y).rgb() != blank for x in range(4, 40)) for y in range(4, 45)]
    assert any(inked[:round(100 * strip) - 4])
    assert not any(inked[round(100 * strip) - 3:])


@pytest.mark.parametrize("large", [False, True])
def test_courts_are_courts_with_either_index(large: bool) -> None:
    """Gold and blue are in their dresses alone."""
    look = Look(deck=DeckLook(large_indices=large))
    for court, pips in (("KH", "7H"), ("QS", "8S"), ("JD", "TD")):
        assert {"#d9a441"} <= set(map(_near, middle_colours(deck.card(look, court, 112).image)))
        assert "#d9a441" not in set(map(_near, middle_colours(deck.card(look, pips, 112).image)))


def _near(name: str) -> str:
    """The gold of the dresses for what is close to it."""
    one, gold = QColor(name), QColor("#d9a441")
    apart = abs(one.red() - gold.red()) + abs(one.green() - gold.green()) + abs(one.blue() - gold.blue())
    return gold.name() if apart < 24 else name


@pytest.mark.parametrize(("stem", "code"), [
    ("1_spade", "AS"), ("king_club", "KC"), ("AS", "AS"), ("10h", "TH"), ("td", "TD"), ("queen_of_hearts", "QH"),
    ("jack-diamonds", "JD"), ("spade_7", "7S"), ("ace_of_spades", "AS"), ("JO", "JO"), ("black_joker", "JO"),
    ("back", "back"), ("back-blue", "back"), ("1B", "back"), ("readme", None), ("s", None), ("11_of_cups", None),
])
def test_common_names_of_card_files_are_understood(stem: str, code: str | None) -> None:
    assert packs.code_of(stem) == code


def test_a_folder_of_the_players_own_is_used_and_what_it_lacks_comes_from_ours(tmp_path: Path) -> None:
    svg = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 14">'
           '<rect width="10" height="14" fill="#00ff00"/></svg>')
    (tmp_path / "queen_spade.svg").write_text(svg, encoding="utf-8")
    (tmp_path / "king_spade.svg").write_text("this is no picture", encoding="utf-8")
    look, ours = Look(deck=DeckLook(folder=tmp_path)), Look()
    assert deck.card(look, "QS", 100).image.pixelColor(60, 75).name() == "#00ff00"
    assert deck.card(look, "JS", 100).image == deck.card(ours, "JS", 100).image
    for gone in (tmp_path / "gone", Path("\0"), Path("x" * 5_000)):
        assert packs.file_of(DeckLook(folder=gone), "QS") == (packs.own(DeckLook(), "QS"), False)


@pytest.mark.no_qt_log      # Qt grumbles about the file
def test_a_broken_file_of_the_players_own_is_replaced_by_ours(tmp_path: Path) -> None:
    (tmp_path / "KS.svg").write_text("no picture", encoding="utf-8")
    drawn = deck.card(Look(deck=DeckLook(folder=tmp_path)), "KS", 100).image
    assert drawn == deck.card(Look(), "KS", 100).image


def test_high_contrast_has_no_shadow_and_a_black_edge() -> None:
    image, margin = deck.card(Look(palette=HIGH_CONTRAST), "9S", 100)
    assert image.pixelColor(int(margin + 50), int(margin + 145)).alpha() == 0
    assert image.pixelColor(int(margin + 50), int(margin)).name() == "#000000"
    shaded, margin = deck.card(Look(palette=NORMAL), "9S", 100)
    assert shaded.pixelColor(int(margin + 50), int(margin + 142)).alpha() > 0


def test_the_cloth_lies_inside_the_rail_in_either_shape() -> None:
    table = QRectF(12, 56, 1064, 832)
    for shape in ("rectangle", "oval"):
        image, where = surfaces.furnish(Look(), QSizeF(1440, 900), table, shape)  # type: ignore[arg-type]
        assert (where.width(), where.height()) == (1012, 780)
        middle = image.pixelColor(int(where.center().x()), int(where.center().y()))
        assert middle.green() > max(middle.red(), middle.blue())


@pytest.mark.parametrize("look", [Look(), Look(ratio=1.5, text=2.0)])
def test_a_bubble_is_as_large_as_it_is_reckoned_to_be(look: Look) -> None:
    for told in ("Banco.", "I propose, and beg you to consider whether five cards might not be changed."):
        for room in (0, 150):
            picture = cloth.speech(look, told, "up", room)
            around = QSizeF(2 * picture.margin, 2 * picture.margin)
            assert cloth.speech_size(look, told, room) == picture.image.deviceIndependentSize() - around


def test_long_speech_is_broken_into_lines() -> None:
    short = cloth.speech(Look(), "I propose.").image
    long = cloth.speech(Look(), "I propose, and beg you to consider whether five cards might not be changed.").image
    assert long.height() > short.height()
    assert long.width() < 2 * cloth.WIDEST_SPEECH


def test_the_cache_keeps_and_counts() -> None:
    cache = Pixmaps(bound=10_000)
    one = cache.get(square, 1)
    assert cache.get(square, 1) is one
    assert (len(cache), cache.bytes) == (1, 400)
    cache.get(square, 1, side=20)
    assert (len(cache), cache.bytes) == (2, 2000)


def test_the_cache_throws_out_the_oldest_beyond_its_bound() -> None:
    cache = Pixmaps(bound=4 * 400)
    for number in range(4):
        cache.get(square, number)
    cache.get(square, 0)
    cache.get(square, 4)
    assert cache.has(square, 0)
    assert not cache.has(square, 1)
    assert cache.bytes <= cache.bound
    cache.get(square, 9, side=100)
    assert (len(cache), cache.has(square, 9, side=100)) == (1, True)
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_of_what_hardly_comes_again_few_are_kept() -> None:
    cache = Pixmaps(bound=100_000)
    cache.get(dot, 1)
    for number in range(9):
        assert cache.few(square, number).pixmap.width() == 10
    assert [cache.has(square, number) for number in range(9)] == [False] * 6 + [True] * 3
    assert cache.has(dot, 1)
    assert cache.bytes == 4 * 400


def inked(picture: Picture, colour: str) -> float:
    """The middle of the rows in which this colour is found, from the middle of the picture."""
    image = picture.image
    rows = [y for y in range(image.height()) for x in range(image.width() // 3, 2 * image.width() // 3)
            if abs(QColor(image.pixel(x, y)).lightness() - QColor(colour).lightness()) < 12]
    return sum(rows) / len(rows) - image.height() / 2


def test_a_name_alone_stands_in_the_middle_of_its_plate() -> None:
    look = Look()
    alone, first = plates.plate(look, "Penrose", "", 180), plates.plate(look, "Penrose", "to speak", 180)
    assert abs(inked(alone, look.palette.plate_name)) < 3
    assert inked(first, look.palette.plate_name) != inked(alone, look.palette.plate_name)


def test_large_indices_come_with_large_letters_unless_they_were_chosen() -> None:
    store = Store(None)
    settings = Settings(store)
    assert not large_indices(settings)
    settings["text size"] = 150
    assert large_indices(settings)
    settings["large indices"] = False
    assert not large_indices(settings)
    store.close()


def test_words_of_a_recital_are_never_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Look(text=2.0)
    drawn: list[tuple[QRectF, QFont, str]] = []
    monkeypatch.setattr(recitals.words, "engraved",
                        lambda painter, rect, font, text, *_, **__: drawn.append((rect, font, text)))
    recitals.told(look, (recitals.Call("Point of six, in diamonds"),), 420, False, "Wren")
    rect, font, text = drawn[-1]
    assert text == "Point of six, in diamonds"
    assert QFontMetricsF(font).horizontalAdvance(text) <= rect.width()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("unit", [.67, .7, .8, 1, 1.2])
def test_what_is_counted_stands_in_one_row_in_a_bubble_made_for_one(unit: float) -> None:
    """The bubble is a whole number of pixels wide, by which the last call went to a second row."""
    look = Look(unit=unit)
    calls = [recitals.Call(words, cards(named)) for words, named in (
        ("Fifteen two,", "3D 4D 5S"), ("fifteen four", "5S TH"), ("and a run of three: seven.", "3D 4D 5S"))]
    wide = sum([recitals.natural(look, call) for call in calls])
    for room in (wide, look.snapped(wide), look.snapped(wide - .5)):
        assert recitals.rows(look, calls, room) == [[0, 1, 2]]
    assert len(recitals.rows(look, calls, wide - 10)) == 2


@pytest.mark.usefixtures("qapp")
def test_what_holds_together_is_not_broken() -> None:
    font = Look().font("body")
    room = words.width(font, "2, 3, 4 or 8")
    assert words.wrapped(font, "2, 3, 4 or 8 · 20\u00a0min", room) == ["2, 3, 4 or 8", "· 20\u00a0min"]


@pytest.mark.parametrize("look", [Look(), Look(text=1.5), Look(palette=HIGH_CONTRAST)])
def test_no_word_is_left_alone_in_the_last_line(look: Look) -> None:
    told = "Card or no card: at five you are free. If you always do the same, a banker who has noticed gains by it."
    whole = cloth.caption_size(look, told).width()
    for room in (whole - 20, whole / 2 - 20, whole / 3 - 20):
        *above, last = cloth._lines(look, told, room)[2]
        assert max(map(len, above)) < 2 * len(last), "lines are of one length, nearly"
        assert cloth.caption_size(look, told, room).width() <= room
    assert cloth._lines(look, "Neither", 10)[2] == ["Neither"]
    assert cloth._lines(look, "Neither nor", 10)[2] == ["Neither", "nor"], "nothing is narrower than a word"
