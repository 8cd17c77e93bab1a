"""Deaths (rules 428, 369-375, 808.1.d); every death passes through here.

A batch of simultaneous deaths comes in; replacement effects are applied; the remaining deaths happen together; then the
abilities that saw them trigger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.outcomes.replacement import replace_deaths
from judge.engine.outcomes.replacement_effects import PendingDeath
from judge.engine.state.events import Happened
from judge.engine.state.procedure import unless_player_leaves
from judge.engine.state.zones import trash
from judge.engine.triggers.death_triggers import add_death_triggers, remove_death_triggers
from judge.engine.triggers.triggered import Died, Occurrence, trigger
from judge.engine.wording.turn_circumstances import BEGINNING_PHASE, DIED_IN_BEGINNING_PHASE
from judge.engine.wording.turn_facts import DIED
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.origin import Origin
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

TO_THE_TRASH = cite("kill.to-the-trash")  # 428.2
KILL_LETHAL = cite("cleanup.kill-lethal")  # 323.5
TRIGGER_FIRST = cite("cleanup.death-triggers-first")  # 323.4


class Death(Struct, frozen=True):
    """The result of one death: the object as it was before, whether it died, and the event of death or replacement."""

    thing: GameObject
    happened: bool
    event: int


def _replaced(game: Game, pending_deaths: list[PendingDeath]) -> Procedure[bool]:
    yield from replace_deaths(game, pending_deaths)
    return True


def die_together(
    game: Game,
    things: list[GameObject],
    rule: Slug | tuple[Slug, ...],
    *,
    causes: Mapping[int, tuple[int, ...]] | None = None,
    applied: frozenset[tuple[str, int, int, int]] = frozenset(),
    attributed_to: Mapping[int, tuple[Origin, ...]] | None = None,
) -> Procedure[list[Death]]:
    """Let objects die simultaneously, except where a death is replaced; returns one ``Death`` for each.

    ``causes`` and ``attributed_to`` are keyed by card instance: further events that led to this death, and what it is
    attributed to (428.5). ``applied`` are the replacement effects already applied to the event that this one replaces.
    """
    rules = rule if isinstance(rule, tuple) else (rule,)
    as_they_were = {thing.id: thing for thing in things}
    pending_deaths = []
    for thing in things:
        also = (causes or {}).get(thing.id.card, ())
        event = game.tell(Happened.WOULD_DIE, rules, thing, causes=(*game.causes, *also))
        pending_deaths.append(PendingDeath(thing.id, event, applied))
    focus_passes = game.state.focus_passes
    pending = yield from add_death_triggers(
        game, [(as_they_were[death.thing], death.event) for death in pending_deaths],
        (TRIGGER_FIRST,) if KILL_LETHAL in rules else (),
    )  # fmt: skip
    while (
        yield from unless_player_leaves(_replaced(game, pending_deaths))
    ) is None:  # somebody has left the game: look anew
        pending_deaths = [death for death in pending_deaths if game.find(death.thing) is not None]
    deaths: list[Death] = []
    occurrences: list[Occurrence] = []
    dying = [
        (death, found) for death in pending_deaths if death.replaced_by is None and (found := game.find(death.thing))
    ]
    going = {thing.id for _, thing in dying}
    for death in pending_deaths:
        if death.thing not in going:
            cause = death.event if death.replaced_by is None else death.replaced_by
            remove_death_triggers(game, pending.get(death.thing.card, ()), cause, focus_passes=focus_passes)
    for death, thing in dying:
        game.put(thing, trash(thing.owner))
        event = game.tell(Happened.KILLED, (*rules, TO_THE_TRASH), thing, causes=(death.event,))
        deaths.append(Death(thing, happened=True, event=event))
        occurrences.append(Died(thing, event, (attributed_to or {}).get(thing.id.card, ())))
        if thing.is_unit:
            game.mark(DIED, thing.controller)
            if game.state.turn.phase in BEGINNING_PHASE:
                game.mark(DIED_IN_BEGINNING_PHASE, thing.controller)
    deaths += [
        Death(as_they_were[death.thing], happened=False, event=death.replaced_by)
        for death in pending_deaths
        if death.replaced_by is not None
    ]
    if occurrences:
        yield from trigger(game, occurrences)
    return deaths
