"""What Qt draws by itself can be read on the room's dark."""
from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.table.paint.look import Look
from cardtable.table.widgets import wear


def test_the_labels_of_a_file_dialog_stand_out(qtbot: QtBot) -> None:
    """Where no desktop brings a dialog of its own."""
    wear(Look())
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    ground = dialog.palette().color(QPalette.ColorRole.Window).lightness()
    labels = [label for label in dialog.findChildren(QLabel) if label.text()]
    assert labels
    for label in labels:
        assert abs(label.palette().color(QPalette.ColorRole.WindowText).lightness() - ground) > 100, label.text()
