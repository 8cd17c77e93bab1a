"""The library of a checkout follows its files and survives any cache."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.content import locate
from judge.content.compile import compile_library
from judge.content.packing import KEPT
from judge.content.rule_record import rule_of
from judge.content.sources import content_hash
from judge.errors import ContentError
from tests.sample import MOVE, write_content

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.store import Store


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_CONTENT", str(tmp_path / "content"))
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    return write_content(tmp_path / "content")


class Compiler:
    """Counts how often it was asked and how often it compiled."""

    def __init__(self) -> None:
        self.asked = 0
        self.compiled = 0

    def __call__(self, root: str) -> tuple[str, Callable[[], bytes]]:
        self.asked += 1
        return content_hash(Path(root)), lambda: self._compile(root)

    def _compile(self, root: str) -> bytes:
        self.compiled += 1
        return compile_library(Path(root))


def _text(store: Store) -> str:
    return rule_of("core@1.4:420.1", store.get("rule core@1.4:420.1"), str).text


@pytest.mark.usefixtures("root")
def test_nothing_is_read_again_while_no_file_changes() -> None:
    compiler = Compiler()
    for _ in range(3):
        assert _text(locate.open_store(compiler)).startswith("To move")
    assert (compiler.asked, compiler.compiled) == (1, 1)


def test_a_changed_file_is_compiled_again(root: Path) -> None:
    compiler = Compiler()
    locate.open_store(compiler)
    (root / "rules/core/420-move.md").write_text(MOVE.replace("To move is", "Moving is"))
    assert _text(locate.open_store(compiler)).startswith("Moving is")
    assert compiler.compiled == 2


def test_a_touched_file_with_the_same_text_is_hashed_but_not_compiled(root: Path) -> None:
    compiler = Compiler()
    locate.open_store(compiler)
    os.utime(root / "rules/core/420-move.md", (1, 1))
    locate.open_store(compiler)
    assert (compiler.asked, compiler.compiled) == (2, 1)


@pytest.mark.usefixtures("root")
def test_a_damaged_library_in_the_cache_is_made_again(tmp_path: Path) -> None:
    compiler = Compiler()
    locate.open_store(compiler)
    (library,) = (tmp_path / "cache").glob("library-*.bin")
    library.write_bytes(library.read_bytes()[:100])
    assert _text(locate.open_store(compiler)).startswith("To move")
    assert compiler.compiled == 2


@pytest.mark.usefixtures("root")
def test_a_cache_that_cannot_be_written_costs_one_note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "file"))
    notes: list[str] = []
    assert _text(locate.open_store(Compiler(), notes.append)).startswith("To move")
    assert len(notes) == 1
    assert "cannot be written" in notes[0]


def test_old_libraries_do_not_pile_up(root: Path, tmp_path: Path) -> None:
    compiler = Compiler()
    for number in range(KEPT + 4):
        (root / "rules/core/420-move.md").write_text(MOVE.replace("To move", f"To move {number}"))
        assert f"To move {number}" in _text(locate.open_store(compiler))
    assert len(list((tmp_path / "cache").glob("library-*.bin"))) == KEPT


def test_without_a_checkout_and_without_a_packaged_library_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("JUDGE_CONTENT", raising=False)
    monkeypatch.setattr(locate, "PACKAGE", str(tmp_path / "nowhere" / "judge"))
    monkeypatch.setattr(locate, "DATA", str(tmp_path / "nowhere" / "data"))
    with pytest.raises(ContentError, match="Reinstall the package"):
        locate.open_store(Compiler())


@pytest.mark.usefixtures("root")
def test_xdg_cache_home_is_honoured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("JUDGE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    open_library()
    assert list((tmp_path / "xdg" / "riftbound-judge").glob("library-*.bin"))
