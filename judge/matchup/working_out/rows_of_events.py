"""Rows of questions about a card when something happens: a unit dies, its player holds, a card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue
from judge.engine.state.events import Happened
from judge.matchup.kinds import triggers_of_a_card
from judge.matchup.kinds.one_card_on_another import VERBS
from judge.matchup.situations.situation import BATTLEFIELD, ME, OPPONENT, SAME, Deed
from judge.matchup.working_out.kind_rows import Row, thing

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Situation

_DONE = {
    "die": "dies", "kill": "dies", "stun": "is stunned", "buff": "is buffed", "ready": "is readied",
    "exhaust": "is exhausted", "banish": "is banished", "return": "is returned", "recall": "is recalled",
    "damage": "is damaged",
}  # fmt: skip
_DOES = {"hold": triggers_of_a_card.HOLDS, "conquer": triggers_of_a_card.CONQUERS, "attack": triggers_of_a_card.ATTACKS,
         "defend": triggers_of_a_card.DEFENDS}  # fmt: skip
_OF_STATES = {"stunned": "is stunned", "buffed": "is buffed", "exhausted": "is exhausted", "damaged": "is damaged"}
_OF_COMBATS = frozenset({triggers_of_a_card.ATTACKS, triggers_of_a_card.DEFENDS})


def _triggers_on(meant: Situation, given: Given) -> BoardAnswer | None:
    """A card does something, or whatever it does, when one thing happens."""
    done = meant.happened[0] if len(meant.happened) == 1 else None
    one = meant.asked.by
    if done is None or not one or not meant.thing(one).name:
        return None
    if done.verb in _DOES:
        return _trigger_answer(meant, _DOES[done.verb], "", given) if _is_by_its_player(meant, done) else None
    deed, to = _DONE.get(done.verb, ""), done.to
    at = meant.thing(to).at if to else ""
    if not deed or not to or done.by or done.who or (at and (at != SAME or not _is_a_battlefield(meant, one))):
        return None
    if to == one:
        return _trigger_answer(meant, deed, triggers_of_a_card.ITSELF, given)
    if not meant.thing(to).name:
        return _trigger_answer(meant, deed, meant.thing(to).whose, given)
    return _of_a_card(meant, triggers_of_a_card.DIES, to, given) if deed == "dies" else None


def _is_by_its_player(meant: Situation, done: Deed) -> bool:
    """Whether the player of the card, or the card itself, holds, conquers, attacks or defends somewhere."""
    by = meant.thing(done.by) if done.by else None
    is_any = by is None or by.key == meant.asked.by or (not by.name and by.whose != OPPONENT)
    return is_any and done.who in {"", ME} and done.place in {"", BATTLEFIELD, meant.asked.by}


def _is_a_battlefield(meant: Situation, key: str) -> bool:
    card = catalogue().get(meant.thing(key).name)
    return card is not None and "Battlefield" in card.types


def _triggers_on_a_play(meant: Situation, given: Given) -> BoardAnswer | None:
    done = meant.happened[0] if len(meant.happened) == 1 else None
    if (
        done is None
        or not meant.asked.by
        or done.who != ME
        or not (done.to and meant.thing(done.to).name)
        or done.to == meant.asked.by
    ):
        return None
    return _of_a_card(meant, triggers_of_a_card.PLAYED, done.to, given)


def _of_a_card(meant: Situation, deed: str, to: str, given: Given) -> BoardAnswer:
    found = triggers_of_a_card.triggers_on_card(
        thing(meant, meant.asked.by), deed, thing(meant, to), given, asks=VERBS.get(meant.asked.verb)
    )
    return found if _is_asked(meant) else found._replace(said="")


def _triggers_on_a_state(meant: Situation, given: Given) -> BoardAnswer | None:
    """The events of a card "when it is stunned"."""
    states = meant.thing(meant.asked.by).states
    if len(states) != 1 or states[0] not in _OF_STATES:
        return None
    return _trigger_answer(meant, _OF_STATES[states[0]], triggers_of_a_card.ITSELF, given)


def _does_it_itself(meant: Situation, given: Given) -> BoardAnswer | None:
    """The events when a card holds, or when its player holds with it."""
    if not meant.thing(meant.asked.by).name or meant.asked.who == OPPONENT:
        return None
    return _trigger_answer(meant, _DOES[meant.asked.verb], "", given)


def _at_a_place(meant: Situation, given: Given) -> BoardAnswer | None:
    """The events when a battlefield is held or conquered."""
    asked = meant.asked
    by = meant.thing(asked.by) if asked.by else None
    if asked.who == OPPONENT or (by is not None and (by.name or by.whose == OPPONENT)) or not _is_named(meant, asked):
        return None
    return triggers_of_a_card.triggers_on(
        thing(meant, asked.place), _DOES[asked.verb], "", given, asks=None, is_asked=False
    )


def _is_named(meant: Situation, asked: Deed) -> bool:
    return any(one.key == asked.place and one.name for one in meant.things)


def _trigger_answer(meant: Situation, deed: str, whose: str, given: Given) -> BoardAnswer:
    asked = meant.asked
    asks = Happened.XP_GAINED if asked.what == "xp" else VERBS.get(asked.verb)
    one = thing(meant, asked.by)._replace(state="", whose="")
    found = triggers_of_a_card.triggers_on(one, deed, whose, given, asks=asks, is_asked=_is_asked(meant))
    # a combat is played to its end, of which the question does not speak; no event is that a game is won
    is_open = deed in _OF_COMBATS or asked.verb == "win"
    return found._replace(said="") if found.said == "YES" and is_open else found


def _is_asked(meant: Situation) -> bool:
    """Whether it is a yes-or-no question that the kind of an event decides: not about an amount or another player."""
    asked = meant.asked
    is_known = asked.verb in {"trigger", "win", *VERBS}
    return meant.mood in {"does", "can"} and is_known and asked.amount is None and asked.who != OPPONENT


_VERBS = f"happen trigger channel double give get win {' '.join(VERBS)}"
_ASKED = "who by by.whose amount what to"
ROWS = (
    Row("hears", "does can", _VERBS, f"{_ASKED} after after.who after.by after.by.whose after.place after.to "
        "after.to.whose after.to.at", _triggers_on),
    Row("hears", "what", "happen", "by by.whose after after.who after.by after.by.whose after.place after.to "
        "after.to.whose after.to.at", _triggers_on, leads=True),
    Row("hears a state", "what", "happen", "by by.states", _triggers_on_a_state, leads=True, needs="by"),
    Row("hears", "what", "hold conquer attack defend", "who by", _does_it_itself, leads=True, needs="by"),
    Row("hears", "what", "hold conquer attack defend", "who by by.whose place", _at_a_place, leads=True, needs="place"),
    Row("hears a state", "does can", _VERBS, f"{_ASKED} by.states", _triggers_on_a_state, needs="by"),
    Row("hears a play", "does can", _VERBS, f"{_ASKED} after after.who after.to", _triggers_on_a_play),
)  # fmt: skip
