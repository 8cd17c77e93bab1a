"""The rules by which the cards in a question are performed: one of them often answers it.

Which these are the definitions of the cards say; the compiled library has them with the wording of each card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.wording_record import wordings_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.library import Library

RAISED = 0.5
"""What such a rule gains as a share of its own score, if it performs no other card."""
ADDED = 0.5
"""What it gains besides, as a share of the best score: it may have no word of the question."""


def with_card_rules(
    library: Library, cards: Sequence[str], found: Sequence[tuple[str, float]]
) -> list[tuple[str, float]]:
    """What was ``found``, as pairs of id and score, with the rules of the cards raised or added, best first.

    A rule gains less the more cards it performs: that an ability triggers is so of half of them, and says little of
    one.
    """
    if not cards or not found:
        return list(found)
    weights: dict[str, float] = library.store.get("telling rules") or {}
    best = max(score for _, score in found)
    scores = dict(found)
    for rule in {rule for card in cards for rule in _rules(library, card)}:
        weight = weights.get(rule, 0.0)
        scores[rule] = scores.get(rule, 0.0) * (1 + RAISED * weight) + ADDED * weight * best
    return sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))


def _rules(library: Library, card: str) -> Iterator[str]:
    """The rules that any wording of a card is performed by, as far as their text is held."""
    for wording in wordings_of(library.store.get(f"wording {card}")):
        for part in wording["parts"]:
            yield from (rule for rule in part["rules"] if library.store.has(f"rule {rule}"))
