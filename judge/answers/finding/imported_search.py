"""Full-text search in imported rulebooks of a version that we have not restated."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.imported.imported_page import imported_citation
from judge.answers.library.newer_edition import step_to
from judge.answers.library.official_wording import anything_imported, rule_wording
from judge.answers.library.spelled_words import is_spelled
from judge.answers.page.blocks import Hit
from judge.content.ids import rule_id
from judge.index.fit import Fit, fit
from judge.index.passages import Passage
from judge.index.query import parse_question
from judge.index.ranking import rank
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.answers.page.blocks import Citation
    from judge.answers.page.request import Request
    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library

CANDIDATES = 60
DOCUMENTS = ("core", "tournament")
OFFICIAL = "official text, imported"
"""The status shown for a hit whose words are not ours."""


class ImportedFinds(NamedTuple):
    """The places of imported rulebooks that a question leads to, best first, and how its words were read."""

    hits: tuple[Hit, ...] = ()
    citations: tuple[Citation, ...] = ()
    corrections: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()


def search_imports(library: Library, request: Request, cards: list[str]) -> ImportedFinds:
    """Searches every imported rulebook that the answer goes by and for which the library has no words.

    Empty if the library has the words of every rulebook asked for, which are searched anyway.
    """
    found = ImportedFinds()
    if not anything_imported():
        return found
    for document in DOCUMENTS:
        version = library.edition(document).version
        if not library.has_text(document, version):
            more = _search(library, request, cards, (document, version))
            found = ImportedFinds(
                found.hits + more.hits,
                found.citations + more.citations,
                found.corrections + more.corrections,
                found.notes + more.notes,
            )
    return found


def _search(library: Library, request: Request, cards: list[str], edition: tuple[str, str]) -> ImportedFinds:
    from judge.content.imported import imported_rules, path_of  # noqa: PLC0415 - usually there is nothing
    from judge.index.whoosh_adapter import open_index  # noqa: PLC0415

    document, version = edition
    rules = imported_rules(document, version)
    if not rules:
        return ImportedFinds()
    name = f"{document}@{version}"
    notes: list[str] = []
    mark = zlib.crc32(Path(path_of(name)).read_bytes())
    index = open_index(f"{name}-{mark:08x}", lambda: _passages(rules, document, version), notes.append)
    question = parse_question(request.question, library, index, cards, is_spelled=is_spelled)
    ids = [rule_id(document, version, number) for number in rules]
    matches = index.search(question.wanted, CANDIDATES)
    places = rank(library, question, [(ids[number], score) for number, score in matches])
    if step := step_to(library, document, version):
        others = {rule_id(document, version, number) for number in step.differing}
        places = [place for place in places if place.id in others]
    shown = [rules[place.id.rpartition(":")[2]] for place in places]
    kept = {place.id for place in places}
    if fit(question, index, [one for one in matches if ids[one[0]] in kept]) is Fit.NOT:
        return ImportedFinds()
    citations = [imported_citation(library, document, version, rule, rules) for rule in shown[: request.limit]]
    kind = "rule" if document == "core" else "tournament"
    hits = tuple(Hit(one.id, kind, one.title, OFFICIAL, one.official) for one in citations)
    return ImportedFinds(hits, tuple(citations), question.corrections, tuple(notes))


class FoundPlaces(NamedTuple):
    """Imported questions and errata that a question leads to. ``first``: they name every card that it asks about."""

    hits: tuple[Hit, ...] = ()
    citations: tuple[Citation, ...] = ()
    first: bool = False
    notes: tuple[str, ...] = ()


def search_places(library: Library, request: Request, cards: list[str]) -> FoundPlaces:
    """Search the imported questions and errata that are not restated."""
    if not anything_imported():
        return FoundPlaces()
    from judge.answers.library.imported_places import cards_of, citation_of, hit_of, mark_of_all, places  # noqa: PLC0415
    from judge.index.whoosh_adapter import open_index  # noqa: PLC0415

    known = places(library)
    if not known:
        return FoundPlaces()
    notes: list[str] = []
    passages = [Passage(place.id, f"{place.title}\n{place.title}\n{place.words}") for place in known]
    key = f"imported-{mark_of_all()}-{zlib.crc32(''.join(place.id for place in known).encode()):08x}"
    index = open_index(key, lambda: passages, notes.append)
    question = parse_question(request.question, library, index, cards, is_spelled=is_spelled)
    about = set(cards)
    matches = index.search(question.wanted, CANDIDATES)
    scored = [(about <= set(cards_of(known[at])), score, at) for at, score in matches]
    scored.sort(key=lambda one: (-one[0], -one[1], one[2]))
    found = [known[at] for _, _, at in scored]
    if fit(question, index, matches) is Fit.NOT:
        return FoundPlaces()
    shown = found[: request.limit]
    return FoundPlaces(
        tuple(hit_of(library, one) for one in shown),
        tuple(citation_of(library, one) for one in shown),
        bool(cards) and scored[0][0],
        tuple(notes),
    )


def _passages(rules: Mapping[str, ImportedRule], document: str, version: str) -> Iterator[Passage]:
    """Every rule with the heading above it, in order."""
    heading = ""
    for rule in rules.values():
        if rule.heading:
            heading = rule.text
        yield Passage(rule_id(document, version, rule.number), f"{rule.number}\n{heading}\n{rule_wording(rule)}")
