"""Baccarat, Chemin de Fer and Banque (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="baccarat", title="Baccarat", kind="banking", book="Hoyle, 1909",
    blurb="One player banks against the table, and the point nearest to nine wins; the tens are disregarded.",
    minutes=25, seats=tuple(range(2, 12)),
    known_as=("Chemin de Fer", "Banque", "Baccara", "Punto Banco"))
