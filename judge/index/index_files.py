"""The files of an index: what is kept beside those of the search library, and the checksums of all."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from judge.index.whoosh_schema import searched_by
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

WORDS = "words.txt"
"""The file with the version of the search library, the checksums of its files and, below, every word as spelled."""

TERMS = "terms.txt"
"""The file with what each term tells, and its families."""

RULINGS = "rulings.txt"
"""The file with the ids of the passages of rulings, which are numbered behind all others and searched apart."""


class Kept(NamedTuple):
    """What is kept of an index beside what the search library keeps: the contents of its three files of text."""

    spelled: str
    told: str
    rulings: str


def files_in(place: Path) -> dict[str, bytes]:
    """The files of a folder by name, whole."""
    return {path.name: path.read_bytes() for path in place.iterdir()}


def kept_of(files: Mapping[str, bytes]) -> Kept:
    """What is kept beside the files of the search library; raises KeyError if a file is missing."""
    spelled, told, rulings = (files[name].decode() for name in (WORDS, TERMS, RULINGS))
    return Kept(spelled.partition("\n")[2], told, rulings)


def fits(files: Mapping[str, bytes]) -> bool:
    """Whether the files of an index are whole and of this version of the search library."""
    return files.get(WORDS, b"").partition(b"\n")[0] == manifest(files).encode()


def manifest(files: Mapping[str, bytes]) -> str:
    """The version of the search library, and an index's files with their checksums, by which damage is noticed."""
    checked = sorted((name, content) for name, content in files.items() if name != WORDS)
    return " ".join([searched_by(), *(f"{name}:{zlib.crc32(content):08x}" for name, content in checked)])


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files of an index into a folder."""
    for name, content in files.items():
        (folder / name).write_bytes(content)
