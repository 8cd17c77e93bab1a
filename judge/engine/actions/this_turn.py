"""Instructions that create delayed passive abilities and replacements for this turn (rules 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed import Delayed, Until, make
from judge.engine.abilities.next_spell import JUST_THE_NEXT, NextSpell
from judge.engine.abilities.triggered import Triggered
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.procedure import without_decisions
from judge.engine.targeting.targets import objects_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.ability import Ability
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene
    from judge.slugs import Slug

DELAYED_PASSIVE = cite("delayed.passive")  # 390.4
DELAYED_TRIGGER = cite("delayed.trigger")  # 390.2
MADE_BY_EFFECT = cite("delayed.made-by-an-effect")  # 392


class AppliesThisTurn(Instruction, frozen=True):
    """Until the turn ends, ``ability`` applies to the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DELAYED_PASSIVE, MADE_BY_EFFECT)

    ability: Ability
    to: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.to)):
            begin(game, scene, self.ability, (DELAYED_PASSIVE,), subject=thing)

    def describe(self) -> str:
        return f"This turn, for {self.to.describe()}: {self.ability.describe()}".removesuffix(".")


class ThisTurn(Instruction, frozen=True):
    """An ability is in force this turn (390.4) for everything that matches, now or later.

    ``once``: it says "the next", so its first use ends it.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DELAYED_TRIGGER, DELAYED_PASSIVE, MADE_BY_EFFECT)

    ability: Ability
    once: bool = False

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, scene: Scene) -> None:
        rules = (DELAYED_TRIGGER,) if isinstance(self.ability, Triggered) else (DELAYED_PASSIVE,)
        begin(game, scene, self.ability, rules, once=self.once)

    def describe(self) -> str:
        return f"This turn: {self.ability.describe()}".removesuffix(".")


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
    def perform(self, game: Game, scene: Scene) -> None:
        until = Until.END_OF_TURN if self.this_turn else Until.USED_UP
        begin(game, scene, NextSpell(self.ability, self.any_card), (DELAYED_PASSIVE,), until=until, once=True)

    def describe(self) -> str:
        turn = " this turn" if self.this_turn else ""
        what = "card" if self.any_card else "spell"
        return f"For the next {what} you play{turn}: {self.ability.describe()}".removesuffix(".")


def begin(
    game: Game, scene: Scene, ability: Ability, rules: tuple[Slug, ...], *, subject: GameObject | None = None,
    until: Until = Until.END_OF_TURN, once: bool = False,
) -> None:  # fmt: skip
    """Put a delayed ability of an effect into force; it belongs to no object (392)."""
    assert scene.source is not None
    name = scene.name.removesuffix("'s ability")
    words = f"for {subject.label}: " if subject is not None else ""
    event = game.tell(
        Happened.EFFECT_BEGUN, (*rules, MADE_BY_EFFECT), subject, who=scene.you,
        detail=f"{name}: {words}{ability.describe()}".removesuffix("."),
    )  # fmt: skip
    delayed = Delayed(
        game.new_id(), ability, scene.you, scene.source, name, event, until,
        subject=subject.id if subject is not None else None, once=once,
    )  # fmt: skip
    make(game, delayed)
