"""Quick-Draw (rule 819): the gear has Reaction, and as it is played it is attached to a unit of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.keywords.equip import ATTACH_THIS
from judge.engine.layering.changes import HasKeywords
from judge.engine.layering.reading import ABILITIES, TEXT

if TYPE_CHECKING:
    from judge.engine.layering.changes import Traits
    from judge.engine.layering.reading import Aspect
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState

QUICK_DRAW_GIVEN = ("Quick-Draw", "Reaction")

QUICK_DRAW = Triggered(WhenPlayed(), (ATTACH_THIS,))
"""The play effect; several instances do not trigger separately (819.2). The permission stands with the keyword."""


class HasQuickDraw(HasKeywords, frozen=True):
    """Gives Quick-Draw to the object; nothing is added if it has Quick-Draw already (819.2)."""

    alters: ClassVar[frozenset[Aspect]] = TEXT
    looks_at: ClassVar[frozenset[Aspect]] = ABILITIES

    keywords: tuple[str, ...] = QUICK_DRAW_GIVEN

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        if QUICK_DRAW in traits.abilities:
            return traits
        return traits._replace(keywords=traits.keywords + self.keywords, abilities=(*traits.abilities, QUICK_DRAW))

    @property
    def is_plain(self) -> bool:
        return False

    def describe(self) -> str:
        return "has Quick-Draw"
