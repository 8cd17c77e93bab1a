"""Texts of Equipment that apply as it becomes attached (rule 725.1): copying the unit's text, or another unit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.instructions.become_copy import (
    COPY,
    COPYABLE,
    SEVERAL_BUFFS,
    copied,
)
from judge.engine.layers.effect_text import AsAttached
from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose, reads_them
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.procedure import choose_one, without_decisions
from judge.engine.targeting.targets import named, options_for
from judge.engine.wording.changes import HasAbilities, HasKeywords, IsCopy
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit, a_unit
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.pick import Pick
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.traits import Change
    from judge.slugs import Slug

AS_IT_ATTACHES = cite("attachment.text-as-it-attaches")  # 725.1
AS_AN_EVENT = cite("replacement.as-an-event")  # 370.1.b.1
ONE_AFTER_THE_OTHER = cite("replacement.events-of-one-action")  # 370.1.a.2
SOME_TRAITS = cite("copy.some-traits")  # 477.1.b.2


class CopiesItsText(AsAttached, frozen=True):
    """The text printed on the unit is copied to the Effect Text.

    No other traits are, and nothing that was given to it.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_IT_ATTACHES, AS_AN_EVENT, ONE_AFTER_THE_OTHER, SOME_TRAITS, COPYABLE)

    @without_decisions
    def changes(self, game: Game, thing: GameObject, to: GameObject) -> tuple[Change, ...]:
        words: tuple[Change, ...] = (HasKeywords(to.card.keywords),) if to.card.keywords else ()
        found = (*words, HasAbilities(to.card.abilities)) if to.card.abilities else words
        rules = (AS_IT_ATTACHES, AS_AN_EVENT, ONE_AFTER_THE_OTHER, SOME_TRAITS, COPYABLE)
        game.tell(Happened.GIVEN, rules, thing, detail=f"copies the text of {to.label}", source=thing.id)
        return found

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.COPY, Subject.THIS, Whose.YOURS), reads_them(About.KEYWORD, of=UNIT))

    def describe(self) -> str:
        return "As you attach this to a unit, its Effect Text becomes a copy of that unit's text."


class MakesItACopy(AsAttached, frozen=True):
    """You choose another friendly unit; the top-most card is a copy of it while this is attached.

    Friendly is read from the point of view of the attached card's controller. If there is no other unit, nothing
    happens.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_IT_ATTACHES, AS_AN_EVENT, ONE_AFTER_THE_OTHER, COPY, COPYABLE)

    def changes(self, game: Game, thing: GameObject, to: GameObject) -> Procedure[tuple[Change, ...]]:
        friendly = Criteria(side=Side.FRIENDLY)
        units = [
            unit for unit in game.units
            if unit.id != to.id and friendly.matches(game.state, unit, thing.controller, thing.id)
        ]  # fmt: skip
        if not units:
            game.tell(Happened.IGNORED, AS_IT_ATTACHES, thing, detail="there is no other friendly unit")
            return ()
        prompt = f"which unit does {to.label} become a copy of"
        player = thing.controller
        key = yield from choose_one(Kind.PICK, player, "copy", AS_IT_ATTACHES, prompt, options_for(units), thing.label)
        model = named(units, key)
        if to.buffs > 1:
            record_doubt(game, SEVERAL_BUFFS)
        rules = (AS_IT_ATTACHES, AS_AN_EVENT, ONE_AFTER_THE_OTHER, COPY, COPYABLE)
        game.tell(Happened.COPIED, rules, to, detail=model.label, source=thing.id)
        return (IsCopy(copied(to.card, model.card)),)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.COPY, of=a_unit()), clause(Verb.READS, About.TRAITS, Pick(a_friendly_unit())))

    def describe(self) -> str:
        return (
            "As you attach this to a unit, choose another friendly unit. "
            "While this is attached, the first is a copy of the other."
        )
