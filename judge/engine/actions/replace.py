"""Replace (rule 438): a token takes the place of a card or token, and can be swapped back for it.

What replaces is the same game object as what it replaces (438.1.a): the object stays, with all references to it and all
effects on it, and has another text. The card that it was is in banishment meanwhile (438.5), marked with the object
that took its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.room_to_hide import trash_excess_facedown
from judge.engine.state.card import BATTLEFIELD
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.events import Happened
from judge.engine.state.identity import ObjectId
from judge.engine.state.instruction import Instruction
from judge.engine.state.objects import GameObject
from judge.engine.state.zones import (
    NOWHERE,
    Zone,
    banishment,
    field,
)
from judge.engine.targeting.targets import objects_of, place_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

REPLACE = cite("replace.token-in-its-place")  # 438.1
SAME_OBJECT = cite("replace.same-object")  # 438.1.a
REPLACED_IN_BANISHMENT = cite("replace.lies-in-banishment")  # 438.5
TOKEN_CEASES = cite("replace.token-ceases")  # 438.6
SWAP_BACK = cite("replace.swapped-back")  # 438.7.b
ANY_BEFORE_IT = cite("replace.any-that-was-replaced")  # 438.7.b.1
NOTHING_TO_SWAP = cite("replace.nothing-to-swap-back")  # 438.7.c


class ReplaceBattlefield(Instruction, frozen=True):
    """Replace the battlefield that the effect calls "here" or "that battlefield" with a token battlefield."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REPLACE, SAME_OBJECT, TOKEN_CEASES, REPLACED_IN_BANISHMENT)

    token: Card

    here: ClassVar[bool] = True  # triggers about different battlefields differ by that

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        place = place_of(game, context)
        if place is not None and place.zone is Zone.BATTLEFIELD:
            for thing in game.state.objects_in(field(place.of)):
                replace(game, thing, self.token, context.you)
            yield from trash_excess_facedown(game, place.of)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.COPY, of=BATTLEFIELD, named=(self.token.name,)),)

    def describe(self) -> str:
        return f"replace that battlefield with {with_article(self.token.name)} battlefield token"


class SwapBack(Instruction, frozen=True):
    """Replace a token with the card that it replaced, if that is still in banishment."""

    performed_by: ClassVar[tuple[Slug, ...]] = (NOTHING_TO_SWAP, SWAP_BACK, ANY_BEFORE_IT)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            swap_back(game, thing)
            if thing.place.zone is Zone.FIELD:
                yield from trash_excess_facedown(game, thing.place.of)

    def clauses(self) -> Clauses:
        return (brings(About.COPY, self.what),)

    def describe(self) -> str:
        return f"replace {self.what.describe()} with what it replaced"


def replace(game: Game, thing: GameObject, token: Card, owner: str) -> None:
    """Put a token in the place of a card or token; everything true of that one is true of the token (438.1).

    A replaced token ceases to exist; a card goes to its owner's banishment without being banished (438.4).
    """
    if not thing.card.token:
        number = ObjectId(max(game.state.objects) + 1)
        home = banishment(thing.owner)
        game.new_object(GameObject(number, thing.card, thing.label, thing.owner, thing.owner, home,
                                   replaced_by=thing.id.card))  # fmt: skip
    rules = (REPLACE, SAME_OBJECT, TOKEN_CEASES if thing.card.token else REPLACED_IN_BANISHMENT)
    game.tell(Happened.STANDS_IN, rules, thing, detail=token.name)
    _becomes(game, thing, token, _free_label(game, token.name, thing), owner)


def swap_back(game: Game, thing: GameObject) -> None:
    """End a token and put the replaced card in its place.

    Everything true of the token is true of the card (438.7.b).
    """
    lying = _replaced_cards(game, thing)
    if not lying:
        game.tell(Happened.IGNORED, NOTHING_TO_SWAP, thing, detail="there is nothing that it could be swapped back for")
        return
    card = lying[0]
    gone = game.put(card, NOWHERE)
    game.update(gone, card=thing.card, label=thing.label, owner=thing.owner)  # the token that has ceased to exist
    _becomes(game, thing, card.card, card.label, card.owner)
    game.tell(Happened.SWAPPED_BACK, (SWAP_BACK, ANY_BEFORE_IT), game.state.objects[thing.id.card], detail=thing.label)


def _replaced_cards(game: Game, thing: GameObject) -> list[GameObject]:
    """The cards in banishment that the object, or tokens in its place before it, have replaced (438.7.b.1)."""
    return [
        found for found in game.state.objects.values()
        if found.replaced_by == thing.id.card and found.place.zone is Zone.BANISHMENT
    ]  # fmt: skip


def _becomes(game: Game, thing: GameObject, card: Card, label: str, owner: str) -> None:
    stamp = game.new_id() if card.changes_others else 0
    game.update(thing, card=card, label=label, owner=owner, stamp=stamp)


def _free_label(game: Game, name: str, but: GameObject) -> str:
    used = {thing.label for thing in game.state.objects.values() if thing is not but}
    number = 1
    while (label := name if number == 1 else f"{name} #{number}") in used:
        number += 1
    return label
