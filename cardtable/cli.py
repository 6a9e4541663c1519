"""The command line: `cardtable` opens the window, `cardtable COMMAND` does one thing and ends."""
from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable import __version__
from cardtable.commands.arguments import add_double, add_laboratory, add_laws
from cardtable.players.arena_arguments import add_arguments
from cardtable.players.interruption import INTERRUPTED
from cardtable.printable import make_ready, one_line

if TYPE_CHECKING:
    from cardtable.commands.replaying import Replayed

USAGE_ERROR = 2


class UserError(Exception):
    """Something the user can mend; shown as one line, exit code 2."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: object = None) -> None:
        """Help or version: argparse would pass over what cannot be written."""
        say(message.rstrip())


def say(*texts: str) -> None:
    """Prints; UserError where that is not possible, unless the reader has gone."""
    if sys.stdout is None:
        raise UserError("what was asked for cannot be written: the output is closed")
    try:
        for text in texts:
            print(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        with suppress(OSError):                          # what could not be written is not to be tried again at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise UserError(f"what was asked for cannot be written: {error.strerror}") from None


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code."""
    make_ready()
    try:
        arguments = _parsed(parser(), argv)
        code: int = arguments.run(arguments)
        return code
    except UserError as error:
        with suppress(OSError):
            print(f"cardtable: {one_line(str(error))}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _parsed(reading: Parser, argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments; an article's number may stand behind --code, too, where argparse does not look for it."""
    arguments, rest = reading.parse_known_args(argv)
    if len(rest) == 1 and rest[0].isdecimal() and getattr(arguments, "number", 0) is None:
        arguments.number, rest = int(rest[0]), []
    if rest:
        reading.error(f"unrecognized arguments: {' '.join(rest)}")
    return arguments


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="cardtable", description="The card games of four old rule books, as those books have them.")
    top.add_argument("--version", action="version", version=f"cardtable {__version__}")
    top.set_defaults(run=open_window)
    commands = top.add_subparsers(metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="open the window on a game")
    play.add_argument("game")
    add_options(play)
    play.add_argument("--level", default="club",
                      help="of the computer players: novice, club or master, a step between them, or a companion")
    play.add_argument("--two", action="store_true", help="two persons at this screen")
    play.add_argument("--seed", type=int, help="deal from this seed instead of by chance")
    play.set_defaults(run=run_play)

    look = commands.add_parser("look", help="open the window, and a record in it, to look back on")
    look.add_argument("file", type=Path, nargs="?")
    look.set_defaults(run=run_look)

    games = commands.add_parser("games", help="list the games, their forms and options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=run_games)

    laws = commands.add_parser("laws", help="the articles of a game, paraphrased")
    add_laws(laws)
    laws.set_defaults(run=run_laws)

    lessons = commands.add_parser("lessons", help="list the lessons, or see that each can be given")
    lessons.add_argument("game", nargs="?", default="")
    lessons.add_argument("--check", action="store_true", help="play each through, and name what is wrong")
    lessons.set_defaults(run=run_lessons)

    replay = commands.add_parser("replay", help="check a record move by move and print its score sheet")
    replay.add_argument("file", type=Path)
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=run_replay)

    analyse = commands.add_parser("analyse", help="set each choice of a record beside the best, and say what it cost")
    analyse.add_argument("file", type=Path)
    analyse.add_argument("--json", action="store_true")
    analyse.add_argument("--seconds", type=_seconds, help="for the whole record; what time did not allow is named")
    analyse.set_defaults(run=run_analyse)

    double = commands.add_parser("double", help="every card seen: tricks of each declarer, par, what cost a trick")
    add_double(double)
    double.set_defaults(run=run_double)

    pbn = commands.add_parser("pbn", help="print the deals of a record in PBN, for other programs")
    pbn.add_argument("file", type=Path)
    pbn.set_defaults(run=run_pbn)

    trial = commands.add_parser("laboratory", help="try a system of staking over many evenings")
    add_laboratory(trial)
    trial.set_defaults(run=run_laboratory)

    arena = commands.add_parser("arena", help="let computer players meet, and measure")
    add_arguments(arena)
    arena.set_defaults(run=run_arena)
    return top


def _seconds(text: str) -> float:
    """A time that is more than none; argparse makes one line of what is raised."""
    found = float(text)
    if not 0 < found < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds")
    return found


def add_options(command: argparse.ArgumentParser) -> None:
    """The repeated --option name=value."""
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                         help="an option of the game; see `cardtable games`")


def open_window(arguments: argparse.Namespace) -> int:
    """The gallery."""
    with _loading():
        from cardtable.table.app.application import run
        return run(None)


