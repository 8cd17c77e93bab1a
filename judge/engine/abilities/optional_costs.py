"""Optional additional costs of playing a card (rules 355.1.a, 356.2.b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine import instructions
from judge.engine.abilities.ability import Ability

if TYPE_CHECKING:
    from judge.engine.costs import Cost
    from judge.engine.instructions import Instruction
    from judge.engine.references import Pick


@dataclass(frozen=True, slots=True)
class OptionalCost(Ability):
    """As this is played, its controller may pay ``cost`` as well; what the card makes of it follows.

    ``chooses`` is what is chosen along with the decision to pay, as ``Chosen(chooses.name)`` in the cost; it is no
    target (355.10.c). ``less_its_cost``: then the card costs less by what the chosen card costs. ``enters_ready``: then
    it enters ready. ``then`` is what its player does at once for it, as a part of playing the card.
    ``repeats``: then the instructions of the spell are executed once more. ``ignores_base_cost``: then the cost of the
    card is ignored (356.1.b).
    """

    name: str
    cost: Cost
    chooses: Pick | None = None
    less_its_cost: bool = False
    enters_ready: bool = False
    then: tuple[Instruction, ...] = ()
    repeats: bool = False
    ignores_base_cost: bool = False

    def describe(self) -> str:
        choice = f", with {self.chooses.describe()} as that {self.chooses.name}" if self.chooses is not None else ""
        name = self.name[0].upper() + self.name[1:]
        parts = [f"{name}: may pay {self.cost.describe()} as an additional cost to play{choice}"]
        if self.less_its_cost and self.chooses is not None:
            parts.append(f"if paid, it costs less by the Energy and Power that this {self.chooses.name} costs")
        if self.enters_ready:
            parts.append("if paid, it enters ready")
        if self.ignores_base_cost:
            parts.append("if paid, its cost is ignored")
        if self.then:
            parts.append(f"if paid, at once: {instructions.describe(self.then).removesuffix('.')}")
        if self.repeats:
            parts.append("if paid, the instructions are executed once more")
        return "; ".join(parts) + "."


@dataclass(frozen=True, slots=True)
class GivesRepeat(Ability):
    """A spell that has this has Repeat, for what the spell itself costs as it is printed (206, 820.1.c)."""

    def describe(self) -> str:
        return "Repeat, for its own printed cost."
