"""Orders what the index found: what stands before what does not, one place per section, ties by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.content.documents import stands
from judge.content.ids import number_key, parent_number, parse_id

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library
    from judge.index.query import Question
    from judge.index.whoosh_adapter import Index

SECTION_NAMED = 1.15
"""A rule of a section that the question names."""
HEADING_NAMED = 1.5
"""The heading that the question names."""
CARD_NAMED = 2.0
"""An answer, an erratum or a rule about a card that the question names."""
POLICY = 1.6
"""A tournament rule for a question with words of policy; the inverse for one without."""
RETIRED = 0.8
"""A ruling that still holds, in a document that is no longer kept up."""
PARENT = 0.75
"""A rule stands for the better rule below it if it reaches this share of its score."""
PLACES = 2
"""So many places of one section are listed at most."""
SECOND = 0.9
"""A second place of a section must reach this share of the best one's score."""
ENOUGH = 0.42
"""So much of the weight of a question's words must stand in the best passages, or nothing was found."""


class Place(NamedTuple):
    """One section with its best rule (``id``) and the others that were found in it; or one answer or erratum."""

    id: str
    score: float
    others: tuple[str, ...] = ()


def rank(library: Library, question: Question, found: Iterable[tuple[str, float]]) -> list[Place]:
    """Order passages by score, grouped by section.

    The first place is text in force. A ruling that still holds, in a document that is retired, may come behind it among
    the rules; what was overturned comes after everything that stands.
    """
    about = _about_cards(library, question)
    scored = [(identifier, score * _weight(library, question, identifier, about)) for identifier, score in found]
    scored.sort(key=lambda pair: (-pair[1], _order(pair[0])))
    groups: dict[str, list[tuple[str, float]]] = {}
    for identifier, score in scored:
        groups.setdefault(_group(identifier), []).append((identifier, score))
    bare = {identifier for identifier, _ in scored if _is_bare_heading(library, question, identifier)}
    places = [place for group in groups.values() for place in _places(_told(group, bare))]
    places.sort(key=lambda place: (is_overturned(library, place.id), -place.score, _order(place.id)))
    first = next((at for at, place in enumerate(places) if _is_in_force(library, place.id)), 0)
    return [*places[first : first + 1], *places[:first], *places[first + 1 :]]


def _is_in_force(library: Library, identifier: str) -> bool:
    """Tell whether a text stands in a document that is in force."""
    return not is_overturned(library, identifier) and (
        stands(library.status(identifier)) or not identifier.startswith("faq@")
    )


def _is_bare_heading(library: Library, question: Question, identifier: str) -> bool:
    """Tell whether a place is only a title, and not the title that the question names."""
    if identifier in question.sections or "." in identifier.partition(":")[2]:
        return False
    rule = library.find_rule(identifier)
    return rule is not None and not rule.text


def _told(group: list[tuple[str, float]], bare: set[str]) -> list[tuple[str, float]]:
    """Leave out a bare title where a rule below it was found too: the rule says more."""
    return [one for one in group if one[0] not in bare] or group


def _places(group: list[tuple[str, float]]) -> list[Place]:
    """Name the best rule of a section, and a second one that fits nearly as well and stands elsewhere in it.

    A rule stands for those below it if it fits nearly as well as they do: its page shows them too.
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
        if not any(best == other or _is_below(best, other) or _is_below(other, best) for other in chosen):
            chosen[best] = score
    others = tuple(identifier for identifier, _ in group[:5] if identifier not in chosen)[:3]
    return [
        Place(identifier, score, others if at == 0 else ()) for at, (identifier, score) in enumerate(chosen.items())
    ]


def _above(identifier: str) -> str:
    head, _, number = identifier.partition(":")
    above = parent_number(number)
    return f"{head}:{above}" if above else ""


def _is_below(identifier: str, other: str) -> bool:
    return identifier.startswith(f"{other}.")


def is_found(question: Question, index: Index, texts: Iterable[frozenset[str]], *, keyword: bool = False) -> bool:
    """Tell whether the best passages are about the question, and not only share an ordinary word with it.

    Where the question names a ``keyword``, half as much is enough.
    """
    weights = {term: index.rarity(term) for term in question.said}
    whole = sum(weights.values())
    most = max((sum(weight for term, weight in weights.items() if term in text) for text in texts), default=0.0)
    enough = ENOUGH / 2 if keyword else ENOUGH
    return bool(question.cards) or whole == 0 or most / whole >= enough


def is_overturned(library: Library, identifier: str) -> bool:
    """Tell whether a text no longer stands: an edition out of force, or an answer that something replaced."""
    identity = parse_id(identifier)
    if identity is None or identity.kind == "card":
        return False
    if identity.kind == "faq":
        return library.answer(identifier).status != "holds"
    if identity.kind == "errata":
        return not library.is_current(library.erratum(identifier))
    status = library.status(identifier)
    return not stands(status) and not _is_only_text(library, identity.document, identity.version)


def _is_only_text(library: Library, document: str, version: str) -> bool:
    """Tell whether a rule's edition is the one whose text stands in for the edition in force."""
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
            weight *= POLICY if question.policy else 1 / POLICY
    elif identity.kind == "faq" and not stands(library.status(identifier)):
        weight *= RETIRED
    if identifier in about:
        weight *= CARD_NAMED
    return weight


def _about_cards(library: Library, question: Question) -> frozenset[str]:
    about: set[str] = set()
    for card in question.cards:
        page = library.card(card)
        about |= {entry.id for entry in page.faq} | {erratum.id for erratum in page.errata} | set(page.rules)
    return frozenset(about)


def _group(identifier: str) -> str:
    """Give a rule is grouped with the rules of the same three digits; everything else stands alone."""
    identity = parse_id(identifier)
    if identity is None or identity.kind != "rule":
        return identifier
    return f"{identity.document}@{identity.version}:{identity.part[:3]}"


def _order(identifier: str) -> tuple[str, tuple[tuple[int, str], ...], str]:
    identity = parse_id(identifier)
    if identity is None or identity.kind != "rule":
        return identifier, (), identifier
    return f"{identity.document}@{identity.version}", number_key(identity.part), identifier
