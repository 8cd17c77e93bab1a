"""Texts about a player's own trash: banishing instead of going there, and playing cards from there (366, 419.3).

Unclear: no rule says whether a card that is banished instead of being discarded, as by Endless Riches, was discarded.
Discarding moves a card to the trash (422.1), so it was not; as a cost, the discard has been paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.doubts import open_question
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.zones import Zone, banishment
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

AS_STATED = cite("play.as-the-effect-says")  # 419.3.b
INTERCEDE = cite("replacement.intercede")  # 369
BANISH = cite("banish.to-banishment")  # 427.1

NOT_DISCARDED = open_question(
    "banished-instead-of-discarded",
    "If Endless Riches banishes a card instead of putting it into the trash, was that card discarded?",
    "it was not; a cost is still paid",
)


class BanishedInsteadOfTrash(Ability, frozen=True):
    """A card of yours that would go to your trash from anywhere but your Main Deck is banished instead.

    For a permanent that would be killed, use ``WouldDie(YourCards(), …)``.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (INTERCEDE, BANISH)

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.REPLACES, About.TRASH, whose=Whose.YOURS),
            Clause(Verb.BRINGS, About.BANISH, whose=Whose.YOURS),
        )

    def describe(self) -> str:
        return "Banish each card that would go to your trash, except one that comes from your Main Deck."


class MayPlayFromTrash(Ability, frozen=True):
    """The controller of the source may play cards from their trash, at the usual times and costs."""

    performed_by: ClassVar[tuple[Slug, ...]] = (AS_STATED,)

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.PLAY, more=1, zone=Zone.TRASH),)

    def describe(self) -> str:
        return "You may play cards from your trash."


class YourCards(Struct, frozen=True):
    """Criteria for the cards owned by the controller of the ability; tokens are no cards (185)."""

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        """Whether the object is one of them."""
        return thing.owner == you and not thing.card.token

    def describe(self) -> str:
        return "a card of yours"


def instead_of_trash(game: Game, thing: GameObject, place: Place) -> Place:
    """The place for a card that would go to its owner's trash; undoing a play moves nothing there (358.5)."""
    if thing.place.zone in {Zone.MAIN_DECK, Zone.NOWHERE}:
        return place
    texts = [found for found in game.state.having(BanishedInsteadOfTrash) if found.controller == thing.owner]
    if not texts:
        return place
    game.tell(Happened.BANISHED, (INTERCEDE, BANISH), thing, source=texts[0].id)
    return banishment(thing.owner)


def may_play_from_trash(state: GameState, player: str) -> bool:
    """Whether a text lets a player play cards from their trash."""
    for found in state.having(MayPlayFromTrash):
        if found.controller == player:
            return True
    return False
