"""What commands can be asked for, apart from all that does it: every start of the program reads them."""
from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path


def add_laws(parser: ArgumentParser) -> None:
    """One game's articles, or what all have on one matter."""
    parser.add_argument("game", nargs="?", help="all games, if it is left out: then a matter must be named")
    parser.add_argument("number", nargs="?", type=int)
    parser.add_argument("--code", help="the book, for example cavendish-1886")
    parser.add_argument("--matter", help="what all the codes have on one matter, for example revoke")


def add_double(parser: ArgumentParser) -> None:
    """Deals to be looked at with every card seen."""
    parser.add_argument("file", type=Path, help="a record, or deals in PBN")
    parser.add_argument("--game", help="by whose rules deals in PBN are reckoned, if the file does not say")
    parser.add_argument("--json", action="store_true")


def add_laboratory(parser: ArgumentParser) -> None:
    """A trial; what is left out is as usual."""
    parser.add_argument("game")
    parser.add_argument("--system", help="labouchere, montant, fitzroy ...")
    parser.add_argument("--evenings", type=int, help="a thousand, if it is left out")
    parser.add_argument("--coups", type=int, help="of an evening, at most")
    parser.add_argument("--capital", type=int, help="units that may be lost in an evening")
    parser.add_argument("--unit", type=int, help="francs, or counters")
    parser.add_argument("--zero", help="half or prison")
    parser.add_argument("--lot", type=int, help="the same number makes the same spins")
    parser.add_argument("--json", action="store_true")
