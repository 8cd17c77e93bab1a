"""Copies (rules 477.1.b, 185.3): an object takes on the copyable traits of another one.

A token that has become a copy has the cost (185.3.a.2) and the domains (185.3.b.1) of what it is a copy of.

A copy of a unit has the printed Might of that unit: 477.1.b.1.a does not list Might; the Vendetta FAQ counts it among
the copyable traits, as 477.1.a.1 assigns it in the same layer.

Unclear: what becomes of several buffs on a unit that was allowed to have them (426.1.b.2) and then is a copy of one
that is not: 702.3 allows one, and no rule takes the others off. They stay here.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.changes import IsCopy
from judge.engine.wording.clause_objects import brings, clause
from judge.engine.wording.doubts import record_doubt
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

COPY = cite("copy.replaces-traits")  # 477.1.b.1
COPYABLE = cite("copy.copyable-traits")  # 477.1.b.1.b
STAYS_A_TOKEN = cite("tokens.stay-tokens")  # 185.1.a

SEVERAL_BUFFS = open_question(
    "several-buffs-on-a-copy",
    "What happens to several buffs on a unit that loses the text allowing them, by becoming a copy say?",
    "they stay",
)


class BecomeCopy(Instruction, frozen=True):
    """Make ``what`` a copy of the one object that ``of`` names; nothing happens if that is gone."""

    performed_by: ClassVar[tuple[Slug, ...]] = (COPY, COPYABLE, STAYS_A_TOKEN)

    what: Reference
    of: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        models = yield from objects_of(game, context, self.of)
        for thing in (yield from objects_of(game, context, self.what)):
            if models and models[0].on_board and thing.id != models[0].id:
                become_copy(game, thing, models[0])

    def clauses(self) -> Clauses:
        return (brings(About.COPY, self.what), clause(Verb.READS, About.TRAITS, self.of))

    def describe(self) -> str:
        return f"{self.what.describe()} becomes a copy of {self.of.describe()}"


def become_copy(game: Game, thing: GameObject, model: GameObject) -> None:
    """Replace the copyable traits of an object by those of another, without what was given to the latter.

    These become its own copyable traits (477.1.b.1.b). Counters, damage and statuses stay.

    Raises NotModelled for cards: no text makes a card a copy for good. While an Equipment is attached: ``IsCopy``.
    """
    if not thing.card.token:
        raise NotModelled("A card that becomes a copy is not modelled, only a token.", where=thing.label)
    stamp = game.new_id() if model.card.changes_others else 0
    card = copied(thing.card, model.card)
    lasting = thing.lasting
    if thing.itself is not None:  # a copy as long as an Equipment is attached: that is replaced for good
        lasting = tuple(found for found in lasting if not isinstance(found.change, IsCopy))
    if thing.buffs > 1:
        record_doubt(game, SEVERAL_BUFFS)
    now = game.update(thing, card=card, itself=None, lasting=lasting, stamp=stamp)
    game.tell(Happened.COPIED, (COPY, COPYABLE, STAYS_A_TOKEN), now, detail=model.label)


@cache
def copied(card: Card, model: Card) -> Card:
    """The text of an object that has become a copy of another; equal arguments give the identical value."""
    return replace(model, token=card.token)
