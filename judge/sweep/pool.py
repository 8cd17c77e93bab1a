"""Pairs asked in several processes of this machine."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING

from judge.sweep.worker_process import WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from judge.sweep.pair_record import PairRecord
    from judge.sweep.pairs import Pair
    from judge.sweep.worker_process import Settings


def in_processes(pairs: Iterable[Pair], settings: Settings, processes: int) -> Generator[PairRecord]:
    """The records of pairs as they are answered, which is no certain order.

    Closed before its end, as Ctrl-C does, it ends every process; what was answered by then has been given.
    """
    waiting: Iterator[Pair] = iter(pairs)
    lock = threading.Lock()
    done: queue.SimpleQueue[PairRecord | BaseException | None] = queue.SimpleQueue()
    workers = [WorkerProcess(settings) for _ in range(processes)]

    def serve(worker: WorkerProcess) -> None:
        try:
            while True:
                with lock:
                    pair = next(waiting, None)
                if pair is None:
                    break
                done.put(worker.ask(pair))
        except Exception as problem:  # noqa: BLE001 - it is raised where the records are read
            done.put(problem)
        done.put(None)

    threads = [threading.Thread(target=serve, args=(worker,), daemon=True) for worker in workers]
    for thread in threads:
        thread.start()
    try:
        at_work = processes
        while at_work:
            found = done.get()
            if isinstance(found, BaseException):
                raise found
            if found is None:
                at_work -= 1
            else:
                yield found
    finally:
        with lock:
            waiting = iter(())
        for worker in workers:
            worker.close()
        for thread in threads:
            thread.join()
