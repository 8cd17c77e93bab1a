"""The capacity of a battlefield's facedown zone (rule 107.3.b): one card, unless its text makes room for more."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.facedown import show_facedown
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.state.zones import (
    Place,
    Zone,
    field,
    trash,
)
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

MORE_OR_FEWER = cite("facedown-zone.holds-more-or-fewer")  # 107.3.b.1
TOO_MANY = cite("facedown-zone.too-many")  # 107.3.b.2


class MayHideMore(Ability, frozen=True):
    """One more card can be hidden here."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MORE_OR_FEWER, TOO_MANY)

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.HIDE, Whose.ANY, amount=1, more=1),)

    def describe(self) -> str:
        return "One more card can be hidden here."


def room(state: GameState, name: str) -> int:
    """The capacity of a battlefield's facedown zone now."""
    return room_of(tuple(found for thing in state.objects_in(field(name)) for found in thing.abilities))


def room_of(abilities: tuple[Ability, ...]) -> int:
    """The capacity of the facedown zone of a battlefield with these abilities."""
    return 1 + sum(isinstance(found, MayHideMore) for found in abilities)


def trash_excess_facedown(game: Game, name: str) -> Procedure[None]:
    """Put facedown cards beyond the zone's capacity into the trash; their controller picks which."""
    cards = game.state.objects_in(Place(Zone.FACEDOWN, name))
    excess = len(cards) - room(game.state, name) if cards else 0
    if excess <= 0:
        return
    player = cards[0].controller
    options = tuple(Option(card.label, card.label, card.label) for card in cards)
    prompt = f"which facedown card at {name} goes to the trash"
    answer = yield from ask(Decision(Kind.PICK, player, "facedown", TOO_MANY, prompt, options, excess, excess))
    for card in cards:
        if card.label in answer:
            show_facedown(game, card)
            lost = game.put(card, trash(card.owner))
            game.tell(Happened.TRASHED, TOO_MANY, lost, detail=str(lost.place))
