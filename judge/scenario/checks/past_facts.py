"""Facts of an ``expect`` line about what has happened: moves, what was countered, combats, what was scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.victory_score import victory_score
from judge.engine.outcomes.scoring import SCORED
from judge.engine.state.events import Happened
from judge.engine.triggers.kept_from_triggering import COUNTERED
from judge.scenario.play.name_resolution import label_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""

WHAT_HAPPENED = {
    "recalled": (Happened.RECALLED,), "healed": (Happened.HEALED,), "banished": (Happened.BANISHED,),
    "discarded": (Happened.DISCARDED,), "played": (Happened.PLAYED, Happened.FINISHED),
    "finalized": (Happened.FINALIZED,), "damaged": (Happened.DAMAGED,), "detached": (Happened.DETACHED,),
    "countered": (Happened.COUNTERED,),
}  # fmt: skip
_COMBAT_IS_OVER = {Happened.COMBAT_WON, Happened.COMBAT_UNDECIDED}


def _told_of(thing: GameObject, play: Playing, kinds: tuple[Happened, ...]) -> list[Event]:
    """Events about the object itself; those about its abilities name them instead."""
    return [
        event for event in play.position.events
        if event.kind in kinds and event.object and event.object.card == thing.id.card and event.name == thing.label
    ]  # fmt: skip


def _moves(thing: GameObject, play: Playing) -> tuple[list[Event], str]:
    found = _told_of(thing, play, (Happened.MOVED,))
    went = ", then ".join(f"to {event.detail}" for event in found)
    return found, f"{thing.label} moved {went}" if found else f"{thing.label} did not move"


def _moved(claim: Claim, thing: GameObject, play: Playing) -> Seen:
    found, seen = _moves(thing, play)
    return len(found) == claim.amount if claim.kind == "moved_times" else bool(found), seen


def _moved_to(claim: Claim, thing: GameObject, play: Playing) -> Seen:
    found, seen = _moves(thing, play)
    place = f"{thing.controller}'s base" if claim.words[0] == "base" else claim.words[0]
    return any(event.detail == place for event in found), seen


def _did_not_move(_claim: Claim, thing: GameObject, play: Playing) -> Seen:
    found, seen = _moves(thing, play)
    return not found, seen


def _happened_to(claim: Claim, thing: GameObject, play: Playing) -> Seen:
    found = _told_of(thing, play, WHAT_HAPPENED[claim.words[0]])
    if claim.words[0] == "played" and not found and _told_of(thing, play, (Happened.COUNTERED,)):
        play.relied_on.append(COUNTERED)
    return bool(found), "; ".join(map(str, found)) or f"{thing.label} was not {claim.words[0]}"


HAPPENED_TO: dict[str, Callable[[Claim, GameObject, Playing], Seen]] = {
    "moved": _moved,
    "moved_times": _moved,
    "moved_to": _moved_to,
    "did_not_move": _did_not_move,
    "happened_to": _happened_to,
}
"""The facts about what happened to an object, by the kind of the claim."""


def countered(claim: Claim, play: Playing) -> Seen | None:
    """Whether an ability was countered, which is no object any more; None if no ability of that name was there."""
    assert claim.subject is not None
    if claim.kind != "happened_to" or claim.words != ("countered",):
        return None
    name = label_of(play.position.state, claim.subject.text)
    about = [event for event in play.position.events if event.name == name]
    triggered = {Happened.ABILITY_TRIGGERED, Happened.ABILITY_ACTIVATED, Happened.FINALIZED, Happened.COUNTERED}
    if not any(event.kind in triggered for event in about):
        return None
    found = [event for event in about if event.kind is Happened.COUNTERED]
    return bool(found), "; ".join(map(str, found)) or f"{name} was not countered"


# Battlefields and points


def _fought(claim: Claim, play: Playing, _: GameState) -> Seen:
    """Who won or lost a combat; that nobody did holds of one that is over."""
    at = claim.words[1] if len(claim.words) > 1 else ""
    events = [event for event in play.position.events if not at or event.detail == at]
    over = [event for event in events if event.kind in _COMBAT_IS_OVER]
    seen = "; ".join(map(str, over)) or f"no combat{f' at {at}' if at else ''} has come to its result"
    wanted = Happened.COMBAT_WON if claim.words[0] == "won" else Happened.COMBAT_LOST
    who = [event.who for event in events if event.kind is wanted]
    return (bool(over) and not who) if claim.player == "nobody" else claim.player in who, seen


def _scored(claim: Claim, play: Playing, _: GameState) -> Seen:
    """What a player has scored this turn (470), and nothing else."""
    state = play.position.state
    fields = [name for name in state.battlefields if state.count(f"{SCORED} {name}", claim.player)]
    seen = f"{claim.player} has scored {' and '.join(fields) or 'nothing'} this turn"
    wanted = [name for name in claim.words if name != "nothing"]
    unknown = next((name for name in wanted if name not in state.battlefields), None)
    if unknown is not None:
        raise play.problem(claim.at, f"there is no battlefield {unknown}", options=tuple(state.battlefields))
    return set(wanted) == set(fields), seen


def _victory_score(claim: Claim, play: Playing, _: GameState) -> Seen:
    now = victory_score(play.position.state)
    return now == claim.amount, f"the Victory Score is {now}"


PAST: dict[str, Callable[[Claim, Playing, GameState], Seen]] = {
    "fought": _fought,
    "scored": _scored,
    "victory_score": _victory_score,
}
"""The facts about the play, by the kind of the claim."""
