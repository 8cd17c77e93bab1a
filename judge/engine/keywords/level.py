"""Level N (rule 824): text that is active while its controller has at least N XP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, Verb
from judge.engine.state.reading import Reading, reading_of
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.passive import Dependent
from judge.engine.wording.player_clauses import of_players

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


class WhileLevel(Circumstance, frozen=True):
    """The controller of the source has at least ``xp`` XP (824.1.c.1: whoever that is now).

    ``below``: and less than this, if the text of a higher level says "instead"; 0 for no limit.
    """

    without_rule: ClassVar[str] = "a fact of its controller (824.1.c)"

    xp: int
    below: int = 0

    reads: ClassVar[Reading] = reading_of("xp")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return self.xp <= state.player(you).xp and (not self.below or state.player(you).xp < self.below)

    def clauses(self) -> Clauses:
        return (of_players(Verb.READS, About.XP, amount=self.xp, more=1),)

    def describe(self) -> str:
        return f"you have {self.xp} XP or more" + (f" and less than {self.below}" if self.below else "")


def level(xp: int, *abilities: Ability, keywords: tuple[str, ...] = ()) -> Dependent:
    """The dependent ability that the keyword stands for (824.1.b)."""
    return Dependent(WhileLevel(xp), abilities, keywords)
