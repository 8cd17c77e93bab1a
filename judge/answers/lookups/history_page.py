"""The page of one rule through the versions: created, moved, reworded, removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.our_documents import history_of
from judge.answers.library.cited_places import rule_text
from judge.answers.library.numbers_over_versions import no_rule_is_called
from judge.answers.library.official_wording import anything_imported, official_rule_text
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hit
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen, words_of
from judge.content.editions import edition
from judge.content.history import bare
from judge.content.ids import is_bare_number, parent_number, parse_id, rule_id
from judge.content.typed_numbers import read_number
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.history import History, Lineage
    from judge.content.library import Library

_FATES = {"same": "unchanged", "": ""}


class _Page(NamedTuple):
    """A rule that is asked for: its line in the history of its document, and the version that it is named by."""

    library: Library
    document: str
    history: History
    number: str
    version: str
    lineage: Lineage

    def whole_id(self, place: int, number: str = "") -> str:
        """An id in the version of a column, of the rule itself if no number is given."""
        return rule_id(self.document, self.history.versions[place], number or bare(self.lineage.numbers[place]))

    @property
    def written(self) -> int:
        """The column of the version for which we have words: the last one, unless later ones are imported."""
        versions = self.history.versions
        written = self.library.written(self.document)
        return versions.index(written) if written in versions else len(versions) - 1

    def title_today(self, lineage: Lineage) -> str:
        """The heading above a rule in the version for which we have words."""
        number = bare(lineage.numbers[self.written])
        rule = self.library.find_rule(self.whole_id(self.written, number)) if number else None
        return rule.title if rule else ""


def history_answer(library: Library, text: str) -> Answer:
    """The history of a rule, version by version. A number alone is that of the version in force, or the newest.

    The history of the project's own versions is always known. An edition of the tournament rules that is only imported
    has one if two editions or more are imported.

    Raises ``NotFound`` for a number that no version has, ``Misuse`` for a text that is not a number.
    """
    page = _page(library, text)
    places = range(len(page.history.versions))
    citations = tuple(citation for place in places if (citation := _citation(page, place)))
    summary = _summary(page)
    return Answer(
        question=text,
        read_as=rule_id(page.document, page.version, page.number),
        kind="rule",
        answer=summary,
        citations=citations,
        hits=tuple(_elsewhere(page)),
        page=Screen(
            (next((one.title for one in reversed(citations) if parse_id(one.id)), "") or "History", "history"),
            (Points("", tuple(map(_point, citations))),),
            ("--rules",),
            label=page.number,
            takes=("--all", "--ids", "--rules"),
            says=summary,
        ),
    )


def _point(place: Citation) -> Point:
    """One version: the number of the rule there, its change, and its text if that is known."""
    identity = parse_id(place.id)
    label = f"{identity.version}:{identity.part}" if identity else place.id
    words = words_of(place)
    note = f"{place.note[:1].upper()}{place.note[1:]}"
    behind = f": {words}" if words not in {place.title, ""} else "."
    return Point(label, note.replace("core@", "") + behind, id=place.id, whole=note + behind)


def _page(library: Library, text: str) -> _Page:
    identity, typed = parse_id(text), read_number(text)
    if identity and identity.kind == "rule":
        document, version, number = identity.document, identity.version, identity.part
    elif typed:
        document, version, number = typed.document or "core", typed.version, typed.number
    elif is_bare_number(text):
        raise no_rule_is_called(library, text)
    else:
        raise Misuse(f"expected the number of a rule, got {text!r}", hint="Write 428.5.e or core@1.2:415.5.")
    history = _history(library, document)
    if version and version not in history.versions:
        edition(library.store, document, version)
        hint = "Its text and that of the version before it have to be imported: judge import FILE."
        raise NotFound(f"the history does not reach version {version}", where=text, hint=hint)
    having = [known for known in history.versions if _find(history, known, number)]
    if version and version not in having:
        edition(library.store, document, version)
        hint = f"It exists in {', '.join(having)}." if having else ""
        raise NotFound(f"there is no rule {number} in version {version}", where=text, hint=hint)
    if not having:
        held = library.written(document)
        near = library.nearest(number, document, held) if held else ()
        raise NotFound(f"no version has a rule {number}", where=text, nearest=near)
    in_force = library.edition(document).version
    version = version or (in_force if in_force in having else having[-1])
    lineage = _find(history, version, number)
    assert lineage is not None
    return _Page(library, document, history, number, version, lineage)


def _history(library: Library, document: str) -> History:
    """The history with the later versions that are imported."""
    history = history_of(library, document)
    if document != "core" or not anything_imported():
        return history
    from judge.answers.changes.imported_history import with_later_imports  # noqa: PLC0415 - usually there are none

    return with_later_imports(library, history, document)


def _find(history: History, version: str, number: str) -> Lineage | None:
    """The lineage whose own number in a version this is."""
    column = history.versions.index(version)
    return next((lineage for lineage in history.lineages if lineage.numbers[column] == number), None)


def _summary(page: _Page) -> str:
    """The whole history in one sentence."""
    parts = []
    for place, version in enumerate(page.history.versions):
        number = page.lineage.numbers[place]
        where = f" as {bare(number)}" if number else ""
        fate = page.lineage.fates[place - 1] if place else ""
        if not place and number:
            parts.append(f"in {version}{where}")
        elif fate == "new":
            parts.append(f"new in {version}{where}")
        elif fate == "removed":
            parts.append(f"removed in {version}")
        elif fate in {"moved", "reworded"}:
            stays = bare(number) == bare(page.lineage.numbers[place - 1])
            parts.append(f"{fate} in {version}" + ("" if stays else where))
    return f"{page.number} of {page.version}: {', '.join(parts)}."


def _citation(page: _Page, place: int) -> Citation | None:
    """One version of a rule. None if the rule did not exist then."""
    fate = page.lineage.fates[place - 1] if place else ""
    version, number = page.history.versions[place], page.lineage.numbers[place]
    if not number and fate != "removed":
        return None
    before = page.whole_id(place - 1) if place and page.lineage.numbers[place - 1] else ""
    if not number:
        said = page.library.store.get(f"said {page.history.versions[place - 1]} {before}") or ""
        title = f"{before} was removed"
        status = page.library.status(rule_id(page.document, version, "000"))
        return Citation(f"{page.document}@{version}", title, said or title, status, "removed")
    identifier = page.whole_id(place)
    rule = page.library.find_rule(identifier)
    title = rule.title if rule else _heading(page, place)
    note = _FATES.get(fate, fate) if place else "the first version"
    if fate in {"moved", "reworded"} and bare(page.lineage.numbers[place - 1]) != bare(number):
        note += f", was {before}"
    if number != bare(number):
        note += "; only a part of this rule"
    text = rule_text(rule) if rule else _recorded_text(page, place)
    official = official_rule_text(identifier)
    return Citation(identifier, title, text or title, page.library.status(identifier), note, official)


def _recorded_text(page: _Page, place: int) -> str:
    """The text that we wrote down for an older version, if the next version rewords the rule."""
    if place + 1 == len(page.history.versions) or page.lineage.fates[place] != "reworded":
        return ""
    version = page.history.versions[place]
    said = page.library.store.get(f"said {version} {page.whole_id(place + 1)}")
    return f"In {version}: {said}" if said else ""


def _heading(page: _Page, place: int) -> str:
    """Today's heading of a rule of an older version, or of the rule above it."""
    number = bare(page.lineage.numbers[place])
    while number:
        lineage = _find(page.history, page.history.versions[place], number)
        if lineage and lineage.numbers[page.written]:
            return page.title_today(lineage)
        number = parent_number(number)
    return ""


def _elsewhere(page: _Page) -> list[Hit]:
    """The versions in which this number means another rule, with what that rule is now."""
    hits: list[Hit] = []
    seen = {page.lineage}
    for place, version in enumerate(page.history.versions):
        other = _find(page.history, version, page.number)
        if other is None or other in seen:
            continue
        seen.add(other)
        identifier = page.whole_id(place, page.number)
        now = page.whole_id(-1, bare(other.numbers[-1])) if other.numbers[-1] else ""
        title = page.title_today(other) if now else "gone since"
        later = f", now {now}" if now and now.partition(":")[2] != page.number else ""
        hits.append(
            Hit(identifier, "rule", f"another rule: {title}{later}".strip(": "), page.library.status(identifier))
        )
    return hits
