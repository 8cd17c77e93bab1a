"""Keeps the engine's compiled modules in one file of the cache, which is faster than finding 480 files.

Python keeps each module that it compiles in a file of its own (PEP 3147). Two cards need some 480 modules; to look for
these files and to open them was an eighth of that answer's time. What is not in the one file, or has changed since, in
time or size, is found and loaded as ever.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH100, PTH116, PTH118, PTH119, PTH120, PTH123

from __future__ import annotations

import marshal
import os
import sys
import zlib
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from typing import TYPE_CHECKING

from judge.content.packing import write_atomically
from judge.packed_sources import ENDING, PackedLoader

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

PLACE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ENOUGH = 24
"""The number of modules loaded from files of their own from which on the one file is written anew."""

Stamp = tuple[int, int]
"""When a source was changed last, in nanoseconds, and its size in bytes."""

Kept = tuple[bool, Stamp, int, int]
"""Whether a module is a package, the stamp of its source, where its code begins in the file, and the code's size."""

SIZE = 4
"""In so many bytes the file begins with the size of its table."""

_PACKAGE = f"{os.sep}__init__.py"
_FROM_SOURCE = (SourceFileLoader, PackedLoader)
_UNREADABLE = (OSError, EOFError, ValueError, TypeError)


class KeptModules:
    """A finder for ``sys.meta_path``: the code of the package at ``place`` comes from one file in ``directory``.

    There is one file for each Python and each place. Without it, or where it cannot be read or is somebody else's,
    modules are loaded as ever.
    """

    def __init__(self, directory: str, place: str = PLACE) -> None:
        self.place = place
        self.package = f"{os.path.basename(place)}."
        name = f"modules-{sys.implementation.cache_tag}-{MAGIC_NUMBER.hex()}-{zlib.crc32(place.encode()):08x}.bin"
        self.path = os.path.join(directory, name)
        self.kept = self._table()
        self.loaded: dict[str, tuple[bool, Stamp, CodeType]] = {}
        """What came from files of its own: whether it is a package, the stamp of its source, its code."""

    def _table(self) -> dict[str, Kept]:
        try:
            self.file = open(self.path, "rb", buffering=0)  # noqa: SIM115 - as long as modules are imported
            if os.name == "posix" and os.fstat(self.file.fileno()).st_uid != os.getuid():
                return {}  # it is code
            size = int.from_bytes(self.file.read(SIZE), "little")
            begin = SIZE + size
            table = marshal.loads(self.file.read(size))  # noqa: S302 - as Python's own such files
            return {name: (package, stamp, begin + at, length) for name, package, stamp, at, length in table}
        except _UNREADABLE:
            return {}

    def read(self, kept: Kept) -> bytes:
        """The marshalled code of a module: to read all at once takes longer than Python's own files do."""
        _, _, at, size = kept
        self.file.seek(at)
        return self.file.read(size)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a module of the project; None leaves any other to the other finders."""
        if not name.startswith(self.package):
            return None
        if (found := self.kept.get(name)) is not None:
            is_package, stamp, _, _ = found
            below = name[len(self.package) :].replace(".", os.sep)
            source = f"{self.place}{os.sep}{below}{_PACKAGE if is_package else '.py'}"
            if stamp == stamp_of(source):
                spec = ModuleSpec(name, _Loader(name, source, self), origin=source, is_package=is_package)
                spec.has_location, spec.cached = True, self.path
                if is_package:
                    spec.submodule_search_locations = [os.path.dirname(source)]
                return spec
            del self.kept[name]
        elsewhere = PathFinder.find_spec(name, path, target)
        if elsewhere is not None and type(elsewhere.loader) in _FROM_SOURCE:
            assert isinstance(elsewhere.loader, SourceFileLoader)
            elsewhere.loader = _Loader(name, elsewhere.loader.path, self)
        return elsewhere

    def keep(self) -> None:
        """Write the file with all that was loaded, too, if that is much; nothing where Python is to write none.

        A directory that cannot be written is left alone: what is kept is fast, and nothing else depends on it.
        """
        if len(self.loaded) >= ENOUGH and not sys.dont_write_bytecode:
            with suppress(OSError):
                write_atomically(self.path, self._with_loaded())

    def _with_loaded(self) -> bytes:
        codes = {name: (kept[0], kept[1], self.read(kept)) for name, kept in self.kept.items()}
        codes |= {name: (package, stamp, marshal.dumps(code)) for name, (package, stamp, code) in self.loaded.items()}
        table, at = [], 0
        for name, (package, stamp, code) in codes.items():
            table.append((name, package, stamp, at, len(code)))
            at += len(code)
        begin = marshal.dumps(table)
        return b"".join((len(begin).to_bytes(SIZE, "little"), begin, *(code for _, _, code in codes.values())))


class _Loader(PackedLoader):
    """Loads a module as ever, but for where its code comes from."""

    def __init__(self, name: str, path: str, finder: KeptModules) -> None:
        super().__init__(name, path)
        self.finder = finder

    def get_code(self, fullname: str) -> CodeType | None:
        """The code of the module, from the one file if that has it."""
        if (found := self.finder.kept.get(fullname)) is not None:
            try:
                code: CodeType = marshal.loads(self.finder.read(found))  # noqa: S302 - as Python's own such files
            except _UNREADABLE:
                del self.finder.kept[fullname]
            else:
                return code
        stamp = stamp_of(self.path)
        compiled = super().get_code(fullname)
        if stamp is not None and compiled is not None:
            self.finder.loaded[fullname] = self.is_package(fullname), stamp, compiled
        return compiled


def stamp_of(source: str) -> Stamp | None:
    """When a file was changed last, in nanoseconds, and its size; that of the packed file for a source that is in one.

    None if there is neither.
    """
    try:
        found = os.stat(source)
    except OSError:
        try:
            found = os.stat(f"{os.path.dirname(source)}{ENDING}")
        except OSError:
            return None
    return found.st_mtime_ns, found.st_size
