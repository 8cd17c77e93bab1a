"""The page of one rule through the versions: created, moved, reworded, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.answers.changes.embedded import history_of
from judge.answers.citing import rule_text
from judge.answers.model import Answer, Citation, Hit
from judge.content.documents import edition
from judge.content.history import History, bare
from judge.content.ids import number_key, parse_id, read_number, rule_id
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.content.history import Lineage
    from judge.content.library import Library

_FATES = {"same": "unchanged", "moved": "moved", "reworded": "reworded", "new": "new", "removed": "removed"}


class _Asked(NamedTuple):
    number: str
    version: str


def history_answer(library: Library, text: str) -> Answer:
    """Tell what became of a rule of the core rules, version by version; a number alone is that of the version in force.

    ``NotFound`` for a number that no version has, ``Misuse`` for what is no number of the core rules.
    """
    history = history_of(library)
    asked = _asked(library, history, text)
    lineages = _lineages(history, asked)
    lineage = lineages[0]
    citations = [_citation(library, history, lineage, place) for place in range(len(history.versions))]
    others = _elsewhere(library, history, asked, lineage)
    return Answer(
        question=text,
        read_as=rule_id("core", asked.version, asked.number),
        kind="rule",
        rules=library.version,
        as_of=library.as_of,
        answer=_summary(history, lineage, asked),
        citations=tuple(citation for citation in citations if citation.id),
        hits=others,
    )


def _asked(library: Library, history: History, text: str) -> _Asked:
    identity, typed = parse_id(text), read_number(text)
    if identity and identity.kind == "rule" and identity.document == "core":
        number, version = identity.part, identity.version
    elif typed and typed.document != "tournament":
        number, version = typed.number, typed.version
    else:
        raise Misuse(
            f"{text!r} is no number of the core rules", hint="Write 428.5.e or core@1.2:415.5. Others have no history."
        )
    having = [known for known in history.versions if _has(history, known, number)]
    if version and version not in having:
        edition("core", version)
        where = f"It exists in {', '.join(having)}." if having else ""
        raise NotFound(f"there is no rule {number} in version {version}", where=text, hint=where)
    if not having:
        near = library.nearest(number, "core", library.written("core")) if library.written("core") else ()
        raise NotFound(f"no version has a rule {number}", where=text, nearest=near)
    return _Asked(number, version or (library.version if library.version in having else having[-1]))


def _has(history: History, version: str, number: str) -> bool:
    column = history.versions.index(version)
    return any(lineage.numbers[column] == number for lineage in history.lineages)


def _lineages(history: History, asked: _Asked) -> list[Lineage]:
    """Give the lines that hold this number as their own."""
    column = history.versions.index(asked.version)
    return [lineage for lineage in history.lineages if lineage.numbers[column] == asked.number]


def _summary(history: History, lineage: Lineage, asked: _Asked) -> str:
    """Tell the whole story in one sentence."""
    here = f"{asked.number} of {asked.version}"
    parts = []
    for place, version in enumerate(history.versions):
        number = lineage.numbers[place]
        fate = lineage.fates[place - 1] if place else "new" if number else ""
        where = f" as {bare(number)}" if number else ""
        if fate == "new":
            parts.append(f"new in {version}{where}" if place else f"in {version}{where}")
        elif fate == "removed":
            parts.append(f"removed in {version}")
        elif fate in {"moved", "reworded"} and number:
            kept = fate == "reworded" and bare(number) == bare(lineage.numbers[place - 1])
            parts.append(f"{fate} in {version}" + ("" if kept else where))
    return f"{here}: {', '.join(parts)}."


def _citation(library: Library, history: History, lineage: Lineage, place: int) -> Citation:
    version, number = history.versions[place], bare(lineage.numbers[place])
    fate = lineage.fates[place - 1] if place else "new"
    if not number:
        if place and fate == "removed":
            before = rule_id("core", history.versions[place - 1], bare(lineage.numbers[place - 1]))
            text = _told(library, history, place, before)
            return Citation(f"core@{version}", "removed", text, library.status(before), "")
        return Citation("")
    identifier = rule_id("core", version, number)
    rule = library.find_rule(identifier)
    now = lineage.numbers[-1]
    current = library.find_rule(rule_id("core", history.versions[-1], bare(now))) if now else None
    title = rule.title if rule else current.title if current else ""
    note = "the first version" if not place else _FATES.get(fate, fate)
    if place and fate in {"moved", "reworded"} and (was := bare(lineage.numbers[place - 1])) != number:
        note = f"{note}, was {rule_id('core', history.versions[place - 1], was)}"
    if number != lineage.numbers[place]:
        note += "; only a part of this rule"
    text = rule_text(rule) if rule else _told(library, history, place + 1, identifier)
    return Citation(identifier, title, text or title, library.status(identifier), note)


def _told(library: Library, history: History, place: int, identifier: str) -> str:
    """Give what we wrote down about a rule of an older version, or nothing."""
    if not 0 < place < len(history.versions):
        return ""
    version = history.versions[place - 1]
    record = library.store.get(f"history {identifier}")
    ids = [identifier, *([record[0]] if record and record[0] else [])]
    return next((text for one in ids if (text := library.store.get(f"said {version} {one}"))), "")


def _elsewhere(library: Library, history: History, asked: _Asked, lineage: Lineage) -> tuple[Hit, ...]:
    """List the versions in which this number means another rule, with what that one is now."""
    hits: dict[str, Hit] = {}
    for place, version in enumerate(history.versions):
        if lineage.numbers[place] == asked.number or not _has(history, version, asked.number):
            continue
        identifier = rule_id("core", version, asked.number)
        record = library.store.get(f"history {identifier}") or ["", ""]
        rule = library.find_rule(record[0]) if record[0] else None
        title = f"{rule.title}, now {record[0]}" if rule and record[0] != identifier else rule.title if rule else "gone"
        key = record[0] or identifier
        if key not in hits:
            hits[key] = Hit(identifier, "rule", f"another rule: {title}", library.status(identifier))
    return tuple(sorted(hits.values(), key=lambda hit: number_key(hit.id.partition("@")[2].partition(":")[0])))
