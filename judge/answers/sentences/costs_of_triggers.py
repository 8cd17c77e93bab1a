"""The payment of a player for a trigger: its whole cost, in the words of its card (383.3.b)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.events import Event, Happened
from judge.engine.state.instruction import walk
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.instructions import describe_effect

if TYPE_CHECKING:
    from judge.engine.state.cost import Cost
    from judge.matchup.points.walked_set_up import WalkedSetUp

_THIS = re.compile(r"\bthis\b(?! (?:turn|way|battlefield|combat|showdown|chain|happens|is)\b)")
_IS_IT = re.compile(r"\bthis(?= (?:is|has)\b)")
IT = re.compile(r"\bit\b")
"""An object that is not named."""


def with_name(words: str, name: str) -> str:
    """The words of a text with the name of its card for "this"."""
    return _IS_IT.sub(name, _THIS.sub(name, words))


def resolved_abilities(by: str, resolved: Event, best: WalkedSetUp) -> tuple[Triggered, ...]:
    """The abilities of a card of which one has resolved, by the words of its effect."""
    card = next((part.profile.card for part in best.board.parts if part.name == by), None)
    found = [part for part in walk(card.abilities) if isinstance(part, Triggered)] if card is not None else []
    return tuple(part for part in found if describe_effect(part.effect) == resolved.detail)


def cost_of_trigger(by: str, resolved: Event, best: WalkedSetUp, called: str = "") -> str:
    """The payment for a trigger, for use after "may". "" for nothing, and if its text is not certain.

    If no name is given as ``called``, the card is "it", unless its effect uses that for something else.
    """
    costs = {part.cost for part in resolved_abilities(by, resolved, best)}
    cost = costs.pop() if len(costs) == 1 else None
    if cost is None or cost.is_free:
        return ""
    return with_name(cost.describe_paying(), called or ("it" if _is_it(cost, resolved) else by))


def _is_it(cost: Cost, resolved: Event) -> bool:
    return cost.exhaust_this and not cost.actions and IT.search(resolved.detail) is None


def paid_for_it(event: Event, by: str, known: dict[int, Event], best: WalkedSetUp) -> str:
    """The payment for the trigger of a card by which something happens. "" for nothing."""
    waiting, seen = list(event.causes), set[int]()
    while waiting:
        cause = known.get(waiting.pop())
        if cause is None or cause.id in seen:
            continue
        seen.add(cause.id)
        if cause.kind is Happened.RESOLVED:
            return cost_of_trigger(by, cause, best, by)
        waiting += cause.causes
    return ""
