"""Hands that would reach over an edge of the cloth are kept on it."""
from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.table.items.moves import half_height, half_width
from cardtable.table.items.stage import Place
from cardtable.table.paint import deck


def held_up(held: list[Place], room: QRectF) -> list[Place]:
    """A hand held up at the far edge or at a side, where it is: no card of it lies above this room, or beside it."""
    if not held:
        return held
    below = max(0.0, room.top() - min([one.y - half_height(one) for one in held]))
    left = max(0.0, room.left() - min([one.x - half_width(one) for one in held]))
    right = max(0.0, max([one.x + half_width(one) for one in held]) - room.right())
    return [one._replace(x=one.x + left - right, y=one.y + below) for one in held]


def near(held: list[Place], cloth: QRectF) -> list[Place]:
    """One's own hand at the near edge: all of it is on the cloth."""
    over = max([one.y + deck.height(one.width) / 2 for one in held], default=0) - cloth.bottom()
    return [one._replace(y=one.y - over) for one in held] if over > 0 else held
