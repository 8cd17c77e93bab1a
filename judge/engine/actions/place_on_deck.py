"""Putting cards on the top or bottom of a Main Deck, as their owner chooses (rules 056, 124, 355.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.return_to_hand import NEW_OBJECT, OWNERS_HAND
from judge.engine.actions.tokens_leaving import CEASES, ceases
from judge.engine.state.clauses import About
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.zones import main_deck
from judge.engine.targeting.targets import PICK_LATER, objects_of
from judge.engine.wording.clause_objects import brings

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug


class OwnersPlaceOnDeck(Instruction, frozen=True):
    """The owner of each of the objects puts it on their Main Deck or under it; a token ceases to exist."""

    performed_by: ClassVar[tuple[Slug, ...]] = (PICK_LATER, OWNERS_HAND, NEW_OBJECT, CEASES)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            yield from place_on_deck(game, thing, context.name)

    def clauses(self) -> Clauses:
        return (brings(About.ON_DECK, self.what),)

    def describe(self) -> str:
        return f"the owner of {self.what.describe()} puts it on top of their Main Deck or on its bottom"


def place_on_deck(game: Game, thing: GameObject, source: str) -> Procedure[None]:
    """Have an object put on the top or bottom of its owner's Main Deck, as they choose."""
    options = (Option("top", "on top"), Option("bottom", "on the bottom"))
    prompt = f"put {thing.label} on the top or bottom of the Main Deck"
    answer = yield from ask(
        Decision(Kind.PICK, thing.owner, "top or bottom", PICK_LATER, prompt, options, source=source)
    )
    moved = game.put(thing, main_deck(thing.owner), bottom=answer[0] == "bottom")
    words = f"the {answer[0]} of {thing.owner}'s Main Deck"
    event = game.tell(Happened.PLACED, (OWNERS_HAND, NEW_OBJECT), moved, who=thing.owner, detail=words)
    ceases(game, moved, event)
