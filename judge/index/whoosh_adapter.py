"""Builds, opens and queries the index of the search library.

An index is a folder in the user's cache, named after the hash of the compiled library. A package has that of its own
content beside the library, compressed (``packed_index.py``); any other is built. Both come about beside their final
place and are renamed, so that other processes see either none or a complete one. The search library unpickles its
table of contents, through which whoever can write that file could run code: an index is therefore only read from a
folder that nobody but the user can write to (``permissions.py``), and otherwise made in memory. (Whoever can write to
the package can change its code, too.)

The files are the same on every machine and for every Python: numbers are stored in one byte order, and pickles in a
protocol that all of them read. Only another version of the search library makes an index unusable; its first line names
the version, and such an index is built again.
"""

from __future__ import annotations

import os
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.content.cache import cache_directory, cannot_be_written
from judge.content.locate import DATA
from judge.errors import IndexProblem
from judge.index.bm25 import room, scores
from judge.index.index_files import RULINGS, TERMS, WORDS, Kept, files_in, fits, kept_of, manifest, write_files
from judge.index.packed_index import ENDING, files_of
from judge.index.permissions import others_can_write
from judge.index.ruling_ids import ids_of, rows_of_ids
from judge.index.telling import is_of_the_rules, of_term, rows, rows_of_terms, tells
from judge.index.whoosh_schema import ASKED, RULING, TEXT, FileIndex, FileStorage, Memory, codec, schema
from judge.index.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from judge.index.passages import Passage

VERSION = 12
"""The version of passages and words, raised whenever they change; part of the name of every index."""


class Index:
    """An open index, in which passages are identified by number, from 0 on in each of its two fields."""

    def __init__(self, reader: Any, kept: Kept, field: str = TEXT) -> None:
        self._reader = reader
        self._kept = kept
        self._field = field
        rulings = ids_of(kept.rulings)
        self.ids = rulings if field == RULING else []
        others = int(reader.doc_count_all()) - len(rulings)
        self._first = others if field == RULING else 0
        self._size = len(self.ids) if field == RULING else others
        self._mean_length = reader.field_length(field) / (self._size or 1)
        self._told = rows(kept.told)
        self._rarity: dict[str, float] = {}
        self._times: dict[str, dict[int, float]] = {}
        self._rooms: dict[int, float] = {}

    @property
    def size(self) -> int:
        """The number of passages."""
        return self._size

    @property
    def rulings(self) -> Index:
        """The passages of rulings, which are searched apart: ``ids`` are theirs, by number."""
        return Index(self._reader, self._kept, RULING)

    def search(self, wanted: dict[str, float], most: int | None = None) -> list[tuple[int, float]]:
        """The passages with any of these weighted terms, best first, as pairs of number and score: all, or ``most``.

        The search library would score the same (``bm25.py``), with more modules, reading every term twice.
        """
        scored = scores(wanted, self.rarity, self.times_in, self.rooms_of)
        return sorted(scored.items(), key=lambda pair: (-pair[1], pair[0]))[:most]

    def rooms_of(self, numbers: Iterable[int]) -> dict[int, float]:
        """The ``room`` of passages, by number."""
        for number in numbers:
            if number not in self._rooms:
                self._rooms[number] = room(self._length(number) / self._mean_length)
        return self._rooms

    def _length(self, number: int) -> float:
        return float(self._reader.doc_field_length(number + self._first, self._field, 1))

    def times_in(self, term: str) -> dict[int, float]:
        """How often each passage that contains a term has it; in people's lines it counts more."""
        if term not in self._times:
            self._times[term] = dict(self._read(term))
        return self._times[term]

    def _read(self, term: str) -> Iterator[tuple[int, float]]:
        if not self.knows(term):
            return
        postings = self._reader.postings(self._field, term.encode())
        while postings.is_active():
            yield int(postings.id()) - self._first, postings.weight()
            postings.next()

    def passages_with(self, term: str) -> Collection[int]:
        """The numbers of the passages that contain a term."""
        return self.times_in(term).keys()

    def knows(self, term: str) -> bool:
        """Whether any passage contains this term."""
        return (self._field, term.encode()) in self._reader

    def rarity(self, term: str) -> float:
        """The inverse document frequency of a term, corrected by what it tells; one in no passage is the rarest."""
        if term not in self._rarity:
            having = self._reader.doc_frequency(self._field, term.encode())
            self._rarity[term] = (log((self._size or 1) / (having + 1)) + 1) * of_term(term, self._told)[0]
        return self._rarity[term]

    def families(self, term: str) -> tuple[str, ...]:
        """The families of words that a term belongs to, as they are searched for."""
        return of_term(term, self._told)[1]

    def is_of_the_rules(self, term: str) -> bool:
        """Whether a term is one of the rules: what people say for what the rules call so, too."""
        return is_of_the_rules(term, self._told)

    def tells(self, term: str) -> bool:
        """Whether a term says something of what is meant: "more" is in the lines about everything."""
        return tells(term, self._told, self.rarity(term) / (log(self._size) + 1))

    def spelled_words(self) -> list[str]:
        """Every word of the passages, as it is spelled there."""
        return self._kept.spelled.split("\n")


def index_name(key: str) -> str:
    """The name of the folder of an index: the version of its form, and the hash of the content."""
    return f"index-{VERSION}-{key}"


