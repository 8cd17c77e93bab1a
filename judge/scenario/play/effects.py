"""Effects that a scenario states: resolved as the newest item of the chain, without a window to react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.attach import Attach
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import Card
from judge.engine.state.chain import ChainItem, Choices, ItemKind
from judge.engine.state.events import Happened
from judge.engine.state.identity import ObjectId
from judge.engine.state.objects import GameObject
from judge.engine.state.zones import NOWHERE
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import Criteria, Elsewhere
from judge.engine.wording.references import Destination, Target
from judge.scenario.board.effect_vocabulary import EFFECT, VERBS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.engine.turn.position import Position
    from judge.scenario.language.script_play import EffectOf

ANYWHERE = {"banish", "recycle", "counter"}
"""Verbs that apply to objects that are not on the board."""


class NamedObjects(Elsewhere, frozen=True):
    """A criterion that the named objects fit, wherever they are."""

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:  # noqa: ARG002
        return tuple(state.objects.values())

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return True

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "what is named"

    def describe_several(self) -> str:
        return "what is named"


def perform_effect(
    position: Position, line: EffectOf, things: tuple[GameObject, ...], to: Place | None = None
) -> Position:
    """The next point of decision after an effect; ``to`` is where it moves things, None for their base."""
    game, player = game_on(position.state, position.log), line.player
    made, choices = _instruction(line, things, to)
    label = _free_label(game, f"effect of {player}")
    card = Card(label, (), effect=(made,))
    number = max(game.state.objects, default=0) + 1
    thing = game.new_object(GameObject(ObjectId(number), card, label, player, player, NOWHERE))
    event = game.tell(Happened.FINALIZED, EFFECT, thing, who=player, source=thing.id)
    game.append_item(
        ChainItem(game.new_id(), ItemKind.TRIGGERED, label, player, thing.id, (made,), event, pending=False,
                  choices=Choices(choices, (("destination", to),) if to is not None else ()))
    )  # fmt: skip
    game.change(passes=len(game.state.players))
    return begin(game.state, game.log, pausing=True)


Chosen = tuple[tuple[str, tuple[ObjectId, ...]], ...]
"""What was chosen, by the names of the references."""


def _instruction(line: EffectOf, things: tuple[GameObject, ...], to: Place | None) -> tuple[Instruction, Chosen]:
    """What an effect does, and the choices that it is done to."""
    deed, amount = line.deed, line.amount or len(things)
    if deed in {"draw", "discard"}:
        return (Draw(amount) if deed == "draw" else Discard(amount)), ()
    if line.amounts or deed == "attach":
        each = [Target(Criteria(card_type=""), f"unit {number}") for number, _ in enumerate(things, 1)]
        choices = tuple((target.name, (thing.id,)) for target, thing in zip(each, things, strict=True))
        if not line.amounts:
            return Attach(each[0], each[1]), choices
        from judge.engine.instructions.deal_several import DealSeveral  # noqa: PLC0415 - only for several amounts

        return DealSeveral(tuple(zip(line.amounts, each, strict=True))), choices
    criteria = NamedObjects() if deed in ANYWHERE else Criteria(card_type="")
    what = Target(criteria, "unit", len(things), len(things))
    chosen = (("unit", tuple(thing.id for thing in things)),)
    if deed in VERBS:
        return VERBS[deed](what), chosen
    if deed == "counter":
        from judge.engine.actions.counter import Counter  # noqa: PLC0415 - only to counter

        return Counter(what), chosen
    if deed == "deal":
        return Deal(amount, what), chosen
    if deed == "give":
        return GiveMight(amount, what), chosen
    from judge.engine.actions.move import TO_BASE, Move  # noqa: PLC0415 - only to move

    return Move(what, Destination() if to is not None else TO_BASE), chosen


def _free_label(game: Game, wanted: str) -> str:
    used = {thing.label for thing in game.state.objects.values()}
    number = 1
    while (label := wanted if number == 1 else f"{wanted} #{number}") in used:
        number += 1
    return label
