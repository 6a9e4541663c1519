"""Compiles what plays fast, in this checkout: `python -m tools.build`, or, with `run`, behind the window it opens.

What is compiled lies in build/compiled until all of it is whole, and is put beside the sources when no window of this
checkout is open that began with `make run`: an import never changes under a running program. Of which sources it was
made is kept; of others it is taken away. Killed half-way it goes on where it was the next time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from cardtable.compiled import STATUS

try:
    import fcntl
except ImportError:                              # Windows, which has no `make run` either
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, BUILD = ROOT / "cardtable", ROOT / "build"
STAGED, WHOLE, MADE, FAILED, TOLD = (
    BUILD / f"compiled{what}" for what in ("", ".whole", ".made", ".failed", ".told"))
PLACED = ROOT / ".venv" / ".compiled"            # the digest of the sources of what lies beside them
IN_USE, AT_WORK = BUILD / "in-use.lock", BUILD / "compiling.lock"
ENDING = sysconfig.get_config_var("EXT_SUFFIX")

COUNTS = "from the next start on they look further"
BEGUN = "opening; compiling what plays fast goes on behind the window; " + COUNTS
SOUGHT = "opening; compiling what plays fast is tried behind the window, if the network brings Cython"
IN_PLAIN = "the computer players run in plain Python."
LINES = {
    "begun": f"They are being compiled meanwhile; {COUNTS}.",
    "whole": f"They have been compiled meanwhile: {COUNTS}.",
    "tools": "They cannot be compiled now, since Cython is not to be had: is there a network? It is tried at each "
             "start.",
    "compiler": "They cannot be compiled: there is no C compiler here (on Debian: sudo apt-get install gcc).",
    "failed": "They cannot be compiled: the C compiler failed. What it said is in build/compiling.log; make venv tries "
              "again.",
    "cut off": "They cannot be compiled yet: that was cut off, and goes on at the next start.",
}


def digest() -> str:
    """Of all that is compiled, how, and for which Python."""
    compiled = [path for path in PACKAGE.rglob("*.py") if b"import cython" in path.read_bytes()]
    found = hashlib.sha256(f"{ENDING} {os.environ.get('CARDTABLE_CFLAGS', '')}".encode())
    for file in (ROOT / "setup.py", *sorted([*compiled, *PACKAGE.rglob("*.pxd")])):
        found.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return found.hexdigest()


def read(file: Path) -> str:
    """A line that was kept; "" where there is none."""
    return file.read_text("utf-8").strip() if file.exists() else ""


def say(line: str) -> None:
    """To the terminal."""
    print(f"cardtable: {line}", file=sys.stderr, flush=True)


def compiler() -> bool:
    """Whether the C compiler is there that setuptools would call."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return bool(words and shutil.which(words[0])) or sys.platform == "win32"     # which looks for its own


@contextmanager
def alone(file: Path, shared: bool = False) -> Iterator[int | None]:
    """A lock until the end of the block, or of the program: its descriptor, None where another has it. Who may only
    read can share one. Raises PermissionError and the like in a checkout that is another's."""
    try:
        file.parent.mkdir(exist_ok=True)
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        if not shared:
            raise
        descriptor = os.open(file, os.O_RDONLY)
    try:
        if fcntl is not None:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        yield descriptor
    except BlockingIOError:
        yield None
    finally:
        os.close(descriptor)


def lies() -> list[Path]:
    """The compiled modules beside the sources."""
    return [path for path in PACKAGE.rglob(f"*{ENDING}") if path.is_file()]


def place(wanted: str) -> bool:
    """Put what is whole and of these sources in its place, take away what is of others; whether it is all there."""
    if read(PLACED) == wanted and lies():
        return True
    PLACED.unlink(missing_ok=True)
    for old in lies():
        old.unlink()
    if read(WHOLE) != wanted:
        return False
    for new in STAGED.rglob(f"*{ENDING}"):
        target = ROOT / new.relative_to(STAGED)
        if not target.parent.is_dir():           # of a room that there was on another branch
            continue
        shutil.copyfile(new, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)
    PLACED.write_text(wanted, "utf-8")
    return True


