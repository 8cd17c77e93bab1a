"""Instructions that create delayed passive abilities and replacements for this turn (rules 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import MADE_BY_EFFECT, begin
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.delayed import Until
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.next_spell import JUST_THE_NEXT, NextSpell
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.sentences import lowered
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

DELAYED_PASSIVE = cite("delayed.passive")  # 390.4
DELAYED_TRIGGER = cite("delayed.trigger")  # 390.2


class AppliesThisTurn(Instruction, frozen=True):
    """Until the turn ends, ``ability`` applies to the objects, or triggers on what happens to them (390.2)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DELAYED_TRIGGER, DELAYED_PASSIVE, MADE_BY_EFFECT)

    ability: Ability
    to: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.to)):
            rules = (DELAYED_TRIGGER,) if isinstance(self.ability, Triggered) else (DELAYED_PASSIVE,)
            begin(game, context, self.ability, rules, subject=thing)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        text = lowered(self.ability.describe()).removesuffix(".")
        if text.startswith("it "):
            return f"this turn, {self.to.describe()}{text.removeprefix('it')}"
        return f"this turn, {text.replace(' it ', f' {self.to.describe()} ', 1)}"


class WhenThisTurn(AppliesThisTurn, frozen=True):
    """A triggered ability waits this turn for what happens to the objects (390.2, 390.5)."""

    chooses_later: ClassVar[bool] = True

    def describe(self) -> str:
        return f"this turn, {lowered(self.ability.describe())}".removesuffix(".")


class ThisTurn(Instruction, frozen=True):
    """An ability is in force this turn (390.4) for everything that matches, now or later.

    ``once``: it says "the next", so its first use ends it.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DELAYED_TRIGGER, DELAYED_PASSIVE, MADE_BY_EFFECT)

    ability: Ability
    once: bool = False

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        rules = (DELAYED_TRIGGER,) if isinstance(self.ability, Triggered) else (DELAYED_PASSIVE,)
        begin(game, context, self.ability, rules, once=self.once)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        text = self.ability.describe().removesuffix(".")
        if self.once and text.startswith("When "):
            return f"the next time {text.removeprefix('When ').replace(',', ' this turn,', 1)}"
        return f"this turn, {lowered(text)}"


class ForNextSpell(Instruction, frozen=True):
    """The next spell that you play has an ability; ``this_turn``: only this turn.

    ``any_card``: the next card of any type.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (JUST_THE_NEXT, DELAYED_PASSIVE, MADE_BY_EFFECT)

    ability: Ability
    this_turn: bool = True
    any_card: bool = False

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        until = Until.END_OF_TURN if self.this_turn else Until.USED_UP
        begin(game, context, NextSpell(self.ability, self.any_card), (DELAYED_PASSIVE,), until=until, once=True)

    def clauses(self) -> Clauses:
        return (
            Clause(
                Verb.LISTENS, About.PLAY, Subject.PLAYERS, Whose.YOURS, of=None if self.any_card else SPELL, first=True
            ),
        )

    def describe(self) -> str:
        turn = " this turn" if self.this_turn else ""
        what = "card" if self.any_card else "spell"
        text = self.ability.describe().removesuffix(".")
        next_one = f"the next {what} that you play{turn}"
        if text.startswith(("This costs", "It has")):
            return f"{next_one} {text.split(' ', 1)[1]}"
        return f"for {next_one}, {lowered(text)}"
