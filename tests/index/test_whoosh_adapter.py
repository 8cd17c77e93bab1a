"""The index: built once, rebuilt when damaged, safe for two processes, never needed on disk."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.index import whoosh_adapter
from judge.index.index_files import WORDS, files_in, manifest
from judge.index.kept_index import kept_index
from judge.index.packed_index import pack_index
from judge.index.passages import Passage, passage_ids, passages
from judge.index.permissions import others_can_write
from judge.index.whoosh_adapter import Index, build_index, open_index, packaged
from judge.index.whoosh_schema import searched_by
from judge.index.words import terms
from tests.sample import sample_library, write_content

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def test_a_late_passage_scores_as_much_as_an_early_one_with_the_same_words(monkeypatch: pytest.MonkeyPatch,
                                                                           tmp_path: Path) -> None:  # fmt: skip
    """Once the passages with a rare word are through, the others do not lose a part of their score."""
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path))
    texts = ["clockwise bribery", *("some bribery of a kind" for _ in range(12))]
    index = open_index("late", lambda: [Passage(str(at), text) for at, text in enumerate(texts)], pytest.fail)
    found = dict(index.search(dict.fromkeys(terms("clockwise bribery"), 1.0), 20))
    assert len(found) == 13
    assert len({round(found[number], 6) for number in range(1, 13)}) == 1
    assert found[0] > found[12] > 0


def test_a_passage_is_found_by_what_people_say_who_mean_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path))
    told = [Passage("0", "a unit is dealt damage"), Passage("1", "a unit is exhausted", "sleepy wizard"),
            Passage("2", "a wizard of some sleepy kind")]  # fmt: skip
    index = open_index("asked", lambda: told, pytest.fail)
    found = index.search(dict.fromkeys(terms("sleepy wizard"), 1.0), 5)
    assert [number for number, _ in found] == [1, 2]
    assert index.knows("wizard")
    assert "sleepy" in index.spelled_words()


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


def test_two_can_be_built_in_memory_at_once_and_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second is begun and finished while the first is being written."""
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "shared").mkdir()
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "shared"))
    inner: list[Index] = []

    def told() -> Iterator[Passage]:
        yield Passage("0", "a unit is dealt damage")
        inner.append(open_index("other", lambda: [Passage("0", "a spell"), Passage("1", "a wizard")], lambda _: None))
        yield Passage("1", "a unit is exhausted")

    outer = open_index("one", told, lambda _: None)
    assert [number for number, _ in outer.search({"exhaust": 1.0}, 5)] == [1]
    assert [number for number, _ in inner[0].search({"wizard": 1.0}, 5)] == [1]
    assert not inner[0].knows("exhaust")
    assert list((tmp_path / "shared").iterdir()) == []


