"""Applied costs (rule 204.4): costs that a text imposes on performing a game action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.costs.paying import can_raise, raise_and_pay
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.cost import Cost
from judge.engine.state.events import Happened
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import Zone
from judge.engine.wording.clause_objects import done_by_others
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

APPLIED = cite("costs.applied")  # 204.4.b
NOT_PAID = cite("costs.applied-not-paid")  # 204.4.c

WHOLE_MOVE = open_question(
    "several-moved-unpaid",
    "What if an effect moves several units to Mageseeker Investigator and its cost is not paid?",
    "none of them moves there",
)


class MovingSeveralCosts(Ability, frozen=True):
    """Opponents pay ``each`` for every unit after the first that they move to this battlefield at the same time."""

    performed_by: ClassVar[tuple[Slug, ...]] = (APPLIED, NOT_PAID)

    speaks_for: ClassVar[tuple[str, ...]] = ("each",)

    each: Cost

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.MOVE, whose=Whose.ENEMY), *done_by_others(self.each, Whose.ENEMY))

    def describe(self) -> str:
        return (
            f"Opponents must pay {self.each.describe()} for each unit beyond the first that they move here at a time."
        )


def most_to_move(game: Game, player: str, place: Place, most: int) -> int:
    """The number of units that a player can afford to move to a place at the same time."""
    if MovingSeveralCosts not in game.state.board.kinds:
        return most
    while most > 1 and not all(can_raise(game, player, cost, by.card) for by, cost in _owed(game, player, place, most)):
        most -= 1
    return most


def pay_to_move(
    game: Game, player: str, moves: list[tuple[GameObject, Place]], *, by_effect: bool = False
) -> Procedure[list[tuple[GameObject, Place]]]:
    """Pay for moving several units; returns the moves that are paid for.

    Unclear: no rule says what becomes of an effect that moves several units if this is not paid. The game action that
    was not paid for is the move of all of them together, so none of them moves there.
    """
    unpaid = set()
    for place in dict.fromkeys(place for _, place in moves):
        count = sum(to == place for _, to in moves)
        for who, cost in _owed(game, player, place, count) if count > 1 else []:
            words = f"{cost.describe()} for moving {count} units to {place}"
            event = game.tell(Happened.COST_DETERMINED, APPLIED, who, who=player, detail=words, source=who.id)
            with game.because(event, source=who.id):
                for_what = f"moving to {place}"
                if not (yield from raise_and_pay(game, player, cost, who.card, for_what, who, may_decline=True)):
                    game.tell(Happened.NEGATED, NOT_PAID, who, who=player, detail=f"nothing moves to {place}")
                    unpaid.add(place)
                    if by_effect:
                        record_doubt(game, WHOLE_MOVE)
                    break
    return [(thing, place) for thing, place in moves if place not in unpaid]


def _owed(game: Game, player: str, place: Place, count: int) -> list[tuple[GameObject, Cost]]:
    """The objects that impose a cost on moving ``count`` units to a place, each with its cost."""
    if place.zone is not Zone.BATTLEFIELD:
        return []
    return [
        (thing, Cost(ability.each.energy * (count - 1), ability.each.power * (count - 1)))
        for thing in game.state.board.having(MovingSeveralCosts)
        if thing.place == place and is_on(Side.ENEMY, game.state, thing.controller, player)
        for ability in thing.abilities if isinstance(ability, MovingSeveralCosts)
    ]  # fmt: skip
