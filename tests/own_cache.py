"""A cache of a test of its own, with the compiled library of the checkout: to compile that takes long."""

from __future__ import annotations

from pathlib import Path
from shutil import copy2

from judge.answers.library.open_library import open_library
from judge.content.cache import cache_directory


def cache_with_library(place: Path) -> Path:
    """Make the directory and put the library of the checkout into it, as it was compiled for all tests."""
    open_library()
    place.mkdir(mode=0o700)
    for pattern in ("library-*.bin", "checkout-*.txt"):
        for file in Path(cache_directory()).glob(pattern):
            copy2(file, place)
    return place
