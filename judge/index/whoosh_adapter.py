"""The only module that imports the search library: builds, opens and queries the index.

An index is a folder in the user's cache, named after the hash of the compiled library. It is built beside its final
place and renamed, so that other processes see either none or a complete one. The search library unpickles its table of
contents, through which whoever can write that file could run code: an index is therefore read only from a folder that
nobody but the user can write to (``permissions.py``), and otherwise built in memory.
"""

from __future__ import annotations

import functools
import os
import shutil
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.content.cache import cache_directory, cannot_be_written
from judge.errors import IndexProblem
from judge.index.families import families
from judge.index.permissions import others_can_write
from judge.index.telling import of_term, told
from judge.index.words import stemmed, terms, words
from judge.spared_imports import spared_imports

UNUSED: dict[str, dict[str, Any]] = {
    "cached_property": {"cached_property": functools.cached_property},
    "urllib.request": {"urlretrieve": None},
    "whoosh.lang.morph_en": {"variations": None},
}
"""What the search library imports and a search does not use: asyncio for a decorator that Python has as well, the web
for a name that is never called, and a list of English words for a kind of query that is not asked here."""

with spared_imports(UNUSED):
    from whoosh import fields, query, scoring
    from whoosh.analysis import Analyzer, Token
    from whoosh.filedb.filestore import FileStorage, RamStorage
    from whoosh.index import FileIndex

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.index.passages import Passage

VERSION = 5
"""The version of passages and words, raised whenever they change; part of the name of every index."""

WORDS = "words.txt"
"""The file with the checksums of the search library's files and, below, every word as it is spelled."""

TERMS = "terms.txt"
"""The file with what each term tells, and its families."""

COVERAGE = 0.5
"""What a passage gains that contains every word of the question, as a share of its score."""


ASKED = "\x1f"
"""What stands between the text of a passage and the lines that people say who mean it."""

ASKED_BOOST = 1.5
"""How much a word of such a line counts in relation to one of the text."""


class WordsAnalyzer(Analyzer):  # type: ignore[misc]
    """An analyzer of the search library that uses ``terms``."""

    def __call__(self, value: str, **settings: Any) -> Iterator[Any]:
        """One token for each term of ``value``, and one for each family that it belongs to.

        Those of lines that people say, behind ``ASKED``, count more.
        """
        token = Token(positions=settings.get("positions", False))
        kin = families()
        text, _, asked = value.partition(ASKED)
        boosted = [(term, 1.0) for term in terms(text)] + [(term, ASKED_BOOST) for term in terms(asked)]
        every = ((one, boost) for term, boost in boosted for one in (term, *kin.get(term, ())))
        for position, (term, boost) in enumerate(every):
            token.text = term
            token.boost = boost
            token.stopped = False
            token.pos = position
            yield token


class Memory(RamStorage):  # type: ignore[misc]
    """A place in memory for an index; what is written on the way to it stays in memory, too.

    The search library would write that to a folder of one name for all processes of the machine.
    """

    def temp_storage(self, name: str | None = None) -> Any:  # noqa: ARG002 - nobody else sees it
        """Another place in memory."""
        return RamStorage()


def _schema() -> Any:
    return fields.Schema(text=fields.TEXT(analyzer=WordsAnalyzer(), phrase=False, stored=False))


class Index:
    """An open index, in which passages are identified by number."""

    def __init__(self, opened: Any, spelled: str, told: str) -> None:
        self._searcher = opened.searcher(weighting=scoring.BM25F(B=0.4, K1=1.2))
        self._reader = self._searcher.reader()
        self._spelled = spelled
        self._told = told
        self._with: dict[str, frozenset[int]] = {}

    @property
    def size(self) -> int:
        """The number of passages."""
        return int(self._reader.doc_count_all())

    def search(self, wanted: dict[str, float], most: int | None = None) -> list[tuple[int, float]]:
        """The passages with any of these weighted terms, best first, as pairs of number and score: all, or ``most``.

        The score is that of the terms (BM25F), raised by the share of the question's weight that the passage contains.
        The search library's own factor for that (``Or`` with a ``scale``) counts the terms anew each time a posting
        list runs out, and so gives late passages less than they earn.
        """
        known = {term: weight for term, weight in wanted.items() if self.knows(term)}
        if not known:
            return []
        parts = [query.Term("text", term, boost=weight * self._factor(term)) for term, weight in known.items()]
        found = self._searcher.search(query.Or(parts) if len(parts) > 1 else parts[0], limit=None)
        contained: dict[int, float] = {}
        for term, weight in known.items():
            for number in self.passages_with(term):
                contained[number] = contained.get(number, 0.0) + weight
        whole = sum(wanted.values())
        scored = [(int(number), score * (1 + COVERAGE * contained[number] / whole)) for score, number in found.top_n]
        return sorted(scored, key=lambda pair: (-pair[1], pair[0]))[:most]

    def passages_with(self, term: str) -> frozenset[int]:
        """The numbers of the passages that contain a term."""
        if term not in self._with:
            known = self.knows(term)
            numbers = self._reader.postings("text", term.encode()).all_ids() if known else ()
            self._with[term] = frozenset(map(int, numbers))
        return self._with[term]

    def knows(self, term: str) -> bool:
        """Whether any passage contains this term."""
        return ("text", term.encode()) in self._reader

    def rarity(self, term: str) -> float:
        """The inverse document frequency of a term, corrected by what it tells; one in no passage is the rarest."""
        return float(self._searcher.idf("text", term.encode())) * self._factor(term)

    def _factor(self, term: str) -> float:
        return of_term(term, self._told)[0]

    def families(self, term: str) -> tuple[str, ...]:
        """The families of words that a term belongs to, as they are searched for."""
        return of_term(term, self._told)[1]

    def rarity_of(self, word: str) -> float:
        """The inverse document frequency of a word as it is spelled."""
        return self.rarity(stemmed(word))

    def spelled_words(self) -> list[str]:
        """Every word of the passages, as it is spelled there."""
        return self._spelled.split("\n")


