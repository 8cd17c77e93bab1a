"""Cards that their own text allows to be played from the trash (rules 366, 366.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.zones import Zone
from judge.engine.wording.sentences import sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

OUTSIDE = cite("passive.outside-of-the-board")  # 366.1


class FromTrash(Ability, frozen=True):
    """You may play this from your trash for ``cost``, while ``during`` holds if that is given.

    It applies in the trash and nowhere else, as its text says (366.1).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (OUTSIDE,)

    cost: Cost
    during: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.PLAY, Subject.THIS, Whose.YOURS, more=1, zone=Zone.TRASH),)

    def describe(self) -> str:
        head = f"While {self.during.describe()}, " if self.during is not None else ""
        return sentence(f"{head}you may play this from your trash for {self.cost.describe()}")


def from_trash(state: GameState, player: str, card: GameObject) -> FromTrash | None:
    """The text by which a card in a player's trash may be played from there now, or None."""
    for found in card.card.abilities:
        if isinstance(found, FromTrash) and (found.during is None or found.during.holds(state, player, card)):
            return found
    return None
