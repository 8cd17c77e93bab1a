"""The actual value of the property that a failed fact about an object expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.zones import main_deck
from judge.scenario.checks.object_facts import ABOUT_OBJECTS, times_triggered

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

_IT_IS = {
    "buffed": "buffed", "stunned": "stunned", "empowered": "Empowered", "attacking": "attacking",
    "defending": "defending", "on_the_chain": "on the chain", "gone": "gone",
}  # fmt: skip
_IT_WAS = {"killed": "killed", "readied": "readied", "revealed": "revealed", "targeted": "targeted"}


def actual_value(claim: Claim, thing: GameObject, play: Playing) -> str:
    """The actual value of the property that a claim is about; "" if place and state show it."""
    kind = claim.kind
    if kind == "triggered":
        times = times_triggered(thing, play)
        return f"it has triggered {times} time{'s' * (times != 1)}"
    if kind in {"attached", "unattached"}:
        top = play.position.state.objects.get(thing.attached_to) if thing.attached_to is not None else None
        return f"attached to {top.label if top is not None else 'nothing'}"
    if kind in {"on_top", "on_the_bottom"}:
        deck = play.position.state.objects_in(main_deck(claim.player))
        end = deck[0 if kind == "on_top" else -1].label if deck else "nothing"
        return f"{'on top' if kind == 'on_top' else 'on the bottom'} of {claim.player}'s deck is {end}"
    if kind == "might" and not thing.is_unit:
        return "no unit"
    so = ABOUT_OBJECTS[kind](claim, thing, play)
    if kind in _IT_IS:
        return f"{'' if so else 'not '}{_IT_IS[kind]}"
    return f"it was {'' if so else 'never '}{_IT_WAS[kind]}" if kind in _IT_WAS else ""
