"""Errata: before and after with the words that changed, and a scenario in which the two wordings differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.documents.documents_page import imported_others
from judge.answers.documents.errata_wordings import Wording, change_in_short, marked, wordings_of
from judge.answers.library.cited_places import errata_citation, rule_text
from judge.answers.library.imported_places import IMPORTED, place_of, status_on_day
from judge.answers.library.imported_places import citation_of as imported_citation
from judge.answers.library.official_wording import anything_imported
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Section
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, Point, Points, cut
from judge.answers.page.screen_parts import Screen, answer_paragraph, beside, official
from judge.content.documents import DOCUMENTS, document, is_followed
from judge.content.ids import slug
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.library import Library
    from judge.content.model import Document, ErrataEntry
    from judge.matchup.search.wording_scenario import WordingScenario


MOST_OF_A_TEXT = 5
MOST_OF_A_CHANGE = 3
MOST_OF_A_REASON = 2
"""The maximum number of lines of a card's text, of a change in it, and of the reason."""


class Erratum(NamedTuple):
    """One entry of a bulletin with all that is known about it."""

    entry: ErrataEntry
    status: str
    wordings: tuple[Wording, ...]
    scenario: WordingScenario

    def as_json(self) -> dict[str, Any]:
        """The entry as plain values, with its wordings and their results in play."""
        entry = self.entry
        names = ("id", "card", "date", "document", "kind", "replaces", "before", "after", "why", "later")
        return {
            **{name: getattr(entry, name) for name in names},
            "rules": list(entry.rules),
            "rulings": list(entry.rulings),
            "status": self.status,
            "wordings": [
                {
                    "whose": one.whose,
                    "before": one.before,
                    "after": one.after,
                    "words": [{"kind": run.kind, "text": run.text} for run in one.words],
                }
                for one in self.wordings
            ],
            "scenario": {
                "situation": self.scenario.situation,
                "outcomes": [{"wording": name, "outcome": told} for name, told in self.scenario.outcomes],
                "why_not": self.scenario.why_not,
            },
        }


class ErrataPage(NamedTuple):
    """Some errata as an answer, and each of them in full."""

    answer: Answer
    errata: tuple[Erratum, ...]

    def as_json(self) -> dict[str, Any]:
        """The answer with the key ``errata`` added."""
        return {**self.answer.as_json(), "errata": [erratum.as_json() for erratum in self.errata]}


def errata_of_card(library: Library, question: str, name: str, note: str = "") -> ErrataPage:
    """Every erratum of one card, the newest first. Raises NotFound if it has none."""
    library.must_be_readable("errata@", ending=f":{slug(name)}")
    entries = library.card(name).errata if library.named(name) else ()
    if anything_imported():
        entries = tuple(sorted((*entries, *_imported(library, name)), key=lambda entry: entry.date))
    if not entries:
        raise NotFound(f"{name} has no errata in any bulletin", hint=f"judge card {name} shows its page.")
    errata = [_erratum(library, entry, beside_others=True) for entry in reversed(entries)]
    standing = [entry for entry in entries if entry.stands(library.as_of)]
    summary = (
        f"{name}: corrected {standing[-1].date}. Now: {standing[-1].after}" if standing else f"{name}: as printed."
    )
    if not standing and any(entry.announced and entry.date <= library.as_of for entry in entries):
        summary += " Errata were announced, and no bulletin carried them."
    page = _page(library, question, f"card:{name}", summary, errata, page=_of_one_card(library, errata))
    return page._replace(answer=page.answer._replace(notes=(note,) if note else ()))


