"""Ranks hits: valid texts before overturned ones, a few places for each section, ties by id."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from judge.content.cards_named import are_named_by
from judge.content.documents import is_followed
from judge.content.ids import number_key, parent_number
from judge.content.ids import parse_id as parsed
from judge.index.fault_asked import asks_of_play, is_of_game_play
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library
    from judge.index.query import Question

parse_id = lru_cache(4096)(parsed)
"""Each passage is sorted and grouped several times, by the parts of its id."""

SECTION_NAMED = 1.05
"""The factor for a rule in a section that the question names."""
HEADING_NAMED = 1.3
"""The factor for the heading that the question names."""
CARD_NAMED = 2.0
"""The factor for an answer, an erratum or a rule about a card that the question names."""
POLICY = 1.25
"""The factor for a tournament rule if all words of the question are of policy; its inverse if none is."""
NOT_OF_PLAY = 0.6
"""The factor for an infraction of game play where a question asks what may be done in the game."""
RETIRED = 0.9
"""The factor for a ruling that still holds, in a document that is no longer maintained."""
PARENT = 0.95
"""The share of a rule's score from which its parent represents it."""
NEIGHBOURS = 0.2
"""What the next best passages of a section add to each of its passages, as a share of their mean score."""
NEXT_BEST = 3
"""The maximum number of passages of a section that count for that."""
PLACES = 3
"""The maximum number of places listed for one section."""
SECOND = 0.5
"""The share of the best score in a section that a further place must reach."""


class Place(NamedTuple):
    """A section by its best rule (``id``), with others found in it; or one answer or erratum."""

    id: str
    score: float
    others: tuple[str, ...] = ()


def rank(library: Library, question: Question, found: Iterable[tuple[str, float]]) -> list[Place]:
    """Passages by score, grouped by section.

    A ruling that still holds competes with the rules on its merits, in a retired document, too; what was overturned
    comes after everything that stands.
    """
    about = _about_cards(library, question)
    scored = [(identifier, score * _weight(library, question, identifier, about)) for identifier, score in found]
    scored = _with_neighbours(scored)
    scored.sort(key=lambda pair: (-pair[1], _order(pair[0])))
    groups: dict[str, list[tuple[str, float]]] = {}
    for identifier, score in scored:
        groups.setdefault(section_of(identifier), []).append((identifier, score))
    bare = {identifier for identifier, _ in scored if _is_bare_heading(library, question, identifier)}
    places = [place for group in groups.values() for place in _places(_without_bare_titles(group, bare))]
    fallen: dict[str, bool] = {}  # all rules of an edition stand, or none
    for place in places:
        if (edition := _edition_of(place.id)) not in fallen:
            fallen[edition] = is_overturned(library, place.id)
    places.sort(key=lambda place: (fallen[_edition_of(place.id)], -place.score, _order(place.id)))
    return places


def _edition_of(identifier: str) -> str:
    """The edition that a rule is in; another place is by itself."""
    edition = identifier.partition(":")[0]
    return edition if edition.startswith(("core@", "tournament@")) else identifier


