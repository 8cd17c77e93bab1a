"""Rows of questions of yes or no: whether a card counters, answers, chooses, kills, saves or changes something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.playing.hide import HIDE
from judge.engine.state.card import SPELL, UNIT
from judge.matchup.kinds import (
    done_to_an_object,
    on_units,
    one_card_on_another,
    printed_facts,
    responses_in_words,
    stops_or_increases,
)
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.situations.situation import BATTLEFIELD, ME, OPPONENT
from judge.matchup.working_out.kind_rows import OF_BOARDS, Row, thing

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Situation

_STATED = "{0}.might {0}.keywords {0}.states {0}.damage {0}.copied {0}.costs {0}.kind"
_OF_BY = f"by by.whose {_STATED.format('by')}"
_OF_TO = f"to to.whose {_STATED.format('to')}"
_OF_ON = f"on on.whose {_STATED.format('on')}"
_DOING = " ".join(
    verb for verb in one_card_on_another.VERBS if verb not in {"kill", "draw", "discard", "gain", "score"}
)
_TURNED = {"YES": "NO", "NO": "YES"}
_CHANGES = {"prevent": "stop", "double": "double", "increase": "increase"}


def _counters(meant: Situation, given: Given) -> BoardAnswer | None:
    if not (meant.asked.by and meant.asked.to):
        return None
    one, by = thing(meant, meant.asked.to), thing(meant, meant.asked.by)
    by = by._replace(label="k") if by.called == one.called else by
    sides = {by.whose or meant.asked.who, one.whose}
    return None if len(sides) == 1 and sides != {""} else responses_in_words.counters(one, by, given)


def _counters_no_spell(meant: Situation, given: Given) -> BoardAnswer | None:
    """That what counters a spell counters nothing else."""
    one = thing(meant, meant.asked.to) if _names_both(meant) else None
    return None if one is None or one.is_a(SPELL, given) else _counters(meant, given)


def _responds(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    by = asked.by if asked.verb == "respond" else asked.to
    if not by or not any(one.key == asked.in_response_to for one in meant.things):
        return None
    return responses_in_words.responds(thing(meant, asked.in_response_to), thing(meant, by), given)


def _chooses(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    if asked.verb == "choose":
        is_said = _names_both(meant) and asked.what != "may"
        return one_card_on_another.targets(thing(meant, asked.by), thing(meant, asked.to), given) if is_said else None
    return (
        one_card_on_another.targets(thing(meant, asked.to), thing(meant, asked.on[0]), given)
        if len(asked.on) == 1
        else None
    )


def _kills(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    if not _names_both(meant) or not _is_known(meant, asked.to):
        return None
    survives = asked.verb == "survive"
    return one_card_on_another.kills(thing(meant, asked.by), thing(meant, asked.to), given, survives=survives)


def _kills_in_a_fight(meant: Situation, given: Given) -> BoardAnswer | None:
    """The answer to whether a unit without a text kills the unit it fights, or whether that survives."""
    by, to = (meant.thing(key) if key else None for key in (meant.asked.by, meant.asked.to))
    if by is None or to is None or by.name or by.might is None or by.kind != UNIT or to.kind != UNIT:
        return None
    return _kills(meant, given) if {*by.states, *to.states} <= {"in combat", *OF_BOARDS} else None


def _saves(meant: Situation, given: Given) -> BoardAnswer | None:
    """The answer to whether it is saved.

    For an unknown unit, the death of one with little Might does not prove a no.
    """
    asked, done = meant.asked, meant.happened[0] if len(meant.happened) == 1 else None
    if done is None or done.verb != "kill" or done.to != asked.to or not (_names_both(meant) and done.by):
        return None
    known = _is_known(meant, asked.to)
    saved = thing(meant, asked.to)._replace(whose="") if known else None
    found = one_card_on_another.saves(thing(meant, asked.by), thing(meant, done.by), given, saved)
    if found.said == "NO" and not known and not asked.is_not:
        return found._replace(said="")
    return found._replace(said=_TURNED.get(found.said, found.said)) if asked.is_not else found


def _changes(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    if not _names_both(meant) or not meant.thing(asked.to).name:
        return None
    found = stops_or_increases.changes(thing(meant, asked.by), thing(meant, asked.to), _CHANGES[asked.verb], given)
    return found._replace(said=_TURNED.get(found.said, found.said)) if asked.is_not else found


def _does(meant: Situation, given: Given) -> BoardAnswer | None:
    """The effect of a card on something. For any unit of a player, also its effect on all of a kind."""
    asked = meant.asked
    if not _names_both(meant):
        return None
    one, to = thing(meant, asked.by), thing(meant, asked.to)
    if not _is_known(meant, asked.to):
        return on_units.affects(one, asked.verb, to, given) if to.whose else None
    if asked.verb == "kill":
        return None
    found = done_to_an_object.does(one, asked.verb, to, given)
    if asked.verb == "buff" and found.said != "YES":
        raised = stops_or_increases.pumps(one, to, given)
        return raised if raised.said == "YES" else found
    return found


def _pumps(meant: Situation, given: Given) -> BoardAnswer | None:
    is_of_attackers = _names_both(meant) and meant.thing(meant.asked.to).states == ("attacking",)
    return stops_or_increases.pumps(thing(meant, meant.asked.by), PLAIN, given) if is_of_attackers else None


def _does_then(meant: Situation, given: Given) -> BoardAnswer | None:
    asked, done = meant.asked, meant.happened[0] if len(meant.happened) == 1 else None
    if (
        done is None
        or not (done.by and asked.by)
        or done.to != asked.by
        or done.verb not in one_card_on_another.VERBS
        or asked.who not in {"", ME}
    ):
        return None
    verb = "" if asked.verb == "trigger" else asked.verb
    return done_to_an_object.does_then(thing(meant, done.by), done.verb, verb, thing(meant, asked.by), given)


def _hides(meant: Situation, given: Given) -> BoardAnswer | None:
    """The answer to whether it can be hidden: only at a battlefield of its player (421.1)."""
    asked = meant.asked
    whose, _, place = asked.place.rpartition("'s ")
    if not asked.to or asked.who == OPPONENT or (place == BATTLEFIELD and whose in {"", ME}):
        return None
    found = printed_facts.can_be_hidden(thing(meant, asked.to), given)
    if not place or found.said == "NO":
        return found
    why = f"{found.why}, and is hidden at a battlefield that its player controls only"
    return found._replace(said="NO", why=why, rules=(HIDE,), keywords=())


def _plays_a_token(meant: Situation, given: Given) -> BoardAnswer | None:
    """The answer to whether it plays one. Its text alone does not prove a number of them."""
    asked = meant.asked
    if not (asked.what and asked.by) or asked.who == OPPONENT:
        return None
    found = printed_facts.plays_token(thing(meant, asked.by), asked.what, given)
    is_no_answer = meant.mood == "number" or (asked.amount is not None and found.said == "YES")
    return found._replace(said="") if is_no_answer else found


def _names_both(meant: Situation) -> bool:
    """Whether both the acting thing and its object are stated."""
    return bool(meant.asked.by and meant.asked.to) and meant.asked.by != meant.asked.to


def _is_known(meant: Situation, key: str) -> bool:
    """Whether it is a card, or a unit with a stated Might."""
    one = meant.thing(key)
    return bool(one.name) or one.might is not None or one.kind != "Unit"


_ANSWERED = "in_response_to in_response_to.whose"

ROWS = (
    Row("counters", "can does", "counter", f"who by by.whose {_OF_TO}", _counters_no_spell, leads=True),
    Row("counters", "can does", "counter", f"who by by.whose {_OF_TO}", _counters),
    Row("responds", "can does", "respond", f"who by by.whose {_ANSWERED}", _responds, leads=True),
    Row("responds", "can does", "play", f"who to to.whose {_ANSWERED}", _responds, leads=True),
    Row("targets", "can does", "choose", f"who what by {_OF_TO}", _chooses),
    Row("targets", "can does", "play", f"who to {_OF_ON}", _chooses),
    Row("kills", "can does", "kill die survive", f"by {_OF_TO}", _kills),
    Row("kills", "can does", "kill die survive", f"{_OF_BY} {_OF_TO} by.fights to.fights", _kills_in_a_fight),
    Row("saves", "can does", "save", f"is_not by {_OF_TO} after after.by after.to", _saves),
    Row("changes", "can does", "prevent double increase", f"is_not by {_OF_TO}", _changes),
    Row("does", "can does", f"{_DOING} kill", f"who by {_OF_TO}", _does),
    Row("pumps", "can does", "buff give", "what by to to.fights", _pumps),
    Row("does then", "can does", f"{' '.join(one_card_on_another.VERBS)} trigger", "who by after after.by after.to",
        _does_then),
    Row("hides", "can", "hide", "who to place", _hides, leads=True),
    Row("tokens", "can does", "play", "who what by", _plays_a_token, leads=True),
    Row("tokens", "can does", "play", "who what amount by", _plays_a_token),
    Row("tokens", "number", "play", "who what by", _plays_a_token, leads=True),
)  # fmt: skip
