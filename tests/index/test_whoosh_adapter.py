"""The index: built once, rebuilt when damaged, safe for two processes, never needed on disk."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from judge.index.passages import passage_ids, passages
from judge.index.whoosh_adapter import Index, open_index
from judge.index.words import terms
from tests.sample import sample_library, write_content

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.library import Library


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    return sample_library(tmp_path / "content")


def _opened(library: Library, notes: list[str]) -> Index:
    return open_index("sample", lambda: passages(library), notes.append)


def _first(library: Library, index: Index, text: str) -> str:
    found = index.search(dict.fromkeys(terms(text), 1.0), 5)
    return passage_ids(library)[found[0][0]] if found else ""


def test_a_passage_is_found_by_its_words_and_its_symbol(library: Library) -> None:
    index = _opened(library, [])
    assert _first(library, index, "slow play") == "tournament@2026-07-16:704.1"
    assert _first(library, index, "[T]") == "core@1.4:420.1"
    assert _first(library, index, "nonsense") == ""


def test_the_second_opening_builds_nothing(library: Library) -> None:
    _opened(library, [])
    opened = open_index("sample", lambda: pytest.fail("it was built again"), lambda _: None)
    assert _first(library, opened, "slow play") == "tournament@2026-07-16:704.1"


def test_a_damaged_index_is_built_again(library: Library, tmp_path: Path) -> None:
    _opened(library, [])
    for damaged in sorted((tmp_path / "cache").glob("index-*/*")):
        damaged.write_bytes(b"damaged")
        assert _first(library, _opened(library, []), "slow play") == "tournament@2026-07-16:704.1"


def test_a_half_built_index_of_a_killed_process_does_no_harm(library: Library, tmp_path: Path) -> None:
    _opened(library, [])
    (place,) = (tmp_path / "cache").glob("index-*")
    place.rename(place.with_name(f"{place.name}.4711.part"))
    assert _first(library, _opened(library, []), "slow play") == "tournament@2026-07-16:704.1"


def test_a_cache_that_cannot_be_written_costs_one_note(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "file"))
    notes: list[str] = []
    assert _first(library, _opened(library, notes), "slow play") == "tournament@2026-07-16:704.1"
    assert len(notes) == 1
    assert "cannot be written" in notes[0]


def test_two_processes_can_build_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_CONTENT", str(write_content(tmp_path / "content")))
    command = [sys.executable, "-m", "judge", "search", "slow", "play", "--json"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    answers = [process.communicate(timeout=60) for process in running]
    assert [process.returncode for process in running] == [0] * 4, answers
    assert len({stdout for stdout, _ in answers}) == 1
    assert len(list((tmp_path / "cache").glob("index-*"))) == 1
