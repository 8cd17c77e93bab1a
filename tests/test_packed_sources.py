"""Modules that are packed in one file: imported, shown and listed as if each had a file of its own."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.citations.coverage import sources
from judge.content.locate import CARDS, file_listing
from judge.content.sources import content_hash
from judge.packed_sources import PackedFinder, has_source, pack, packed, read_source, sources_below

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = "package_with_packed_modules"
SOURCES = {
    "gold": "GOLD = 1\n",
    "treasure_pile": f"from {PACKAGE}.vendetta.gold import GOLD\n\n\ndef piled():\n    return [GOLD] * 3\n",
    "with_a_slip": "\n\nX = Trigerd('é')\n",
    "with_half_a_line": "X = (\n",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of a package with one module in a file, and four packed beside it."""
    folder = tmp_path / PACKAGE / "vendetta"
    folder.mkdir(parents=True)
    (tmp_path / PACKAGE / "__init__.py").touch()
    code = "from judge.packed_sources import import_packed\n\nimport_packed(__path__)\n"
    (folder / "__init__.py").write_text(code)
    (folder / "in_a_file.py").write_text("NAME = 'in a file'\n")
    (folder.parent / "vendetta.packed").write_bytes(pack({name: text.encode() for name, text in SOURCES.items()}))
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    importlib.invalidate_caches()


def test_a_packed_module_is_imported_and_imports_others() -> None:
    assert importlib.import_module(f"{PACKAGE}.vendetta.treasure_pile").piled() == [1, 1, 1]
    assert importlib.import_module(f"{PACKAGE}.vendetta.in_a_file").NAME == "in a file"


def test_a_packed_module_has_the_path_and_the_source_that_it_has_in_a_checkout(folder: Path) -> None:
    module = importlib.import_module(f"{PACKAGE}.vendetta.treasure_pile")
    assert module.__file__ == str(folder / "treasure_pile.py")
    assert inspect.getsource(module) == SOURCES["treasure_pile"]
    assert inspect.getsource(module.piled) == "def piled():\n    return [GOLD] * 3\n"


def test_a_traceback_shows_the_line_of_a_packed_module(folder: Path) -> None:
    with pytest.raises(NameError) as raised:
        importlib.import_module(f"{PACKAGE}.vendetta.with_a_slip")
    last = traceback.extract_tb(raised.value.__traceback__)[-1]
    assert (last.filename, last.lineno, last.line) == (str(folder / "with_a_slip.py"), 3, "X = Trigerd('é')")


def test_a_slip_of_the_pen_is_told_with_its_place(folder: Path) -> None:
    with pytest.raises(SyntaxError) as raised:
        importlib.import_module(f"{PACKAGE}.vendetta.with_half_a_line")
    assert (raised.value.filename, raised.value.lineno) == (str(folder / "with_half_a_line.py"), 1)


def test_what_is_neither_packed_nor_a_file_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match="silver"):
        importlib.import_module(f"{PACKAGE}.vendetta.silver")


def test_a_file_goes_before_what_is_packed(folder: Path) -> None:
    (folder / "gold.py").write_text("GOLD = 5\n")
    importlib.invalidate_caches()
    assert importlib.import_module(f"{PACKAGE}.vendetta.gold").GOLD == 5
    assert read_source(str(folder / "gold.py")) == "GOLD = 5\n"


def test_a_package_that_is_loaded_again_finds_them_as_before(folder: Path) -> None:
    package = importlib.reload(importlib.import_module(f"{PACKAGE}.vendetta"))
    assert package.__path__ == [str(folder), f"{folder}.packed"]
    assert importlib.import_module(f"{PACKAGE}.vendetta.gold").GOLD == 1
    assert sys.path_hooks.count(PackedFinder) == 1


def test_a_folder_without_a_packed_file_is_imported_as_ever(folder: Path) -> None:
    (folder.parent / "vendetta.packed").unlink()
    package = importlib.import_module(f"{PACKAGE}.vendetta")
    assert package.__path__ == [str(folder)]
    assert [module.name for module in pkgutil.iter_modules(package.__path__)] == ["in_a_file"]


def test_only_packed_files_are_read_as_such(folder: Path) -> None:
    with pytest.raises(ImportError):
        PackedFinder(str(folder))


def test_whether_there_is_a_source_and_what_it_says(folder: Path) -> None:
    for name, there in (("gold", True), ("in_a_file", True), ("silver", False)):
        assert has_source(str(folder / f"{name}.py")) == there
    assert read_source(str(folder / "with_a_slip.py")) == SOURCES["with_a_slip"]
    with pytest.raises(FileNotFoundError):
        read_source(str(folder / "silver.py"))


def test_sources_are_listed_in_the_order_of_their_paths(folder: Path) -> None:
    (folder.parent / "vendetta_first.py").write_text("FIRST = 1\n")
    listed = sources_below(str(folder.parent))
    names = [f"vendetta/{name}.py" for name in sorted(["__init__", "in_a_file", *SOURCES])]
    assert list(listed) == [str(folder.parent / name) for name in ("__init__.py", *names, "vendetta_first.py")]
    assert listed[str(folder / "gold.py")] == SOURCES["gold"]


def test_a_page_cannot_have_what_begins_a_page() -> None:
    with pytest.raises(ValueError, match="gold has a form feed"):
        pack({"gold": b"GOLD = 1\f\n"})


def test_no_module_of_a_checkout_is_packed() -> None:
    """So that what is edited is what is read; nobody can tell by an answer which of two texts it came from."""
    assert list(Path(CARDS).rglob("*.packed")) == []
    assert packed(str(Path(CARDS) / "origins")) == {}
    assert "cards/origins/zhonyas_hourglass.py" in sources()


def test_a_library_is_compiled_anew_where_a_packed_file_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With JUDGE_CONTENT, an installed package compiles, and the next version of it has other cards."""
    monkeypatch.setattr("judge.content.locate.PACKAGE", str(folder.parent))
    monkeypatch.setattr("judge.content.locate.LIBRARY_SOURCES", ("",))
    before = file_listing(str(folder)), content_hash(folder, folder.parent)
    (folder.parent / "vendetta.packed").write_bytes(pack({"gold": b"GOLD = 2\n"}))
    after = file_listing(str(folder)), content_hash(folder, folder.parent)
    assert before[0] != after[0]
    assert before[1] != after[1]
