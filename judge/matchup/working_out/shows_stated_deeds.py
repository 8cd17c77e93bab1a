"""Whether a play shows the stated deeds: a spell that is stated to kill something does so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judge.engine.state.events import Event
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Situation

_DEATHS = (Happened.KILLED, Happened.WOULD_DIE)
_KINDS = {
    "kill": _DEATHS, "die": _DEATHS, "return": (Happened.RETURNED, Happened.TAKEN),
    "banish": (Happened.BANISHED,), "stun": (Happened.STUNNED,),
}  # fmt: skip

_KEEPS = frozenset({"save", "survive", "prevent"})
"""If the question is whether it is kept from happening, it need not happen."""


def shows_what_is_said(situation: Situation, stage: SituationBoard, events: Iterable[Event]) -> bool:
    """Whether every stated deed on an object is done on the way."""
    said = [
        (_KINDS[deed.verb], stage.called(deed.to))
        for deed in situation.happened
        if deed.verb in _KINDS and deed.to and not deed.is_not
    ]
    if not said or situation.asked.verb in _KEEPS:
        return True
    done = {(event.kind, event.name) for event in events}
    return all(any((kind, name) in done for kind in kinds) for kinds, name in said)


def is_before_the_last_deed(
    situation: Situation, stage: SituationBoard, events: tuple[Event, ...], tests: list[Callable[[Event], bool]]
) -> bool:
    """Whether the event of the question happens only before what is stated to have happened last."""
    last = situation.happened[-1] if situation.happened else None
    if last is None or last.verb not in _KINDS or not last.to or last.is_not or situation.asked.verb in _KEEPS:
        return False
    called, kinds = stage.called(last.to), _KINDS[last.verb]
    since = min((event.id for event in events if event.kind in kinds and event.name == called), default=0)
    hits = [event.id for event in events if any(test(event) for test in tests)]
    return bool(hits) and max(hits) < since
