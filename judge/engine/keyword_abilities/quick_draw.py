"""Quick-Draw (rule 819): the gear has Reaction, and as it is played it is attached to a unit of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.keyword_abilities.equip import ATTACH_THIS
from judge.engine.state.reading import ABILITIES, TEXT
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Traits

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
        return replace(traits, keywords=traits.keywords + self.keywords, abilities=(*traits.abilities, QUICK_DRAW))

    @property
    def is_plain(self) -> bool:
        return False

    def describe(self) -> str:
        return "has Quick-Draw"
