"""Paying whole costs (rules 201-206, 357, 404): resources and actions together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.exhaust import exhaust
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.payment import can_pay_resources, pay_resources
from judge.engine.procedure import ask
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.card import Card
    from judge.engine.costs import Cost
    from judge.engine.game import Game
    from judge.engine.instructions import Instruction
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene

NON_STANDARD = cite("costs.non-standard-in-any-order")  # 357.2
EXHAUST_SYMBOL = cite("costs.exhaust-symbol")  # 414.5
MUST_BE_POSSIBLE = cite("costs.must-be-possible")  # 203.3


def can_pay(game: Game, scene: Scene, cost: Cost) -> bool:
    """Whether every part of a cost can be paid completely (203.3)."""
    if cost.is_free:
        return True
    if cost.exhaust_this:
        source = _source(game, scene)
        if source is None or source.exhausted:
            return False
    if not all(action.possible(game, scene) for action in cost.actions):
        return False
    shown = _shown(game, scene)  # its domains count also where it has left the board: a delayed ability stays (392)
    return shown is None or can_pay_resources(game, scene.you, cost, shown.card)


def pay(game: Game, scene: Scene, cost: Cost, *, may_decline: bool) -> Procedure[bool]:
    """Pay a cost: Energy and Power first, then the actions; returns whether all of it was paid.

    A cost whose action was replaced by something else counts as paid (203.2, 357.2.a).
    """
    if not can_pay(game, scene, cost):
        game.tell(
            Happened.PAYMENT_REFUSED, MUST_BE_POSSIBLE, _shown(game, scene), who=scene.you, detail=cost.describe()
        )
        return False
    source = _shown(game, scene)
    card: Card | None = source.card if source is not None else None
    if card is not None:
        paid = yield from pay_resources(
            game, scene.you, cost, card, for_what=scene.name, thing=source, may_decline=may_decline
        )
        if not paid:
            return False
    scene.paying = True
    for action in (yield from _in_order(scene, cost.actions)):
        yield from action.perform(game, scene)
    scene.paying = False
    if cost.exhaust_this:
        exhausting = _source(game, scene)
        if exhausting is None or exhausting.exhausted:
            return False
        exhaust(game, exhausting, EXHAUST_SYMBOL)
    return True


def _in_order(scene: Scene, actions: tuple[Instruction, ...]) -> Procedure[tuple[Instruction, ...]]:
    """Rule 357.2: the payer orders the actions; asked where more than one of them can set something off."""
    if sum(action.can_be_reacted_to for action in actions) < 2:
        return actions
    options = tuple(Option(f"{number} {action.describe()}", action.describe()) for number, action in enumerate(actions))
    answer = yield from ask(
        Decision(Kind.ORDER, scene.you, "cost order", NON_STANDARD, f"order the costs of {scene.name}", options,
                 source=scene.name)
    )  # fmt: skip
    return tuple(actions[int(key.split()[0])] for key in answer)


def _source(game: Game, scene: Scene) -> GameObject | None:
    return game.find(scene.source) if scene.source is not None else None


def _shown(game: Game, scene: Scene) -> GameObject | None:
    return game.state.objects.get(scene.source.card) if scene.source is not None else None