def errata_list(library: Library, question: str, *, bulletin: str = "", since: str = "") -> ErrataPage:
    """The entries of a bulletin (its name or date), or all since a day, oldest first. Raises NotFound if none."""
    found = bulletin_named(bulletin) if bulletin else None
    if bulletin and found is None:
        known = ", ".join(one.document for one in (*DOCUMENTS, *imported_others("errata")) if one.kind == "errata")
        raise Misuse(f"--document: expected a bulletin, got {bulletin!r}", hint=f"Bulletins: {known}.")
    entries = [library.erratum(identifier) for identifier in library.names("errata")]
    entries += _imported(library) if anything_imported() else []
    wanted = [entry for entry in entries if (found is None or entry.date == found.version) and entry.date >= since]
    if not wanted:
        newest = max((entry.date for entry in entries), default="")
        raise NotFound(f"there are no errata since {since}", hint=f"The newest are of {newest}." if newest else "")
    errata = [_erratum(library, entry, beside_others=False) for entry in sorted(wanted, key=_by_day)]
    title = f"{found.title}, {found.published}" if found else f"Since {since}"
    read_as = found.id if found else f"errata since {since}"
    names = (found.title, found.published) if found else ("Errata", f"since {since}")
    page = bulletin_screen(library, names, [one.entry for one in errata])
    return _page(library, question, read_as, f"{title}: {len(wanted)} entries.", errata, page=page)


def bulletin_named(text: str) -> Document | None:
    """A bulletin by its name or day, an imported one included."""
    wanted = text.lower().removeprefix("errata@")
    if found := document("errata", wanted):
        return found
    others = imported_others("errata") if anything_imported() else ()
    return next((one for one in others if wanted in {one.document, one.version}), None)


def _imported(library: Library, name: str = "") -> list[ErrataEntry]:
    from judge.answers.imported.imported_cards import imported_errata  # noqa: PLC0415 - usually there is nothing

    return imported_errata(library, name)


def _by_day(entry: ErrataEntry) -> tuple[str, str]:
    return entry.date, entry.card


def _erratum(library: Library, entry: ErrataEntry, *, beside_others: bool) -> Erratum:
    from judge.matchup.search.wording_scenario import WordingScenario, wording_scenario  # noqa: PLC0415 - loads the engine

    if entry.kind == IMPORTED:
        status = status_on_day(entry.date, "", library.as_of)
        apart = WordingScenario("", (), "It is imported, and the engine does not perform it.")
        return Erratum(entry, status, wordings_of(library, entry), apart)
    if entry.announced:
        apart = WordingScenario("", (), "No bulletin carried the announced wording, so nothing is played with it.")
        return Erratum(entry, library.status(entry.id), wordings_of(library, entry), apart)
    beside_others = beside_others and not entry.rulings
    scenario = wording_scenario(entry.card, entry.replaces, entry.date, beside_others=beside_others)
    return Erratum(entry, library.status(entry.id), wordings_of(library, entry), scenario)


_WHOSE = {
    "official": "The words that changed, in the official texts",
    "performed": "What changed in what the engine performs",
    "ours": "The words that changed, in our restatement",
}


def _page(
    library: Library, question: str, read_as: str, summary: str, errata: Sequence[Erratum], *, page: Screen
) -> ErrataPage:
    """The page of some errata. A single one has sections. In a list, each has its text under its own id."""
    several = len(errata) > 1
    citations = [_citation(library, one.entry) for one in errata]
    if several:
        citations = [
            citation._replace(text="\n\n".join([citation.text, *map(_paragraph, _sections(one, several=True))]))
            for citation, one in zip(citations, errata, strict=True)
        ]
    answer = Answer(
        question=question,
        read_as=read_as,
        kind="search" if several else "card",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=summary,
        citations=tuple(citations),
        sections=() if several else tuple(_sections(errata[0], several=False)),
        page=page,
    )
    return ErrataPage(answer, tuple(errata))


def _of_one_card(library: Library, errata: Sequence[Erratum]) -> Screen:
    """The screen of the errata of one card, the newest first, with a scenario that shows the difference."""
    first, *others = errata
    scenario = first.scenario
    place = _citation(library, first.entry)
    screen = erratum_screen(library, first.entry, place, first.status, [one.entry for one in others])
    if not scenario.situation:
        return screen
    differs = beside(cut(f"Where it differs: {scenario.situation}", COLUMNS, MOST_OF_A_CHANGE))
    points = [Point(_wording_name(name), what) for name, what in scenario.outcomes]
    return screen._replace(told=(*screen.told, GAP_LINE, differs), lists=(Points("", tuple(points)),))


