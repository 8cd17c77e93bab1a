"""The compiled library: one file that is memory-mapped, searched by key, and decoded only where asked.

Layout: a header, the table of blocks, the blocks. The header is 8 bytes of magic and four numbers (4 bytes each,
little-endian): the checksum of everything between it and the first block, these numbers included, the number of entries
in the table, the offset of the first block and the size of the file. The table has the offset and the checksum of each
block, a closing entry, and the first key of each block, one a line. A block is some eight kilobytes of records in the
order of their keys; a record is a line break, the key, a tab, and the value as JSON. A block is checked when something
in it is first asked for. ``packing.py`` writes it.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH123

from __future__ import annotations

import mmap
import os
import zlib
from _bisect import bisect_right  # without the module around it

from judge.content.json_values import decoded
from judge.errors import ContentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

MAGIC = b"JUDGE\x00\x03\n"
HEADER = 24
ENTRY = 8
BEGIN, BETWEEN = b"\n", b"\t"
"""What a record begins with, and what stands between its key and its value; JSON has neither of them."""


class Store:
    """A compiled library, given as its path or as its bytes; raises ContentError if it is damaged."""

    def __init__(self, source: str | bytes) -> None:
        self._read: dict[int, bytes] = {}
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
            raise self._damaged("it is not a library of this version")
        checksum, count, begin, size = (int.from_bytes(data[at : at + 4], "little") for at in (8, 12, 16, 20))
        if size != len(data):
            raise self._damaged("it is cut short")
        if zlib.crc32(data[12:begin]) != checksum:
            raise self._damaged("its table of blocks is inconsistent")
        self._table = data[HEADER:begin]
        self._firsts = self._table[ENTRY * count :].split(BEGIN)

    def _damaged(self, why: str) -> ContentError:
        hint = "Delete it; it is made again from the content (or reinstall the package)."
        return ContentError(f"the compiled library is damaged: {why}", where=self.source, hint=hint)

    def _block(self, index: int) -> bytes:
        """The records of a block; its checksum is compared the first time."""
        if index not in self._read:
            entry = self._table[ENTRY * index : ENTRY * index + ENTRY + 4]
            begin, checksum, end = (int.from_bytes(entry[at : at + 4], "little") for at in (0, 4, 8))
            block = self._data[begin:end]
            if zlib.crc32(block) != checksum:
                near = self._firsts[index].decode("utf-8", "replace")
                raise self._damaged(f"the records from {near!r} on are inconsistent")
            self._read[index] = block
        return self._read[index]

    def _found(self, key: str) -> tuple[bytes, int]:
        """The block in which ``key`` would be and the place in it where its value begins; -1 if it is not there."""
        wanted = key.encode()
        block = self._block(max(0, bisect_right(self._firsts, wanted) - 1))
        start = BEGIN + wanted + BETWEEN
        at = block.find(start)
        return block, at if at < 0 else at + len(start)

    def get(self, key: str) -> Any:
        """The value of ``key``, or None."""
        block, at = self._found(key)
        if at < 0:
            return None
        end = block.find(BEGIN, at)
        return decoded(block[at:] if end < 0 else block[at:end])

    def has(self, key: str) -> bool:
        """Whether ``key`` exists; decodes nothing."""
        return self._found(key)[1] >= 0

    def _records(self, prefix: str) -> Iterator[tuple[bytes, bytes]]:
        start = prefix.encode()
        for index in range(max(0, bisect_right(self._firsts, start) - 1), len(self._firsts)):
            if (first := self._firsts[index]) > start and not first.startswith(start):
                return
            for record in self._block(index).split(BEGIN)[1:]:
                key, _, value = record.partition(BETWEEN)
                if key.startswith(start):
                    yield key, value

    def keys(self, prefix: str) -> Iterator[str]:
        """All keys that start with ``prefix``, sorted; decodes no value."""
        for key, _ in self._records(prefix):
            yield key.decode()

    def items(self, prefix: str) -> Iterator[tuple[str, Any]]:
        """All keys that start with ``prefix``, sorted, with their values."""
        for key, value in self._records(prefix):
            yield key.decode(), decoded(value)
