"""The library that travels in the package: compressed there, and unpacked into the cache when it is first needed.

Its name has its checksum, so that what was unpacked of another version is never taken for it.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH118, PTH208

from __future__ import annotations

import os

from judge.content.cache import cache_directory, cannot_be_written
from judge.content.store import Store
from judge.errors import ContentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ENDING = ".bin.xz"
AGAIN = "Reinstall the package, or set JUDGE_CONTENT to a folder with rules, faq and errata."


def open_packaged(folder: str, note: Callable[[str], None] = lambda _: None) -> Store:
    """Open the library of a package's data folder.

    The unpacked file in the cache is used if it is the user's own, and is made again if it is missing or damaged.
    Raises ContentError if the package has no library, or if its library cannot be unpacked. If the cache cannot be
    written, ``note`` says so once, and the library is unpacked in memory.
    """
    packed = packed_library(folder)
    path = os.path.join(cache_directory(), os.path.basename(packed).removesuffix(".xz"))  # noqa: PTH119
    return _unpacked_before(path) or _unpack(packed, path, note)


def packed_library(folder: str) -> str:
    """The path of the compressed library in a package's data folder; raises ContentError if there is none."""
    try:
        names = [name for name in os.listdir(folder) if name.endswith(ENDING)]
    except OSError:
        names = []
    if not names:
        raise ContentError("the package has no compiled library", where=folder, hint=AGAIN)
    return os.path.join(folder, max(names))


def _unpacked_before(path: str) -> Store | None:
    """What was unpacked, if it is there, whole, and nobody else could have written it."""
    try:
        facts = os.lstat(path)
        if os.name == "posix" and (facts.st_uid != os.geteuid() or facts.st_mode & 0o22):
            return None
        return Store(path)
    except (OSError, ValueError, ContentError):
        return None


def _unpack(packed: str, path: str, note: Callable[[str], None]) -> Store:
    from judge.content.packing import tidy, write_atomically  # noqa: PLC0415 - once for each version of the package

    store = Store(data := decompressed(packed))
    try:
        write_atomically(path, data)
        tidy(os.path.dirname(path), os.path.basename(path))  # noqa: PTH119, PTH120
    except OSError as problem:
        cannot_be_written(os.path.dirname(path), problem, note)  # noqa: PTH120
    return store


def decompressed(packed: str) -> bytes:
    """The library as it is before it is compressed; raises ContentError if that cannot be done."""
    try:
        import lzma  # noqa: PLC0415 - once for each version of the package
    except ImportError:
        hint = "Use a Python that has it, as those of python.org and of all systems do."
        raise ContentError("this Python was built without the module lzma", where=packed, hint=hint) from None
    try:
        with lzma.open(packed) as file:
            return file.read()
    except (lzma.LZMAError, EOFError) as problem:
        raise ContentError(f"the compiled library is damaged: {problem}", where=packed, hint=AGAIN) from problem
