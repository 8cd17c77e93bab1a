"""The compiled library: one file that is memory-mapped, searched by key, and decoded only where asked.

Layout: 8 bytes of magic, then the number of records, the size of the whole file, the offset of the values and the
checksum of everything between here and there (4 bytes each, little-endian); per record the offset of its key, the
offset and length of its value and the checksum of its value; a closing entry; all keys, sorted; all values, as JSON.
``packing.py`` writes it.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH123

from __future__ import annotations

import mmap
import os
import zlib

from judge.content.json_values import decoded
from judge.errors import ContentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

MAGIC = b"JUDGE\x00\x02\n"
HEADER = 24
ENTRY = 16


class Store:
    """A compiled library, given as its path or as its bytes; raises ContentError if it is damaged."""

    def __init__(self, source: str | bytes) -> None:
        self._found: dict[bytes, int] = {}
        self.memo: dict[str, Any] = {}  # what is worked out from records, by name: asked for with every citation
        self.source = source if isinstance(source, str) else "library in memory"
        self._data: bytes | mmap.mmap
        if isinstance(source, bytes):
            self._data = source
        else:
            with open(source, "rb") as file:
                if os.fstat(file.fileno()).st_size < HEADER:
                    raise self._damaged("it is too short")
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        data = self._data
        if data[:8] != MAGIC:
            raise self._damaged("it is no library of this version")
        self._count = int.from_bytes(data[8:12], "little")
        if int.from_bytes(data[12:16], "little") != len(data) or HEADER + ENTRY * (self._count + 1) > len(data):
            raise self._damaged("it is cut short")
        values = int.from_bytes(data[16:20], "little")
        if zlib.crc32(data[HEADER:values]) != int.from_bytes(data[20:24], "little"):
            raise self._damaged("its table of keys does not add up")

    def _damaged(self, why: str) -> ContentError:
        hint = "Delete it; it is made again from the content (or reinstall the package)."
        return ContentError(f"the compiled library is damaged: {why}", where=self.source, hint=hint)

    def _entry(self, index: int) -> tuple[int, int, int, int]:
        at = HEADER + ENTRY * index
        raw = self._data[at : at + ENTRY]
        return (
            int.from_bytes(raw[0:4], "little"),
            int.from_bytes(raw[4:8], "little"),
            int.from_bytes(raw[8:12], "little"),
            int.from_bytes(raw[12:16], "little"),
        )

    def _key(self, index: int) -> bytes:
        at = HEADER + ENTRY * index
        start = int.from_bytes(self._data[at : at + 4], "little")
        end = int.from_bytes(self._data[at + ENTRY : at + ENTRY + 4], "little")
        return self._data[start:end]

    def _position(self, key: bytes) -> int:
        if key in self._found:
            return self._found[key]
        data, number = self._data, int.from_bytes
        low, high = 0, self._count
        while low < high:
            middle = (low + high) // 2
            at = HEADER + ENTRY * middle  # ``_key``, written out: a look-up compares thousands
            start, end = number(data[at : at + 4], "little"), number(data[at + ENTRY : at + ENTRY + 4], "little")
            if data[start:end] < key:
                low = middle + 1
            else:
                high = middle
        self._found[key] = low
        return low

    def _value(self, index: int) -> Any:
        _, start, length, checksum = self._entry(index)
        raw = self._data[start : start + length]
        if zlib.crc32(raw) != checksum:
            raise self._damaged(f"the record {self._key(index).decode('utf-8', 'replace')!r} does not add up")
        return decoded(raw)

    def get(self, key: str) -> Any:
        """The value of ``key``, or None."""
        wanted = key.encode()
        index = self._position(wanted)
        if index < self._count and self._key(index) == wanted:
            return self._value(index)
        return None

    def has(self, key: str) -> bool:
        """Whether ``key`` exists; decodes nothing."""
        wanted = key.encode()
        index = self._position(wanted)
        return index < self._count and self._key(index) == wanted

    def keys(self, prefix: str) -> Iterator[str]:
        """All keys that start with ``prefix``, sorted; decodes no value."""
        start = prefix.encode()
        index = self._position(start)
        while index < self._count and (key := self._key(index)).startswith(start):
            yield key.decode()
            index += 1

    def items(self, prefix: str) -> Iterator[tuple[str, Any]]:
        """All keys that start with ``prefix``, sorted, with their values."""
        start = prefix.encode()
        index = self._position(start)
        while index < self._count and (key := self._key(index)).startswith(start):
            yield key.decode(), self._value(index)
            index += 1
