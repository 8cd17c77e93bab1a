"""Battlefields that come into the game with a permanent (rules 369.3, 439.2.b.5), and moves that battlefields allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY, ObjectId
from judge.engine.state.objects import GameObject
from judge.engine.state.state import Battlefield
from judge.engine.state.zones import battlefield, field
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

DESTINATIONS = cite("move.destinations")  # 144.4
CREATED = cite("create.battlefield")  # 439.2.b.5
UNCONTROLLED = cite("create.battlefield-uncontrolled")  # 439.4.b


class AddsBattlefield(Ability, frozen=True):
    """As the source is played, a token battlefield is added unless it is already there, and the source enters there.

    This replaces where the source would have entered (369.3), so the location chosen for it does not matter.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CREATED, UNCONTROLLED)

    token: Card

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.REPLACES, About.ENTER, Subject.THIS, Whose.YOURS),
            Clause(Verb.BRINGS, About.TOKENS, whose=Whose.YOURS, of=self.token),
        )

    def describe(self) -> str:
        return (
            f"As this is played, add the battlefield token {self.token.name} if there is none. This then enters there."
        )


class OpenToMoves(Ability, frozen=True):
    """Units can move here from anywhere, other battlefields included."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DESTINATIONS,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.MOVE, more=1),)

    def describe(self) -> str:
        return "Units can move here from anywhere."


def add_battlefield_with(game: Game, thing: GameObject, player: str) -> Place | None:
    """Add the battlefield that comes with a permanent.

    Returns the place where it enters, or None if nothing is added.
    """
    for ability in thing.card.abilities:
        if isinstance(ability, AddsBattlefield) and not _is_there(game.state, ability.token):
            return _add(game, ability.token, player)
    return None


def open_from_battlefields(game: Game, thing: GameObject, open_to_it: list[Place]) -> list[Place]:
    """The battlefields among ``open_to_it`` that let a unit at another battlefield move there."""
    names = {found.place.of for found in game.state.board.having(OpenToMoves)}
    return [place for place in open_to_it if place.of in names and place != thing.place] if names else []


def _is_there(state: GameState, token: Card) -> bool:
    return any(thing.card.name == token.name for name in state.battlefields for thing in state.objects_in(field(name)))


def _add(game: Game, token: Card, owner: str) -> Place:
    """Create a battlefield that nobody controls yet (439.4.b)."""
    used = {thing.label for thing in game.state.objects.values()} | game.state.battlefields.keys()
    name, number = token.name, 1
    while name in used:
        number += 1
        name = f"{token.name} #{number}"
    game.change(battlefields={**game.state.battlefields, name: Battlefield()})
    stamp = game.new_id() if token.changes_others else 0
    which = ObjectId(max(game.state.objects) + 1)
    made = game.new_object(GameObject(which, token, name, owner, NOBODY, field(name), stamp=stamp))
    game.tell(Happened.BATTLEFIELD_ADDED, (CREATED, UNCONTROLLED), made, who=owner)
    return battlefield(name)
