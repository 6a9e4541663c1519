"""Where the frozen program begins."""

from __future__ import annotations

import multiprocessing
import sys

from cardtable.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()             # the arena's processes start this program again
    sys.exit(main())
