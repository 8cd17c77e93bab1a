"""Pairs asked on a Dask cluster: each task asks about one pair in a process of its own beside the Dask worker.

A worker that is lost loses nothing: its pairs are asked again elsewhere. Every worker has to have the program that
began the sweep.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import islice
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from judge.errors import ContentError, JudgeError, Misuse
from judge.sweep.manifest import code_checksum
from judge.sweep.pair_record import PairRecord, failed, from_line
from judge.sweep.worker_process import Settings, WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from judge.sweep.pairs import Pair

AHEAD = 3
"""How many pairs are queued for each thread of the cluster."""
PATIENCE = "20s"
WHERE = "--scheduler"


def on_cluster(pairs: Iterable[Pair], settings: Settings, address: str, code: str) -> Generator[PairRecord]:
    """The records of pairs as they are answered, which is no certain order; closed early, it cancels what is left.

    Raises Misuse where Dask is not installed, no scheduler answers or a worker has another program, ContentError where
    the cluster is lost.
    """
    client, as_completed = _connected(address)
    waiting = iter(pairs)
    asked: dict[str, Pair] = {}
    running = as_completed(loop=client.loop)

    def submit(number: int) -> None:
        for pair in islice(waiting, number):
            future = client.submit(ask_here, pair, tuple(settings), code, pure=False)
            asked[future.key] = pair
            running.add(future)

    try:
        submit(AHEAD * max(1, sum(client.nthreads().values())))
        for future in running:
            yield _record(future, asked.pop(future.key))
            submit(1)
    finally:
        with suppress(Exception):  # the cluster may be what failed
            client.cancel(list(running.futures))
            client.run(close_processes)
        client.close()


def _connected(address: str) -> tuple[Any, Any]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        hint = 'pip install "riftbound-judge[sweep]" installs it.'
        raise Misuse("a sweep on a cluster needs Dask, which is not installed", where=WHERE, hint=hint) from None
    try:
        return distributed.Client(address, timeout=PATIENCE, set_as_default=False), distributed.as_completed
    except (OSError, ValueError) as problem:
        hint = "dask scheduler starts one and prints its address, such as tcp://127.0.0.1:8786."
        raise Misuse(f"no scheduler answers at {address}: {problem}", where=WHERE, hint=hint) from None


def _record(future: Any, pair: Pair) -> PairRecord:
    if future.status == "finished":
        return from_line(future.result())
    if future.status == "cancelled":
        raise ContentError("the connection to the cluster was lost", where=WHERE)
    problem = future.exception()
    if isinstance(problem, JudgeError):
        raise problem
    return failed(pair, f"{type(problem).__name__}: {problem}")


_IDLE: SimpleQueue[WorkerProcess] = SimpleQueue()
"""The processes of a Dask worker that ask about nothing just now."""


def ask_here(pair: Pair, settings: tuple[str, str, float], code: str) -> bytes:
    """What a Dask worker does with one pair: ask a process that is idle, or a new one.

    Raises Misuse if the program is not the one that the sweep was begun with.
    """
    if _code() != code:
        raise Misuse(
            f"a worker runs a different version of the program: {_code()}; the sweep began with {code}", where=WHERE
        )
    worker = _process(Settings(*settings))
    found = worker.ask(pair)
    _IDLE.put(worker)
    return found.as_line()


_code = cache(code_checksum)


def _process(settings: Settings) -> WorkerProcess:
    """An idle process with these settings; idle ones with others are ended."""
    while True:
        try:
            worker = _IDLE.get_nowait()
        except Empty:
            return WorkerProcess(settings)
        if worker.settings == settings:
            return worker
        worker.close()


def close_processes() -> None:
    """End the idle processes of a Dask worker."""
    with suppress(Empty):
        while True:
            _IDLE.get_nowait().close()