def have_tools() -> bool:
    """What setup.py wants, brought by pip where it is missing."""
    with (ROOT / "pyproject.toml").open("rb") as stream:
        wanted = tomllib.load(stream)["build-system"]["requires"]
    return subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted],
                          cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def compile_all(wanted: str) -> str:
    """How it ended, as a key of LINES; what another does already is not done twice."""
    with alone(AT_WORK) as lock:
        if lock is None or read(WHOLE) == wanted:
            return "begun" if lock is None else "whole"
        whole = {STAGED / line for line in read(MADE).splitlines()}
        for half in [path for path in STAGED.rglob(f"*{ENDING}") if path not in whole]:
            half.unlink()                        # it was being written when somebody ended it
        if not compiler():
            return "compiler"
        tell("begun")
        if not have_tools():
            return "tools"
        with (BUILD / "compiling.log").open("wb") as log:
            words = ("setup.py", "-q", "build_ext", "--build-lib", STAGED, "--build-temp", BUILD / "objects")
            ended = subprocess.run([sys.executable, *words], cwd=ROOT, env=os.environ | {"CARDTABLE_DONE": str(MADE)},
                                   stdout=log, stderr=log, check=False,
                                   pass_fds=(lock,) if os.name == "posix" else ())   # it may outlive this process
        if ended.returncode < 0:
            return "cut off"
        if not list(STAGED.rglob(f"*{ENDING}")):
            MADE.unlink(missing_ok=True)
            for text in PACKAGE.rglob("*.c"):    # one that was cut short must not be taken for whole
                text.unlink()
            FAILED.write_text(wanted, "utf-8")
            return "failed"
        FAILED.unlink(missing_ok=True)
        WHOLE.write_text(wanted, "utf-8")
        return "whole"


def tell(key: str) -> None:
    """For the window's page about the program."""
    BUILD.mkdir(exist_ok=True)
    TOLD.write_text(LINES[key], "utf-8")


def behind() -> int:
    """In a process of its own, when nobody else wants the processor."""
    os.nice(19)
    tell(compile_all(digest()))
    return 0


def now() -> int:
    """In front of whoever waits, for tests and installers."""
    wanted = digest()
    if read(PLACED) == wanted and lies():
        return 0
    if read(WHOLE) != wanted and not compiler():
        say(f"{IN_PLAIN} {LINES['compiler']}")
        return 0
    say("compiling what plays fast, which takes a minute or two")
    try:
        ended = compile_all(wanted)
        with alone(IN_USE) as lock:
            if ended == "whole" and lock is not None:
                place(wanted)
            elif ended == "whole":
                say("a window is open; what was compiled is put in place once it is closed")
            elif ended == "begun":
                say(f"{IN_PLAIN} They are being compiled behind a window that was opened a moment ago.")
            else:
                say(f"{IN_PLAIN} {LINES[ended]}")
    except OSError as error:
        say(anothers(error))
    return 0


def anothers(error: OSError) -> str:
    """That nothing can be put here, and what that means, in a line."""
    which = "as it was compiled here, perhaps of other sources" if lies() else "in plain Python"
    return f"nothing can be compiled in this checkout ({error.strerror}: {error.filename}); going on {which}"


def run(words: list[str]) -> int:
    """The window at once, on what there is; the rest is compiled behind it."""
    wanted, status = digest(), str(TOLD)
    if read(PLACED) != wanted or not lies():
        try:
            prepare(wanted)
        except OSError as error:
            say(anothers(error))
            status = ""
    with ExitStack() as held:
        with suppress(OSError):                  # who may not even read it opens his window all the same
            lock = held.enter_context(alone(IN_USE, shared=True))
            if lock is not None:
                os.set_inheritable(lock, True)   # held as long as the window is open
        os.environ[STATUS] = status
        os.execv(sys.executable, [sys.executable, "-m", "cardtable", *words])


def prepare(wanted: str) -> None:
    """What is whole is put in place; else it is compiled behind the window, where that is of any use."""
    with alone(IN_USE) as lock:
        if place(wanted) if lock is not None else bool(lies()):
            return
    hindered = "" if read(WHOLE) == wanted else "compiler" if not compiler() else \
        "failed" if read(FAILED) == wanted else ""
    tell(hindered or "begun")
    if hindered:
        say(f"opening; {IN_PLAIN} {LINES[hindered]}")
        return
    say(BEGUN if find_spec("Cython") else SOUGHT)
    subprocess.Popen([sys.executable, "-m", "tools.build", "behind"], cwd=ROOT, start_new_session=True,
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", *words]:
            sys.exit(run(words))
        case ["behind"]:
            sys.exit(behind())
        case _:
            sys.exit(now())
