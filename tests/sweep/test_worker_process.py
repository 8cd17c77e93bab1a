"""A process that asks can be stopped, may end by itself, and is replaced in both cases."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from judge.errors import ContentError
from judge.sweep.pair_record import ANSWERED, CUT, FAILED
from judge.sweep.pool import in_processes
from judge.sweep.worker_process import STOPPED, Settings, WorkerProcess
from tests.sweep.made_up import PAIR

STAND_IN = """
import json, os, sys, time
sys.stdin.readline()
if "begins" in sys.argv: os._exit(7)
print('"ready"', flush=True)
for line in sys.stdin:
    what, _ = json.loads(line)
    if what == "sleeps": time.sleep(600)
    while what == "works": pass
    if what == "ends":
        print("out of memory", file=sys.stderr, flush=True)
        os._exit(3)
    print(json.dumps({"pair": json.loads(line), "ended": "answered", "positions": os.getpid()}), flush=True)
"""
"""A process that does what the first card of a pair is called."""
COMMAND = (sys.executable, "-c", STAND_IN)
QUICK = Settings("2026-07-24", "1.4", 0.2)


@pytest.fixture
def worker() -> WorkerProcess:
    return WorkerProcess(QUICK, COMMAND)


@pytest.mark.parametrize("what", ["sleeps", "works"])
def test_a_pair_beyond_its_seconds_is_cut(what: str, worker: WorkerProcess) -> None:
    with closing(worker):
        begun = time.monotonic()
        found = worker.ask((what, "x"))
        assert (found.pair, found.ended, found.exit_code) == ((what, "x"), CUT, 3)
        assert found.why == "It was not answered within 0.2 seconds."
        assert time.monotonic() - begun < 60
        assert worker.ask(("next", "x")).ended == ANSWERED


def test_a_process_that_ends_fails_one_pair(worker: WorkerProcess) -> None:
    with closing(worker):
        found = worker.ask(("ends", "x"))
        assert (found.ended, found.why) == (FAILED, "The process ended: exit code 3. out of memory")
        assert worker.ask(("next", "x")).ended == ANSWERED


def test_one_process_answers_many_pairs(worker: WorkerProcess) -> None:
    with closing(worker):
        assert len({worker.ask((str(one), "x")).positions for one in range(5)}) == 1


def test_it_is_replaced_after_so_many_pairs(worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.sweep.worker_process.PAIRS", 2)
    with closing(worker):
        first, second, third = (worker.ask((str(one), "x")).positions for one in range(3))
        assert first == second != third


def test_closing_it_ends_a_pair_in_the_middle() -> None:
    worker = WorkerProcess(Settings("", "", 600), COMMAND)
    found = []
    thread = threading.Thread(target=lambda: found.append(worker.ask(("sleeps", "x"))))
    thread.start()
    time.sleep(0.3)
    worker.close()
    thread.join(timeout=30)
    assert [one.why for one in found] == [STOPPED]
    assert worker.ask(("next", "x")).why == STOPPED


def test_a_process_that_cannot_begin_is_told() -> None:
    with pytest.raises(ContentError, match="a worker process could not start: exit code 7"):
        WorkerProcess(QUICK, (*COMMAND, "begins")).ask(("next", "x"))


def test_the_real_one_answers() -> None:
    with closing(WorkerProcess(Settings("2026-07-24", "1.4", 60))) as worker:
        found = worker.ask(PAIR)
        assert (found.pair, found.ended) == (PAIR, ANSWERED)
        assert found.answer


def test_a_pool_asks_about_each_pair_once_and_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.sweep.pool.WorkerProcess", lambda settings: WorkerProcess(settings, COMMAND))
    pairs = [(str(one), "x") for one in range(40)] + [("ends", "x")]
    found = list(in_processes(pairs, QUICK, 3))
    assert sorted(one.pair for one in found) == sorted(pairs)
    assert [one.ended for one in found].count(FAILED) == 1
    assert not any(Path(f"/proc/{one.positions}/stat").exists() for one in found if one.positions)


def test_a_pool_that_is_closed_stops_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.sweep.pool.WorkerProcess", lambda settings: WorkerProcess(settings, COMMAND))
    pairs = [("first", "x"), *[("sleeps", str(one)) for one in range(40)]]
    begun = time.monotonic()
    with closing(in_processes(pairs, Settings("", "", 600), 3)) as found:
        assert next(found).pair == ("first", "x")
    assert time.monotonic() - begun < 60


def test_a_pool_whose_processes_cannot_begin_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    command = (*COMMAND, "begins")
    monkeypatch.setattr("judge.sweep.pool.WorkerProcess", lambda settings: WorkerProcess(settings, command))
    with pytest.raises(ContentError, match="could not start"):
        list(in_processes([PAIR], QUICK, 2))
