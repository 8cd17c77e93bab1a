"""Cards of which a deck can have any number (rules 002, 103.2.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.slugs import Slug

CARD_SAYS_SO = cite("golden.card-text-goes")  # 002


class AnyNumberInDeck(Ability, frozen=True):
    """A deck can have any number of cards with its name."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CARD_SAYS_SO,)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "Your deck can have any number of cards with the name of this."
