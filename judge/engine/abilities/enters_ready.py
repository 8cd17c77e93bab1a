"""Abilities by which permanents enter ready, or gear exhausted (rules 143.4.a, 369.3, 390.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.delayed_effects import use_up
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.references import This, is_several
from judge.engine.wording.sentences import sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.references import Every
    from judge.slugs import Slug

NEXT_ENTERS_READY = cite("delayed.replacement")  # 390.3
BY_A_TEXT = cite("units.enter-ready-by-a-text")  # 143.4.a
REPLACES_HOW_IT_ENTERS = cite("replacement.how-it-enters")  # 369.3


class NextEntersReady(Ability, frozen=True):
    """The next card of a type that you play enters ready."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NEXT_ENTERS_READY,)

    card_type: str

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.ENTER, whose=Whose.YOURS, of=self.card_type, first=True, more=1),)

    def describe(self) -> str:
        return f"The next {self.card_type.lower()} that you play enters ready."


def next_enters_ready(game: Game, thing: GameObject, player: str) -> bool:
    """Whether ``NextEntersReady`` applies to what a player plays now; that uses it up (391)."""
    fitting = [
        found for found in game.state.delayed
        if isinstance(found.ability, NextEntersReady) and found.controller == player
        and thing.card.is_a(found.ability.card_type)
    ]  # fmt: skip
    for found in fitting:
        use_up(game, found.id)
    return bool(fitting)


READY_THOUGH_PLAYED_EXHAUSTED = open_question(
    "ready-though-played-exhausted",
    "Can a text make a permanent enter ready if the effect that plays it says it enters exhausted?",
    "it does: the event of entering exhausted is what that text replaces",
)


class EntersReady(Ability, frozen=True):
    """``who`` enters ready while ``during`` holds: a replacement effect on how it enters (143.4.a, 369.3).

    Unclear: 184.1 lets an effect state that a token enters exhausted, and by 375 a replacement effect inherits what the
    effect that plays it says, but no rule says so of what it replaces. Here it enters ready (369.3).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (BY_A_TEXT,)

    who: This | Every
    during: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (clause(Verb.CHANGES, About.ENTER, self.who, more=1),)

    def describe(self) -> str:
        head = f"While {self.during.describe()}, " if self.during is not None else ""
        return sentence(f"{head}{self.who.describe()} {'enter' if is_several(self.who) else 'enters'} ready")


class EntersExhausted(Ability, frozen=True):
    """The source enters exhausted, which gear otherwise does not (359.2.d)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REPLACES_HOW_IT_ENTERS,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.ENTER, Subject.THIS, Whose.YOURS, more=-1),)

    def describe(self) -> str:
        return "This enters exhausted."


def enters_exhausted_by_text(entering: GameObject) -> bool:
    """Whether an object's own text says that it enters exhausted."""
    return any(isinstance(found, EntersExhausted) for found in entering.abilities)


def enters_ready_by_text(game: Game, entering: GameObject) -> bool:
    """Whether its own text, another object's or one that is in force this turn says that it enters ready."""
    state = game.state
    for made in state.delayed:
        ability = made.ability
        if not isinstance(ability, EntersReady) or isinstance(ability.who, This):
            continue
        if ability.who.criteria.matches(state, entering, made.controller, None):
            return True
    for thing in state.having(EntersReady):
        for found in thing.abilities:
            if not isinstance(found, EntersReady) or (
                found.during and not found.during.holds(state, thing.controller, thing)
            ):
                continue
            if isinstance(found.who, This):
                fits = thing.id == entering.id
            else:
                fits = found.who.criteria.matches(state, entering, thing.controller, thing.id)
                fits = fits and thing.id != entering.id and (not found.who.here or entering.place == thing.location)
            if fits:
                return True
    return any(
        isinstance(made.ability, EntersReady) and not isinstance(made.ability.who, This)
        and made.ability.who.criteria.matches(state, entering, made.controller, made.source)
        for made in state.delayed
    )  # fmt: skip
