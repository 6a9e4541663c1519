"""Écarté: Cavendish (1886) and Hoyle's Games Modernized (1909), with Pool, French Écarté and La Triomphe."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="ecarte", title="Écarté", kind="tricks", book="Cavendish, 1886",
    blurb="Five cards each, and at Écarté leave to change them, if your adversary consents.",
    minutes=15, seats=(2, 3, 4, 5, 6),
    known_as=("Ekarte",))
