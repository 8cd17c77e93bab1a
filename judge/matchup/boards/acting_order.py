"""The order in which two cards act in a set-up: one after the other, in response, or around a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.boards.board_of_roles import ATTACKER_LABEL, FIELD
from judge.matchup.boards.roles import FIGHTING, Role
from judge.matchup.walks.planned_acts import Act, Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.matchup.boards.board_of_roles import Part

END_TURN = Act("P1", "end", "turn")
"""The turn player ends the turn."""


def acting_orders(first: Part, second: Part) -> Iterable[tuple[Act, ...]]:
    """The orders in which two parts can act: one after the other, or one in response to the other."""
    active = [part for part in (first, second) if part.active]
    if first.role in FIGHTING or second.role in FIGHTING:
        yield from _with_a_combat(first, second, active)
    elif len(active) == 1:
        yield (active[0].act(Slot.ON_ITS_OWN),)
    elif len(active) == 2:
        if first.who == second.who == "P1":
            yield second.act(Slot.ON_ITS_OWN), first.act(Slot.ON_ITS_OWN)
            yield first.act(Slot.ON_ITS_OWN), second.act(Slot.ON_ITS_OWN)
        if first.who == "P1":
            yield first.act(Slot.ON_ITS_OWN), second.act(Slot.IN_RESPONSE)
        if second.who == "P1":
            yield second.act(Slot.ON_ITS_OWN), first.act(Slot.IN_RESPONSE)
    else:
        yield ()


STANDING = frozenset({Role.IN_PLACE, Role.FIELD, Role.VICTIM})
"""Roles in which a card can wait for a point of time."""


def acting_orders_at_a_time(first: Part, second: Part) -> Iterable[tuple[Act, ...]]:
    """P1 ends the turn, and a card that waits for its end or for the start of P2's turn triggers.

    A player acts before it, or in response to the trigger.
    """
    if not any(_is_its_time(part) for part in (first, second)):
        return
    active = [part for part in (first, second) if part.active]
    if not active:
        yield (END_TURN,)
    for part in active:
        if part.who == "P1":
            yield part.act(Slot.ON_ITS_OWN), END_TURN
        yield END_TURN, part.act(Slot.IN_RESPONSE)


def _is_its_time(part: Part) -> bool:
    found = part.profile
    if part.role not in STANDING:
        return False
    ends = found.waits_for_end and (part.who == "P1" or found.waits_for_any_turn)
    return ends or (found.waits_for_start and (part.who == "P2" or found.waits_for_any_turn))


def _with_a_combat(first: Part, second: Part, active: list[Part]) -> Iterable[tuple[Act, ...]]:
    """P1 attacks. A player acts before it, in response to its triggers, or in the showdown."""
    attacker = next((part.name for part in (first, second) if part.role is Role.ATTACKING), ATTACKER_LABEL)
    move = Act("P1", "move", attacker, to=FIELD)
    if not active:
        yield (move,)
    for part in active:
        if part.who == "P1":
            yield part.act(Slot.ON_ITS_OWN), move
        yield move, part.act(Slot.IN_RESPONSE)
        yield move, part.act(Slot.ON_ITS_OWN)


def acting_orders_in_combat(first: Part, second: Part) -> Iterable[tuple[Act, ...]]:
    """P1 attacks with a plain unit. The cards act before it, in the showdown, or in response there."""
    active = [part for part in (first, second) if part.active]
    move = Act("P1", "move", ATTACKER_LABEL, to=FIELD)
    if len(active) < 2:
        yield from _with_a_combat(first, second, active)
        return
    for one, other in ((first, second), (second, first)):
        yield move, one.act(Slot.ON_ITS_OWN), other.act(Slot.IN_RESPONSE)
        yield move, one.act(Slot.ON_ITS_OWN), other.act(Slot.ON_ITS_OWN)


def acting_orders_as_one_holds(first: Part, second: Part) -> Iterable[tuple[Act, ...]]:
    """P1 ends the turn and P2 holds a battlefield. The cards act before it, or in response to the triggers."""
    active = [part for part in (first, second) if part.active]
    if not active:
        yield (END_TURN,)
    for part in active:
        others = tuple(other.act(Slot.IN_RESPONSE) for other in active if other is not part)
        if part.who == "P1":
            yield part.act(Slot.ON_ITS_OWN), END_TURN, *others
        yield END_TURN, part.act(Slot.IN_RESPONSE), *others
