"""The modules of a package come from one file of the cache as they are in files of their own, or else from those."""

from __future__ import annotations

import importlib
import inspect
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from judge.cli.kept_modules import ENOUGH, KeptModules
from judge.packed_sources import pack
from tests.own_cache import cache_with_library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PACKAGE = "package_to_keep"
FLAGSHIP = "Baited Hook vs Unlicensed Armory"


@pytest.fixture(autouse=True)
def _nothing_stays_imported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    _forget()


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with enough modules that each have a number."""
    place = tmp_path / PACKAGE
    (place / "inner").mkdir(parents=True)
    (place / "__init__.py").touch()
    (place / "inner/__init__.py").write_text("FOLDER = 'inner'\n")
    for number in range(ENOUGH):
        code = f"NUMBER = {100 + number}\n\n\ndef number():\n    return NUMBER\n"
        (place / f"inner/of_{number}.py").write_text(code)
    return place


@pytest.fixture
def imported(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], KeptModules]:
    """Imports all modules of the package as a new process would, and keeps them."""

    def import_all() -> KeptModules:
        _forget()
        importlib.invalidate_caches()
        importlib.import_module(PACKAGE)
        finder = KeptModules(str(tmp_path / "cache"), str(package))
        monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
        for number in range(ENOUGH):
            importlib.import_module(f"{PACKAGE}.inner.of_{number}")
        finder.keep()
        return finder

    return import_all


@pytest.fixture
def packed_file(package: Path) -> Path:
    """The file in which the modules of the package are packed; they have no files of their own any more."""
    files = list((package / "inner").glob("of_*.py"))
    file = package / "inner.packed"
    file.write_bytes(pack({one.stem: one.read_bytes() for one in files}))
    for one in files:
        one.unlink()
    with (package / "inner/__init__.py").open("a") as code:
        code.write("from judge.packed_sources import import_packed\nimport_packed(__path__)\n")
    return file


def _number(of: int) -> int:
    number: int = sys.modules[f"{PACKAGE}.inner.of_{of}"].number()
    return number


def test_modules_that_were_loaded_once_come_from_the_one_file(imported: Callable[[], KeptModules]) -> None:
    assert len(imported().loaded) == ENOUGH + 1
    assert imported().loaded == {}
    assert _number(7) == 107


def test_such_a_module_is_like_any_other(imported: Callable[[], KeptModules], package: Path) -> None:
    imported()
    imported()
    module = sys.modules[f"{PACKAGE}.inner.of_7"]
    assert module.__file__ == str(package / "inner/of_7.py")
    assert sys.modules[f"{PACKAGE}.inner"].__path__ == [str(package / "inner")]
    assert "return NUMBER" in inspect.getsource(module.number)
    assert module.number.__code__.co_filename == module.__file__


def test_a_module_that_has_changed_is_loaded_anew(imported: Callable[[], KeptModules], package: Path) -> None:
    imported()
    changed = package / "inner/of_7.py"
    changed.write_text(changed.read_text().replace("107", "907"))
    os.utime(changed, ns=(1, 1))
    assert set(imported().loaded) == {f"{PACKAGE}.inner.of_7"}
    assert _number(7) == 907


def test_what_has_the_time_and_size_that_it_had_counts_as_unchanged(
    imported: Callable[[], KeptModules], package: Path
) -> None:
    imported()
    changed = package / "inner/of_7.py"
    before = changed.stat()
    changed.write_text(changed.read_text().replace("107", "907"))
    os.utime(changed, ns=(before.st_atime_ns, before.st_mtime_ns))
    imported()
    assert _number(7) == 107, "the code did not come from the one file"


def test_a_module_that_is_gone_is_not_found(imported: Callable[[], KeptModules], package: Path) -> None:
    imported()
    (package / "inner/of_7.py").unlink()
    with pytest.raises(ModuleNotFoundError, match="of_7"):
        imported()


def test_modules_that_are_packed_are_kept_as_well(
    packed_file: Path, imported: Callable[[], KeptModules], package: Path
) -> None:
    assert len(imported().loaded) == ENOUGH + 1
    assert imported().loaded == {}
    assert _number(7) == 107
    module = sys.modules[f"{PACKAGE}.inner.of_7"]
    assert module.__file__ == str(package / "inner/of_7.py")
    assert "return NUMBER" in inspect.getsource(module.number)
    assert sys.modules[f"{PACKAGE}.inner"].__path__ == [str(package / "inner"), str(packed_file)]


def test_where_the_packed_file_has_changed_its_modules_are_loaded_anew(
    packed_file: Path, imported: Callable[[], KeptModules]
) -> None:
    imported()
    packed_file.write_bytes(packed_file.read_bytes().replace(b"107", b"9007"))
    assert len(imported().loaded) == ENOUGH
    assert _number(7) == 9007


@pytest.mark.parametrize("damage", [b"", b"\xff\xff", b"\x04\0\0\0nono", None])
def test_a_damaged_file_is_as_good_as_none(damage: bytes | None, imported: Callable[[], KeptModules]) -> None:
    path = imported().path
    with open(path, "r+b") as file:  # noqa: PTH123 - as it is written
        whole = file.read()
        file.seek(0)
        file.truncate()
        file.write(whole[: len(whole) // 2] if damage is None else damage)
    assert imported().loaded
    assert _number(ENOUGH - 1) == 100 + ENOUGH - 1


def test_code_of_somebody_else_is_not_run(imported: Callable[[], KeptModules], monkeypatch: pytest.MonkeyPatch) -> None:
    imported()
    mine = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    assert len(imported().loaded) == ENOUGH + 1


def test_a_place_that_cannot_be_written_changes_nothing(imported: Callable[[], KeptModules], tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file is no directory")
    imported()
    assert _number(7) == 107


def test_nothing_is_kept_where_python_is_to_keep_nothing(
    imported: Callable[[], KeptModules], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert len(imported().loaded) == len(imported().loaded) == ENOUGH + 1


def test_two_cards_are_answered_alike_with_the_file_and_a_rule_needs_none(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    cache_with_library(tmp_path / "cache")
    environment |= {"JUDGE_CACHE": str(tmp_path / "cache"), "PYTHONPYCACHEPREFIX": str(tmp_path / "compiled")}

    def ask(question: str) -> str:
        command = [sys.executable, "-m", "judge", question]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    def files() -> list[Path]:
        return list((tmp_path / "cache").glob("modules-*.bin"))

    ask("428.1.a")
    assert files() == []
    first = ask(FLAGSHIP)
    assert len(files()) == 1
    before = files()[0].stat()
    assert ask(FLAGSHIP) == first
    after = files()[0].stat()
    assert (after.st_ino, after.st_size, after.st_mtime_ns) == (before.st_ino, before.st_size, before.st_mtime_ns)
