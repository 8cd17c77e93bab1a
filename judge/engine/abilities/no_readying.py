"""Passive abilities that keep objects from being readied (rules 054.1, 415)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.references import This
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.criteria import Criteria, OneOf
    from judge.slugs import Slug

CANNOT = cite("rules.cannot-beats-can")  # 054.1


class CannotBeReadied(Ability, frozen=True):
    """``who`` cannot be readied while ``during`` holds; what enters ready is not readied.

    ``by_effects``: only spells and abilities cannot ready it, the Awaken Phase does.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT,)

    who: This | Criteria | OneOf
    by_effects: bool = False
    during: Circumstance | None = None

    def clauses(self) -> Clauses:
        return (clause(Verb.FORBIDS, About.READY, self.who),)

    def describe(self) -> str:
        what = self.who.describe() if isinstance(self.who, This) else self.who.describe_several()
        head = f"while {self.during.describe()}, " if self.during is not None else ""
        if self.by_effects:
            return capital(f"{head}spells and abilities cannot ready {what}.")
        return capital(f"{head}{what} cannot be readied.")


def readying_forbidden_by(game: Game, thing: GameObject, *, by_effect: bool) -> GameObject | None:
    """The object whose text keeps another one from being readied, or None."""
    state = game.state
    for source in state.having(CannotBeReadied):
        for found in source.abilities:
            if not isinstance(found, CannotBeReadied) or (found.by_effects and not by_effect):
                continue
            if found.during is not None and not found.during.holds(state, source.controller, source):
                continue
            if (
                thing.id == source.id
                if isinstance(found.who, This)
                else found.who.matches(state, thing, source.controller, source.id)
            ):
                return source
    return None
