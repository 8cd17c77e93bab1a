"""The definition of a card that nobody has defined, from its texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.definition import PRINTED, CardDefinition
from judge.cards.reading.wording import read_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.cards.catalogue import CardFacts


def definition_from(facts: CardFacts, texts: Mapping[str, str], effect_text: str = "") -> CardDefinition:
    """The definition that the texts of a card are: by the day of their erratum, oldest first, or "printed".

    Raises NotRead with the part that is not understood; every wording has to be read whole.
    """
    variants = [
        replace(read_text(facts.name, facts.types, text, effect_text, facts.might_bonus), name=day)
        for day, text in texts.items()
    ]
    assert variants[0].name == PRINTED, "the first wording of a card is the printed one"
    return CardDefinition(facts.name, facts, tuple(variants))
