"""Triggered Abilities (rules 382-388), and those whose condition has been met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.conditions.conditions import Condition, WhenThisDies
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import FREE, Cost
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.sentences import capital, is_plain_clause, lowered
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ItemKind
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.zones import Place
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug


TRIGGER = cite("triggered.trigger")  # 383.3
CHOOSER_CONTROLS = cite("control.who-chooses-for-a-battlefield")  # 190.6.c
EVALUATED_AFTER = cite("triggered.evaluated-after")  # 383.2.c
IF_IN_CONDITION = cite("triggered.if-in-the-condition")  # 383.2.a.1
DEATHKNELL = cite("deathknell.pending-before-the-death")  # 808.1.d.2


class Triggered(Ability, frozen=True):
    """An ability that goes on the chain when its condition is met (383): ``condition, effect``.

    ``may``: "you may" is the first part of the effect, so that it is decided at finalization (383.3.a). ``cost``: a
    cost at the beginning of the effect is the base cost of the ability (383.3.b). ``each_turn`` is how often it is
    performed in a turn at most; 0 stands for no limit (383.3.e). ``only_if`` is an "if" right behind the condition: it
    belongs to the condition and must hold as that is met (383.2.a.1). ``in_trash``: it is active in its owner's trash
    and not on the board (383.2.c.1). ``theirs``: the player who met the condition chooses, so that they control the
    ability whoever controls the battlefield that it stands on (190.6.c).
    """

    condition: Condition
    effect: tuple[Instruction, ...]
    may: bool = False
    cost: Cost = FREE
    each_turn: int = 0
    only_if: Circumstance | None = None
    in_trash: bool = False
    theirs: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return self.rules_of(None)

    def rules_of(self, condition: Condition | None) -> tuple[Slug, ...]:
        """The rules that its event names as it triggers; of several conditions for the one that was met."""
        condition = condition or self.condition
        met: tuple[Slug, ...] = (TRIGGER, EVALUATED_AFTER, *condition.rules)
        met = (TRIGGER, DEATHKNELL) if isinstance(condition, WhenThisDies) else met
        check = (IF_IN_CONDITION, *self.only_if.rules) if self.only_if is not None else ()
        return (*met, *check, *((CHOOSER_CONTROLS,) if self.theirs else ()))

    @property
    def triggers_in_trash(self) -> bool:
        return self.in_trash

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.TRIGGER, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        when = self.condition.describe()
        times = {0: "", 1: "once each turn"}.get(self.each_turn, f"{self.each_turn} times each turn")
        when = f"{capital(times)}, {lowered(when)}" if times else when
        when += f", if {self.only_if.describe()}" if self.only_if is not None else ""
        when += ", while this is in your trash" if self.in_trash and not self.condition.is_read_in_trash else ""
        who, they = ("that player", "they") if self.theirs else ("you", "you")
        if not self.effect:
            return f"{when}, nothing happens."
        if not self.cost.is_free:
            may = f"{who} may {self.cost.describe_paying()}" if self.may else self.cost.describe_paying()
            if len(self.effect) == 1 and is_plain_clause(self.effect[0].describe()):
                return describe_effect(self.effect, f"{when}, {may} to ")
            return describe_effect(self.effect, f"{when}, {may}. If {they} do, ")
        says_may = self.may and not self.effect[0].describe().startswith("you may ")
        return describe_effect(self.effect, f"{when}, {who} may " if says_may else f"{when}, ")


class WaitingTrigger(Struct, frozen=True):
    """A trigger whose condition has been met and that waits to be put on the chain.

    ``at`` is where its card was played from facedown (811.1.d.2), ``here`` where its source was when it died
    (808.1.d.3). ``captured`` is the object that met the condition (359.3.f.3), ``limit`` the mark that counts how often
    the ability was performed this turn, and how often it may be; ``made_by`` the chain items whose resolution made it
    (428.5.d); ``player`` is the one who met the condition, ``there`` the battlefield that it was met with.
    ``place`` is where the ability stands in the text of its source, ``condition`` the one that was met where it has
    several.
    """

    ability: Triggered
    controller: str
    source: ObjectId
    name: str
    causes: tuple[int, ...]
    kind: ItemKind
    at: Place | None = None
    here: Place | None = None
    captured: ObjectId | None = None
    limit: tuple[str, int] | None = None
    made_by: tuple[int, ...] = ()
    played: tuple[ObjectId, ...] = ()
    player: str = ""
    there: Place | None = None
    place: int | None = None
    condition: Condition | None = None