class Trap:
    """Runs a command as it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return Path.write_text, (self.path, "executed")  # type: ignore[return-value] # what pickle takes


def _set_trap(cache: Path) -> Path:
    """Put code into the table of contents of the index in ``cache``, with checksums that fit."""
    (place,) = cache.glob("index-*")
    (contents,) = place.glob("*.toc")
    data = contents.read_bytes()
    sprung = cache.parent / "sprung"
    trap = pickle.dumps(Trap(sprung))
    begin = [found.start() for found in re.finditer(rb"\x80[\x02-\x05]", data)][-1]  # the last pickle: the segments
    contents.write_bytes(data[:begin] + trap)
    before, _, spelled = (place / WORDS).read_text(encoding="utf-8").partition("\n")
    (place / WORDS).write_text(f"{manifest(files_in(place))}\n{spelled}", encoding="utf-8")
    assert before != manifest(files_in(place))
    return sprung


def test_the_trap_springs_where_the_index_is_trusted(library: Library, tmp_path: Path) -> None:
    _opened(library, [])
    sprung = _set_trap(tmp_path / "cache")
    _opened(library, [])
    assert sprung.exists(), "the tests below prove nothing"


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o722])
def test_an_index_in_a_folder_that_others_can_write_to_is_not_read(library: Library, tmp_path: Path, mode: int) -> None:
    _opened(library, [])
    sprung = _set_trap(tmp_path / "cache")
    (tmp_path / "cache").chmod(mode)
    notes: list[str] = []
    assert _first(library, _opened(library, notes), "slow play") == "tournament@2026-07-16:704.1"
    assert len(notes) == 1
    assert "is not used for the search index: others can write to cache (chmod go-w makes it yours)" in notes[0]
    assert not sprung.exists()


@pytest.mark.parametrize("what", ["", "*.toc", WORDS])
def test_an_index_that_others_can_write_to_is_built_again(library: Library, tmp_path: Path, what: str) -> None:
    _opened(library, [])
    sprung = _set_trap(tmp_path / "cache")
    (place,) = (tmp_path / "cache").glob("index-*")
    for path in place.glob(what) if what else [place]:
        path.chmod(0o777)
    notes: list[str] = []
    assert _first(library, _opened(library, notes), "slow play") == "tournament@2026-07-16:704.1"
    assert notes == []
    assert not sprung.exists()
    (place,) = (tmp_path / "cache").glob("index-*")
    assert others_can_write(place, *place.iterdir()) == ""


def test_an_index_is_the_users_own_whatever_the_umask(library: Library, tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        _opened(library, [])
    finally:
        os.umask(before)
    (place,) = (tmp_path / "cache").glob("index-*")
    assert others_can_write(place.parent, place, *place.iterdir()) == ""


def test_what_belongs_to_somebody_else_or_is_a_link_is_not_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch(mode=0o600)
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert others_can_write(tmp_path / "file") == ""
    assert others_can_write(tmp_path / "file", tmp_path / "link") == "link is a link"
    monkeypatch.setattr(os, "geteuid", lambda: 4711)
    assert others_can_write(tmp_path / "file") == "file belongs to another user"


def _packed(library: Library, tmp_path: Path, *, version: str = searched_by()) -> None:
    """Put the index of the sample's content where a package has it, as written by a version of the search library."""
    folder = tmp_path / "built"
    folder.mkdir()
    build_index(folder, passages(library))
    words = folder / WORDS
    words.write_text(words.read_text().replace(searched_by(), version, 1))
    packaged("sample").parent.mkdir()
    packaged("sample").write_bytes(pack_index(folder))


def test_the_index_of_a_package_is_unpacked_into_the_cache_once(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whoosh_adapter, "DATA", str(tmp_path / "data"))
    _packed(library, tmp_path)
    assert kept_index("sample").state == "packed"
    for _ in range(2):
        opened = open_index("sample", lambda: pytest.fail("it was built again"), pytest.fail)
        assert _first(library, opened, "slow play") == "tournament@2026-07-16:704.1"
        packaged("sample").unlink(missing_ok=True)
    (place,) = (tmp_path / "cache").iterdir()
    assert others_can_write(place.parent, place, *place.iterdir()) == ""
    assert kept_index("sample").state == "current"


def test_the_index_of_a_package_is_unpacked_in_memory_where_the_cache_cannot_be_written(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whoosh_adapter, "DATA", str(tmp_path / "data"))
    _packed(library, tmp_path)
    (tmp_path / "cache").write_text("a file stands where the folder would be")
    said: list[str] = []
    opened = open_index("sample", lambda: pytest.fail("it was built again"), said.append)
    assert _first(library, opened, "slow play") == "tournament@2026-07-16:704.1"
    assert [line.startswith(f"The cache {tmp_path / 'cache'} cannot be written") for line in said] == [True]


@pytest.mark.parametrize("damage", ["another version", "cut short", "not an archive"])
def test_the_index_of_a_package_that_does_not_fit_is_built_in_the_cache(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(whoosh_adapter, "DATA", str(tmp_path / "data"))
    _packed(library, tmp_path, version="whoosh-1.0" if damage == "another version" else searched_by())
    whole = packaged("sample").read_bytes()
    damaged = {"another version": whole, "cut short": whole[: len(whole) // 2], "not an archive": b"text"}[damage]
    packaged("sample").write_bytes(damaged)
    said: list[str] = []
    opened = open_index("sample", lambda: passages(library), pytest.fail, lambda: said.append("building"))
    assert _first(library, opened, "slow play") == "tournament@2026-07-16:704.1"
    assert said == ["building"]
    assert len(list((tmp_path / "cache").glob("index-*"))) == 1
