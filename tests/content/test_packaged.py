"""The library of an installed package: unpacked once into the cache, and answered from wherever it can be."""

from __future__ import annotations

import lzma
import sys
from typing import TYPE_CHECKING

import pytest

from judge.content.packaged import open_packaged
from judge.content.packing import pack
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

NAME = "library-7-abc.bin"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a package whose library has one record; the cache is empty."""
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / f"{NAME}.xz").write_bytes(lzma.compress(pack({"rule 428": "To kill"})))
    return folder


def unpacked(tmp_path: Path) -> Path:
    return tmp_path / "cache" / NAME


def said(package: Path) -> object:
    return open_packaged(str(package)).get("rule 428")


def test_it_is_unpacked_into_the_cache_and_read_there_from_then_on(package: Path, tmp_path: Path) -> None:
    assert said(package) == "To kill"
    unpacked(tmp_path).write_bytes(pack({"rule 428": "read from the cache"}))
    assert said(package) == "read from the cache"


def test_what_is_damaged_in_the_cache_is_unpacked_again(package: Path, tmp_path: Path) -> None:
    said(package)
    unpacked(tmp_path).write_bytes(b"damaged")
    assert said(package) == "To kill"
    assert unpacked(tmp_path).read_bytes() == pack({"rule 428": "To kill"})


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of POSIX")
def test_a_file_that_others_can_write_is_not_read(package: Path, tmp_path: Path) -> None:
    said(package)
    unpacked(tmp_path).write_bytes(pack({"rule 428": "what somebody else wrote"}))
    unpacked(tmp_path).chmod(0o666)
    assert said(package) == "To kill"


def test_what_an_older_package_left_is_not_taken_for_it(package: Path, tmp_path: Path) -> None:
    said(package)
    (package / f"{NAME}.xz").rename(package / "library-7-def.bin.xz")
    unpacked(tmp_path).write_bytes(pack({"rule 428": "of the older package"}))
    assert said(package) == "To kill"


def test_without_a_cache_it_is_unpacked_in_memory_and_one_note_says_so(package: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    notes: list[str] = []
    assert open_packaged(str(package), notes.append).get("rule 428") == "To kill"
    assert len(notes) == 1
    assert "cannot be written" in notes[0]


@pytest.mark.parametrize("keep", [0, 10, -1])
def test_a_damaged_package_says_to_reinstall_it(package: Path, keep: int) -> None:
    packed = package / f"{NAME}.xz"
    packed.write_bytes(packed.read_bytes()[:keep])
    with pytest.raises(ContentError, match="the compiled library is damaged") as told:
        open_packaged(str(package))
    assert "Reinstall the package" in str(told.value.hint)


def test_a_package_without_a_library_says_what_to_do(package: Path) -> None:
    (package / f"{NAME}.xz").unlink()
    with pytest.raises(ContentError, match="no compiled library"):
        open_packaged(str(package))


def test_a_python_without_lzma_is_told(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lzma", None)
    with pytest.raises(ContentError, match="built without the module lzma"):
        open_packaged(str(package))
