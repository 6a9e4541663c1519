"""What may be said on the command line of a trial in the laboratory."""
from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

NAMES = ("system", "evenings", "coups", "capital", "unit", "zero", "lot")


def added_to(commands: Any) -> ArgumentParser:
    """The command among these, with all of them."""
    trial: ArgumentParser = commands.add_parser("laboratory", help="try a system of staking over many evenings")
    trial.add_argument("game")
    trial.add_argument("--system", help="labouchere, montant, fitzroy ...")
    trial.add_argument("--evenings", type=int, help="a thousand, if it is left out")
    trial.add_argument("--coups", type=int, help="of an evening, at most")
    trial.add_argument("--capital", type=int, help="units that may be lost in an evening")
    trial.add_argument("--unit", type=int, help="francs")
    trial.add_argument("--zero", help="half or prison")
    trial.add_argument("--lot", type=int, help="the same number makes the same spins")
    trial.add_argument("--json", action="store_true")
    return trial


def tried(arguments: Namespace) -> str:
    """The trial that they ask for, in words or as data."""
    from cardtable.commands.laboratory import tried as told
    return told(arguments.game, arguments.json, {name: getattr(arguments, name) for name in NAMES})
