"""Texts by which triggered abilities trigger once more, or not at all (rules 363, 383.4.c-d, 808, 816)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.conditions.occurrences import Scored
from judge.engine.conditions.turn import AtTime
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.zones import Zone, battlefield
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.player_clauses import HERE
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence, Way
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.triggers.triggered_ability import Triggered
    from judge.slugs import Slug

PASSIVE = cite("passive.statement")  # 364
TEMPORARY = cite("temporary.before-scoring")  # 816.1.b


EACH_ADDS_ONE = open_question(
    "several-additional-times",
    "If several texts say that an ability triggers an additional time, how often does it trigger?",
    "once, and once more for each of these texts",
    "twice in all, however many texts say so",
)


class TriggerAgain(Ability, frozen=True):
    """Your conquer or hold effects for scoring here, or without a way your Deathknells, trigger an additional time.

    Unclear: whether each of several such texts adds a time of its own. Several instances of a keyword count for
    themselves (808.2, 820.3), so each of these does, too.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE,)

    way: Way | None = None

    def clauses(self) -> Clauses:
        if self.way is None:
            return (Clause(Verb.CHANGES, About.TRIGGER, whose=Whose.YOURS, named=("Deathknell",), more=1),)
        return (Clause(Verb.CHANGES, About.TRIGGER, whose=Whose.YOURS, of=self.way, more=1), HERE)

    def describe(self) -> str:
        if self.way is None:
            return "Your Deathknell effects trigger an additional time."
        return f"Your {self.way.value} effects for {self.way.value}ing here trigger an additional time."


class TemporaryDoesNotTrigger(Ability, frozen=True):
    """Your Temporary effects at the battlefield where this is do not trigger."""

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.FORBIDS, About.TRIGGER, whose=Whose.YOURS, named=("Temporary",)), HERE)

    def describe(self) -> str:
        return "Your Temporary effects at the battlefield where this is do not trigger."


def times(game: Game, ability: Triggered, controller: str, occurrence: Occurrence | None = None) -> int:
    """How often an ability triggers on one event: once, and once more for each text that says so.

    Without an occurrence it is asked about a death trigger, while its source is still on the board (808.1.d.2).
    """
    if TriggerAgain not in game.state.board.kinds:
        return 1
    count = 1
    for thing in game.state.having(TriggerAgain):
        if thing.controller == controller:
            count += sum(
                isinstance(found, TriggerAgain) and _means(found, thing, ability, occurrence)
                for found in thing.abilities
            )
    if count > 2:
        record_doubt(game, EACH_ADDS_ONE)
    return count


def dies_with(ability: Triggered) -> WhenThisDies | None:
    """The condition by which an ability waits for the death of its own source, if it does, maybe among others."""
    return next((part for part in ability.condition.parts if isinstance(part, WhenThisDies)), None)


def _means(found: TriggerAgain, thing: GameObject, ability: Triggered, occurrence: Occurrence | None) -> bool:
    if occurrence is None:
        condition = dies_with(ability)
        return found.way is None and condition is not None and condition.deathknell
    return (
        isinstance(occurrence, Scored) and occurrence.way is found.way and thing.location == battlefield(occurrence.at)
    )


def is_kept_from_triggering(game: Game, thing: GameObject, ability: Triggered) -> bool:
    """Whether a text says that an ability of ``thing`` does not trigger."""
    if TemporaryDoesNotTrigger not in game.state.board.kinds:
        return False
    is_temporary = any(isinstance(part, AtTime) and TEMPORARY in part.also for part in ability.condition.parts)
    return is_temporary and any(
        found.controller == thing.controller and found.place == thing.place and found.place.zone is Zone.BATTLEFIELD
        for found in game.state.having(TemporaryDoesNotTrigger)
    )
