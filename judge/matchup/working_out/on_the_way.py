"""What goes on in a situation, and the damage that is dealt where it is asked if any is taken."""

from __future__ import annotations

from judge.matchup.boards.scenes import other
from judge.matchup.situations.situation import ME, Deed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.matchup.situations.situation import Situation

_DEALS_NOTHING = frozenset({"move", "empower", "buff"})


def fights(situation: Situation) -> bool:
    """Whether a combat is said to go on."""
    states = {state for thing in situation.things for state in thing.states}
    return bool(states & {"attacking", "defending", "in combat"}) or situation.asked.phase == "combat"


def is_buffed(key: str, situation: Situation) -> bool:
    """Whether something is said to have a buff."""
    return "buffed" in situation.thing(key).states


def with_damage(situation: Situation) -> Situation:
    """The situation with damage dealt, where it is asked if something takes any and nothing is said to deal it."""
    asked = situation.asked
    is_plain = asked.verb == "damage" and asked.to and not (asked.by or asked.who or asked.phase)
    if not is_plain or fights(situation) or any(one.verb not in _DEALS_NOTHING for one in situation.happened):
        return situation
    deals = Deed("damage", to=asked.to, amount=asked.amount or 1)
    return situation._replace(happened=(*situation.happened, deals))


def answered(situation: Situation, deed: Deed) -> Situation:
    """The same, with the card played first that something answers."""
    who = situation.thing(deed.in_response_to).whose or other(deed.who or ME)
    first = Deed("play", who=who, to=deed.in_response_to)
    happened = list(situation.happened)
    at = happened.index(deed) if deed in happened else len(happened)
    happened.insert(at, first)
    return situation._replace(happened=tuple(happened))
