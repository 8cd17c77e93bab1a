"""Related places shown beside the hits of a search.

The rules that an answer rests on, what is above and below a rule, and answers that rest on several of the rules found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.ids import parse_id
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answers.page.blocks import Hit
    from judge.content.library import Library
    from judge.index.ranking import Place

MOST_RULES = 12
"""Maximum number of rules named for an answer."""
MOST_BELOW = 8
OPENED = 2
"""How many of the rules found are shown with those above and below them, and how many answers with their page."""
RULES_IN_COMMON = 2
"""An answer that was not found is listed with the hits if it rests on at least this many of the rules found."""
MOST_ANSWERS = 3
MOST = 48


class RelatedPlaces(NamedTuple):
    """The hits, each with its related places, and the ids of all of those."""

    hits: tuple[Hit, ...]
    ids: tuple[str, ...]


def related_places(
    library: Library, hits: Sequence[Hit], places: Sequence[Place], near: Sequence[Place]
) -> RelatedPlaces:
    """Finds related places for the hits. ``places`` are theirs, ``near`` the best ones whether shown or not."""
    others = {place.id: place.others for place in places}
    answers = _answers(library, hits, places, near)
    opened = [hit.id for hit in hits if hit.kind in {"rule", "tournament"}][:OPENED]
    told: list[Hit] = []
    ids: list[str] = []
    for hit in hits:
        parts = [("also", list(others.get(hit.id, ())))]
        if hit.kind == "faq":
            parts.append(("rules", _rules(library, hit.id)))
        if hit.id in opened:
            parts += _around(library, hit.id)
        mine = [answer for answer, first in answers.items() if first == hit.id]
        parts.append(("answered in", mine))
        ids += [identifier for _, found in parts for identifier in found]
        ids += [rule for answer in mine for rule in _rules(library, answer)]
        said = "; ".join(f"{word} {', '.join(map(_short, found))}" for word, found in parts if found)
        told.append(hit._replace(besides=said))
    shown = {hit.id for hit in hits}
    return RelatedPlaces(tuple(told), tuple(one for one in dict.fromkeys(ids) if one not in shown)[:MOST])


def _rules(library: Library, answer: str) -> list[str]:
    """The rules that an answer rests on and whose text we have."""
    return [rule for rule in library.answer(answer).rules if library.store.has(f"rule {rule}")][:MOST_RULES]


def _around(library: Library, identifier: str) -> Iterator[tuple[str, list[str]]]:
    """The rule above a rule, if it has text, and the rules right below it."""
    rule = library.find_rule(identifier)
    if rule is None:
        return
    above = library.find_rule(rule.parent) if rule.parent else None
    yield "under", [above.id] if above and not above.heading else []
    below = [child for child in rule.children if (found := library.find_rule(child)) and not found.heading]
    yield "below", below[:MOST_BELOW]


def _answers(library: Library, hits: Sequence[Hit], places: Sequence[Place], near: Sequence[Place]) -> dict[str, str]:
    """Answers that fit the hits, each with the first hit that it fits.

    They rest on several of the rules found, or are on the page of a known answer and have a rule in common with it.
    There is one for each page, preferably one that was found itself.
    """
    shown = {hit.id for hit in hits}
    resting: dict[str, list[str]] = {}
    for place in places:
        for rule in (place.id, *place.others):
            for answer in library.cited_by(rule):
                if answer.startswith("faq@") and answer not in shown:
                    resting.setdefault(answer, []).append(place.id)
    common = [answer for answer, found in resting.items() if len(found) >= RULES_IN_COMMON]
    most = sorted(common, key=lambda answer: (-len(resting[answer]), answer))[:MOST_ANSWERS]
    belonging = {answer: resting[answer][0] for answer in most}
    opened = ({hit.id: hit.id for hit in hits if hit.kind == "faq"} | belonging).items()
    for known, first in list(opened)[:OPENED]:
        same = [one for one in _of_the_page(library, known) if one not in shown]
        best = [place.id for place in near if place.id in same]
        belonging |= {answer: first for answer in (best or same)[:1] if answer not in belonging}
    return belonging


def _of_the_page(library: Library, answer: str) -> list[str]:
    """The other answers on the page of an answer that rest on a rule that it rests on."""
    rules = set(_rules(library, answer))
    page = answer.rpartition("-")[0]
    listed = library.bulletin(answer.partition(":")[0])
    same = [one for one in listed if one.rpartition("-")[0] == page and one != answer]
    return [one for one in same if rules & set(_rules(library, one))]


def _short(identifier: str) -> str:
    """The number of a rule. Anything else has its whole id."""
    identity = parse_id(identifier)
    return identity.part if identity and identity.kind == "rule" else identifier
