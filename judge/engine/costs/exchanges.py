"""Add abilities that turn resources into others while something is paid (rules 204.3.b, 357.1.a, 429.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.costs.add import Add, as_added, plus
from judge.engine.state.clauses import About
from judge.engine.state.cost import Cost
from judge.engine.state.instruction import Instruction
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import YOU
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.costs.payment import Means
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.player import Pool
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

WITHIN = cite("costs.within-instructions")  # 204.3.b

ENERGY = "Energy"
"""What "any amount" can be of, besides a Power symbol."""


class TradesResources(Instruction, frozen=True):
    """Pay any amount of Energy, or of a Power symbol, to add ``added`` once for each."""

    performed_by: ClassVar[tuple[Slug, ...]] = (WITHIN,)

    of: str
    added: Add

    adds_resources: ClassVar[bool] = True

    def clauses(self) -> Clauses:
        return (brings(About.PAY, YOU),)

    def describe(self) -> str:
        of = self.of if self.of == ENERGY else f"[{self.of}]"
        return f"pay any amount of {of} to add that much {self.added.words if self.added.power else ENERGY}"


class Exchange(Struct, frozen=True):
    """An ability that adds ``added`` for ``of``, any amount of it, or for the resources of its cost if ``of`` is ""."""

    thing: GameObject
    ability: Activated
    added: Add
    of: str = ""

    def used(self, state: GameState, cost: Cost, have: Means) -> tuple[Cost, Pool]:
        """What is to be paid in all if it is used for ``cost``, as far as needed, and the pool that it leads to."""
        if self.of == ENERGY:
            count = max(0, have.energy - cost.energy)
            owed = Cost(count)
        elif self.of:
            count = max(0, cost.energy - have.energy)
            owed = Cost(power=(self.of,) * count)
        else:
            count, owed = 1, Cost(self.ability.cost.energy, self.ability.cost.power)
        added = self.added.now(state, self.thing.controller, self.thing)
        added = as_added(state, self.thing.controller, added, self.thing.card)
        added = Add(added.energy * count, added.power * count, added.only_for)
        return cost.plus(owed), plus(have.pool, added, self.thing.card)
