"""The passages of the index: one for each rule, answer and erratum, in a fixed order for each library, then rulings.

The position of a passage in that order is its number in the index, so that the index holds no ids and naming a hit
decodes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.documents import DOCUMENTS
from judge.content.ids import parse_id
from judge.content.rulings import all_rulings
from judge.content.signed_lines import unsigned
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.content.model import Rule


class Passage(NamedTuple):
    """An id, the text by which it is found, and the words that people use for it."""

    id: str
    text: str
    asked: str = ""
    is_ruling: bool = False


def passage_ids(library: Library) -> list[str]:
    """The ids of all passages, in the order of the index."""
    found: list[str] = []
    for document in DOCUMENTS:
        if document.kind == "rules":
            found += library.order(document.document, document.version)
    for kind in ("faq", "errata"):
        found += library.names(kind)
    return found


def passages(library: Library) -> Iterator[Passage]:
    """All passages, in the order of the index."""
    for identifier in passage_ids(library):
        yield Passage(identifier, text_of(library, identifier), "\n".join(asked_lines(library, identifier)))
    yield from ruling_passages(library)


def ruling_passages(library: Library) -> Iterator[Passage]:
    """One for each ruling, and one for each of its scenarios of which it says something."""
    for one in all_rulings(library.store):
        if not (one.question and one.answer):
            continue  # no search shows an answer without its question
        said = "\n".join(unsigned(one.asked))
        yield Passage(one.id, f"{one.title}\n{one.question}\n{one.answer}", said, is_ruling=True)
        for number, scenario in enumerate(one.scenarios, 1):
            if scenario.told:
                yield Passage(f"{one.id}!{number}", scenario.told, is_ruling=True)


def asked_lines(library: Library, identifier: str) -> tuple[str, ...]:
    """What people say who mean a rule or an answer."""
    return unsigned(signed_lines(library, identifier))


def signed_lines(library: Library, identifier: str) -> tuple[str, ...]:
    """The same, each with its sign if it has one (``content/signed_lines.py``)."""
    identity = parse_id(identifier)
    if identity is not None and identity.kind == "faq":
        return library.answer(identifier).asked
    rule = library.find_rule(identifier) if identity is not None and identity.kind == "rule" else None
    return rule.asked if rule is not None else ()


def text_of(library: Library, identifier: str) -> str:
    """The text by which a rule, an answer or an erratum is found."""
    identity = parse_id(identifier)
    kind = identity.kind if identity else ""
    if kind == "faq":
        entry = library.answer(identifier)
        parts = [entry.topic, entry.question, entry.question, " ".join(entry.cards), entry.answer, entry.today]
    elif kind == "errata":
        erratum = library.erratum(identifier)
        parts = [erratum.card, "errata wording text", erratum.document, erratum.before, erratum.after, erratum.why]
    else:
        rule = library.find_rule(identifier)
        assert rule is not None
        parts = _rule_parts(library, rule)
    return "\n".join(part for part in parts if part)


def _rule_parts(library: Library, rule: Rule) -> list[str]:
    """A rule's own words, its heading, and the first words of its parent."""
    parent = library.find_rule(rule.parent) if rule.parent else None
    above = "" if parent is None or parent.heading else " ".join(parent.text.split()[:CONTEXT])
    return [rule.number, rule.title, rule.text, *rule.examples, above]


CONTEXT = 25
"""The number of words of the parent that belong to the passage of a rule."""
