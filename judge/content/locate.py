"""Locates the compiled library: that of the installed package, or one that follows the files of a checkout.

A checkout is recognised by its content folders. Changes are detected by sizes and modification times; only then are the
files read and hashed, and only a new hash is compiled. Imports nearly nothing.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH100, PTH112, PTH113, PTH116, PTH118, PTH120, PTH123

from __future__ import annotations

import os
import zlib
from _operator import attrgetter  # without what else `operator` defines

from judge.content.cache import cache_directory, cannot_be_written
from judge.content.packaged import open_packaged
from judge.content.store import Store
from judge.errors import ContentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CARDS = os.path.join(PACKAGE, "cards")
DATA = os.path.join(PACKAGE, "data")
CONTENT = ("rules", "faq", "errata")
RULINGS = "rulings"
"""The content whose files are looked at when they are asked for (``judge.content.rulings``): there are too many."""
LIBRARY_SOURCES = (
    "content", "cards", "scenario", "answers/library/compiled_records.py", "answers/library/history_records.py",
    "answers/library/infraction_phrases.py", "answers/library/infraction_records.py",
)  # fmt: skip
"""The parts of the package, besides the content, on which a compiled library depends."""
_NAME = attrgetter("name")


def content_root() -> str:
    """The folder to compile: ``JUDGE_CONTENT``, else the checkout; "" in an installed package."""
    if own := os.environ.get("JUDGE_CONTENT"):
        return os.path.abspath(own)
    root = os.path.dirname(PACKAGE)
    here = os.path.isdir(os.path.join(root, "rules", "core")) and os.path.isfile(os.path.join(root, "pyproject.toml"))
    return root if here else ""


def open_store(
    compiler: Callable[[str], tuple[str, Callable[[], bytes]]], note: Callable[[str], None] = lambda _: None
) -> Store:
    """Open the library to answer from.

    ``compiler(root)`` is called only if files have changed; it returns the hash of the content and a function that
    compiles it. ``note`` is called once if the cache cannot be written; the library is returned all the same.
    """
    root = content_root()
    if not root:
        return open_packaged(DATA, note)
    cache = cache_directory()
    pointer = os.path.join(cache, f"checkout-{zlib.crc32(root.encode()):08x}.txt")
    name, _, seen = _read(pointer).partition("\n")
    if name and seen == file_listing(root, seen) and (store := _usable(os.path.join(cache, name))):
        return store
    return _refresh(root, compiler, note, pointer)


def _refresh(
    root: str,
    compiler: Callable[[str], tuple[str, Callable[[], bytes]]],
    note: Callable[[str], None],
    pointer: str,
) -> Store:
    from judge.content.packing import tidy, write_atomically  # noqa: PLC0415 - only where something changed

    listing = file_listing(root)
    digest, compiled = compiler(root)
    cache = os.path.dirname(pointer)
    name = f"library-{digest}.bin"
    path = os.path.join(cache, name)
    store = _usable(path)
    try:
        if store is None:
            data = compiled()
            store = Store(data)
            write_atomically(path, data)
            tidy(cache, name)
        write_atomically(pointer, f"{name}\n{listing}".encode())
    except OSError as problem:
        cannot_be_written(cache, problem, note)
    assert store is not None
    return store


def file_listing(root: str, seen: str = "") -> str:
    """All files that a compiled library depends on, with sizes and modification times, as one text.

    Of the files that define cards, which are in the folders inside ``cards``, only the names: what is compiled of each
    is compared with it when that card is asked for (``judge.answers.library.card_wording``).
    Of the rulings only their folders, for the same reason: the time of a folder changes with all that comes into it,
    goes, or is replaced. So those that an earlier listing, ``seen``, has are all there are, or the time of one of them
    is another.
    """
    places = [os.path.join(root, part) for part in CONTENT] + [os.path.join(PACKAGE, part) for part in LIBRARY_SOURCES]
    lines: list[str] = []
    for place in places:
        _list(place, lines)
    top = os.path.join(root, RULINGS)
    at = seen.find(f"\n{top} ") + 1
    known = [one.rpartition(" ")[0] for one in seen[at:].split("\n")] if at else _folders(top)
    lines += [f"{folder} {_time_of(folder)}" for folder in known]
    return "\n".join(lines)


def _list(place: str, lines: list[str]) -> None:
    try:
        found = sorted(os.scandir(place), key=_NAME)
    except NotADirectoryError:
        facts = os.stat(place)
        lines.append(f"{place} {facts.st_size} {facts.st_mtime_ns}")
        return
    except OSError:
        return
    lines.append(place)
    folders = []
    for entry in found:
        if entry.name.endswith((".md", ".tsv", ".toml", ".py", ".packed")):
            facts = entry.stat()
            lines.append(f"{entry.name} {facts.st_size} {facts.st_mtime_ns}")
        elif entry.name != "__pycache__" and entry.is_dir():
            folders.append(entry.path)
    for folder in folders:
        if place == CARDS:
            names = [name for name in os.listdir(folder) if name.endswith(".py")]  # noqa: PTH208
            lines += [folder, *sorted(names)]
        else:
            _list(folder, lines)


def _time_of(folder: str) -> int:
    """When something last came into a folder or left it; 0 if it is gone."""
    try:
        return os.stat(folder).st_mtime_ns
    except OSError:
        return 0


def _folders(top: str) -> list[str]:
    """A folder and all below it."""
    return sorted(place for place, _, _ in os.walk(top))


def card_checksum(file: str) -> int:
    """The checksum of a file below ``cards``; 0 if there is none."""
    return file_checksum(CARDS, file)


def content_checksum(root: str, file: str) -> int:
    """The checksum of a file of the content, or of the package if it is below ``judge``."""
    return file_checksum(root, file) or file_checksum(os.path.dirname(PACKAGE), file)


def file_checksum(root: str, file: str) -> int:
    """The checksum of a file below a folder; 0 if there is none."""
    try:
        with open(os.path.join(root, file), "rb") as opened:
            return zlib.crc32(opened.read())
    except OSError:
        return 0


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError):
        return ""


def _usable(path: str) -> Store | None:
    try:
        return Store(path)
    except (OSError, ValueError, ContentError):
        return None
