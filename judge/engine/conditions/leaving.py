"""Conditions on objects that leave the board (rules 124, 383.2.c): killed, banished, returned, recycled."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import LEFT, Deed, Done, LeftBoard
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.state.state import Noticed
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.player_clauses import HERE
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

OUT_OF_PLAY = cite("return-to-hand.new-object")  # 124
OWNERS_HAND = cite("return-to-hand.owners-hand")  # 056


class WhenThisLeavesBoard(Condition, frozen=True):
    """When the source leaves the board, by whatever means; it is asked as it was there."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({LeftBoard})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (OUT_OF_PLAY,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [found for found in occurrences if isinstance(found, LeftBoard) and found.thing.id == thing.id]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.LEAVE, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When this leaves the board"


class WhenReturnedToHand(Condition, frozen=True):
    """When something that matches is returned from the board to a hand, which is its owner's; ``here``: from here.

    A token is put there, too, before it ceases to exist (186.1).
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    criteria: Criteria
    here: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (OWNERS_HAND,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Done) and found.deed is Deed.RETURN
            and (not self.here or found.thing.place == thing.location)
            and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        found = clause(Verb.LISTENS, About.RETURN, self.criteria)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        return f"When {self.criteria.describe()}{' here' * self.here} is returned to a player's hand"


def notice_leaving(game: Game, before: GameObject | None, now: GameObject) -> None:
    """Note that an object has left the board, where its own text waits for that."""
    if before is not None and before.on_board and not now.on_board and _waits(before.card):
        event = game.tell(Happened.LEFT_BOARD, OUT_OF_PLAY, before)
        game.state = game.state.changed(noticed=(*game.state.noticed, Noticed(before, event, LEFT)))


@cache
def _waits(card: Card) -> bool:
    return any(isinstance(part, WhenThisLeavesBoard) for part in walk(card.abilities))
