"""Compares two documents: by their official texts if both are imported, else by the project's own content."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.by_hashes import by_hashes
from judge.answers.changes.named_document import document_name, imported_id
from judge.answers.changes.official_documents import of_import
from judge.answers.changes.our_documents import embedded, history_of, remark_on
from judge.answers.changes.read_file import read_file
from judge.answers.changes.sections import only_section
from judge.answers.library.newer_edition import step_to
from judge.content.editions import edition, editions
from judge.content.known import known_documents
from judge.diff.compare import compare, report
from judge.diff.compared_document import ANY_RULES, RULES
from judge.diff.from_history import from_history
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.changes.named_document import DocumentName
    from judge.content.history import History
    from judge.content.library import Library
    from judge.diff.compared_document import ComparedDocument
    from judge.diff.report import Report

READS = "judge import FILE reads an official document that you have."


def changes(library: Library, old: str, new: str, section: str = "") -> Report:
    """The changes from one document to another, in one section if one is named (by number or heading).

    Raises ``Misuse`` for documents that cannot be compared, ``NotFound`` for one whose words are not available.
    """
    before, after = _both(library, old, new)
    official = [_official(library, wanted) for wanted in (before, after)]
    if official[0] and official[1]:
        found = _with_remarks(library, compare(official[0], official[1]))
    else:
        found = _by_our_words(library, (before, after), official)
    return only_section(library, found, section) if section else found


def _both(library: Library, old: str, new: str) -> tuple[DocumentName, DocumentName]:
    """The two documents by their names. A date beside a version of the core rules is also one of their versions."""
    days = {one.version for one in editions(library.store, "core")}
    days |= {known.version for known in known_documents(library.store) if known.document == "core"}
    named = [f"core@{text}" if text in days and "-" in text else text for text in (old, new)]
    for this, other, day in ((old, new, named[1]), (new, old, named[0])):
        if day != other and document_name(this).kind == "core":
            return (document_name(old), document_name(day)) if this == old else (document_name(day), document_name(new))
    return document_name(old), document_name(new)


def _official(library: Library, wanted: DocumentName) -> ComparedDocument | None:
    if wanted.kind == "file":
        return _with_our_headings(library, read_file(wanted.path, library.store))
    identifier = imported_id(wanted)
    return _with_our_headings(library, of_import(identifier)) if identifier else None


def _with_our_headings(library: Library, volume: ComparedDocument) -> ComparedDocument:
    """The document with the headings that we know, because not every official text marks its own."""
    if volume.kind not in RULES or volume.id == volume.title:
        return volume
    ours = embedded(library, document_name(volume.id))
    known = {number: title for number, title in (ours.titles() if ours else {}).items() if title}
    return volume._replace(headings={**volume.titles(), **known})


def _by_our_words(
    library: Library, wanted: tuple[DocumentName, DocumentName], official: list[ComparedDocument | None]
) -> Report:
    """Compares by the project's own content, because at least one of the two has no official text here."""
    kinds = {volume.kind if volume else one.kind for one, volume in zip(wanted, official, strict=True)} - {ANY_RULES}
    if len(kinds) > 1:
        raise Misuse(f"expected two documents of one kind, got {wanted[0].id} and {wanted[1].id}", hint=READS)
    missing = [one for one, volume in zip(wanted, official, strict=True) if volume is None]
    rulebook = next(iter(kinds & {*RULES}), "")
    if rulebook:
        for one in missing:
            edition(library.store, rulebook, one.version)
    step = step_to(library, rulebook, wanted[1].version) if rulebook else None
    if step and step.old == wanted[0].version and (new := official[1]):
        return by_hashes(library, step, new)
    volumes = [embedded(library, one) for one in wanted]
    first, last = volumes
    history = _numbers(library, rulebook, wanted)
    if first is None or last is None or not (history if rulebook else first.rules and last.rules):
        raise NotFound(f"the words of {_lacking(library, missing)} are not here", hint=READS)
    if history is None:
        return compare(first, last)._replace(notes=(f"In our words. {READS}",))
    lacking = " and ".join(one.id for one in missing)
    note = f"The official text of {lacking} is not imported: numbers and our own notes are shown. {READS}"
    alignment = from_history(history, wanted[0].version, wanted[1].version)
    return _with_remarks(library, report(alignment.changes, first, last, (note,)))


def _numbers(library: Library, rulebook: str, wanted: tuple[DocumentName, DocumentName]) -> History | None:
    """The numbers of a rulebook. None if they do not include both versions, or for another kind of document."""
    if not rulebook:
        return None
    try:
        history = history_of(library, rulebook)
    except NotFound:
        return None
    return history if {one.version for one in wanted} <= set(history.versions) else None


def _lacking(library: Library, missing: list[DocumentName]) -> str:
    """The documents that are neither imported nor worded by us, or else those that only we word."""
    unknown = [one.id for one in missing if not ((volume := embedded(library, one)) and volume.rules)]
    return " and ".join(unknown or [one.id for one in missing])


def _with_remarks(library: Library, found: Report) -> Report:
    """The report with our remarks on the changes for which there are any."""
    document, _, version = found.old.id.partition("@")
    if document != "core":
        return found
    return found._replace(items=tuple(item._replace(told=remark_on(library, item, version)) for item in found.items))
