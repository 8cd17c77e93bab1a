"""The consequences of an event by the rules: lethal damage kills, a move opens a combat, a hold scores.

Each is a step from the event of one text to the event of another text, with its rule.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import Facedown
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.slugs import Slug

LETHAL = cite("cleanup.kill-lethal")  # 323.5
KILLED_TO_THE_TRASH = cite("kill.to-the-trash")  # 428.2
COUNTERED_TO_THE_TRASH = cite("counter.to-the-trash")  # 425.1.a.1
ASSIGNED = cite("combat.opens-with-showdown")  # 464.2
CONTESTED = cite("control.contest")  # 190.3.a.1
RECALLED = cite("combat.cleanup-recalls-attackers")  # 466.1.a.2
CONQUERED = cite("triggered.conquer-effect")  # 383.4.c.2
INCREASED = cite("might.increase")  # 477.3.e.1.a
PLAYED = cite("triggered.play-effect")  # 383.4.a.2
CHOSEN = cite("targets.choose")  # 355.5
ANOTHER_TURN = cite("turns.additional-turn-inserted")  # 735


class Step(Struct, frozen=True):
    """One event leads to another by a rule. ``only``: only if the first is more (1) or less (-1), 0 for always."""

    of: About
    to: About
    rule: Slug
    only: int = 0


STEPS: tuple[Step, ...] = (
    Step(About.DAMAGE, About.DIE, LETHAL),
    Step(About.MIGHT, About.DIE, LETHAL, only=-1),
    Step(About.COMBAT, About.DAMAGE, ASSIGNED),
    Step(About.DIE, About.TRASH, KILLED_TO_THE_TRASH),
    Step(About.DISCARD, About.TRASH, KILLED_TO_THE_TRASH),
    Step(About.BURN, About.TRASH, KILLED_TO_THE_TRASH),
    Step(About.COUNTER, About.TRASH, COUNTERED_TO_THE_TRASH),
    Step(About.DIE, About.LEAVE, KILLED_TO_THE_TRASH),
    Step(About.BANISH, About.LEAVE, KILLED_TO_THE_TRASH),
    Step(About.RETURN, About.LEAVE, KILLED_TO_THE_TRASH),
    Step(About.RECYCLE, About.LEAVE, KILLED_TO_THE_TRASH),
    Step(About.MOVE, About.COMBAT, CONTESTED),
    Step(About.MOVE, About.SHOWDOWN, CONTESTED),
    Step(About.MOVE, About.CONQUER, CONQUERED),
    Step(About.CONQUER, About.POINT, CONQUERED),
    Step(About.HOLD, About.POINT, CONQUERED),
    Step(About.COMBAT, About.COMBAT_WON, ASSIGNED),
    Step(About.MIGHT, About.COMBAT_WON, ASSIGNED),
    Step(About.MIGHT, About.CONQUER, CONQUERED),
    Step(About.COMBAT, About.RECALL, RECALLED),
    Step(About.BUFF, About.MIGHT, INCREASED),
    Step(About.SPEND_BUFF, About.MIGHT, INCREASED),
    Step(About.ATTACH, About.MIGHT, INCREASED),
    Step(About.DETACH, About.MIGHT, INCREASED),
    Step(About.COPY, About.MIGHT, INCREASED),
    Step(About.TOKENS, About.PLAY, PLAYED),
    Step(About.TOKENS, About.ENTER, PLAYED),
    Step(About.PLAY, About.ENTER, PLAYED),
    Step(About.EXTRA_TURN, About.TURN_START, ANOTHER_TURN),
    Step(About.EXTRA_TURN, About.TURN_END, ANOTHER_TURN),
    Step(About.EXTRA_TURN, About.HOLD, ANOTHER_TURN),
    Step(About.ACTIVATE, About.COST, CHOSEN),
    Step(About.PLAY, About.COST, CHOSEN),
)

_STATUS: dict[str, tuple[About, ...]] = {
    "": (About.EMPOWER, About.DISEMPOWER),
    "empowered": (About.EMPOWER, About.DISEMPOWER),
    "ready": (About.READY, About.EXHAUST),
    "exhausted": (About.READY, About.EXHAUST),
    "buffed": (About.BUFF, About.SPEND_BUFF),
    "stunned": (About.STUN,),
    "damaged": (About.DAMAGE, About.HEAL),
    "equipped": (About.ATTACH, About.DETACH),
    "attached": (About.ATTACH, About.DETACH),
    "unattached": (About.ATTACH, About.DETACH),
}
"""The events that change what is on an object, by the word that a text has for it."""

_ON_THE_BOARD = (None, Zone.BATTLEFIELD, Zone.BASE)

_COUNTED_IN: dict[Zone | None, tuple[About, ...]] = {
    None: (About.ENTER, About.TOKENS, About.DIE, About.BANISH, About.RETURN),
    Zone.BATTLEFIELD: (About.ENTER, About.TOKENS, About.DIE, About.BANISH, About.RETURN),
    Zone.HAND: (About.DRAW, About.TAKE, About.DISCARD, About.RETURN),
    Zone.TRASH: (About.DIE, About.DISCARD, About.BURN, About.RECYCLE, About.BANISH, About.RETURN),
    Zone.BANISHMENT: (About.BANISH,),
    Zone.FACEDOWN: (About.HIDE,),
}


def meets(wanted: Clause) -> tuple[tuple[About, tuple[Step, ...]], ...]:
    """The kinds of events that a clause is about, or that change the value it reads, with the rules in between.

    A state that is read is changed only by events on its object: a text that reads Might raises no question about a
    card that opens a combat. Whose turn it is changes by no event, the number of a player's turns by an additional one.
    """
    if wanted.verb is Verb.READS:
        return _read(wanted)
    if wanted.about is About.TRAITS:
        return ()  # what a text gives acts on the other card: that is a question of its own
    found = leading_to(wanted.about)
    again = wanted.verb is Verb.LISTENS and wanted.first  # the first time each turn
    return (*found, (About.EXTRA_TURN, ())) if again and About.EXTRA_TURN not in dict(found) else found


def _read(wanted: Clause) -> tuple[tuple[About, tuple[Step, ...]], ...]:
    about = wanted.about
    if about is About.MIGHT:
        return tuple((event, steps) for event, steps in leading_to(about) if event is not About.ENTER)
    if about is About.STATUS:
        events = _STATUS.get(wanted.named[0] if wanted.named else "", ())
    elif about is About.PLACE:
        events = (About.MOVE, About.RECALL) if wanted.zone in _ON_THE_BOARD else ()
    elif about is About.COMBAT:
        events = (About.COMBAT, About.MOVE, About.RECALL)
    elif about is About.COUNT:
        events = _COUNTED_IN.get(Zone.FACEDOWN if isinstance(wanted.of, Facedown) else wanted.zone, ())
    elif about is About.TRAITS:
        events = (About.COPY,)
    elif about is About.TURN:
        events = (About.EXTRA_TURN,) if wanted.amount else ()
    elif about is About.ASSIGN:
        events = tuple(event for event, _ in leading_to(About.MIGHT))
    else:
        events = () if about in _PRINTED else (about,)
    return tuple((event, ()) for event in events)


_PRINTED = frozenset({About.COST})
"""Values that texts read and no event changes: a printed cost."""


@cache
def leading_to(about: About) -> tuple[tuple[About, tuple[Step, ...]], ...]:
    """The kinds of events that are, or lead by at most two rules to, an event in a text."""
    found: dict[About, tuple[Step, ...]] = {about: ()}
    for _ in range(2):
        for step in STEPS:
            if step.to in found and step.of not in found:
                found[step.of] = (step, *found[step.to])
    return tuple(found.items())
