"""An arena on other machines: the workers of a Dask scheduler that runs already, behind an ordinary executor.

Every worker must be able to import this program, at the same version.  Needs the extra `cluster`.
"""
from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from cardtable.players.arena_log import ArenaError

PATIENCE = 10                    # seconds for the scheduler to answer, and for its first worker to come


@contextmanager
def workers(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor on the scheduler at this address (tcp://host:port), and how many units run at once there.

    ArenaError where it cannot be reached.  On leaving, what has not begun is given up; scheduler and workers stay.
    """
    try:
        from distributed import Client
    except ImportError:
        raise ArenaError("a cluster needs Dask: pip install cardtable[cluster]") from None
    client: Any
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise ArenaError(f"no Dask scheduler answers at {address}") from None
    try:
        executor = client.get_executor()
        try:
            yield executor, _at_once(client, address)
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close()


def _at_once(client: Any, address: str) -> int:
    """How many threads all workers have together."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ArenaError(f"the scheduler at {address} has no workers") from None
    return sum(client.ncores().values())
