"""Questions about what changed: ``what changed for legion 1.2 -> 1.3``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.changes.change_rows import change_rows, counted_headings, heading_rows
from judge.answers.changes.comparing import changes
from judge.answers.library.cited_places import faq_citation
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Section
from judge.answers.page.fit_lines import Points
from judge.answers.page.screen_parts import Screen
from judge.answers.typed.days_in_words import days_said
from judge.content.editions import edition, editions, not_held
from judge.content.ids import RULE_DOCUMENTS, parse_id
from judge.content.known import known_documents
from judge.content.typed_numbers import read_number
from judge.diff.marks import marked
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.typed.days_in_words import DaysSaid
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.diff.report import Item, Report

_CHANGE = re.compile(
    r"\b(?:chang(?:ed?|es|ing)|differ(?:s|ed|ences?|ent)?|diff|what(?:['\u2019]?s| is| was)? new|new|news"
    r"|patch(?:ed)?(?: ?notes?)?|change ?logs?|updates?|updated)\b",
    re.IGNORECASE,
)
_VERSION = re.compile(r"\b(?:core@|v)?(\d\.\d)\b|\b(?:tournament@)?(\d{4}-\d\d-\d\d)\b", re.IGNORECASE)
_OF_A_SECTION = re.compile(
    r"\b(?:what|which rules|how)\b.*\bchang|\bdiff(?:erences?)?\b|\bnews?\b|\bchanges\b|\bpatch|\bupdate",
    re.IGNORECASE,
)
"""Forms of a question about changes of a section. Whether something changes in play is another question."""
_NOT_OF_THE_RULES = re.compile(r"\b(?:tournament|tr)\b|^(?:is|are|was|does|do|did|can|may|will)\b", re.IGNORECASE)
_SINCE = re.compile(r"\b(?:since|after)\s+(?:the\s+)?(?:core\s+|version\s+|rules?\s+)*v?\d\.\d\b", re.IGNORECASE)
_SMALL = frozenset(
    """a about all and any anything are at between came come compare did do does edition everything for from get got
    has have how i in into is it its keyword last lately latest me newest of official on or our out please recent
    recently riftbound rulebook rules rule core section show since tell the there to tournament under version versions
    vs was were what whats which with""".split()  # noqa: SIM905
)
MOST = 40
"""The maximum number of changes cited. The command lists them all."""


class AskedChange(NamedTuple):
    """Two versions and the section asked about, "" for everything."""

    old: str
    new: str
    about: str


def asked_change(library: Library, question: str) -> AskedChange | None:
    """Reads a question about what changed. None if it is another kind of question."""
    versions = [match[1] or match[2] for match in _VERSION.finditer(question)]
    if not _CHANGE.search(question) and len(versions) != len(("old", "new")):
        return None
    known = [edition.version for document in RULE_DOCUMENTS for edition in editions(library.store, document)]
    versions = [_whole(library, version) for version in versions]
    when = days_said(question, library.as_of) if not versions else None
    text = when.rest if when else _VERSION.sub(" ", question)
    words = [word for word in re.findall(r"[\w'.@:-]+", _CHANGE.sub(" ", text)) if any(map(str.isalnum, word))]
    about = " ".join(word.strip(".") for word in words if word.lower() not in _SMALL)
    if len(versions) > 2 or any(version not in known for version in versions):
        return None
    is_of_a_section = (versions or when) and _OF_A_SECTION.search(question) and _is_section(library, about)
    if about and not is_of_a_section:
        return None
    if not versions and _NOT_OF_THE_RULES.search(question):
        return None
    if not versions:
        return _of_days(library, when, about)
    if len(versions) == 1 and _SINCE.search(question):
        versions.append(_newest_after(library, versions[0]))
    if len(versions) == 1:
        before = known.index(versions[0]) - 1
        if before < 0 or ("-" in known[before]) != ("-" in versions[0]):
            return None
        versions.insert(0, known[before])
    return AskedChange(versions[0], versions[1], about)


def _newest_after(library: Library, version: str) -> str:
    """The newest version of the core rules. Raises ``NotFound`` if the versions after ``version`` are not held."""
    newest = library.written("core")
    if newest == version and (later := not_held(library.store, "core")):
        edition(library.store, "core", later[-1].version)
    return newest


def _of_days(library: Library, when: DaysSaid | None, about: str) -> AskedChange | None:
    """The versions of the core rules that came into force in a period, from the one before. Without one, the newest."""
    every = [one for one in editions(library.store, "core") if one.in_force <= library.as_of]
    found = [one for one in every if when.within(one.in_force)] if when else every[-1:]
    first = max(0, every.index(found[0]) - 1) if found else len(every)
    return AskedChange(every[first].version, found[-1].version, about) if found and every[first] != found[-1] else None


def _whole(library: Library, version: str) -> str:
    """A version as typed.

    Raises ``NotFound``, with an explanation, if it only stands in for a text that is not held.
    """
    if any(version == known.stand_in for known in known_documents(library.store)):
        edition(library.store, "core", version)
    return version


def _is_section(library: Library, about: str) -> bool:
    if read_number(about):
        return True
    return any(kind in {"keyword", "section"} for kind, _ in library.named(about))


def change_answer(library: Library, question: str, asked: AskedChange) -> Answer:
    """The changes, one citation each, followed by the answers that rest on the section."""
    report = changes(library, asked.old, asked.new, asked.about)
    changed = [item for item in report.items if item.kind != "unchanged"]
    counts = report.counts()
    told = ", ".join(f"{count:,} {kind}" for kind, count in counts.items() if count)
    title = asked.about or "Everything"
    command = f"judge diff {asked.old} {asked.new} {asked.about}".strip()
    shown = changed[:MOST] if asked.about else []
    return Answer(
        question=question,
        read_as=command,
        kind="rule",
        answer=f"{title[0].upper()}{title[1:]}, {report.old.title} to {report.new.title}: {told or 'nothing changed'}.",
        citations=(*_citations(library, shown, is_official=report.is_official), *_rulings(library, report, asked)),
        notes=report.notes if len(shown) == len(changed) else (*report.notes, f"All of it: {command}"),
        sections=() if asked.about else (Section("Headings with changes", _headings(changed)),),
        page=_screen(asked, shown or changed, command),
    )


def _screen(asked: AskedChange, items: Sequence[Item], command: str) -> Screen:
    """The screen: each rule that changed in a line, those that only moved last. For everything, the headings."""
    rows = change_rows(items, asked.new) if asked.about else heading_rows(items)
    names = (asked.about or "All that changed", f"{asked.old} -> {asked.new}")
    return Screen(names, (Points("", rows),), (command,), is_whole=True)


def _citations(library: Library, shown: list[Item], *, is_official: bool) -> Iterator[Citation]:
    """Each change, with the official words before our remarks. A note on several rules is given once."""
    said = ""
    for item in shown:
        told = "" if item.told == said else item.told
        said = item.told
        citation = _citation(library, item._replace(told="" if is_official or (not told and item.now) else item.told))
        if is_official and told and item.kind != "moved":
            citation = citation._replace(text=f"{citation.text}\n\n{told}")
        yield citation


def _citation(library: Library, item: Item) -> Citation:
    if item.was and item.now and item.runs:
        text = marked(item.runs)
    elif item.told or item.kind in {"added", "removed"}:
        text = item.told or item.now or item.was
    else:
        text = f"Now: {item.now}" if item.now and item.kind != "moved" else item.title
    note = item.kind + (f", was {', '.join(item.old)}" if item.old and item.new and item.old != item.new else "")
    return Citation(item.id, item.title, text or item.title, library.status(item.id), note)


def _rulings(library: Library, report: Report, asked: AskedChange) -> list[Citation]:
    """Citations of the answers that rest on the section as it is today."""
    if not asked.about:
        return []
    found: dict[str, FaqEntry] = {}
    for kind, identifier in library.named(asked.about):
        rule = library.find_rule(identifier) if kind in {"keyword", "section"} else None
        identity = parse_id(identifier)
        if rule is None or identity is None or not report.old.id.startswith(identity.document):
            continue
        for one in (rule, *library.section(rule).below):
            found |= {entry.id: entry for entry in library.rulings_on(one.id)}
    return [faq_citation(library, entry) for entry in found.values()]


def _headings(changed: Sequence[Item]) -> tuple[str, ...]:
    return tuple(f"{title}: {count}" for title, count in counted_headings(changed).items())


def answer_change(library: Library, question: str) -> Answer | None:
    """The answer to a question about what changed.

    None for other questions, or if the words of a version are missing.
    """
    asked = asked_change(library, question)
    if asked is None:
        return None
    try:
        return change_answer(library, question, asked)
    except NotFound:
        return None
