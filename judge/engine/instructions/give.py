"""Give: an effect changes what an object is, can do or measures, for a while (rules 474, 477)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.clauses import About, Verb
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.traits import Change, Lasting
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.death_triggers import is_death_trigger
from judge.engine.wording.changes import HasAbilities, HasKeywords
from judge.engine.wording.clause_objects import aimed, brings, clause
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.layer_rules import ABILITIES, LAYERS, layers_of
from judge.engine.wording.references import is_several
from judge.engine.wording.sentences import given

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

TEXT_BEHIND = open_question(
    "keywords-and-the-text-behind",
    "Does Kato the Arm give the effect of a Deathknell along with the keyword?",
    "it does; text behind Level, Legion or Empowered stays where it is",
)

WITH_TEXT = ("Deathknell", "Level", "Legion", "Empowered")
"""Keywords that text stands behind."""


class Give(Instruction, frozen=True):
    """Each of the objects is changed until ``until``.

    Objects that come to match later are not changed.
    """

    changes: tuple[Change, ...]
    to: Reference
    until: Until = Until.END_OF_TURN

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of the layers of its changes."""
        return layers_of(self.changes)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.to)):
            give(game, thing, self.changes, self.until, context.name)

    def clauses(self) -> Clauses:
        return tuple(aimed(found, self.to) for change in self.changes for found in change.clauses())

    def describe(self) -> str:
        return given(self.changes, self.to.describe(), several=is_several(self.to), until=self.until)


class GiveKeywordsOf(Instruction, frozen=True):
    """Give the keywords that one object has now for this turn; later changes to that object do not matter.

    Unclear: whether a keyword is given with the text behind it. Deathknell is: its effect is part of the keyword
    (808.1.b). Text behind a dependent keyword is not, since that stands for a condition of the card that has it
    (727.1.a); the Vendetta FAQ says that an ability that is gained keeps its dependent keyword, and is silent on
    keywords alone.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ABILITIES,)

    like: Reference
    to: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        models = yield from objects_of(game, context, self.like)
        things = yield from objects_of(game, context, self.to)
        if models and models[0].on_board and models[0].keywords:
            changes: tuple[Change, ...] = (HasKeywords(models[0].keywords),)
            knells = tuple(found for found in models[0].abilities if is_death_trigger(found))
            if things and any(models[0].has(keyword) for keyword in WITH_TEXT):
                record_doubt(game, TEXT_BEHIND)
            if knells and models[0].has("Deathknell"):
                changes = (*changes, HasAbilities(knells))
            for thing in things:
                give(game, thing, changes, Until.END_OF_TURN, context.name)

    def clauses(self) -> Clauses:
        return (brings(About.KEYWORD, self.to, more=1), clause(Verb.READS, About.KEYWORD, self.like))

    def describe(self) -> str:
        return f"this turn, give {self.to.describe()} the keywords of {self.like.describe()}"


def give(game: Game, thing: GameObject, changes: tuple[Change, ...], until: Until, name: str) -> None:
    """Change an object until ``until``."""
    for change in changes:
        now = game.find(thing.id)
        assert now is not None
        lasting = Lasting(change, until, game.source, name, game.new_id())
        game.update(now, lasting=(*now.lasting, lasting))
        given = game.find(thing.id)
        assert given is not None
        game.tell(Happened.GIVEN, LAYERS[change.layer], given, detail=change.describe())
