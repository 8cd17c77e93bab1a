"""Playing tokens (rules 185.2.a, 350.2, 439.2.c): a token is created on the chain and played from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.while_played import TOKENS_FROM_NOWHERE, given_from_elsewhere
from judge.engine.instructions.additional_token import tokens_to_play
from judge.engine.playing.play import HIDDEN_PLAYS_THERE, begin_play
from judge.engine.state.card import UNIT
from judge.engine.state.chain import Permission
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.identity import ObjectId
from judge.engine.state.instruction import Instruction
from judge.engine.state.objects import GameObject
from judge.engine.state.zones import NOWHERE, base
from judge.engine.targeting.amounts import Amount, words
from judge.engine.targeting.information import read
from judge.engine.targeting.targets import place_of
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.references import THERE
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

CREATED_ON_THE_CHAIN = cite("tokens.created-on-the-chain")  # 439.2.c
PLAYED = cite("tokens.can-be-played")  # 350.2


class PlayToken(Instruction, frozen=True):
    """Play ``count`` tokens.

    ``exhausted`` is how they enter, None if the effect does not say; ``in_base`` and ``here`` are where; ``there`` is
    the place that met the condition of the trigger. A unit token that a hidden card makes its player play goes to the
    battlefield of that card (811.1.d.3).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PLAYED, CREATED_ON_THE_CHAIN)

    token: Card
    count: int | Amount = 1
    exhausted: bool | None = None
    in_base: bool = False
    here: bool = False
    there: bool = False

    @property
    def refers_to_there(self) -> bool:  # type: ignore[override]
        """Whether it plays them at the place that met the condition of its trigger."""
        return self.there

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        count = (yield from read(self.count, game, context)) or 0
        bound = context.item.bound_to if context.item is not None and self.token.is_a(UNIT) else None
        rules: tuple[Slug, ...] = (PLAYED, CREATED_ON_THE_CHAIN)
        places = (base(context.you),) if self.in_base else ()
        if self.here or self.there:
            place = place_of(game, context) if self.here else _place_met(context)
            if place is None:
                return
            places = (place,)
        if bound is not None:
            places, rules = (bound,), (*rules, HIDDEN_PLAYS_THERE)
        if count and self.token.is_a(UNIT) and given_from_elsewhere(game, context.you):
            record_doubt(game, TOKENS_FROM_NOWHERE)
        permission = Permission(NOWHERE, instructed=True, places=places, exhausted=self.exhausted)
        for _ in range(count):
            for _ in range((yield from tokens_to_play(game, context.you, self.token))):
                made = game.new_object(
                    GameObject(
                        ObjectId(max(game.state.objects, default=0) + 1), self.token,
                        _free_label(game, self.token.name), context.you, context.you,
                    )
                )  # fmt: skip
                begin_play(game, context.you, made, permission, rules=rules)
                context.played.append(game.state.objects[made.id.card].id)

    def clauses(self) -> Clauses:
        return (
            Clause(
                Verb.BRINGS,
                About.TOKENS,
                Subject.PLAYERS,
                Whose.YOURS,
                of=self.token,
                amount=self.count if isinstance(self.count, int) else None,
            ),
        )

    def describe(self) -> str:
        how = {None: "", True: " exhausted", False: " ready"}[self.exhausted]
        where = " to your base" if self.in_base else " here" if self.here else " there" if self.there else ""
        if isinstance(self.count, int):
            return f"play {self.count}{how} {self.token.name} token{'s' * (self.count != 1)}{where}"
        return f"play{how} {with_article(self.token.name)} token{where} {words(self.count).removesuffix(':')}"


def _place_met(context: EffectContext) -> Place | None:
    """The place that met the condition of the trigger (359.3.f.3)."""
    return context.item.place_called(THERE) if context.item is not None else None


def _free_label(game: Game, name: str) -> str:
    used = {thing.label for thing in game.state.objects.values()}
    number = 1
    while (label := name if number == 1 else f"{name} #{number}") in used:
        number += 1
    return label
