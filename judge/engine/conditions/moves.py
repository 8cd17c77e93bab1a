"""Conditions on moves (rules 420, 446) and on showdowns that begin (344)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import Moved, ShowdownBegan
from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import battlefield
from judge.engine.wording.circumstances import MOVES, moves_key
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.criteria import Where, is_at
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.player_clauses import HERE, of_players
from judge.engine.wording.sentences import ordinal
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

MOVE = cite("move.between-locations")  # 420.1
COMPLETE = cite("move.complete")  # 453
SHOWDOWN_BEGINS = cite("showdown.begins")  # 344.2


_TO = {Where.ANYWHERE: "", Where.BATTLEFIELD: " to a battlefield", Where.BASE: " to a base"}


_FROM = {Where.ANYWHERE: " from a location", Where.BATTLEFIELD: " from a battlefield", Where.BASE: " from a base"}


class WhenThisMoves(Condition, frozen=True):
    """When the source moves to such a place, by a Standard Move or by an effect; a recall is no move (456).

    ``nth``: only its nth move of a turn (383.1). ``origin``: it moves from such a place, and "there" is that place.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Moved})

    to: Where = Where.ANYWHERE
    nth: int = 0
    origin: Where | None = None

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (MOVE, COMPLETE)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Moved) and found.thing.id == thing.id and is_at(found.thing.place, self.to)
            and (self.origin is None or is_at(found.origin, self.origin))
            and (not self.nth or game.state.count(MOVES, moves_key(thing)) == self.nth)
        ]  # fmt: skip

    def there(self, occurrence: Occurrence) -> Place | None:
        if self.origin is not None and isinstance(occurrence, Moved):
            return occurrence.origin
        return super().there(occurrence)

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.MOVE, Subject.THIS, Whose.YOURS, first=bool(self.nth)),)

    def describe(self) -> str:
        """The condition in our words."""
        move = f"moves{_TO[self.to]}" if self.origin is None else f"moves{_FROM[self.origin]}{_TO[self.to]}"
        return f"When this {move} for the {ordinal(self.nth)} time in a turn" if self.nth else f"When this {move}"


class WhenMoves(Condition, frozen=True):
    """When a unit that matches moves; each of several triggers on its own.

    ``from_here``: from where the source is. ``by_you``: you move it, by a Standard Move or an effect of yours.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Moved})

    criteria: Criteria
    from_here: bool = False
    by_you: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (MOVE, COMPLETE)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Moved) and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
            and (not self.from_here or found.origin == thing.location)
            and (not self.by_you or found.player == thing.controller)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        found = clause(Verb.LISTENS, About.MOVE, self.criteria)
        return (found, HERE) if self.from_here else (found,)

    def describe(self) -> str:
        what = self.criteria.describe()
        return f"When you move {what}" if self.by_you else f"When {what} moves{' from here' * self.from_here}"


ONE_MOVE = open_question(
    "opponent-moves-several-units",
    "If an opponent moves several units together, how many times have they moved?",
    "once for each battlefield that they move units to",
)


WHOSE_MOVE = open_question(
    "who-moves-a-unit-of-another-player",
    "If a player moves a unit of another player, which of the two has moved?",
    "the player who controls the unit",
    "the player whose spell or ability moves it",
)


class WhenOpponentMoves(Condition, frozen=True):
    """When an opponent moves one or more of their units to a battlefield where the source is not.

    Unclear: whether an opponent who moves several units together moves once. The condition speaks of the player and
    not of a unit, so they do, as one who attacks with several units attacks once (383.4.e).

    Unclear: whose move it is if another player moves the unit. A player "moves" as they "attack", with units that they
    control (383.4.e), so it is that player's move; read as "moves a unit", it is that of whoever performs it (411.4).
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Moved})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (MOVE, COMPLETE)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        found: dict[tuple[str, Place], Occurrence] = {}
        for one in occurrences:
            if (
                not isinstance(one, Moved)
                or not is_at(one.thing.place, Where.BATTLEFIELD)
                or one.thing.place == thing.place
            ):
                continue
            is_theirs = is_on(Side.ENEMY, game.state, one.thing.controller, thing.controller)
            if is_theirs is not is_on(Side.ENEMY, game.state, one.player, thing.controller):
                record_doubt(game, WHOSE_MOVE)
            if is_theirs:
                key = (one.thing.controller, one.thing.place)
                if key in found:
                    record_doubt(game, ONE_MOVE)
                found.setdefault(key, one)
        return [*found.values()]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.MOVE, whose=Whose.ENEMY, of=UNIT), HERE)

    def describe(self) -> str:
        return "When an opponent moves to a battlefield where this is not"


class WhenShowdownBeginsHere(Condition, frozen=True):
    """When a showdown begins where the source is, also as the first step of a combat (344.1)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({ShowdownBegan})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (SHOWDOWN_BEGINS,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            found for found in occurrences
            if isinstance(found, ShowdownBegan) and thing.location == battlefield(found.at)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.SHOWDOWN, Whose.ANY), HERE)

    def describe(self) -> str:
        return "When a showdown begins here"


WHEN_THIS_MOVES = WhenThisMoves()