@contextmanager
def _loading() -> Iterator[None]:
    """Until the window itself listens for it, Ctrl-C ends the process at once: as an exception amid the loading of Qt
    it is swallowed, or aborts the process."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def run_play(arguments: argparse.Namespace) -> int:
    """The window, with a game begun."""
    from cardtable.games import game
    from cardtable.players.levels import check
    from cardtable.rules.options import agreed

    chosen = _user(game, arguments.game)
    given = _pairs(arguments.option)
    options = _user(agreed, chosen.options, given)
    level = _user(check, arguments.level, chosen.levels)
    with _loading():
        from cardtable.table.app.application import run
        from cardtable.table.forms.setup import at_once
        return run(at_once(chosen, {name: options[name] for name in given}, level, arguments.two, arguments.seed))


def run_look(arguments: argparse.Namespace) -> int:
    """The window, looking back on a record; without one it is the gallery."""
    with _loading():
        from cardtable.table.app.application import run
        return run(None, arguments.file)


def run_games(arguments: argparse.Namespace) -> int:
    """The list of games."""
    from cardtable.commands.listing import as_json, as_text
    say(json.dumps(as_json(), indent=1) if arguments.json else as_text())
    return 0


def run_laws(arguments: argparse.Namespace) -> int:
    """Articles of a code, or of all codes of a game; or what they have on one matter."""
    from cardtable.commands.laws import article
    from cardtable.games import game, part
    if arguments.matter is not None:
        return run_matter(arguments)
    if arguments.game is None:
        raise UserError("name a game, or with --matter what you want to read of")
    chosen = _user(game, arguments.game)
    if arguments.code is not None and arguments.code not in chosen.codes:
        raise UserError(f"{chosen.title} has no code {arguments.code!r}: there is {', '.join(chosen.codes)}")
    codes = [chosen.codes[arguments.code]] if arguments.code else list(chosen.codes.values())
    found = [(code, law) for code in codes for law in code.laws if arguments.number in (None, law.number)]
    if not found:
        raise UserError(f"{chosen.title} has no article {arguments.number} in {', '.join(c.name for c in codes)}")
    treated = part(chosen.name, "enforced")
    told = {code.name: treated.ENFORCED[code.name].told() for code in codes
            if treated and code.name in treated.ENFORCED}
    say("\n\n".join([article(code, law, told.get(code.name, {}).get(law.number, "")) for code, law in found]))
    return 0


def run_matter(arguments: argparse.Namespace) -> int:
    """What the codes of a game, or of all games, have on one matter."""
    from cardtable.commands.laws import on_matter
    from cardtable.games import game, games
    from cardtable.rules.matters import MATTERS, incidents, on
    matter = arguments.matter
    if matter not in MATTERS:
        raise UserError(f"there is no matter {matter!r}: there is {', '.join(MATTERS)}")
    chosen = [_user(game, arguments.game)] if arguments.game else games()
    found = [(f"{one.title}: {code.title}", laws, incidents(matter, code)) for one in chosen
             for code, laws in on(matter, one.codes.values()) if arguments.code in (None, code.name)]
    if not found:
        raise UserError(f"{chosen[0].title} has no article on that")
    say(on_matter(MATTERS[matter], found, get_terminal_size().columns))
    return 0


def run_laboratory(arguments: argparse.Namespace) -> int:
    """A system tried over many evenings."""
    from cardtable.commands.laboratory import tried
    names = ("system", "evenings", "coups", "capital", "unit", "zero", "lot")
    say(_user(tried, arguments.game, arguments.json, {name: getattr(arguments, name) for name in names}))
    return 0


def run_lessons(arguments: argparse.Namespace) -> int:
    """The lessons there are; or whether they can be given, with exit code 1 if one cannot."""
    from cardtable.commands.lessons import checked, listed
    from cardtable.games import game
    from cardtable.tutor.lesson import BadLesson

    only = _user(game, arguments.game).name if arguments.game else ""
    if not arguments.check:
        try:
            say(*listed(only))
        except BadLesson as error:
            raise UserError(str(error)) from None
        return 0
    found = list(checked(only))
    say(*[wrong or f"{name}: well" for name, wrong in found])
    return int(any(wrong for _, wrong in found))


def run_replay(arguments: argparse.Namespace) -> int:
    """A record, checked and summed up."""
    from cardtable.commands.replaying import as_json, as_text
    found = _replayed(arguments.file)
    say(json.dumps(as_json(found), indent=1) if arguments.json else as_text(found))
    return 0


def _replayed(file: Path) -> Replayed:
    """A record that holds."""
    from cardtable.commands.replaying import BadReplay, replayed
    try:
        return replayed(file)
    except BadReplay as error:
        raise UserError(str(error)) from None


def run_analyse(arguments: argparse.Namespace) -> int:
    """The choices of a record, judged; for reading they are told as they are found."""
    from cardtable.commands.analysing import SECONDS, Analysis, as_json, rows
    analysis = Analysis(_replayed(arguments.file), arguments.seconds or SECONDS)
    for row in [json.dumps(as_json(analysis), indent=1)] if arguments.json else rows(analysis):
        say(row)
    return 0


def run_double(arguments: argparse.Namespace) -> int:
    """The deals of a record or of a PBN file, all cards seen; for reading each is told as it is found."""
    from cardtable.commands.double_dummy import as_json, opened, rows
    from cardtable.commands.replaying import BadReplay
    try:
        found = opened(arguments.file, arguments.game)
        for row in [json.dumps(as_json(found), indent=1)] if arguments.json else rows(found):
            say(row)
    except BadReplay as error:
        raise UserError(str(error)) from None
    return 0


def run_pbn(arguments: argparse.Namespace) -> int:
    """The finished deals of a record."""
    from cardtable.commands.double_dummy import written
    from cardtable.commands.replaying import BadReplay
    try:
        say(written(arguments.file).rstrip("\n"))
    except BadReplay as error:
        raise UserError(str(error)) from None
    return 0


def run_arena(arguments: argparse.Namespace) -> int:
    """Computer players against each other."""
    from cardtable.players.arena_command import ArenaError, run
    try:
        return run(arguments, _pairs(arguments.option), say)
    except (ArenaError, ValueError) as error:
        raise UserError(str(error)) from None


def _pairs(texts: Sequence[str]) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UserError(f"--option {text!r} is not of the form NAME=VALUE")
        pairs[name] = value
    return pairs


def _user(act: Any, *arguments: Any) -> Any:
    """Calls, and turns what is wrong with the arguments into a line for the user."""
    try:
        return act(*arguments)
    except ValueError as error:
        raise UserError(str(error)) from None
