"""The named colours of the room, in the usual dress and in high contrast."""
from __future__ import annotations

from dataclasses import dataclass, replace

Stops = tuple[tuple[float, str], ...]
"""Colours along a gradient: (place from 0 to 1, colour)."""


@dataclass(frozen=True, slots=True)
class Bone:
    """The colours of one state of a call token: its ground from top to bottom, its rim, its letters and its key."""

    ground: tuple[str, str, str]
    edge: str
    letters: str
    key_ground: str
    key: str
    inner: str          # the fine line inside the rim; "" for none


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """Every colour that more than one drawing uses, as #RRGGBB or #AARRGGBB.

    `plain` palettes have no textures, shadows or gradients: everything is told by outline alone.  Two palettes are
    equal only when they are the same object, which makes one a cheap part of a pixmap's key.
    """

    name: str
    plain: bool = False

    room: str = "#1A110B"
    walnut: str = "#4A2D1A"
    walnut_light: str = "#7A5233"
    walnut_dark: str = "#24150C"
    brass: str = "#B9954F"
    brass_light: str = "#EAD6A2"
    brass_dark: str = "#76591F"
    brass_line: Stops = ((0, "#E7CF96"), (.1, "#D8BC7C"), (.5, "#A98341"), (1, "#7B5C25"))

    cloth: Stops = ((0, "#3B7D58"), (.34, "#2D694A"), (.64, "#21543B"), (1, "#163C2A"))
    felt: Stops = ((0, "#3F8360"), (.52, "#2A6448"), (1, "#17402E"))
    lamp: str = "#21FFD88C"         # the warm glow in the middle of the cloth
    chalk: str = "#EAF3E6"          # words on the cloth

    title: str = "#F3E6C8"          # words on the dark of the room
    subtitle: str = "#B9A37C"
    pill: str = "#DCC799"
    pill_key: str = "#B39A6C"
    pill_edge: str = "#5B432A"
    pill_lit: str = "#B9954F"
    pill_ground: tuple[str, str] = ("#2F2116", "#241810")

    stock: str = "#FBF6E8"
    stock_edge: str = "#8C7C5E"
    veil: str = "#30384030"         # over a card that may not be played
    drop_edge: str = "#A6CFE0C6"    # the outline of a place to drop
    selected: str = "#F2D48A"
    light: str = "#FFE3A0"          # the lesson's ring, the glow of whose turn it is

    paper: str = "#F3EAD4"
    paper_raised: str = "#FDF8EA"
    rule: str = "#CDB98E"
    ornament: str = "#BFA876"
    ink: str = "#2A2019"
    ink_second: str = "#63503C"
    ink_third: str = "#7C6748"
    heading: str = "#7A6038"
    oxblood: str = "#8B2A20"
    law_ground: str = "#0F8B2A20"
    tab: tuple[str, str] = ("#CDBB90", "#B9A473")
    tab_lit: str = "#F1E7CF"
    tab_ink: str = "#4B3A22"
    field_edge: str = "#B79F6D"
    groove: tuple[str, str] = ("#CDBB8F", "#DDCDA5")
    groove_ink: str = "#5A4526"
    groove_off: str = "#A5936C"
    raised: tuple[str, str, str] = ("#FDF8EA", "#F1E5C8", "#E2D2AA")
    raised_lit: tuple[str, str, str] = ("#FFFDF5", "#F8EED6", "#EADCB8")

    plate: Stops = ((0, "#98793C"), (.22, "#C7AA66"), (.5, "#AF9152"), (.72, "#BFA05A"), (1, "#8A6E36"))
    plate_turn: Stops = ((0, "#C9A85F"), (.24, "#FBEBBD"), (.5, "#E3C57E"), (.74, "#F4DE9F"), (1, "#B48F45"))
    plate_edge: str = "#4E3B16"
    plate_name: str = "#2B1C0A"
    plate_note: str = "#3A2A10"

    ring_dark: str = "#10150F"      # the two tones of the keyboard's focus, from the inside out
    ring_light: str = "#FFF1C4"

    bone: Bone = Bone(("#FCF6E6", "#F2E7CB", "#DFCFA6"), "#A88D58", "#35261A", "#E3D3AB", "#6F5530", "#6B7A5A2A")
    bone_hover: Bone = Bone(("#FFFBEF", "#F8EED5", "#EBDDB8"), "#A88D58", "#35261A", "#E3D3AB", "#6F5530", "#6B7A5A2A")
    bone_off: Bone = Bone(("#DCD2B9", "#CFC2A2", "#BFB08B"), "#8E7B52", "#85744F", "#C9BA94", "#6F5530", "#387A5A2A")
    ox: Bone = Bone(("#A23A2C", "#8A271F", "#6B1A15"), "#4A110D", "#FBEFD6", "#5B140F", "#F1CFB0", "#6BFFDEB4")
    ox_hover: Bone = Bone(("#B34838", "#99322A", "#7A221B"), "#4A110D", "#FBEFD6", "#651A14", "#F1CFB0", "#80FFDEB4")
    ox_off: Bone = Bone(("#8E5A50", "#80504A", "#6E433E"), "#4A2D29", "#D9C4B4", "#63403B", "#D9C4B4", "#38FFDEB4")

    best: str = "#2F6A4A"
    near: str = "#B07A1E"
    costly: str = "#A13A26"

    suits: tuple[str, str, str, str] = ("#221B18", "#AE2420", "#AE2420", "#221B18")
    """Clubs, diamonds, hearts, spades."""