def packaged(key: str) -> Path:
    """Where a package has the index of its own content, packed; nothing is there in a checkout."""
    return Path(DATA, f"{index_name(key)}{ENDING}")


def is_intact(place: Path) -> str:
    """How the index in a folder stands: current, missing, damaged, or not used where others can write to it."""
    if not place.is_dir():
        return "missing"
    if others_can_write(place.parent) or others_can_write(place, *place.iterdir()):
        return "not used"
    return "current" if _opened(place) else "damaged"


def open_index(
    key: str,
    passages: Callable[[], Iterable[Passage]],
    note: Callable[[str], None],
    building: Callable[[], None] = lambda: None,
) -> Index:
    """Open the index of a library; one that is missing, stale or damaged is unpacked from the package, or built.

    ``building`` is called before it is built. If the cache cannot be written or others can write to it, ``note`` says
    so and the index is made in memory. Raises IndexProblem if it cannot be built at all.
    """
    place = Path(cache_directory()).resolve() / index_name(key)
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if stranger := others_can_write(place.parent):
            note(f"The cache {place.parent} is not used for the search index: {stranger}.")
        elif opened := _opened(place):
            return opened
        else:
            if (files := files_of(packaged(key))) and fits(files):
                _make_at(place, lambda folder: write_files(folder, files))
            else:
                building()
                _make_at(place, lambda folder: build_index(folder, passages()))
            if opened := _opened(place):
                return opened
    except OSError as problem:
        cannot_be_written(str(place.parent), problem, note)
    if (files := files_of(packaged(key))) and fits(files):
        return _index_of(files)
    building()
    return index_in_memory(passages())


def index_in_memory(passages: Iterable[Passage]) -> Index:
    """An index that is kept nowhere."""
    memory = Memory()
    kept = _fill(memory, passages)
    return Index(FileIndex(memory, schema=schema()).reader(), kept)


def _opened(place: Path) -> Index | None:
    return None if not place.is_dir() or others_can_write(place, *place.iterdir()) else _read(place)


def _read(place: Path) -> Index | None:
    if not place.is_dir():
        return None
    try:
        files = files_in(place)
        if not fits(files):
            return None
        index = Index(FileIndex(FileStorage(str(place), readonly=True), schema=schema()).reader(), kept_of(files))
    except Exception:  # noqa: BLE001 - whatever a damaged file does to the search library, it is built again
        return None
    return index


def _index_of(files: Mapping[str, bytes]) -> Index:
    memory = Memory()
    memory.files.update(files)
    return Index(FileIndex(memory, schema=schema()).reader(), kept_of(files))


def _fill(storage: Any, passages: Iterable[Passage]) -> Kept:
    """Write all passages, those of rulings last; returns what is kept beside them."""
    every = sorted(passages, key=lambda one: one.is_ruling)
    if not every:
        raise IndexProblem("there is nothing to search", hint="The library has no rules.")
    writer = storage.create_index(schema()).writer(limitmb=256, codec=codec())
    spelled: set[str] = set()
    for passage in every:
        writer.add_document(**{RULING if passage.is_ruling else TEXT: f"{passage.text}{ASKED}{passage.asked}"})
        if not passage.is_ruling:  # what is corrected is corrected to a word of the texts
            spelled.update(words(passage.text))
            spelled.update(words(passage.asked))
    writer.commit(optimize=True)
    texts = [passage for passage in every if not passage.is_ruling]
    rulings = rows_of_ids(passage.id for passage in every if passage.is_ruling)
    return Kept("\n".join(sorted(spelled)), rows_of_terms(texts), rulings)


def build_index(place: Path, passages: Iterable[Passage]) -> None:
    """Build an index in an empty folder."""
    kept = _fill(FileStorage(str(place)), passages)
    for lock in place.glob("*_WRITELOCK"):
        lock.unlink()
    (place / TERMS).write_text(kept.told, encoding="utf-8")
    (place / RULINGS).write_text(kept.rulings, encoding="utf-8")
    (place / WORDS).write_text(f"{manifest(files_in(place))}\n{kept.spelled}", encoding="utf-8")


def _make_at(place: Path, make: Callable[[Path], None]) -> None:
    """Make an index in a temporary folder and rename it.

    If another process was faster, its index is kept if intact.
    """
    import shutil  # noqa: PLC0415 - usually an index is there

    own = place.with_name(f"{place.name}.{os.getpid()}.part")
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir(mode=0o700)
    try:
        make(own)
        for file in own.iterdir():
            file.chmod(0o600)
        try:
            own.rename(place)
        except OSError:
            if _opened(place) is None:
                damaged = place.with_name(f"{place.name}.{os.getpid()}.damaged")
                place.rename(damaged)
                shutil.rmtree(damaged, ignore_errors=True)
                own.rename(place)
    finally:
        shutil.rmtree(own, ignore_errors=True)
    for old in place.parent.glob("index-*"):
        if old.is_dir() and not old.name.startswith(place.name) and _is_old(old):
            shutil.rmtree(old, ignore_errors=True)


def _is_old(place: Path) -> bool:
    """Whether an index is more than a day older than the newest; a running process may need a younger one."""
    newest = max(other.stat().st_mtime for other in place.parent.glob("index-*"))
    return newest - place.stat().st_mtime > 86_400
