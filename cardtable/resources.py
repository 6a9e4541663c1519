"""Where the pictures and texts that come with the program lie."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (_PACKAGE.parent / "resources", _PACKAGE / "_resources")
"""In a checkout `resources` lies beside the package; a wheel carries it inside, under another name."""


def path(*parts: str) -> Path:
    """The file or folder `parts` among the resources, as in `path("deck", "faces", "QS.svg")`.

    Raises FileNotFoundError, naming the place looked in, when there is no such thing.
    """
    for folder in _FOLDERS:
        if (folder / "deck").is_dir():
            found = folder.joinpath(*parts)
            if not found.exists():
                raise FileNotFoundError(f"No such resource: {found}")
            return found
    raise FileNotFoundError(f"The program's pictures are missing: neither {_FOLDERS[0]} nor {_FOLDERS[1]} is there.")
