"""The same sweep on a Dask cluster: nothing is lost with a worker, and the result is that of processes."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.open_library import open_library
from judge.errors import Misuse
from judge.sweep.comparison import compare
from judge.sweep.conduct import begun, by_cluster, by_processes, carried_out
from judge.sweep.manifest import manifest_of
from judge.sweep.pair_record import ANSWERED
from judge.sweep.pairs import named_cards

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.sweep.manifest import Manifest

SOME = "Defy, Wind Wall, Vengeance, Zhonya's Hourglass, Hidden Blade, Highlander, Baited Hook, Fight or Flight, Gust"
WORKERS = 3


@pytest.fixture(scope="module")
def made() -> Manifest:
    return manifest_of(named_cards(SOME), 0, 0, 60, open_library())


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Any]:
    """A real cluster of several processes on this machine."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed (extra sweep)")
    with distributed.LocalCluster(
        n_workers=WORKERS, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None,
        local_directory=str(tmp_path / "dask"), silence_logs=50,
    ) as found:  # fmt: skip
        yield found


def test_a_worker_that_is_killed_midway_changes_nothing(cluster: Any, made: Manifest, tmp_path: Path) -> None:
    client = cluster.get_client()
    workers = set(client.run(os.getpid).values())
    assert len(workers) == WORKERS
    sweep = begun(tmp_path / "cluster", made)
    killed = min(workers)
    with closing(carried_out(sweep, by_cluster(cluster.scheduler_address, made.code))) as found:
        first = next(found)
        assert first.ended == ANSWERED
        os.kill(killed, signal.SIGKILL)
        rest = list(found)
    assert len(rest) == made.pairs - 1 == 35
    assert killed not in client.run(os.getpid).values()
    assert len(list(carried_out(begun(tmp_path / "processes", made), by_processes(1)))) == made.pairs
    compared = compare(tmp_path / "cluster", tmp_path / "processes")
    assert (compared.exit_code, compared.in_both, compared.kinds) == (0, made.pairs, {})


def test_a_worker_with_another_program_ends_the_sweep(cluster: Any, made: Manifest, tmp_path: Path) -> None:
    sweep = begun(tmp_path / "sweep", made)
    with pytest.raises(Misuse, match="a worker runs a different version of the program"):
        list(carried_out(sweep, by_cluster(cluster.scheduler_address, "another")))


def test_where_nobody_answers_is_said(made: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed (extra sweep)")
    monkeypatch.setattr("judge.sweep.dask_cluster.PATIENCE", "1s")
    with pytest.raises(Misuse, match="no scheduler answers at tcp:"):
        list(carried_out(begun(tmp_path / "sweep", made), by_cluster("tcp://127.0.0.1:9", made.code)))


def test_without_dask_it_says_what_to_install(made: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Misuse, match="needs Dask, which is not installed") as problem:
        list(carried_out(begun(tmp_path / "sweep", made), by_cluster("tcp://127.0.0.1:9", made.code)))
    assert "[sweep]" in problem.value.hint
