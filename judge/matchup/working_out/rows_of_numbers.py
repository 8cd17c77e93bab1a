"""Rows of questions of prices, Might and damage, and of when something may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.kinds import costs_of_a_card, one_card, one_card_on_another, stops_or_increases, when_played
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.situations.situation import FACEDOWN, ME, OPPONENT
from judge.matchup.working_out.kind_rows import Row, thing

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Deed, Situation

_STATED = "{0}.might {0}.keywords {0}.states {0}.damage {0}.copied {0}.costs {0}.kind"
_OF_TO = f"to to.whose {_STATED.format('to')}"
_OF_ON = f"on on.whose {_STATED.format('on')}"
_OTHER = "other other.whose other.might other.fights"
_BEFORE = "after after.who after.to after.by after.by.whose"
_FIGHTS = {"attack": when_played.ATTACKING, "defend": when_played.DEFENDING}
_SIDES = {"attacking": when_played.ATTACKING, "defending": when_played.DEFENDING}


def _cost_of(meant: Situation, given: Given) -> BoardAnswer:
    return costs_of_a_card.cost_of(thing(meant, meant.asked.to), given)


def _cost_from(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    return costs_of_a_card.cost_from_facedown(thing(meant, asked.to), given) if asked.origin == FACEDOWN else None


def _costs(meant: Situation, given: Given) -> BoardAnswer | None:
    other = _other(meant)
    return costs_of_a_card.costs(thing(meant, meant.asked.to), other, given) if other is not None else None


def _cheaper(meant: Situation, given: Given) -> BoardAnswer | None:
    other, asks = _other(meant), meant.also[0] if len(meant.also) == 1 else None
    if other is None or asks is None or asks.verb != "cost" or asks.amount is not None or not asks.by:
        return None
    if asks.what not in {"less", "more"}:
        return None
    return costs_of_a_card.is_cheaper(thing(meant, meant.asked.to), other, given, less=asks.what == "less")


def _other(meant: Situation) -> BoardObject | None:
    """The one thing besides the card that is paid for."""
    keys = [one.key for one in meant.things if one.key != meant.asked.to]
    return thing(meant, keys[0]) if len(keys) == 1 else None


def _damage(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    if not asked.by or asked.by == asked.to:
        return None
    return one_card_on_another.damage(thing(meant, asked.by), thing(meant, asked.to) if asked.to else PLAIN, given)


def _damage_with(meant: Situation, given: Given) -> BoardAnswer | None:
    others = [one for one in meant.things if one.key != meant.asked.by]
    if len(others) != 1 or not (others[0].name and meant.asked.by):
        return None
    return stops_or_increases.changes(thing(meant, others[0].key), thing(meant, meant.asked.by), "", given)._replace(
        said=""
    )


def _might(meant: Situation, given: Given) -> BoardAnswer:
    return one_card.might(thing(meant, meant.asked.to), "", given)


def _might_beside(meant: Situation, given: Given) -> BoardAnswer | None:
    one, others = meant.thing(meant.asked.to), [each for each in meant.things if each.key != meant.asked.to]
    if len(others) != 1 or others[0].attached_to not in {"", one.key} or one.at not in {"", others[0].key}:
        return None
    is_there = bool(others[0].attached_to or one.at)
    return one_card.might_beside(thing(meant, one.key), thing(meant, others[0].key), given) if is_there else None


def _when_played(meant: Situation, given: Given) -> BoardAnswer | None:
    """When it may be played: on whose turn, in a showdown, while one attacks or defends, on the turn it was hidden."""
    asked = meant.asked
    time = _time(meant)
    if time is None:
        return None
    return when_played.when_played(thing(meant, asked.to), time, given, uses=asked.verb == "use")


def _time(meant: Situation) -> str | None:
    asked, others = meant.asked, [one for one in meant.things if one.key != meant.asked.to]
    fights = meant.happened[0] if len(meant.happened) == 1 and not asked.origin else None
    if fights is not None and fights.verb in _FIGHTS:
        is_mine = len(others) == 1 and fights.by == others[0].key and others[0].whose == (asked.who or ME)
        is_plain = is_mine and not (others[0].name or others[0].states or asked.turn or asked.phase)
        return _FIGHTS[fights.verb] if is_plain else None
    if asked.origin or meant.happened:
        is_hidden = len(meant.happened) == 1 and _is_hidden(meant.happened[0], asked)
        return when_played.SAME_TURN if is_hidden and not (asked.turn or asked.phase or others) else None
    if others:
        one = others[0]
        is_mine = len(others) == 1 and not one.name and one.whose in {"", asked.who or ME} and len(one.states) == 1
        return _SIDES.get(one.states[0]) if is_mine and not (asked.turn or asked.phase) else None
    if asked.turn:
        mine = asked.turn == (asked.who or ME)
        return None if asked.phase else when_played.MY_TURN if mine else when_played.THEIR_TURN
    return when_played.SHOWDOWN if asked.phase in {"showdown", "combat"} else None


def _is_hidden(done: Deed, asked: Deed) -> bool:
    return done.verb == "hide" and done.to == asked.to and asked.origin == FACEDOWN and asked.who != OPPONENT


ROWS = (
    Row("timing", "can", "play use", f"who to turn phase origin {_BEFORE} other other.whose other.fights", _when_played,
        leads=True),
    Row("cost of", "price", "play", "who to", _cost_of, leads=True),
    Row("cost from", "price", "play", "who to origin", _cost_from, leads=True),
    Row("costs", "price", "play", "who to other other.whose", _costs, leads=True),
    Row("cheaper", "price", "play", "who to also other other.whose", _cheaper, leads=True),
    Row("costs", "price", "play", f"who to {_OTHER}", _costs),
    Row("costs", "price", "play", f"who to {_OF_ON}", _costs),
    Row("damage", "damage", "damage", f"what by {_OF_TO}", _damage),
    Row("damage", "damage", "damage", "what by", _damage),
    Row("damage with", "damage", "damage", "what by other", _damage_with, leads=True),
    Row("might", "might", "have", "to to.might to.copied to.kind", _might, leads=True),
    Row("might", "might", "have", "to to.might to.copied to.kind to.at other other.attached_to", _might_beside,
        leads=True),
)  # fmt: skip
