"""So that `python -m cardtable` opens the table too."""

from __future__ import annotations

import sys

from cardtable.cli import main

if __name__ == "__main__":
    sys.exit(main())
