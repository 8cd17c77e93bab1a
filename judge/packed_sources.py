"""Modules that a wheel has together in one file, while a checkout has each in a file of its own.

A wheel names every file three times and adds checksums: for a small module that is more than its text. So the modules
of a folder of cards, ``origins/``, travel in ``origins.packed`` beside it, as text: each is a page of its own, and its
first line is its name. They are imported from there, and their code keeps the path that it has in a checkout, so that
tracebacks, errors and ``inspect`` show the same places and lines.
"""

# Paths are texts here: pathlib costs more than a whole look-up.
# ruff: noqa: PTH113, PTH118, PTH119, PTH120, PTH123

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence
    from types import ModuleType

ENDING = ".packed"
PAGE = b"\f"
"""What each page of a packed file begins with."""


def pack(sources: Mapping[str, bytes]) -> bytes:
    """The packed file of these sources, given by module name; raises ValueError if one has a form feed."""
    for name, source in sources.items():
        if PAGE in source:
            raise ValueError(f"{name} has a form feed, which begins a page where it is packed")
    return b"".join(b"%b%b\n%b" % (PAGE, name.encode(), sources[name]) for name in sorted(sources))


@cache
def packed(folder: str) -> Mapping[str, bytes]:
    """The sources in the packed file beside a folder, by module name; none if there is no such file."""
    try:
        with open(folder + ENDING, "rb") as file:
            pages = file.read().split(PAGE)[1:]
    except OSError:
        return {}
    parts = (page.partition(b"\n") for page in pages)
    return {name.decode(): source for name, _, source in parts}


def has_source(path: str) -> bool:
    """Whether there is a module at this path, in a file of its own or packed."""
    return os.path.isfile(path) or _packed_source(path) is not None


def read_source(path: str) -> str:
    """The source of the module at this path, whether packed or not.

    Raises FileNotFoundError if there is none, ContentError if it is not text.
    """
    try:
        return PackedLoader("", path).get_data(path).decode().replace("\r\n", "\n")
    except UnicodeDecodeError as problem:
        raise ContentError(f"cannot be read: {problem}", where=path, hint="Save the file as UTF-8.") from problem


def sources_below(folder: str) -> dict[str, str]:
    """The source of each module below a folder by its path, in the order of the paths."""
    paths = []
    for place, folders, files in os.walk(folder):
        paths += [os.path.join(place, file) for file in files if file.endswith(".py")]
        for inner in folders:
            beside = os.path.join(place, inner)
            paths += [os.path.join(beside, f"{name}.py") for name in packed(beside)]
    return {path: read_source(path) for path in sorted(paths, key=_in_order)}


def _in_order(path: str) -> str:
    return path.replace(os.sep, "\0")  # a folder before what only begins like it


def _packed_source(path: str) -> bytes | None:
    return packed(os.path.dirname(path)).get(os.path.basename(path).removesuffix(".py"))


class PackedLoader(SourceFileLoader):
    """Loads a module from its file as ever, and from the packed file where it has none of its own."""

    def get_data(self, path: str) -> bytes:
        """The bytes of a file, or the source of a packed module; raises OSError if there is neither."""
        try:
            return super().get_data(path)
        except FileNotFoundError:
            if (source := _packed_source(path)) is None:
                raise
            return source


class PackedFinder:
    """Finds the modules in a packed file, whose path is an entry of a package's ``__path__`` (PEP 302)."""

    def __init__(self, entry: str) -> None:
        if not entry.endswith(ENDING):
            raise ImportError("this is not a packed file", path=entry)
        self.folder = entry.removesuffix(ENDING)

    def find_spec(self, fullname: str, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002
        """The spec of a module of the package; None if it is not in the file."""
        name = fullname.rpartition(".")[2]
        if name not in packed(self.folder):
            return None
        path = os.path.join(self.folder, f"{name}.py")
        spec = ModuleSpec(fullname, PackedLoader(fullname, path), origin=path)
        spec.has_location = True
        return spec

    def invalidate_caches(self) -> None:
        """Have packed files read again, as ``importlib.invalidate_caches`` asks of every finder."""
        packed.cache_clear()


def import_packed(places: MutableSequence[str]) -> None:
    """Add to a package's ``__path__`` the packed file beside its folder, if there is one."""
    file = places[0] + ENDING
    if file not in places and os.path.isfile(file):
        if PackedFinder not in sys.path_hooks:
            sys.path_hooks.insert(0, PackedFinder)
        places.append(file)
