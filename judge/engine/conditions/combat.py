"""Conditions about attacking and defending (rules 383.4.e, 383.4.f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.conditions import FIRST_TIME, Condition
from judge.engine.conditions.occurrences import (
    CombatBegan,
    CombatEnded,
    CombatWon,
    Designated,
)
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.designation import Designation
from judge.engine.state.zones import battlefield
from judge.engine.wording.circumstances import moves_key
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.player_clauses import HERE, of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

ATTACK_TRIGGER = cite("triggered.attack")  # 383.4.e.2
WON = cite("combat.won")  # 466.3.a
DEFEND_TRIGGER = cite("triggered.defend")  # 383.4.f.2
AT_THE_START = cite("combat.start-effects")  # 464.2.b
AT_THE_END = cite("combat.end-effects")  # 466.7.b

WINS = "won a combat"
"""Marks of the turn, each for one incarnation of a unit."""

ATTACKS, DEFENDS = Designation.ATTACKER, Designation.DEFENDER
_WORDS = {ATTACKS: "attack", DEFENDS: "defend"}
_RULES = {ATTACKS: ATTACK_TRIGGER, DEFENDS: DEFEND_TRIGGER}


class WhenThisFights(Condition, frozen=True):
    """When the source first becomes one of the designations in a combat: it attacks, defends, or either."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Designated})

    becomes: tuple[Designation, ...]

    @property
    def rules(self) -> tuple[Slug, ...]:
        return tuple(_RULES[one] for one in self.becomes)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Designated) and found.what in self.becomes and found.thing is not None
            and found.thing.id == thing.id
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.COMBAT, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return f"When this {' or '.join(f'{_WORDS[one]}s' for one in self.becomes)}"


class WhenFights(Condition, frozen=True):
    """When a unit that matches attacks or defends.

    ``here``: where the source is; ``yours``: at a battlefield that you control.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Designated})

    becomes: tuple[Designation, ...]
    criteria: Criteria
    here: bool = False
    yours: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return tuple(_RULES[one] for one in self.becomes)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Designated) and found.what in self.becomes and found.thing is not None
            and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
            and (not self.here or found.thing.place == thing.place)
            and (not self.yours or game.state.battlefields[found.at].controller == thing.controller)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        found = clause(Verb.LISTENS, About.COMBAT, self.criteria)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        where = " here" if self.here else " a battlefield you control" if self.yours else ""
        return f"When {self.criteria.describe()} {' or '.join(f'{_WORDS[one]}s' for one in self.becomes)}{where}"


class WhenYouFight(Condition, frozen=True):
    """When the controller of the source attacks or defends; ``here``: at the source."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Designated})

    becomes: tuple[Designation, ...]
    here: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return tuple(_RULES[one] for one in self.becomes)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, Designated) and found.what in self.becomes and found.thing is None
            and found.player == thing.controller and (not self.here or found.at == thing.place.of)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        found = of_players(Verb.LISTENS, About.COMBAT)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        return f"When you {' or '.join(_WORDS[one] for one in self.becomes)}{' here' * self.here}"


class WhenThisWinsCombat(Condition, frozen=True):
    """When the source wins a combat: it is there and its controller has won (466.3.a).

    ``first_each_turn``: only the first combat that it wins in a turn.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({CombatWon})

    first_each_turn: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (WON, FIRST_TIME) if self.first_each_turn else (WON,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, CombatWon) and found.player == thing.controller
            and thing.place == battlefield(found.at)
            and (not self.first_each_turn or game.state.count(WINS, moves_key(thing)) == 1)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.COMBAT_WON, Subject.THIS, Whose.YOURS, first=self.first_each_turn),)

    def describe(self) -> str:
        return "The first time each turn that this wins a combat" if self.first_each_turn else "When this wins a combat"


class WhenItWinsCombat(Condition, frozen=True):
    """When the object that a delayed trigger is about wins a combat: it is there, and its controller has won."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({CombatWon})

    performed_by: ClassVar[tuple[Slug, ...]] = (WON,)

    is_asked_of_its_subject: ClassVar[bool] = True

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, CombatWon) and found.player == thing.controller
            and thing.place == battlefield(found.at)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.COMBAT_WON),)

    def describe(self) -> str:
        return "When it wins a combat"


class WhenYouWinCombat(Condition, frozen=True):
    """When the controller of the source wins a combat, wherever the source is (466.3.a)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({CombatWon})

    performed_by: ClassVar[tuple[Slug, ...]] = (WON,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [found for found in occurrences if isinstance(found, CombatWon) and found.player == thing.controller]

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.COMBAT_WON),)

    def describe(self) -> str:
        return "When you win a combat"


def count_win(game: Game, player: str, at: str) -> None:
    """Count a won combat for each unit with a text that depends on how many it has won this turn."""
    for thing in game.state.objects_in(battlefield(at)):
        if thing.controller == player and any(
            isinstance(part, WhenThisWinsCombat) and part.first_each_turn
            for ability in thing.abilities if isinstance(condition := getattr(ability, "condition", None), Condition)
            for part in condition.parts
        ):  # fmt: skip
            game.mark(WINS, moves_key(thing))


WHEN_THIS_ATTACKS = WhenThisFights((ATTACKS,))
WHEN_THIS_DEFENDS = WhenThisFights((DEFENDS,))


class WhenCombatStartsHere(Condition, frozen=True):
    """When a combat starts where the source is (464.2.b): before anybody attacks or defends in it."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({CombatBegan})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (AT_THE_START,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences if isinstance(found, CombatBegan) and thing.location == battlefield(found.at)
        ]

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.COMBAT, Whose.ANY), HERE)

    def describe(self) -> str:
        return "When combat starts here"


LEFT_BEFORE = open_question(
    "left-the-combat-before-its-end",
    "If a unit left a combat before the end, was it in that combat?",
    "it was, once it attacked or defended in it",
)


class WhenItsCombatEnds(Condition, frozen=True):
    """When a combat ends that the source was in (466.7.b).

    Unclear: whether this includes a unit that left the combat before its end. Here it does, once it attacked or
    defended.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({CombatEnded})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (AT_THE_END,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        ended = [found for found in occurrences if isinstance(found, CombatEnded) and thing.id in found.units]
        if any(thing.location != battlefield(found.at) for found in ended):
            record_doubt(game, LEFT_BEFORE)
        return [*ended]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.COMBAT_END, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When a combat that this was in ends"
