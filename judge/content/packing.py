"""Writes the library file that ``store.py`` reads, and writes files atomically."""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH103, PTH105, PTH107, PTH110, PTH120, PTH123

from __future__ import annotations

import json
import os
import zlib
from typing import TYPE_CHECKING, Any

from judge.content.store import ENTRY, HEADER, MAGIC

if TYPE_CHECKING:
    from collections.abc import Mapping


def pack(records: Mapping[str, Any]) -> bytes:
    """The bytes of a library with these records; equal records give equal bytes."""
    pairs = sorted(
        (key.encode(), json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
        for key, value in records.items()
    )
    key_at = HEADER + ENTRY * (len(pairs) + 1)
    values = value_at = key_at + sum(len(key) for key, _ in pairs)
    table = bytearray()
    for key, value in pairs:
        table += _numbers(key_at, value_at, len(value), zlib.crc32(value))
        key_at += len(key)
        value_at += len(value)
    table += _numbers(key_at, value_at, 0, 0)
    table += b"".join(key for key, _ in pairs)
    header = _numbers(len(pairs), value_at, values, zlib.crc32(table))
    return b"".join((MAGIC, header, table, *(value for _, value in pairs)))


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
