"""Choices in words: an effect by the card that has it, if that tells it from the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind

if TYPE_CHECKING:
    from judge.matchup.walks.graph import Choice

_TEXT_BEHIND = ": "
"""Stands in an option between what has an effect and the effect's words."""


def choice_words(choice: Choice) -> str:
    """The answer of a choice in words. Effects that are picked by their texts are given by the names of their cards."""
    options = choice.decision.options
    cards = {option.key: option.about for option in options}
    told_by_text = all(option.about and _TEXT_BEHIND in option.label for option in options)
    if choice.decision.kind is Kind.PICK and told_by_text and len(set(cards.values())) == len(cards):
        names = [cards.get(key, "") for key in choice.answer]
        if names and all(names):
            return " and ".join(names)
    return choice.decision.in_words(choice.answer)
