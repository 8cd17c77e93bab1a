"""Free play: from this point on, everybody may play and use whatever they can, until nothing is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import PASS_KEY, Kind
from judge.matchup.walks.planned_acts import Plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.turn.position import Position

_ACTS = ("play ", "use ")


class FreePlay(Plan, frozen=True):
    """A plan without acts: a player with priority or focus may pass, play a card or use an ability.

    Moves, runes and the end of the turn are left out. It ends when the chain is empty and no showdown goes on.
    """

    def branches(self, position: Position) -> bool:
        if position.decision is None or not (position.state.chain or position.state.showdown is not None):
            return False
        return len(tuple(self.answers(position.decision))) > 1

    def answers(self, decision: Decision) -> Iterator[Answer]:
        if decision.kind is not Kind.ACT:
            yield from decision.answers()
            return
        for option in decision.options:
            if option.key == PASS_KEY or option.key.startswith(_ACTS):
                yield (option.key,)