FOUR_COLOURS = ("#1C6238", "#1F4E96", "#B3241F", "#1D1A1C")
"""Clubs, diamonds, hearts, spades, when each suit has a colour of its own."""

NORMAL = Palette("normal")

_WHITE = Bone(("#FFFFFF", "#FFFFFF", "#FFFFFF"), "#000000", "#000000", "#000000", "#FFFFFF", "")

CLOTHS = {"green": NORMAL, "blue": replace(
    NORMAL, name="blue cloth",
    cloth=((0, "#3A6690"), (.34, "#2B5076"), (.64, "#1F3D5C"), (1, "#152B42")),
    felt=((0, "#3D6A94"), (.52, "#284C70"), (1, "#162E47"))), "red": replace(
    NORMAL, name="red cloth",
    cloth=((0, "#8E3B3A"), (.34, "#742C2C"), (.64, "#5A2022"), (1, "#401618")),
    felt=((0, "#923E3C"), (.52, "#6E2A2A"), (1, "#431719")))}
"""The usual dress with cloth of each colour there is."""

HIGH_CONTRAST = replace(
    NORMAL, name="high-contrast", plain=True,
    room="#000000", walnut="#000000", walnut_light="#FFFFFF", walnut_dark="#000000",
    brass="#FFFFFF", brass_light="#FFFFFF", brass_dark="#FFFFFF", brass_line=((0, "#FFFFFF"), (1, "#FFFFFF")),
    cloth=((0, "#06281B"), (1, "#06281B")), felt=((0, "#06281B"), (1, "#06281B")), lamp="#00000000", chalk="#FFFFFF",
    title="#FFFFFF", subtitle="#FFFFFF", pill="#FFFFFF", pill_key="#FFFFFF", pill_edge="#FFFFFF", pill_lit="#FFE14D",
    pill_ground=("#000000", "#000000"),
    stock="#FFFFFF", stock_edge="#000000", veil="#59000000", drop_edge="#FFFFFF", selected="#FFE14D", light="#FFE14D",
    paper="#FFFFFF", paper_raised="#FFFFFF", rule="#8A6A2A", ornament="#8A6A2A",
    ink="#000000", ink_second="#000000", ink_third="#222222", heading="#333333", oxblood="#990000",
    law_ground="#FFFFFF", tab=("#DDDDDD", "#DDDDDD"), tab_lit="#FFFFFF", tab_ink="#000000",
    field_edge="#000000", groove=("#FFFFFF", "#FFFFFF"), groove_ink="#000000", groove_off="#595959",
    raised=("#FFE14D",) * 3, raised_lit=("#FFEE99",) * 3,
    plate=((0, "#FFFFFF"), (1, "#FFFFFF")), plate_turn=((0, "#FFE14D"), (1, "#FFE14D")),
    plate_edge="#000000", plate_name="#000000", plate_note="#000000",
    ring_dark="#000000", ring_light="#FFE14D",
    bone=_WHITE, bone_hover=replace(_WHITE, ground=("#FFF3B0", "#FFF3B0", "#FFF3B0")),
    bone_off=replace(_WHITE, edge="#595959", letters="#595959", key_ground="#595959"),
    ox=replace(_WHITE, ground=("#990000",) * 3, letters="#FFFFFF", key_ground="#FFFFFF", key="#990000"),
    ox_hover=replace(_WHITE, ground=("#B80000",) * 3, letters="#FFFFFF", key_ground="#FFFFFF", key="#990000"),
    ox_off=replace(_WHITE, ground=("#E0B0B0",) * 3, edge="#595959", letters="#400000", key_ground="#595959"),
    best="#005A2B", near="#7A4B00", costly="#990000",
    suits=("#000000", "#B30000", "#B30000", "#000000"),
)

PALETTES = {palette.name: palette for palette in (*CLOTHS.values(), HIGH_CONTRAST)}
