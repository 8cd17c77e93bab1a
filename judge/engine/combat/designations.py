"""Designations in a combat: attackers and defenders (rules 323.2, 464.2.c.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import older_ruling
from judge.engine.conditions.occurrences import Designated
from judge.engine.keywords.assault import ASSAULT, assault
from judge.engine.keywords.shield import SHIELD, shield
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.zones import Zone, battlefield
from judge.engine.triggers.triggered import standing, trigger
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import Combat
    from judge.slugs import Slug

GAINS = cite("cleanup.designation-gained")  # 323.2.a
CHANGES = cite("cleanup.designation-changed")  # 323.2.b
ATTACKS_AGAIN = cite("triggered.attack-once-per-combat")  # 383.4.e.2.a
DEFENDS_AGAIN = cite("triggered.defend-once-per-combat")  # 383.4.f.2.a
AGAIN = {Designation.ATTACKER: ATTACKS_AGAIN, Designation.DEFENDER: DEFENDS_AGAIN}
LOSES = cite("cleanup.designation-lost")  # 323.2.c

ONCE_PER_COMBAT = older_ruling(
    "attacks-or-defends-again",
    "Does a unit that leaves a combat and comes back attack or defend again?",
    "No, its abilities look at that once per combat (383.4.e.2.a, 383.4.f.2.a)",
    "the Origins FAQ of 2025-10 has them trigger once more",
)


def designate(game: Game, gains: Slug = GAINS) -> Procedure[None]:
    """Update the designation of every unit while a combat is in progress; attack and defend abilities trigger.

    They trigger on each designation of a unit once per combat (383.4.e.2.a, 383.4.f.2.a).
    """
    if game.state.combat is None:
        return
    occurrences = update(game, gains)
    if occurrences:
        yield from trigger(game, occurrences)


def update(game: Game, gains: Slug) -> list[Occurrence]:
    """Update the designation of every unit.

    Returns the designations that a unit has for the first time in this combat.
    """
    combat = game.state.combat
    assert combat is not None
    seen = combat.seen
    new: list[Occurrence] = []
    for unit in game.units:
        becomes = wanted(combat, unit)
        if unit.designation is becomes:
            continue
        before = unit.designation
        now = game.update(unit, designation=becomes)
        if becomes is None:
            assert before is not None
            game.tell(Happened.UNDESIGNATED, (LOSES, *_keywords(unit)), now, detail=before.value)
        else:
            again = (AGAIN[becomes],) if (now.id, becomes.name) in seen else ()
            rules = (gains if before is None else CHANGES, *again, *_keywords(now))
            event = game.tell(Happened.DESIGNATED, rules, now, who=now.controller, detail=becomes.value)
            if (now.id, becomes.name) not in seen:
                seen = tuple(sorted((*seen, (now.id, becomes.name))))
                new.append(Designated(becomes, now.controller, combat.at, event, now))
            elif standing(game.fork(), [Designated(becomes, now.controller, combat.at, event, now)]):
                record_doubt(game, ONCE_PER_COMBAT)
    if new:
        game.change(combat=replace(combat, seen=seen))
    return new


def designated(game: Game, which: Designation) -> list[GameObject]:
    """The attackers, or the defenders, at the battlefield of the combat."""
    combat = game.state.combat
    assert combat is not None
    here = battlefield(combat.at)
    return [unit for unit in game.units if unit.designation is which and unit.place == here]


def wanted(combat: Combat, unit: GameObject) -> Designation | None:
    """The designation that a unit has while it is where it is, under whose control it is."""
    if unit.place.zone is not Zone.BATTLEFIELD or unit.place.of != combat.at:
        return None
    if unit.controller == combat.attacker:
        return Designation.ATTACKER
    return Designation.DEFENDER if unit.controller == combat.defender else None


def _keywords(unit: GameObject) -> tuple[Slug, ...]:
    """The rules of the keywords that increase the unit's Might because of its designation."""
    rules: tuple[Slug, ...] = (ASSAULT,) if assault(unit, unit.designation) else ()
    return (*rules, SHIELD) if shield(unit, unit.designation) else rules
