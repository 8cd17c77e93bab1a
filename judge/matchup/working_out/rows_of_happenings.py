"""Rows of questions of what happens: to what a card is played on, to a unit that dies, in a fight, between keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keyword_abilities.vocabulary import KEYWORDS
from judge.matchup.kinds import copies, deaths, keywords_in_words, one_card, one_card_on_another, printed_facts
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.situations.situation import FACEDOWN, ME, OPPONENT
from judge.matchup.working_out.kind_rows import Row, thing

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Situation

_OF_TO = "to to.whose to.might to.keywords to.states to.damage to.copied to.costs"
_OF_ON = "on on.whose on.might on.keywords on.states on.damage on.copied on.costs"
_OF_BY = "by by.might by.keywords by.states by.damage by.copied"
_WORN = "other other.attached_to"


def _dies(meant: Situation, given: Given) -> BoardAnswer:
    return deaths.dies(thing(meant, meant.asked.to), given)


def _dies_with(meant: Situation, given: Given) -> BoardAnswer | None:
    worn = _worn(meant, meant.asked.to)
    return deaths.dies_with(thing(meant, worn), thing(meant, meant.asked.to), given) if worn else None


def _played_on(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    if len(asked.on) != 1 or asked.who not in {"", ME}:
        return None
    worn = _worn(meant, asked.on[0])
    if worn is None:
        return None
    with_it = thing(meant, worn) if worn else None
    return one_card_on_another.happens_to(thing(meant, asked.to), thing(meant, asked.on[0]), given, with_it)


def _done_to(meant: Situation, given: Given) -> BoardAnswer | None:
    return one_card_on_another.happens_to(thing(meant, meant.asked.by), thing(meant, meant.asked.to), given)


def _attacks(meant: Situation, given: Given) -> BoardAnswer | None:
    asked, others = meant.asked, [one for one in meant.things if one.key != meant.asked.by]
    attacks = asked.verb == "attack"
    side = ("defending",) if attacks else ("attacking",)
    if len(others) != 1 or others[0].states != side or asked.who == OPPONENT:
        return None
    one, other = thing(meant, asked.by), thing(meant, others[0].key)
    return (
        one_card_on_another.happens_to(one, other, given)
        if attacks
        else one_card_on_another.happens_to(other, one, given)
    )


def _of_any(meant: Situation, given: Given) -> BoardAnswer:
    return one_card_on_another.happens_to(thing(meant, meant.asked.to), PLAIN, given)


def _still(meant: Situation, given: Given) -> BoardAnswer | None:
    asked, gone = meant.asked, meant.happened[0] if len(meant.happened) == 1 else None
    verb = "" if asked.verb in {"happen", "trigger"} else asked.verb
    if (
        gone is None
        or gone.verb != "leave"
        or meant.thing(gone.to).name
        or (verb and verb not in one_card_on_another.VERBS)
    ):
        return None
    return one_card_on_another.still_does(thing(meant, asked.by), verb, given)


def _fizzles(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    return one_card_on_another.still_does(thing(meant, asked.by), "", given) if not meant.thing(asked.to).name else None


def _fought(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    return (
        one_card_on_another.fights(thing(meant, asked.by), thing(meant, asked.on[0]), given)
        if len(asked.on) == 1
        else None
    )


def _meet(meant: Situation, given: Given) -> BoardAnswer | None:
    one, other = meant.thing(meant.asked.by), meant.thing(meant.asked.to)
    if one.kind == other.kind == "Keyword":
        return keywords_in_words.meet(one.keywords[0], other.keywords[0], given)
    if one.kind == "Keyword" and other.name and not (other.copied or other.states):
        return keywords_in_words.applies(one.keywords[0], thing(meant, other.key), given)
    return None if "Keyword" in {one.kind, other.kind} else _done_to(meant, given)


def _applies(meant: Situation, given: Given) -> BoardAnswer | None:
    found = _meet(meant, given)
    is_of_cost = found is not None and (meant.asked.what != "cost" or " pays " in found.why)
    return found if found is None or is_of_cost else found._replace(said="")


def _copied(meant: Situation, given: Given) -> BoardAnswer:
    return copies.copied(thing(meant, meant.asked.by)._replace(copied=False), given)


def _empowered(meant: Situation, given: Given) -> BoardAnswer | None:
    one = meant.thing(meant.asked.by)
    is_meant = bool(one.name) and one.states == ("empowered",)
    return one_card.empowered(thing(meant, one.key)._replace(state=""), given) if is_meant else None


def _at_a_place(meant: Situation, given: Given) -> BoardAnswer | None:
    one = meant.thing(meant.asked.by)
    field = next((each for each in meant.things if each.key == one.at), None)
    return one_card.at_a_place(thing(meant, one.key), field.name, given) if field is not None else None


def _from_facedown(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    return one_card.from_facedown(thing(meant, asked.to), given) if asked.origin == FACEDOWN else None


def _has(meant: Situation, given: Given) -> BoardAnswer | None:
    asked = meant.asked
    one = meant.thing(asked.to or asked.by)
    return (
        printed_facts.has_keyword(thing(meant, one.key), asked.what, given)
        if asked.what in KEYWORDS and one.name
        else None
    )


def _worn(meant: Situation, by: str) -> str | None:
    """The key of the card attached to a thing.

    "" if nothing else is named, None if the other thing is something else.
    """
    others = [one for one in meant.things if one.key not in {meant.asked.to, meant.asked.by, *meant.asked.on}]
    if not others:
        return ""
    return others[0].key if len(others) == 1 and others[0].attached_to == by else None


ROWS = (
    Row("dies", "what who", "die kill", "to to.copied", _dies, leads=True, needs="to"),
    Row("dies with", "what who", "die kill", f"{_OF_TO} {_WORN}", _dies_with, leads=True, needs="to"),
    Row("happens to", "what who", "play use", f"who to {_OF_ON} {_WORN}", _played_on, leads=True, needs="to on"),
    Row("happens to", "what who", "choose kill damage return", f"what by {_OF_TO}", _done_to, leads=True,
        needs="by to"),
    Row("happens to", "what who", "attack defend", f"who {_OF_BY} other other.fights other.might "
        "other.keywords other.copied", _attacks, leads=True, needs="by other"),
    Row("happens to", "who", "play", "who to", _of_any, leads=True, needs="to"),
    Row("still", "what does", f"happen trigger {' '.join(one_card_on_another.VERBS)}", "by after after.to after.by",
        _still, leads=True, needs="by after"),
    Row("still", "what", "leave", "by to", _fizzles, leads=True, needs="by to"),
    Row("fight", "what who", "fight", f"{_OF_BY} {_OF_ON}", _fought, leads=True, needs="by on"),
    Row("meet", "what who", "meet", f"by by.keywords by.kind to.kind {_OF_TO}", _meet, leads=True),
    Row("applies", "does", "apply", "what by by.keywords by.kind to", _applies, leads=True),
    Row("has", "does can", "have get", "to what", _has, leads=True),
    Row("has", "does can", "gain", "by what", _has, leads=True),
    Row("copied", "what", "happen", "by by.copied", _copied, leads=True, needs="by"),
    Row("empowered", "what", "happen", "by by.states", _empowered, leads=True, needs="by"),
    Row("place", "what", "happen", "by by.at other", _at_a_place, leads=True, needs="by"),
    Row("facedown", "what", "play", "who to origin", _from_facedown, leads=True, needs="to"),
)  # fmt: skip
