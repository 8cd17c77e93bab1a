"""What permanents give to other cards while these are played (rules 364, 365)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.dataclass import dataclass
from judge.engine.abilities.ability import Ability
from judge.engine.card import UNIT
from judge.engine.sides import are_friends
from judge.engine.zones import Zone

if TYPE_CHECKING:
    from judge.engine.chain import Permission
    from judge.engine.game import Game
    from judge.engine.objects import GameObject


@dataclass(frozen=True, slots=True)
class PlayedFromElsewhere(Ability):
    """Friendly units that are played from anywhere other than a hand have ``keywords``.

    Unclear: no rule says whether a token, which is created on the chain, is played from somewhere; here it is not.
    """

    keywords: tuple[str, ...]

    def describe(self) -> str:
        return f"Friendly units played from anywhere but a hand have {' and '.join(self.keywords)}."


@dataclass(frozen=True, slots=True)
class InHandHave(Ability):
    """Your cards with a tag have ``keywords`` in your hand, and so while they are played from there."""

    tag: str
    keywords: tuple[str, ...]

    def describe(self) -> str:
        return f"Each {self.tag} in your hand has {' and '.join(self.keywords)}."


def keywords_in_hand(game: Game, player: str, thing: GameObject) -> tuple[str, ...]:
    """The keywords of a card in a hand or the like: its own, and what permanents of that player give it there."""
    if not thing.card.tags or thing.place.zone is not Zone.HAND:
        return thing.card.keywords
    givers = [thing for thing in game.state.having(InHandHave) if thing.card.is_permanent]
    if not givers:
        return thing.card.keywords
    return thing.card.keywords + tuple(
        keyword
        for giver in givers
        if giver.controller == player
        for ability in giver.abilities
        if isinstance(ability, InHandHave) and ability.tag in thing.card.tags
        for keyword in ability.keywords
    )


def keywords_while_played(game: Game, player: str, thing: GameObject, permission: Permission | None) -> tuple[str, ...]:
    """The keywords of a card that a player plays: its own, and what friendly permanents give it (740.1.a)."""
    own = thing.card.keywords
    if permission is None or permission.origin.zone is Zone.HAND or not thing.card.is_a(UNIT) or thing.card.token:
        return own
    return own + tuple(
        keyword
        for giver in game.state.having(PlayedFromElsewhere)
        if are_friends(game.state, giver.controller, player) and giver.card.is_permanent
        for ability in giver.abilities
        if isinstance(ability, PlayedFromElsewhere)
        for keyword in ability.keywords
    )