def _with_neighbours(scored: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The passages with what the best others of their section add: where several fit, the section is about it."""
    sections: dict[str, list[float]] = {}
    for identifier, score in scored:
        sections.setdefault(section_of(identifier), []).append(score)
    added = {
        group: NEIGHBOURS * sum(sorted(scores, reverse=True)[1 : 1 + NEXT_BEST]) / NEXT_BEST
        for group, scores in sections.items()
    }
    return [(identifier, score + added[section_of(identifier)]) for identifier, score in scored]


def _is_bare_heading(library: Library, question: Question, identifier: str) -> bool:
    """Whether a rule is only a title, and not the one that the question names."""
    if identifier in question.sections or "." in identifier.partition(":")[2]:
        return False
    rule = library.find_rule(identifier)
    return rule is not None and not rule.text


def _without_bare_titles(group: list[tuple[str, float]], bare: set[str]) -> list[tuple[str, float]]:
    """The group without bare titles if it has other rules, which say more."""
    return [one for one in group if one[0] not in bare] or group


def _places(group: list[tuple[str, float]]) -> list[Place]:
    """The best rule of a section, and others in it that match nearly as well.

    A rule represents a subrule if it matches nearly as well, because its page shows that too. Beside a place that
    stands above or below it, each has a place of its own: which of a family was meant, only its members' words tell.
    """
    scores = dict(group)
    chosen: dict[str, float] = {}
    for identifier, score in group:
        if score < group[0][1] * SECOND or len(chosen) == PLACES:
            break
        best = above = identifier
        while (above := _above(above)) and above:
            if scores.get(above, 0.0) >= score * PARENT:
                best = above
        for place in (best,) if _is_apart(best, chosen) else (identifier, best):
            if len(chosen) < PLACES:
                chosen.setdefault(place, score)
    chosen = _with_rule_above(chosen, scores)
    others = tuple(identifier for identifier, _ in group[:5] if identifier not in chosen)[:3]
    return [
        Place(identifier, score, others if at == 0 else ()) for at, (identifier, score) in enumerate(chosen.items())
    ]


def _with_rule_above(chosen: dict[str, float], scores: dict[str, float]) -> dict[str, float]:
    """The places, with the rule above them behind the best if all stand below the same one: it says what they share."""
    above = {_above(one) for one in chosen}
    if len(chosen) < PLACES or len(above) > 1 or not above <= scores.keys():
        return chosen
    first, second, *_ = chosen.items()
    return dict((first, (above.pop(), second[1]), second))


def _is_apart(identifier: str, chosen: Iterable[str]) -> bool:
    """Whether a rule is none of those chosen, and neither above nor below one of them."""
    return not any(identifier == one or _is_below(identifier, one) or _is_below(one, identifier) for one in chosen)


def _above(identifier: str) -> str:
    head, _, number = identifier.partition(":")
    above = parent_number(number)
    return f"{head}:{above}" if above else ""


def _is_below(identifier: str, other: str) -> bool:
    return identifier.startswith(f"{other}.")


def is_overturned(library: Library, identifier: str) -> bool:
    """Whether a text no longer stands: an edition out of force, or an answer that was replaced."""
    identity = parse_id(identifier)
    if identity is None or identity.kind == "card":
        return False
    if identity.kind == "faq":
        return library.answer(identifier).status != "holds"
    if identity.kind == "errata":
        return not library.is_current(library.erratum(identifier))
    status = library.status(identifier)
    return not is_followed(status) and not _is_only_text(library, identity.document, identity.version)


def _is_only_text(library: Library, document: str, version: str) -> bool:
    """Whether the edition is the one whose text stands in for the edition in force."""
    return bool(document) and library.written(document) == version


def _weight(library: Library, question: Question, identifier: str, about: frozenset[str]) -> float:
    weight = 1.0
    identity = parse_id(identifier)
    assert identity is not None
    if identity.kind == "rule":
        head = f"{identity.document}@{identity.version}:{identity.part[:3]}"
        if identifier in question.sections:
            weight *= HEADING_NAMED
        elif head in question.sections:
            weight *= SECTION_NAMED
        if identity.document == "tournament":
            weight *= POLICY ** (2 * question.policy - 1)
            if asks_of_play(question.text) and is_of_game_play(library, identifier):
                weight *= NOT_OF_PLAY
    elif identity.kind == "faq" and not is_followed(library.status(identifier)):
        weight *= RETIRED
    if identifier in about:
        weight *= CARD_NAMED
    return weight


def _about_cards(library: Library, question: Question) -> frozenset[str]:
    about: set[str] = set()
    for card in question.cards:
        page = library.page(card)
        about |= (
            {entry.id for entry in page.faq if are_named_by(entry, question.cards)}
            | {erratum.id for erratum in page.errata}
            | set(page.rules)
        )
    return frozenset(about)


def section_of(identifier: str) -> str:
    """The section of a rule by its first three digits, by which results are grouped; anything else is by itself."""
    identity = parse_id(identifier)
    if identity is None or identity.kind != "rule":
        return identifier
    return f"{identity.document}@{identity.version}:{identity.part[:3]}"


def _order(identifier: str) -> tuple[str, tuple[tuple[int, str], ...], str]:
    identity = parse_id(identifier)
    if identity is None or identity.kind != "rule":
        return identifier, (), identifier
    return f"{identity.document}@{identity.version}", number_key(identity.part), identifier
