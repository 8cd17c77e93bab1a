"""The order in which a player's triggers go on the chain (rule 383.3.d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Decision, Kind, Option, numbered
from judge.engine.state.instruction import walk
from judge.engine.state.procedure import ask
from judge.engine.wording.references import TriggeringObject
from judge.engine.wording.requirements import Here
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.triggers.triggered_ability import WaitingTrigger

ORDER = cite("triggered.order")  # 383.3.d


def ordered(game: Game, player: str, ready: list[WaitingTrigger]) -> Procedure[list[WaitingTrigger]]:
    """A player's triggers in the order that they choose for the chain (383.3.d).

    Nobody is asked if they are all alike: the same ability of the same object, about the same object and place.
    """
    if len(ready) < 2:
        return ready
    names = [f"{found.name}{_about(game, found)}" for found in ready]
    if len({(found.ability.describe(), name) for found, name in zip(ready, names, strict=True)}) == 1:
        return ready
    keys = numbered(names)
    options = tuple(Option(key, key, former=(f"{number} {names[number - 1]}",)) for number, key in enumerate(keys, 1))
    answer = yield from ask(
        Decision(Kind.ORDER, player, "trigger order", ORDER, "order the triggers, first on the chain first", options)
    )
    return [ready[keys.index(key)] for key in answer]


def _about(game: Game, found: WaitingTrigger) -> str:
    """What the trigger refers to, and where, as far as that met its condition; used to tell triggers apart."""
    parts = list(walk(found.ability.effect))
    about = ""
    if found.captured is not None and any(isinstance(part, TriggeringObject) for part in parts):
        about = f" for {game.state.objects[found.captured.card].label}"
    if found.here is not None and any(isinstance(part, Here) or getattr(part, "here", False) for part in parts):
        about += f" at {found.here}"
    return about
