"""Attacks on the program: each module of this folder is one, and `make soak` finds it by itself.

An attack is a module with a function `parts()` that yields `tools.trials.Part(name, trials, run)`, as a rule one for
each game of `cardtable.games.NAMES`.  `run(number)` makes trial `number`, which is its seed as well: the same number
does the same again.  It returns a Counter of what was done ("kills", "events", "refused"), which the soak adds up, and
raises AssertionError with what is wrong, where, and how to do it again.  What may die, hang or fill the memory runs in
a process of its own.  A module without `parts` is one that attacks share, or the process one of them starts.

    python -m tools.soak kills --count 1        the first trial of every part whose name begins with "kills"
"""
from __future__ import annotations
