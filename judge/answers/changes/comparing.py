"""Two documents compared: by their official texts where both are imported, else by what the project knows of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.embedded import embedded, history_of, told
from judge.answers.changes.meant import imported_id, meant
from judge.answers.changes.official import of_import
from judge.answers.changes.read_file import read_file
from judge.answers.changes.sections import only_section
from judge.content.documents import edition
from judge.diff.compare import compare, report
from judge.diff.from_history import from_history
from judge.diff.volume import RULES
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.changes.meant import Meant
    from judge.content.library import Library
    from judge.diff.report import Report
    from judge.diff.volume import Volume

READS = "judge import FILE reads an official document that you have."


def changes(library: Library, old: str, new: str, section: str = "") -> Report:
    """Say what changed from one document to another, in one section if one is named (by number or heading).

    Errors: ``Misuse`` for documents that do not compare, ``NotFound`` for one whose words are not there.
    """
    before, after = meant(old), meant(new)
    official = [_official(library, wanted) for wanted in (before, after)]
    if official[0] and official[1]:
        found = _told(library, compare(official[0], official[1]))
    else:
        found = _by_our_words(library, (before, after), official)
    return only_section(library, found, section) if section else found


def _official(library: Library, wanted: Meant) -> Volume | None:
    if wanted.kind == "file":
        return _with_our_headings(library, read_file(wanted.path, library.store))
    identifier = imported_id(wanted)
    return _with_our_headings(library, of_import(identifier)) if identifier else None


def _with_our_headings(library: Library, volume: Volume) -> Volume:
    """Take the headings that we know, because not every official text marks its own."""
    if volume.kind not in RULES or volume.id == volume.title:
        return volume
    ours = embedded(library, meant(volume.id))
    known = {number: title for number, title in (ours.titles() if ours else {}).items() if title}
    return volume._replace(headings={**volume.titles(), **known})


def _by_our_words(library: Library, wanted: tuple[Meant, Meant], official: list[Volume | None]) -> Report:
    kinds = [volume.kind if volume else one.kind for one, volume in zip(wanted, official, strict=True)]
    if kinds[0] != kinds[1]:
        raise Misuse(f"{wanted[0].id} and {wanted[1].id} are different kinds of documents", hint=READS)
    ids = [volume.id if volume else one.id for one, volume in zip(wanted, official, strict=True)]
    missing = [one for one, volume in zip(wanted, official, strict=True) if volume is None]
    volumes = [embedded(library, one) for one in wanted if one.kind != "file"]
    if kinds[0] == "core":
        return _core(library, [identifier.partition("@")[2] for identifier in ids], missing)
    if len(volumes) < 2 or None in volumes or not all(volume and volume.rules for volume in volumes):
        lacking = _lacking(library, missing)
        raise NotFound(f"the words of {lacking} are not here", hint=READS)
    first, last = volumes
    assert first is not None
    assert last is not None
    return compare(first, last)._replace(notes=(f"In our words. {READS}",))


def _lacking(library: Library, missing: list[Meant]) -> str:
    """Name the documents that are neither imported nor worded by us; else those that only we word."""
    unknown = [one.id for one in missing if not ((volume := embedded(library, one)) and volume.rules)]
    return " and ".join(unknown or [one.id for one in missing])


def _core(library: Library, versions: list[str], missing: list[Meant]) -> Report:
    """Compare two versions of the core rules by the history of their numbers."""
    history = history_of(library)
    for version in versions:
        if version not in history.versions:
            edition("core", version)
            lacking = " and ".join(one.id for one in missing)
            raise NotFound(f"the words of {lacking} are not here", hint=READS)
    old, new = (embedded(library, meant(f"core@{version}")) for version in versions)
    assert old is not None
    assert new is not None
    lacking = " and ".join(one.id for one in missing)
    note = f"The official text of {lacking} is not imported: numbers and our own notes are shown. {READS}"
    return _told(library, report(from_history(history, *versions).changes, old, new, (note,)))


def _told(library: Library, found: Report) -> Report:
    """Add what we say about the changes, where we do."""
    document, _, version = found.old.id.partition("@")
    if document != "core":
        return found
    return found._replace(items=tuple(item._replace(told=told(library, item, version)) for item in found.items))
