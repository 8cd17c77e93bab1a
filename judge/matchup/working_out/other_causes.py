"""Events that come from something other than the attack, defence or conquest that a question is about.

"Does it draw when it attacks" is about the attack: that it conquers later, or dies, is something else. If the opponent
in the fight is stated, its end is part of the question, too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.combat.damage import DEAL
from judge.engine.state.card import SPELL
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.situation import ME
from judge.matchup.situations.what_a_text_reads import text_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed, Situation

_BY_TEXTS = frozenset({
    "draw", "gain", "channel", "discard", "recycle", "ready", "buff", "empower", "play", "return", "trigger", "banish",
})  # fmt: skip
"""Events that texts bring about, and a combat by itself does not."""
_ENDS = frozenset({Happened.CONTROL_GAINED, Happened.COMBAT_WON, Happened.POINT_GAINED, Happened.KILLED})
_CONQUERS = frozenset({Happened.CONTROL_GAINED, Happened.POINT_GAINED})
_OF_COMBAT = "by combat"


class _Told(NamedTuple):
    """Whether a part of a line has the end of a combat, and the event of the question before that and after."""

    ends: bool = False
    before: bool = False
    after: bool = False


def _then(first: _Told, rest: _Told) -> _Told:
    before = first.before or (rest.before and not first.ends)
    after = first.after or rest.after or (rest.before and first.ends)
    return _Told(first.ends or rest.ends, before, after)


_WHEN_IT_ENDS = re.compile(r"\bcombat\b[^,]*\bends?\b", re.IGNORECASE)
"""How a text waits for the end of the combat itself, however that ends."""


def of_something_else(situation: Situation, lines: AllLines, test: Callable[[Event], bool], given: Given) -> str:
    """The other cause of an event that a question connects with an attack, a defence or a conquest.

    "" if there is none.
    """
    last = situation.happened[-1] if situation.happened else None
    asked = situation.asked
    is_of_texts = situation.mood == "does" and asked.verb in _BY_TEXTS and not (asked.phase or situation.came)
    if last is None or not is_of_texts:
        return ""
    about = {asked.by, asked.to, last.by, last.to}
    fighter = next((one for one in situation.things if one.key == last.by), None)
    side = (fighter.whose if fighter is not None else "") or ME
    fights = any(one.key not in about and (one.whose or ME) != side for one in situation.things)
    card = card_of(situation.thing(asked.by), given) if asked.by else None
    waits_for_the_end = card is not None and bool(_WHEN_IT_ENDS.search(text_of(card)))
    if last.verb in {"attack", "defend"} and not fights and not waits_for_the_end:
        before, after = _when(lines, test, _is_of_the_end)
        return "that comes of how the combat ends, and not of the attack" if after and not before else ""
    if last.verb == "conquer":
        before, after = _when(lines, test, lambda event: event.kind in _CONQUERS)
        return "that comes of the move there, and not of the conquest" if before and not after else ""
    return ""


def check_the_fight_does_not_kill_it(deed: Deed, told: Iterable[Event], stage: SituationBoard, given: Given) -> None:
    """Raises CannotSimulate if what no text kills dies by combat damage. People may mean that, too."""
    if deed.verb != "kill" or not (deed.by and deed.to) or is_a(stage.of(deed.by).thing, SPELL, given):
        return
    called = stage.called(deed.to)
    its = [event for event in told if event.name == called]
    if any(event.kind is Happened.KILLED for event in its) and any(DEAL in event.rules for event in its):
        raise CannotSimulate(f"{called} is killed by combat damage there, and not by a text.")


def _is_of_the_end(event: Event) -> bool:
    return event.kind in _ENDS or (event.kind is Happened.DAMAGED and _OF_COMBAT in event.detail)


def _when(lines: AllLines, test: Callable[[Event], bool], ends: Callable[[Event], bool]) -> tuple[bool, bool]:
    """Whether something happens on any line before what ends it, and whether on any after that."""
    reached = lines.sums(lambda event: _Told(ends(event), test(event)), _Told(), _then).reached
    return any(one.value.before for one in reached), any(one.value.after for one in reached)
