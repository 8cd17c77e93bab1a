"""Replacement effects on playing a token: that token and another one like it (rules 371, 375)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.limits import WHOEVER
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import yes_no
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask_whether
from judge.engine.wording.circumstances import moves_key
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

TIMES_EACH_TURN = cite("replacement.times-each-turn")  # 371.1
MAY_APPLY = cite("replacement.may-apply")  # 371.2
INHERITS = cite("replacement.inherits-modifications")  # 375
APPLIED = "more tokens by"


class AdditionalToken(Ability, frozen=True):
    """Once each turn, if you would play a token of a type while ``when`` holds: you may play another one like it, too.

    The additional token inherits everything that the effect says about the first (375). A player who does not apply
    this can apply it to a later token of the turn (371.2.b).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (TIMES_EACH_TURN, MAY_APPLY, INHERITS)

    card_type: str
    when: Circumstance

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.REPLACES, About.TOKENS, Subject.PLAYERS, Whose.YOURS, of=self.card_type, first=True, more=1),
        )

    def describe(self) -> str:
        token = f"a token {self.card_type.lower()}"
        return (
            f"Once each turn, while {self.when.describe()}, if you would play {token}, you may play one more like it."
        )


def tokens_to_play(game: Game, player: str, token: Card) -> Procedure[int]:
    """The number of tokens played where an effect says one; each replacement effect applies to it once (370.2)."""
    count = 1
    for thing in _applying(game.state, player, token):
        words = f"play another {token.name} token"
        question = yes_no(
            player, "replacement", MAY_APPLY, words, yes=words, no="play just the one", source=thing.label
        )
        if (yield from ask_whether(question)):
            game.mark(f"{APPLIED} {moves_key(thing)}", WHOEVER)
            game.tell(Happened.REPLACED, (TIMES_EACH_TURN, MAY_APPLY, INHERITS), thing, source=thing.id,
                      detail=f"one more {token.name} token is played")  # fmt: skip
            count += 1
        else:
            game.tell(Happened.DECLINED, MAY_APPLY, thing, who=player, detail=f"to {words}", source=thing.id)
    return count


def _applying(state: GameState, player: str, token: Card) -> list[GameObject]:
    """The objects with such an ability, repeated for each one of theirs that was not applied yet this turn."""
    found = []
    for thing in state.board.having(AdditionalToken):
        if thing.controller == player:
            meant = sum(
                isinstance(ability, AdditionalToken) and token.is_a(ability.card_type)
                and ability.when.holds(state, player, thing)
                for ability in thing.abilities
            )  # fmt: skip
            found += [thing] * (meant - state.count(f"{APPLIED} {moves_key(thing)}", WHOEVER))
    return found
