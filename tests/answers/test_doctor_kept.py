"""``judge doctor`` on what is kept outside the project: imported documents and the cache."""

from __future__ import annotations

import os
import time
from shutil import copytree
from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.checkup import check_up
from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.imports_and_cache import check_cache, check_imports
from judge.answers.doctor.numbers import check_numbers
from judge.answers.library.open_library import open_library
from judge.cli.writers.plain import plain
from judge.content.history import parse_history
from judge.content.imported import ImportedDocument, path_of
from judge.content.importers.imported_rule import ImportedRule, Reference
from judge.content.importers.keep import keep, rule_entries
from tests.answers.parsed_once import parsed_once
from tests.sample import MOVE, write_content

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.xdist_group("doctor of what is kept")  # one worker compiles a library, once
RULES = [ImportedRule("427", "Banish", heading=2), ImportedRule("427.1", "See 107.5.", (), (Reference("107.5"),))]


@pytest.fixture(autouse=True)
def _own_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))


@pytest.fixture(scope="module", autouse=True)
def _parsed_once() -> Iterator[None]:
    with parsed_once():
        yield


@pytest.fixture(scope="module")
def library_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the compiled library of the checkout."""
    place = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUDGE_CACHE", str(place))
        open_library()
    return place


@pytest.fixture
def compiled(library_file: Path, tmp_path: Path) -> None:
    """A cache of one's own, with the library in it: only what is kept beside it matters here."""
    copytree(library_file, tmp_path / "cache")


def _import(rules: list[ImportedRule]) -> str:
    keep(ImportedDocument("rules", "core", "1.3", "2026-03-30", "Core Rules", "x", "today", len(rules)),
         rule_entries(rules))  # fmt: skip
    return path_of("core@1.3")


def test_nothing_kept_is_nothing_wrong() -> None:
    assert list(check_imports()) == []
    assert list(check_cache()) == []


def test_an_imported_rule_that_points_nowhere_is_found() -> None:
    _import(RULES)
    assert [(one.where, one.reason) for one in check_imports()] == [
        ("core@1.3:427.1", "rule 427.1 points to 107.5, which does not exist there")
    ]


@pytest.mark.usefixtures("compiled")
def test_what_is_wrong_in_the_official_text_is_no_fault_of_ours() -> None:
    _import(RULES)
    found = check_up(None)
    assert [(one.where, one.official) for one in found.findings if one.check == "references"] == [
        ("core@1.3:427.1", True)
    ]
    found = found._replace(findings=tuple(one for one in found.findings if one.official))
    assert (found.exit_code, found.as_json()["counts"]) == (0, {"wrong": 0, "official": 1})
    assert plain(found.blocks(), 100).splitlines()[0] == "core@1.3:427.1: [references, in the official text]"
    assert plain(found.blocks(), 100).endswith("Nothing is wrong; 1 finding in the official text (1 imports checked).")


@pytest.mark.usefixtures("compiled")
def test_a_reference_that_leads_nowhere_in_our_own_content_still_fails(tmp_path: Path) -> None:
    _import(RULES)
    own = write_content(tmp_path / "content", **{"420_move": MOVE.replace("To move", "See [999](core:999). To move")})
    found = check_up(own)
    assert any("999" in one.reason and not one.official for one in found.findings)
    assert found.exit_code == 4


@pytest.mark.usefixtures("compiled")
def test_an_import_that_lacks_rules_fails() -> None:
    _import(RULES)
    missing = [one for one in check_up(None).findings if "the import has no rule" in one.reason]
    assert missing
    assert not any(one.official for one in missing)


def test_an_import_is_compared_with_the_numbers_that_the_history_lists() -> None:
    _import([*RULES, ImportedRule("427.4", "It skips a number.")])
    history = parse_history("1.2\t1.3\t1.2>1.3\n427\t427\tsame\n\t427.1\tnew\n\t427.4\tnew\n(9)\t427.5\tnew\n")
    found = [(one.where, one.reason) for one in check_imports(history)]
    assert found == [
        ("core@1.3:427.5", "the import has no rule 427.5"),
        ("core@1.3:427.1", "rule 427.1 points to 107.5, which does not exist there"),
    ]
    assert any("427.3 is missing before 427.4" in one.reason for one in check_imports())


def test_a_damaged_import_is_found() -> None:
    path = _import(RULES)
    with open(path, "a", encoding="utf-8") as file:  # noqa: PTH123
        file.write("half a li")
    with open(path, encoding="utf-8") as file:  # noqa: PTH123
        lines = file.read().splitlines()
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write("\n".join(lines[:2]) + "\n")
    (found,) = check_imports()
    assert found.check == "imports"
    assert "damaged" in found.reason
    assert "judge import --remove core@1.3" in found.hint


def test_a_damaged_compiled_library_is_found(tmp_path: Path) -> None:
    open_library()
    assert list(check_cache()) == []
    (library,) = (tmp_path / "cache").glob("library-*.bin")
    data = bytearray(library.read_bytes())
    data[-10] ^= 0xFF
    library.write_bytes(data)
    (found,) = check_cache()
    assert found.where
    assert "damaged" in found.reason


def test_a_damaged_index_and_something_half_written_are_found(tmp_path: Path) -> None:
    index = tmp_path / "cache" / "index-1-x"
    index.mkdir(parents=True)
    (index / "words.txt").write_text("whoosh-2.7.5 TOC:00000000\nwords")
    (index / "TOC").write_text("other")
    left = tmp_path / "cache" / "library-y.bin.7.part"
    left.write_text("half")
    assert [found.where for found in check_cache()] == [str(index)]
    os.utime(left, (time.time() - 7200,) * 2)
    assert [found.where for found in check_cache()] == [str(index), str(left)]


def test_a_file_in_place_of_the_cache_is_found(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no directory")
    (found,) = check_cache()
    assert "not a directory" in found.reason


def test_a_rule_of_the_official_text_that_is_not_written_is_found(tmp_path: Path) -> None:
    rules = [ImportedRule("704", "Unsporting Conduct", heading=2), ImportedRule("704.1", "A"), ImportedRule("705", "B")]
    keep(ImportedDocument("rules", "tournament", "2026-07-16", "2026-07-16", "Tournament Rules", "x", "today", 3),
         rule_entries(rules))  # fmt: skip
    found = [one.reason for one in check_numbers(read_tree(write_content(tmp_path / "content")))]
    assert "rule 705 of tournament@2026-07-16 is in the official text and not in rules/tournament" in found
