"""The order of replacement effects for deaths: which is applied next, and to which death (rules 372, 373)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.abilities.ability_sources import giver_of
from judge.engine.state.decisions import Decision, Kind, Option, numbered
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.outcomes.replacement_effects import Applicable, PendingDeath
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure

OBJECT_CONTROLLER_ORDERS = cite("replacement.object-controller-orders")  # 372
EACH_EVENT_SEPARATELY = cite("replacement.each-event-separately")  # 373

WHO_ORDERS = open_question(
    "order-over-simultaneous-deaths",
    "Who orders several replacement effects on several simultaneous deaths?",
    "the first player in turn order who controls one says which death comes next, and the dying object's controller "
    "which effect it meets",
)


def next_replacement(
    game: Game, options: list[tuple[Applicable, PendingDeath]]
) -> Procedure[tuple[Applicable, PendingDeath]]:
    """The effect to apply next, and the death to apply it to.

    Unclear: by 372 the controller of the object orders several effects on one event; by 373 the controller of the
    effects orders them over simultaneous events. Here the first player in turn order who controls an applicable effect
    picks the next death (373), and the controller of the dying object picks the effect (372).
    """
    player = next(
        player for player in game.state.in_turn_order() if any(effect.controller == player for effect, _ in options)
    )
    pending_deaths = list(dict.fromkeys(death for effect, death in options if effect.controller == player))
    death = pending_deaths[0]
    if _is_open(game, options):
        record_doubt(game, WHO_ORDERS)
    if len(pending_deaths) > 1:
        things = [thing_of(game, death) for death in pending_deaths]
        choice = tuple(Option(thing.label, thing.label) for thing in things)
        prompt = "which death does a replacement effect apply to next"
        answer = yield from ask(Decision(Kind.PICK, player, "replacement order", EACH_EVENT_SEPARATELY, prompt, choice))
        death = pending_deaths[[thing.label for thing in things].index(answer[0])]
    effects = [effect for effect, other in options if other is death]
    effect = effects[0]
    if len(effects) > 1:
        dying = thing_of(game, death)
        named = tuple(
            Option(key, f"{key}: {found.ability.describe()}", _giver(game, found), _former(effects, number))
            for number, (key, found) in enumerate(zip(numbered([one.name for one in effects]), effects, strict=True))
        )
        prompt = f"which replacement effect applies to {dying.label}'s death first"
        answer = yield from ask(
            Decision(Kind.PICK, dying.controller, "replacement order", OBJECT_CONTROLLER_ORDERS, prompt, named)
        )
        effect = effects[[option.key for option in named].index(answer[0])]
        for other in effects:
            if other is not effect:
                game.tell(
                    Happened.ORDERED, OBJECT_CONTROLLER_ORDERS, game.state.objects[other.source.card],
                    who=dying.controller, detail=effect.name, causes=(death.event,), source=effect.source,
                )  # fmt: skip
    return effect, death


def _giver(game: Game, effect: Applicable) -> str:
    """The label of what gives the effect: its source, or the Equipment with the text (718.3)."""
    source = game.find(effect.source) if effect.delayed is None else None
    return (giver_of(source, effect.key[3]) if source is not None else "") or effect.name


def _is_open(game: Game, options: list[tuple[Applicable, PendingDeath]]) -> bool:
    """Whether 372 and 373 name different players: of several deaths, one has several effects that apply to it."""
    pending_deaths = {death for _, death in options}
    players = {who for effect, death in options for who in (effect.controller, thing_of(game, death).controller)}
    return 1 < len(pending_deaths) < len(options) and len(players) > 1


def _former(effects: list[Applicable], number: int) -> tuple[str, ...]:
    """What one of several effects of one name was called before: "u 2"."""
    same = [place for place, found in enumerate(effects) if found.name == effects[number].name]
    return (f"{effects[number].name} {same.index(number) + 1}",) if len(same) > 1 else ()


def thing_of(game: Game, death: PendingDeath) -> GameObject:
    found = game.find(death.thing)
    assert found is not None
    return found
