"""What is seen on a walk of a recipe's board: ends, events and choices, as values that two walks can be compared by."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.turn.acts import possible_acts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Event
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.graph import Facts

FACTS, EVENTS, TRIGGERS, CHOICES, REFUSED, VAIN = "facts", "events", "triggers", "choices", "refused", "vain"

STRONG = frozenset({FACTS, EVENTS})
"""In these aspects a part does something; in the others it only triggers, lets something be chosen, or be done."""

_IN_VAIN = frozenset({Happened.IGNORED, Happened.NEGATED, Happened.NULL_FOUND, Happened.PLAY_UNDONE})
"""Events of an instruction that does nothing."""
_AROUND = frozenset({
    Happened.CHOSEN, Happened.DECLINED, Happened.PASSED, Happened.FINALIZED, Happened.RESOLVED, Happened.FINISHED,
    Happened.ORDERED, Happened.COST_DETERMINED, Happened.PLAY_BEGUN, Happened.FOCUS_PASSED, Happened.MODE_CHOSEN,
    Happened.LOOKED_INTO, Happened.DOUBTED, Happened.SETTLED, Happened.PAYMENT_REFUSED,
})  # fmt: skip
"""Events around what is done: how it is announced, chosen and performed."""


class Seen(Struct, frozen=True):
    """What is seen on a walk.

    ``ends`` are the facts of each outcome, ``events`` what happened and how often at most on a line, ``triggers`` the
    abilities that triggered, ``vain`` the instructions that did nothing, ``choices`` what could be chosen and done.
    ``refused`` is why the board could not be played, "" if it could; ``is_open``: it does not say enough for that.
    """

    ends: frozenset[Facts] = frozenset()
    events: frozenset[tuple[str, int]] = frozenset()
    triggers: frozenset[tuple[str, int]] = frozenset()
    vain: frozenset[str] = frozenset()
    choices: frozenset[tuple[str, ...]] = frozenset()
    refused: str = ""
    is_open: bool = False

    def differs_in(self, other: Seen) -> frozenset[str]:
        """The aspects in which another walk shows something else."""
        pairs = (
            (FACTS, self.ends, other.ends), (EVENTS, self.events, other.events),
            (TRIGGERS, self.triggers, other.triggers), (CHOICES, self.choices, other.choices),
            (REFUSED, bool(self.refused), bool(other.refused)), (VAIN, self.vain, other.vain),
        )  # fmt: skip
        return frozenset(aspect for aspect, mine, theirs in pairs if mine != theirs)


def seen_on(walked: Walk) -> Seen:
    """What is seen on a walk."""
    if walked.graph is None or not walked.outcomes:
        return Seen(refused=walked.refusal.why if walked.refusal is not None else "cannot be played")
    events: Counter[str] = Counter()
    triggers: Counter[str] = Counter()
    vain: set[str] = set()
    for outcome in walked.outcomes:
        of_line = Counter(map(_in_short, _telling(outcome.end.events)))
        of_triggers = Counter(
            f"{one.source_card} {one.name}" for one in outcome.end.events if one.kind is Happened.ABILITY_TRIGGERED
        )
        events, triggers = events | of_line, triggers | of_triggers
        vain |= {f"{one.name}: {one.detail}" for one in outcome.end.events if one.kind in _IN_VAIN}
    return Seen(
        frozenset(outcome.facts for outcome in walked.outcomes), frozenset(events.items()), frozenset(triggers.items()),
        frozenset(vain), frozenset(_choices(walked)),
    )  # fmt: skip


def _telling(events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        if event.kind not in _IN_VAIN and event.kind not in _AROUND and event.kind is not Happened.ABILITY_TRIGGERED:
            yield event


def _in_short(event: Event) -> str:
    return f"{event.kind.name}|{event.who}|{event.name}|{event.detail}"


def _choices(walked: Walk) -> Iterator[tuple[str, ...]]:
    assert walked.graph is not None
    for node in walked.graph.nodes:
        for decision in (node.decision, *(forced.decision for forced in node.position.forced)):
            if decision is not None and decision.kind is not Kind.ACT:
                yield (str(decision.by), decision.timing, decision.prompt, *(one.key for one in decision.options))
    for at in (walked.start, *(outcome.end for outcome in walked.outcomes)):
        for player in at.state.players:
            yield ("acts", player, *sorted(possible_acts(at.state, player)))
