"""Criteria for units in Champion Zones (rule 355.9.a.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Whose, reads_them
from judge.engine.state.sides import Side
from judge.engine.state.zones import FACE_UP, Zone, champion_zone
from judge.engine.wording.criteria import Elsewhere

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


class OwnUnitOrChampion(Elsewhere, frozen=True):
    """Criteria for a unit with a tag that the player owns, on the board under any control or in their Champion Zone."""

    tag: str

    side: ClassVar[Side] = Side.YOURS

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:
        return [*state.on_board, *state.objects_in(champion_zone(you))]

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        is_there = thing.place.zone in FACE_UP or thing.place == champion_zone(you)
        return is_there and thing.is_unit and thing.owner == you and self.tag in thing.tags

    def clauses(self) -> Clauses:
        return (
            reads_them(About.PLACE, whose=Whose.YOURS, of=self, zone=Zone.CHAMPION),
            reads_them(About.TRAITS, whose=Whose.YOURS, of=self, named=(self.tag,)),
        )

    def describe(self) -> str:
        return f"a {self.tag} unit you own, on the board or in your Champion Zone"

    def describe_several(self) -> str:
        return f"{self.tag} units you own, on the board or in your Champion Zone"
