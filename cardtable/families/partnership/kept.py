"""What a partner must forgive because the book advises it."""
from __future__ import annotations

KEPT = frozenset({"002:6175-6184", "002:6586-6645", "002:6649-6652", "002:6655-6658", "002:6906-6933", "002:6967-6981",
                  "002:7024-7032", "002:7034-7051", "002:7053-7063", "002:7151-7153", "002:7180-7184"})
"""The lines by which a card is right that looks wrong: calls and their answers, partner's suit, where the lead is to
lie."""
