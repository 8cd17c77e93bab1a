"""Keywords that permanents give to other cards while these are played (rules 364, 365)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.ability import Ability
from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.sides import are_friends
from judge.engine.state.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.chain import Permission
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

PASSIVE = cite("passive.statement")  # 364

TOKENS_FROM_NOWHERE = open_question(
    "where-a-token-is-played-from",
    "Is a token played from somewhere other than a hand (Rek'Sai, Breacher)?",
    "it is not: it comes from no place",
)


class PlayedFromElsewhere(Ability, frozen=True):
    """Friendly units played from anywhere other than a hand have ``keywords``.

    Unclear: no rule says whether a token, which is created on the chain, is played from anywhere; here it is not.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE,)

    keywords: tuple[str, ...]

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.KEYWORD, whose=Whose.YOURS, of=UNIT, more=1, named=self.keywords),)

    def describe(self) -> str:
        return f"Friendly units played from anywhere but a hand have {' and '.join(self.keywords)}."


class InHandHave(Ability, frozen=True):
    """Your cards with a tag have ``keywords`` in your hand, and while they are played from there.

    ``everywhere``: also in the other zones that they can be played from.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PASSIVE,)

    tag: str
    keywords: tuple[str, ...]
    everywhere: bool = False

    def clauses(self) -> Clauses:
        return (
            Clause(
                Verb.CHANGES,
                About.KEYWORD,
                whose=Whose.YOURS,
                of=self.tag,
                more=1,
                zone=None if self.everywhere else Zone.HAND,
                named=self.keywords,
            ),
        )

    def describe(self) -> str:
        where = "everywhere" if self.everywhere else "in your hand"
        return f"Each {self.tag} {where} has {' and '.join(self.keywords)}."


def keywords_in_hand(game: Game, player: str, thing: GameObject) -> tuple[str, ...]:
    """A card's keywords where it can be played from: its own, and those that its player's permanents give it there."""
    return thing.card.keywords + given_to_cards(game.state, player, thing.card, thing.place.zone)


def given_to_cards(state: GameState, player: str, card: Card, zone: Zone) -> tuple[str, ...]:
    """The keywords that a player's permanents give their card in a zone, and while it is played from there."""
    if not card.tags:
        return ()
    return tuple(
        keyword
        for giver in state.having(InHandHave)
        if giver.controller == player and giver.card.is_permanent
        for ability in giver.abilities
        if isinstance(ability, InHandHave) and ability.tag in card.tags and (zone is Zone.HAND or ability.everywhere)
        for keyword in ability.keywords
    )


def keywords_while_played(game: Game, player: str, thing: GameObject, permission: Permission | None) -> tuple[str, ...]:
    """The keywords of a card while a player plays it: its own, and those that friendly permanents give it (740.1.a)."""
    own = thing.card.keywords
    if permission is None or permission.origin.zone is Zone.HAND or not thing.card.is_a(UNIT) or thing.card.token:
        return own
    return own + given_from_elsewhere(game, player)


def given_from_elsewhere(game: Game, player: str) -> tuple[str, ...]:
    """The keywords that friendly permanents give a unit that is played from anywhere but a hand."""
    return tuple(
        keyword
        for giver in game.state.having(PlayedFromElsewhere)
        if are_friends(game.state, giver.controller, player) and giver.card.is_permanent
        for ability in giver.abilities
        if isinstance(ability, PlayedFromElsewhere)
        for keyword in ability.keywords
    )
