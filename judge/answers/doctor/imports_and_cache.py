"""Checks the files outside the project: imported documents, the compiled library, the search index."""

from __future__ import annotations

import time
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.answers.doctor.rulebook_text import check_rulebook
from judge.answers.library.newer_edition import step_in_force
from judge.cards.champion_names import is_champion
from judge.content.bans import written_ban_lists
from judge.content.cache import cache_directory
from judge.content.compile import FORMAT
from judge.content.history import bare
from judge.content.ids import RULE_DOCUMENTS, number_key
from judge.content.imported import imported_document, imported_entries, imported_ids, imported_rules, path_of
from judge.content.imported_bans import PREFIX, imported_ban_lists, read_kept, set_of
from judge.content.locate import DATA, content_root
from judge.content.packaged import decompressed, packed_library
from judge.content.store import Store
from judge.errors import ContentError, JudgeError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.content.history import History

_MOST = 12
_LEFT_OVER = 3600
"""Seconds after which a half-written file counts as abandoned."""


def check_imports(history: History | None = None) -> Iterator[Finding]:
    """Checks every imported document: that it is whole, has every rule that ``history`` lists for it, and its rules."""
    for identifier in imported_ids():
        path = path_of(identifier)
        try:
            document = imported_document(identifier)
            imported_entries(identifier)
            if identifier.startswith(PREFIX):
                read_kept(identifier)
            rules = imported_rules(document.document, document.version) if document.kind == "rules" else None
        except (ContentError, KeyError, TypeError) as problem:
            hint = f"Import the document again, or remove it: judge import --remove {identifier}"
            reason = problem.reason if isinstance(problem, ContentError) else "the imported document is damaged"
            yield Finding("imports", path, reason, hint)
            continue
        if document.kind == "rules" and document.id != identifier:
            hint = f"judge import --remove {identifier}, then import it again"
            yield Finding("imports", path, f"the file of {identifier} contains {document.id}", hint)
        listed = _numbers_in_history(history, identifier)
        if rules is not None and listed:
            yield from _incomplete(set(rules), listed, identifier)
        for finding in check_rulebook((rules or {}).values(), identifier, listed):
            yield finding._replace(official=True)


def _numbers_in_history(history: History | None, identifier: str) -> frozenset[str]:
    """The numbers that the history lists for a version of the core rules. Empty for another document."""
    version = identifier.removeprefix("core@")
    if history is None or version not in history.versions:
        return frozenset()
    column = history.versions.index(version)
    return frozenset(number for one in history.lineages if (number := one.numbers[column]) and number == bare(number))


def _incomplete(found: set[str], listed: frozenset[str], identifier: str) -> Iterator[Finding]:
    hint = f"Import another form of the document: judge import --remove {identifier}"
    for number in sorted(listed - found, key=number_key):
        yield Finding("imports", f"{identifier}:{number}", f"the import has no rule {number}", hint)
    for number in sorted(found - listed, key=number_key):
        yield Finding("imports", f"{identifier}:{number}", f"there is no rule {number} in that version", hint)


def check_newer() -> Iterator[Finding]:
    """For each newer rulebook that is only imported, the rules that it words differently from those restated here."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - usually nothing newer is imported

    if not imported_ids():
        return
    library = open_library()
    for document in RULE_DOCUMENTS:
        step = step_in_force(library, document)
        if step and (others := [*step.differing, *step.gone]):
            shown = ", ".join(others[:_MOST]) + (f" and {len(others) - _MOST} more" if len(others) > _MOST else "")
            reason = f"{len(others)} rules have other words than in {document}@{step.old}, which the content restates"
            hint = f"judge diff {step.old} {document}@{step.new} lists them."
            yield Finding("imports", f"{document}@{step.new}", f"{reason}: {shown}", hint, official=True)


def check_bans() -> Iterator[Finding]:
    """For each imported ban list that is restated here, the cards that only one of the two has."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - usually no ban list is imported

    if not any(identifier.startswith(PREFIX) for identifier in imported_ids()):
        return
    store = open_library().store
    written = {one.id: one for one in written_ban_lists(store)}
    for one in imported_ban_lists(store):
        if one.id in written and (others := sorted(set_of(one) ^ set_of(written[one.id]))):
            reason = "other cards are banned than in the list that the content restates"
            hint = f"Answers go by the imported list; judge import --remove {PREFIX}{one.day} undoes that."
            yield Finding("imports", one.id, f"{reason}: {'; '.join(others)}", hint)


def check_listed_names() -> Iterator[Finding]:
    """The cards of lists imported earlier that have only the name of a champion, and so cannot be found by it."""
    for identifier in imported_ids():
        if identifier.startswith("cards@"):
            names = (str(entry.get("name") or "") for entry in _entries(identifier))
            if alone := [name for name in names if is_champion(name)]:
                reason = f"{len(alone)} cards go by the name of a champion alone: {', '.join(alone[:_MOST])}"
                hint = "Import the list again: their subtitles and codes are read now."
                yield Finding("imports", identifier, reason, hint, official=True)


def _entries(identifier: str) -> tuple[dict[str, Any], ...]:
    """The entries of a document. Empty if it is damaged, which is reported separately."""
    try:
        return imported_entries(identifier)
    except ContentError:
        return ()


def check_cache() -> Iterator[Finding]:
    """Checks the library of an installed package, and the cache.

    Anything in the cache can be deleted and is made again.
    """
    if not content_root():
        yield from _package(DATA)
    cache = Path(cache_directory())
    hint = "Delete it; it is made again."
    if cache.exists() and not cache.is_dir():
        yield Finding("cache", str(cache), "the cache is not a directory", "Delete the file, or set JUDGE_CACHE.")
        return
    for path in sorted(cache.glob("*")) if cache.is_dir() else ():
        if path.name.startswith(f"library-{FORMAT}-") and path.suffix == ".bin":
            yield from _library(path)
        elif path.is_dir() and path.name.startswith("index-") and not path.name.endswith(".part"):
            if not _is_whole(path):
                yield Finding("cache", str(path), "the search index is damaged", hint)
        elif path.name.endswith((".part", ".damaged")) and time.time() - path.stat().st_mtime > _LEFT_OVER:
            yield Finding("cache", str(path), "this file was never finished", hint)


def _package(folder: str) -> Iterator[Finding]:
    """Checks the library of an installed package as it was delivered."""
    try:
        for _ in Store(decompressed(packed_library(folder))).items(""):
            pass
    except JudgeError as error:
        yield from_error("cache", error, folder)


def _library(path: Path) -> Iterator[Finding]:
    try:
        for _ in Store(str(path)).items(""):
            pass
    except JudgeError as error:
        yield from_error("cache", error, str(path))
    except (OSError, ValueError) as problem:
        yield Finding("cache", str(path), f"the compiled library cannot be read: {problem}", "Delete it.")


def _is_whole(index: Path) -> bool:
    """Whether the files of an index match the checksums in its list of words."""
    try:
        manifest = (index / "words.txt").read_text(encoding="utf-8").partition("\n")[0]
        sums = dict(part.rpartition(":")[::2] for part in manifest.split(" ")[1:])
        return bool(manifest) and all(
            f"{zlib.crc32((index / name).read_bytes()):08x}" == checksum for name, checksum in sums.items()
        )
    except (OSError, ValueError):
        return False
