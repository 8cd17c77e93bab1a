"""Whether a play shows the stated deeds: a spell that is stated to kill something does so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened

if TYPE_CHECKING:
    from collections.abc import Iterable

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
