"""An arena on other machines: the workers of a Dask scheduler that runs already, behind an ordinary executor.

Every worker must be able to import this program, at the same version.  Needs the extra `cluster`.
"""
from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NamedTuple

from cardtable.players.arena_log import ArenaError

ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):([0-9]{1,5})")
PATIENCE = 10                    # seconds for the scheduler to answer, and for its first worker to come


class Workers(NamedTuple):
    """Where units run, and how many at once; `check` raises ArenaError once the scheduler is gone for good."""

    executor: Executor
    at_once: int
    check: Callable[[], None]


@contextmanager
def workers(address: str) -> Iterator[Workers]:
    """The workers of the scheduler at this address (tcp://host:port).

    ArenaError where it cannot be reached.  On leaving, what has not begun is given up; scheduler and workers stay.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ArenaError("a cluster needs Dask: pip install cardtable[cluster]") from None
    _knock(address)
    client: Any
    try:
        logging.disable()                    # a server that is none is told at length, and again below
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise ArenaError(f"no Dask scheduler answers at {address}") from None
    finally:
        logging.disable(logging.NOTSET)

    def check() -> None:
        if client.status == "closed":        # Dask has tried to reconnect; a unit awaited would never come
            raise ArenaError(f"the scheduler at {address} is gone; with --log the arena could be resumed")
    try:
        yield Workers(client.get_executor(), _at_once(client, address), check)
    finally:
        logging.disable()                    # units given up and connexions closed are told as errors, and are none
        client.close()
        logging.disable(logging.NOTSET)


def _knock(address: str) -> None:
    """ArenaError where nothing can answer: Dask would try for twenty seconds, and tell of each."""
    found = ADDRESS.fullmatch(address)
    if not found:
        raise ArenaError(f"no Dask scheduler answers at {address}: an address is written like tcp://host:8786")
    host, port = found.groups()
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise ArenaError(f"no Dask scheduler answers at {address}") from None


def _at_once(client: Any, address: str) -> int:
    """How many threads all workers have together."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ArenaError(f"the scheduler at {address} has no workers") from None
    return sum(client.ncores().values())