def erratum_screen(
    library: Library, entry: ErrataEntry, place: Citation, status: str, earlier: Sequence[ErrataEntry] = ()
) -> Screen:
    """The screen of an erratum that is cited, with those that it replaced."""
    rules = tuple(rule for one in entry.rules if (rule := library.find_rule(one)))
    return Screen(
        (entry.card, f"errata {entry.date}"),
        commands=("--rules" if rules else "", f"judge card {entry.card}"),
        told=(
            answer_paragraph(cut(entry.after, COLUMNS, MOST_OF_A_TEXT)),
            *official(place),
            *(beside(one) for one in _change_lines(library, entry, earlier)),
        ),
        id=entry.id,
        badge=_badge(entry, status),
        rules=tuple(rule.id for rule in rules),
        is_whole=True,
        takes=("--all", "--ids", "--rules"),
        texts="",
        behind=tuple(Citation(rule.id, rule.title, rule_text(rule)) for rule in rules),
    )


def _change_lines(library: Library, entry: ErrataEntry, earlier: Sequence[ErrataEntry]) -> Iterator[str]:
    """The kind of an erratum, the change, its reason, later events, and the errata before it."""
    what = f"Corrected {entry.date} ({entry.document} errata, {entry.kind})."
    if entry.announced:
        what = f"Announced {entry.date}, and never carried by a bulletin."
    change = change_in_short(wordings_of(library, entry))
    yield cut(f"{what} {f'Changed: {change}' if change else f'Before: {entry.before}'}", COLUMNS, MOST_OF_A_CHANGE)
    for title, text in (("Why", entry.why), ("Later", entry.later)):
        if text:
            yield cut(f"{title}: {text}", COLUMNS, MOST_OF_A_REASON)
    for one in earlier:
        yield cut(f"Earlier, {one.date} ({one.kind}): {one.after}", COLUMNS, MOST_OF_A_REASON)


def bulletin_screen(library: Library, names: tuple[str, ...], entries: Sequence[ErrataEntry]) -> Screen:
    """The cards that a bulletin corrected, or several, each with its change in a line."""
    points = []
    for entry in entries:
        change = change_in_short(wordings_of(library, entry)) or f"now: {entry.after}"
        status = "" if entry.kind == IMPORTED else library.status(entry.id)
        points.append(Point(entry.card, change, _badge(entry, status), most=2, id=entry.id))
    return Screen(names, (Points("", tuple(points)),), ("judge errata CARD",))


def _badge(entry: ErrataEntry, status: str) -> str:
    """The status of an erratum, unless it is simply in force."""
    if entry.announced:
        return "announced"
    return "" if is_followed(status) else status


def _citation(library: Library, entry: ErrataEntry) -> Citation:
    if entry.kind == IMPORTED and (place := place_of(library, entry.id)):
        return imported_citation(library, place)
    return errata_citation(library, entry, current=library.is_current(entry))


def _paragraph(section: Section) -> str:
    return "\n".join([f"{section.title}: {section.lines[0]}", *section.lines[1:]])


def _sections(erratum: Erratum, *, several: bool) -> list[Section]:
    """The change in words and in play. A list leaves out sections that have nothing to report."""
    found = [Section(_WHOSE[one.whose], (marked(one.words),)) for one in erratum.wordings]
    if not erratum.wordings and not several and not erratum.entry.announced:
        hint = "Our two texts have little in common; judge import reads the official bulletin and shows its words."
        found.append(Section("The words that changed", (hint,)))
    scenario = erratum.scenario
    if scenario.situation:
        told = tuple(f"  {_wording_name(name)}: {what}" for name, what in scenario.outcomes)
        found.append(Section("A scenario in which the wordings differ", (scenario.situation, *told)))
    elif erratum.entry.kind == IMPORTED:
        found.append(Section("In play", (scenario.why_not,)))
    elif (scenario.alike or not erratum.entry.rulings) and (not several or "not defined" not in scenario.why_not):
        found.append(Section("A scenario in which the wordings differ", (scenario.why_not,)))
    if erratum.entry.rulings:
        files = ", ".join(f"rulings/{name}" for name in erratum.entry.rulings)
        found.append(Section("Played out in both wordings", (f"{files} (judge run shows it)",)))
    return found


def _wording_name(wording: str) -> str:
    return "as printed" if wording == "printed" else f"since {wording}"
