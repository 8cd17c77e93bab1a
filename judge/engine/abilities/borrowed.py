"""Control of a permanent for as long as the source of an effect stays on the board (rules 191.3, 392)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import use_up
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

CONTROLLER = cite("control.of-permanents")  # 191.3


class Borrowed(Ability, frozen=True):
    """The subject is controlled until the source leaves the board; then ``returns_to`` controls it again."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CONTROLLER,)

    returns_to: str

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.LEAVE, Subject.THIS, Whose.YOURS), Clause(Verb.BRINGS, About.CONTROL))

    def describe(self) -> str:
        return f"It is controlled until this leaves the board; then {self.returns_to} controls it."


def end_borrowing(game: Game, gone: GameObject) -> None:
    """Give back what was controlled for as long as an object, which has left the board, stayed there."""
    for made in game.state.delayed:
        if not isinstance(made.ability, Borrowed) or made.source != gone.id:
            continue
        use_up(game, made.id)
        thing = game.find(made.subject) if made.subject is not None else None
        if thing is not None and thing.on_board and thing.controller == made.controller:
            lost = game.update(thing, controller=made.ability.returns_to)
            game.tell(Happened.CONTROL_LOST, CONTROLLER, lost, who=made.controller, detail=thing.label)
