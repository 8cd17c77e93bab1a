"""The index of the search: where it is, how large and how old, and whether it fits the content.

It is kept in the cache. A package has the one of its own content, packed.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.content.cache import cache_directory
from judge.index.whoosh_adapter import VERSION, index_name, is_intact, packaged
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class KeptIndex(NamedTuple):
    """``state`` is current, missing, damaged (built again on the next search) or not used (others can write to it).

    ``others`` are indexes of other contents or versions that are still there. Sizes are in bytes, ``age`` in seconds.
    """

    path: str
    state: str
    content: str
    version: int
    size: int
    age: int | None
    built: str
    others: tuple[str, ...]
    others_size: int

    def as_json(self) -> dict[str, Any]:
        return {"schema": 1, **self._asdict(), "others": list(self.others)}

    def as_lines(self) -> Iterator[str]:
        said = {
            "current": "The index of the search is current.",
            "packed": "The index is in the package, compressed; the next search unpacks it.",
            "missing": "There is no index of this content; the next search builds it.",
            "damaged": "The index of this content is damaged; the next search makes it anew.",
            "not used": "The index is not used, because others can write to it; searches make one in memory.",
        }
        yield said[self.state]
        yield f"where:   {self.path}"
        if self.age is not None:
            yield f"size:    {_megabytes(self.size)}"
            yield f"built:   {self.built}, {_ago(self.age)} ago"
        yield f"content: {self.content}, version {self.version} of the index"
        if self.others:
            yield f"besides: {len(self.others)} of other contents, {_megabytes(self.others_size)}; judge index clear"


def kept_index(key: str) -> KeptIndex:
    """What is known of the index of a content without searching it."""
    place = Path(cache_directory()).resolve() / index_name(key)
    others = [other for other in _indexes() if other != place]
    state, there = is_intact(place), place.is_dir()
    if state == "missing" and packaged(key).is_file():
        place, state = packaged(key), "packed"
    built = place.stat().st_mtime if there else 0.0
    return KeptIndex(
        str(place),
        state,
        key,
        VERSION,
        _size(place) if there else 0,
        max(0, round(time.time() - built)) if there else None,
        time.strftime("%Y-%m-%d %H:%M", time.localtime(built)) if there else "",
        tuple(str(other) for other in others),
        sum(map(_size, others)),
    )


def clear() -> tuple[int, int]:
    """Delete every index in the cache; returns how many there were, and their bytes."""
    found = _indexes()
    size = sum(map(_size, found))
    for place in found:
        shutil.rmtree(place)
    return len(found), size


def _indexes() -> list[Path]:
    """The indexes in the cache. A link is none: what it leads to is somebody else's."""
    directory = Path(cache_directory()).resolve()
    return sorted(place for place in directory.glob("index-*") if place.is_dir() and not place.is_symlink())


def _size(place: Path) -> int:
    return sum(file.stat().st_size for file in place.iterdir() if file.is_file())


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB" if size >= 100_000 else f"{size / 1000:.0f} kB"


def _ago(seconds: int) -> str:
    """An age in its largest unit."""
    for length, unit in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= length:
            return f"{seconds // length} {unit}{'s' * (seconds >= 2 * length)}"
    return f"{seconds} second{'s' * (seconds != 1)}"
