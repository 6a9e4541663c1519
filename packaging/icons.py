"""The program's icon in the sizes that desktops ask for, drawn from its one picture."""
from __future__ import annotations

import os
from pathlib import Path

from places import ROOT

DRAWING = ROOT / "resources" / "icons" / "cardtable.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FOR_WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def draw(folder: Path) -> None:
    """SIZE.png for each size, cardtable.ico for Windows and cardtable.icns for macOS."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    drawing = QSvgRenderer(str(DRAWING))
    assert drawing.isValid()
    assert app is not None               # and kept as long as there is drawing
    for size in (*SIZES, 1024):
        picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        picture.save(str(folder / f"{size}.png"))
    with Image.open(folder / "256.png") as largest:
        largest.save(folder / "cardtable.ico", sizes=[(size, size) for size in FOR_WINDOWS])
    with Image.open(folder / "1024.png") as largest:
        largest.save(folder / "cardtable.icns")
