"""The only module that knows the search library: builds the index, opens it, and asks it.

An index is a folder in the user's cache, named after the hash of the compiled library. It is built beside its place and
renamed, so another process sees none or a whole one. The search library unpickles its table of contents, and whoever
can write that file could have it run anything: an index is therefore read only from a folder that nobody but the user
can write to (``private.py``), and is made in memory otherwise.
"""

from __future__ import annotations

import os
import shutil
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whoosh import fields, query, scoring
from whoosh.analysis import Analyzer, Token
from whoosh.filedb.filestore import FileStorage, RamStorage
from whoosh.index import FileIndex

from judge.content.cache import cache_directory, cannot_be_written
from judge.errors import IndexProblem
from judge.index.private import others_can_write
from judge.index.words import terms, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.index.passages import Passage

VERSION = 1
"""Raised whenever passages or words change; part of the name of every index."""

WORDS = "words.txt"
"""Beside the files of the search library: their checksums and, below, every word as it is spelled."""

COVERAGE = 0.9
"""How much a passage gains by having more of the question's words."""


class WordsAnalyzer(Analyzer):  # type: ignore[misc]
    """Hands our words to the search library."""

    def __call__(self, value: str, **settings: Any) -> Iterator[Any]:
        """Give one token per term of ``value``."""
        token = Token(positions=settings.get("positions", False))
        for position, term in enumerate(terms(value)):
            token.text = term
            token.boost = 1.0
            token.stopped = False
            token.pos = position
            yield token


def _schema() -> Any:
    return fields.Schema(text=fields.TEXT(analyzer=WordsAnalyzer(), phrase=False, stored=False))


class Index:
    """An open index. Passages are known by their number."""

    def __init__(self, opened: Any, spelled: str) -> None:
        self._searcher = opened.searcher(weighting=scoring.BM25F(B=0.6, K1=1.2))
        self._reader = self._searcher.reader()
        self._spelled = spelled

    @property
    def size(self) -> int:
        """The number of passages."""
        return int(self._reader.doc_count_all())

    def search(self, wanted: dict[str, float], most: int) -> list[tuple[int, float]]:
        """Give the passages with any of these terms, best first, each with its score; terms have weights."""
        parts = [query.Term("text", term, boost=weight) for term, weight in wanted.items() if self.knows(term)]
        if not parts:
            return []
        asked = query.Or(parts, scale=COVERAGE) if len(parts) > 1 else parts[0]
        found = self._searcher.search(asked, limit=most)
        return [(int(number), float(score)) for score, number in found.top_n]

    def knows(self, term: str) -> bool:
        """Tell whether any passage has this term."""
        return ("text", term.encode()) in self._reader

    def rarity(self, term: str) -> float:
        """Give the weight of a term: the rarer, the heavier; a term that nowhere stands counts as the rarest."""
        return float(self._searcher.idf("text", term.encode()))

    def spelled_words(self) -> list[str]:
        """Give every word of the passages as it is spelled there."""
        return self._spelled.split("\n")


def open_index(key: str, passages: Callable[[], Iterable[Passage]], note: Callable[[str], None]) -> Index:
    """Open the index of a library, or build it where it is missing, stale or damaged.

    A cache that cannot be written, or that others can write to, costs a note and time, never the answer. Raises
    IndexProblem if it cannot be built at all.
    """
    place = Path(cache_directory()).resolve() / f"index-{VERSION}-{key}"
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if stranger := others_can_write(place.parent):
            note(f"The cache {place.parent} is not used for the search index: {stranger}.")
        elif opened := _opened(place):
            return opened
        else:
            _build_at(place, passages())
            if opened := _opened(place):
                return opened
    except OSError as problem:
        cannot_be_written(str(place.parent), problem, note)
    memory = RamStorage()
    spelled = _fill(memory, passages())
    return Index(FileIndex(memory, schema=_schema()), spelled)


def _opened(place: Path) -> Index | None:
    if not place.is_dir() or others_can_write(place, *place.iterdir()):
        return None
    try:
        manifest, _, spelled = (place / WORDS).read_text(encoding="utf-8").partition("\n")
        if manifest != _manifest(place):
            return None
        index = Index(FileIndex(FileStorage(str(place), readonly=True), schema=_schema()), spelled)
    except Exception:  # noqa: BLE001 - whatever a damaged file does to the search library, it is built again
        return None
    return index


def _manifest(place: Path) -> str:
    """Give the names and checksums of the files of an index: a damaged one is noticed before it is asked."""
    files = sorted(path for path in place.iterdir() if path.name != WORDS)
    return " ".join(f"{path.name}:{zlib.crc32(path.read_bytes()):08x}" for path in files)


def _fill(storage: Any, passages: Iterable[Passage]) -> str:
    """Write all passages; gives the words as they are spelled."""
    writer = storage.create_index(_schema()).writer(limitmb=256)
    size = 0
    spelled: set[str] = set()
    for passage in passages:
        writer.add_document(text=passage.text)
        spelled.update(words(passage.text))
        size += 1
    writer.commit(optimize=True)
    if size == 0:
        raise IndexProblem("there is nothing to search", hint="The library holds no rules.")
    return "\n".join(sorted(spelled))


def _build_at(place: Path, passages: Iterable[Passage]) -> None:
    """Build in a folder of our own and put it in place; whoever comes second keeps what is there if it is whole."""
    own = place.with_name(f"{place.name}.{os.getpid()}.part")
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir(mode=0o700)
    try:
        spelled = _fill(FileStorage(str(own)), passages)
        (own / WORDS).write_text(f"{_manifest(own)}\n{spelled}", encoding="utf-8")
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
    """Tell whether an index was made more than a day before the newest: a running process may still need it."""
    newest = max(other.stat().st_mtime for other in place.parent.glob("index-*"))
    return newest - place.stat().st_mtime > 86_400
