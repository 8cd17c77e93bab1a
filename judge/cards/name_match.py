"""Which card a name means, as a value, and how well it does."""

from __future__ import annotations

from typing import Literal

from judge.cards.catalogue import catalogue
from judge.record import NamedTuple

Kind = Literal["exact", "short", "partial", "corrected"]


class Match(NamedTuple):
    """The card that is meant.

    ``name`` is "" if several cards match equally; ``alternatives`` lists them. Otherwise ``alternatives`` lists other
    cards that come close. ``kind`` says how the text matches: the complete name, its short form, some of its words, or
    a corrected spelling.
    """

    name: str
    kind: Kind
    alternatives: tuple[str, ...] = ()

    @property
    def is_ambiguous(self) -> bool:
        return not self.name


def match_of(names: tuple[str, ...], kind: Kind) -> Match:
    """A match of one name, or an open one of several; cards that differ only in their code count as the first."""
    known = {name: catalogue().get(name) for name in names}
    facts = {card._replace(name="", code="", printings=()) if card else name for name, card in known.items()}
    return Match(names[0], kind, names[1:]) if len(facts) == 1 else Match("", kind, names)
