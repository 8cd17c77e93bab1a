"""Effects that forbid players to play cards or spells this turn (054.1); they override what permits it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.naming import is_named_and_barred
from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.player_clauses import of_players
from judge.engine.wording.sentences import ordinal
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

CANNOT_PLAY = cite("rules.cannot-beats-can")  # 054.1

SPELLS, CARDS = "cannot play spells", "cannot play cards"
"""Marks of a turn."""


class NotPlayedBeforeTurn(Ability, frozen=True):
    """It cannot be played on its player's turns before the one of this number; ``COUNTED_TURNS`` is the highest."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT_PLAY,)

    turn: int

    def clauses(self) -> Clauses:
        forbids = Clause(Verb.FORBIDS, About.PLAY, Subject.THIS, Whose.YOURS)
        return (forbids, of_players(Verb.READS, About.TURN, amount=self.turn))

    def describe(self) -> str:
        return f"This cannot be played on your turns before your {ordinal(self.turn)}."


def is_barred(game: Game, player: str, card: GameObject) -> bool:
    """Whether an effect of this turn, or a named card, forbids a player to play a card; tokens are not cards (185)."""
    if is_named_and_barred(game.state, player, card) or _comes_too_early(game, player, card):
        return True
    if not game.state.marks or card.card.token:
        return False
    return bool(game.state.count(CARDS, player) or (SPELL in card.card.types and game.state.count(SPELLS, player)))


def _comes_too_early(game: Game, player: str, card: GameObject) -> bool:
    """Whether its own text keeps it from being played on this turn of its player."""
    if NotPlayedBeforeTurn not in card.card.kinds:
        return False
    return game.state.turn.player == player and any(
        isinstance(found, NotPlayedBeforeTurn) and game.state.player(player).turns_begun < found.turn
        for found in card.card.abilities
    )
