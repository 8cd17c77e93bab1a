"""Writes the library file that ``store.py`` reads, and writes files atomically."""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH103, PTH105, PTH107, PTH110, PTH120, PTH123

from __future__ import annotations

import json
import os
import zlib
from typing import TYPE_CHECKING, Any

from judge.content.store import BEGIN, BETWEEN, ENTRY, HEADER, MAGIC

if TYPE_CHECKING:
    from collections.abc import Mapping


BLOCK = 8192
"""The number of bytes from which on a block is full. A smaller one is read faster, and makes the table larger."""
KEPT = 6
"""The number of compiled libraries that stay in the cache."""


def pack(records: Mapping[str, Any]) -> bytes:
    """The bytes of a library with these records; equal records give equal bytes.

    Raises ValueError for a key that is more than one line or has a tab.
    """
    blocks: list[bytearray] = []
    firsts: list[bytes] = []
    for key, value in sorted((key.encode(), value) for key, value in records.items()):
        if BEGIN in key or BETWEEN in key:
            raise ValueError(f"{key!r} cannot be a key of the library")
        record = b"".join((BEGIN, key, BETWEEN, json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()))
        if not blocks or len(blocks[-1]) + len(record) > BLOCK:
            blocks.append(bytearray())
            firsts.append(key)
        blocks[-1] += record
    if not blocks:
        blocks, firsts = [bytearray()], [b""]
    names = BEGIN.join(firsts)
    at = begin = HEADER + ENTRY * (len(blocks) + 1) + len(names)
    table = b""
    for block in (*blocks, bytearray()):
        table += _numbers(at, zlib.crc32(block))
        at += len(block)
    checked = _numbers(len(blocks) + 1, begin, at) + table + names
    return b"".join((MAGIC, _numbers(zlib.crc32(checked)), checked, *blocks))


def _numbers(*values: int) -> bytes:
    return b"".join(value.to_bytes(4, "little") for value in values)


def write_atomically(path: str, data: bytes) -> None:
    """Write ``data`` to ``path`` in one step: readers see either the old file or the complete new one.

    Raises OSError if the place cannot be written; no temporary file remains.
    """
    temporary = f"{path}.{os.getpid()}.part"
    try:
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except OSError:
        if os.path.exists(temporary):
            os.remove(temporary)
        raise


def tidy(cache: str, keep: str) -> None:
    """Remove the oldest libraries from the cache, never ``keep``; a process that has one open goes on reading it."""
    found = [entry for entry in os.scandir(cache) if entry.name.startswith("library-") and entry.name.endswith(".bin")]
    found.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    for entry in found[KEPT:]:
        if entry.name != keep:
            os.remove(entry.path)