def index_name(key: str) -> str:
    """The name of the folder of an index: the version of its form, and the hash of the content."""
    return f"index-{VERSION}-{key}"


def is_intact(place: Path) -> str:
    """How the index in a folder stands: current, missing, damaged, or not used where others can write to it."""
    if not place.is_dir():
        return "missing"
    if others_can_write(place.parent) or others_can_write(place, *place.iterdir()):
        return "not used"
    return "current" if _opened(place) else "damaged"


def open_index(key: str, passages: Callable[[], Iterable[Passage]], note: Callable[[str], None]) -> Index:
    """Open the index of a library, or build it if it is missing, stale or damaged.

    If the cache cannot be written or others can write to it, ``note`` says so and the index is built in memory. Raises
    IndexProblem if it cannot be built at all.
    """
    place = Path(cache_directory()).resolve() / index_name(key)
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
    return index_in_memory(passages())


def index_in_memory(passages: Iterable[Passage]) -> Index:
    """An index that is kept nowhere."""
    memory = Memory()
    spelled, terms_told = _fill(memory, passages)
    return Index(FileIndex(memory, schema=_schema()), spelled, terms_told)


def _opened(place: Path) -> Index | None:
    if not place.is_dir() or others_can_write(place, *place.iterdir()):
        return None
    try:
        manifest, _, spelled = (place / WORDS).read_text(encoding="utf-8").partition("\n")
        if manifest != _manifest(place):
            return None
        told = (place / TERMS).read_text(encoding="utf-8")
        index = Index(FileIndex(FileStorage(str(place), readonly=True), schema=_schema()), spelled, told)
    except Exception:  # noqa: BLE001 - whatever a damaged file does to the search library, it is built again
        return None
    return index


def _manifest(place: Path) -> str:
    """The names and checksums of an index's files, by which damage is noticed."""
    files = sorted(path for path in place.iterdir() if path.name != WORDS)
    return " ".join(f"{path.name}:{zlib.crc32(path.read_bytes()):08x}" for path in files)


def _fill(storage: Any, passages: Iterable[Passage]) -> tuple[str, str]:
    """Write all passages; returns the words as they are spelled, and what the terms tell."""
    every = list(passages)
    if not every:
        raise IndexProblem("there is nothing to search", hint="The library holds no rules.")
    writer = storage.create_index(_schema()).writer(limitmb=256)
    spelled: set[str] = set()
    for passage in every:
        writer.add_document(text=f"{passage.text}{ASKED}{passage.asked}")
        spelled.update(words(passage.text))
        spelled.update(words(passage.asked))
    writer.commit(optimize=True)
    return "\n".join(sorted(spelled)), told(every)


def _build_at(place: Path, passages: Iterable[Passage]) -> None:
    """Build an index in a temporary folder and rename it.

    If another process was faster, its index is kept if intact.
    """
    own = place.with_name(f"{place.name}.{os.getpid()}.part")
    shutil.rmtree(own, ignore_errors=True)
    own.mkdir(mode=0o700)
    try:
        spelled, terms_told = _fill(FileStorage(str(own)), passages)
        (own / TERMS).write_text(terms_told, encoding="utf-8")
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
    """Whether an index is more than a day older than the newest; a running process may need a younger one."""
    newest = max(other.stat().st_mtime for other in place.parent.glob("index-*"))
    return newest - place.stat().st_mtime > 86_400
