"""The plan of a recipe's board: picks fall on whom the recipe names; a yes or no, a mode and payments branch.

If each target were branched, every fact would be a set of values, and what two cards do to each other would be lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.matchup.walks.planned_acts import Impossible, Plan, refusal

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision, Option
    from judge.engine.turn.position import Position
    from judge.matchup.walks.planned_acts import Act

_BRANCHED = frozenset({Kind.YES_NO, Kind.ACT, Kind.CHANCE})
_WAYS = frozenset({"mode", "optional cost", "cost", "permission"})
"""What is decided at picks that are branched: how something is done, and not to whom."""
MOST_GROUPS = 500
"""Of so many groups the best is looked for."""


class PickingPlan(Plan, frozen=True):
    """Acts in order, with picks that fall on the objects or places in ``prefer`` first, in that order."""

    prefer: tuple[str, ...] = ()

    def stated(self, position: Position, taken: int) -> Answer | Impossible | None:
        found = super().stated(position, taken)
        act = self.acts[taken - 1] if taken else None
        if found is None and act is not None and act.verb == "move" and _moves_otherwise(position, act):
            return Impossible(act, *refusal(position, act))
        decision = position.decision
        if found is not None or decision is None or decision.kind in _BRANCHED or decision.timing in _WAYS:
            return found
        if decision.kind is Kind.PAY:
            return next(iter(decision.answers()), None)
        return self._picked(decision)

    def _picked(self, decision: Decision) -> Answer | None:
        """As many as can be picked, the preferred ones first."""
        if decision.kind is Kind.ORDER:
            return tuple(option.key for option in self._sorted(decision))
        if decision.groups is not None:
            place = {option.key: number for number, option in enumerate(self._sorted(decision))}
            groups = decision.groups[:MOST_GROUPS]
            return min(groups, key=lambda group: (-len(group), [place.get(key, 99) for key in group]), default=None)
        best = self._sorted(decision)[: decision.maximum]
        keys = {option.key for option in best}
        return tuple(option.key for option in decision.options if option.key in keys)

    def _sorted(self, decision: Decision) -> list[Option]:
        ranks = {label: number for number, label in enumerate(self.prefer)}
        return sorted(decision.options, key=lambda one: min(ranks.get(one.about, 99), ranks.get(one.key, 99)))


def _moves_otherwise(position: Position, act: Act) -> bool:
    """Whether the standard move of an act goes somewhere else, or others move, because what it states cannot be."""
    wanted = {"destination": {act.to}, "move": {act.label, *act.also}}
    asked = position.decision
    return (asked is not None and _is_of_a_move(asked, act)) or any(
        _is_of_a_move(one.decision, act) and set(one.answer) != wanted[one.decision.timing] for one in position.forced
    )


def _is_of_a_move(decision: Decision, act: Act) -> bool:
    """Whether a decision is about a standard move. Where a text moves something, it has a source."""
    return decision.timing in {"destination", "move"} and decision.by == act.who and not decision.source
