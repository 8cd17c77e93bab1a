"""Conditions on any player's acts, as in "when a player plays a spell", mostly of battlefields (rules 190.6, 383.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.conditions import FIRST_TIME, Condition, while_it_holds
from judge.engine.conditions.occurrences import Played
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.circumstances import played_key
from judge.engine.wording.clause_objects import whose_of
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.player_clauses import HERE, waits_for_plays
from judge.engine.wording.sentences import with_article

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug


FIRST_OF_ANY_PLAYER = open_question(
    "first-time-that-a-player",
    "Does Star Spring trigger for the first play of each player, or for the first play of all in a turn?",
    "for the first play of all",
)


class WhenAPlayerPlays(Condition, frozen=True):
    """When any player plays something of a type; ``here``: where the source is.

    ``side``: only players on that side of its controller. ``during`` must hold as it is played.
    ``token``: only tokens, only cards, or None for both. ``first_each_turn``: only the first such play of a turn,
    whoever makes it.

    Unclear: whether "the first time a player plays" means the first time in a turn for each player. The condition is an
    event that any player can bring about, and it counts as the deaths of any friendly units do in the example at
    383.1.b.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Played})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    card_type: str
    here: bool = False
    side: Side = Side.ANY
    during: Circumstance | None = None
    token: bool | None = None
    first_each_turn: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (FIRST_TIME,) if self.first_each_turn else ()

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Played) and found.thing.card.is_a(self.card_type)
            and (not self.here or found.thing.place == thing.location)
            and is_on(self.side, game.state, found.player, thing.controller)
            and (self.during is None or self.during.holds(game.state, thing.controller, thing))
            and (self.token is None or found.thing.card.token is self.token)
            and (not self.first_each_turn or self._is_first(game, found))
        ]  # fmt: skip

    def _is_first(self, game: Game, found: Played) -> bool:
        """Whether nobody played such a card to that place before in this turn."""
        key = played_key(self.card_type, found.thing.place)
        own = game.state.count(key, found.player)
        all_of_them = sum(game.state.count(key, player) for player in game.state.players)
        if own == 1 < all_of_them:
            record_doubt(game, FIRST_OF_ANY_PLAYER)
        return all_of_them == 1

    def clauses(self) -> Clauses:
        found = waits_for_plays(whose_of(self), self.card_type, self.token, first=self.first_each_turn)
        return (*found, HERE) if self.here else found

    def describe(self) -> str:
        kind = {True: "token ", False: "non-token ", None: ""}[self.token] + self.card_type.lower()
        if self.side is Side.FRIENDLY:
            return f"When a friendly {kind}{' here' * self.here} is played{while_it_holds(self.during)}"
        who = {Side.ANY: "a player plays", Side.ENEMY: "an opponent plays", Side.YOURS: "you play"}[self.side]
        when = "The first time each turn that" if self.first_each_turn else "When"
        return f"{when} {who} {with_article(kind)}{' here' * self.here}{while_it_holds(self.during)}"
