"""Numbers by which costs are reduced: "for each", and "by the highest Might" (rule 356.4.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Clause, HasClauses, Verb
from judge.engine.wording.circumstances import FINALIZED, POINTS_FROM_HOLDING
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.criteria import among
from judge.engine.wording.player_clauses import of_players
from judge.engine.wording.sentences import listed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.state import GameState
    from judge.engine.wording.criteria import CardsIn, Criteria
    from judge.slugs import Slug

ASKS_FOR_FINALIZED = cite("play.played-means-finalized")  # 419.4.b


class Count(HasClauses, frozen=True):
    """A number that is read when the cost is determined."""

    @property
    def looks_at_choices(self) -> bool:
        """Whether it depends on what is chosen."""
        return False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules on what it counts, in addition to those on discounts."""
        return ()

    def count(self, state: GameState, charged: Charged) -> int:
        """The number now."""
        raise NotImplementedError

    def describe(self) -> str:
        raise NotImplementedError


class EachOf(Count, frozen=True):
    """How many objects on the board, or cards in a zone of the player, match."""

    criteria: Criteria | CardsIn

    def count(self, state: GameState, charged: Charged) -> int:
        you = charged.player
        return sum(
            self.criteria.matches(state, thing, you, charged.thing.id) for thing in among(state, self.criteria, you)
        )

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COUNT, self.criteria),)

    def describe(self) -> str:
        several = self.criteria.describe_several()
        return (
            f"each of {several}" if several.startswith("your ") else f"each {self.criteria.describe().split(' ', 1)[1]}"
        )


class ChosenWithTag(Count, frozen=True):
    """1 if something with one of the tags is chosen, else 0 (403.2)."""

    tags: tuple[str, ...]

    @property
    def looks_at_choices(self) -> bool:
        return True

    def count(self, state: GameState, charged: Charged) -> int:  # noqa: ARG002
        return int(any(tag in thing.tags for thing in charged.chosen for tag in self.tags))

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.TRAITS, chosen=True, named=self.tags),)

    def describe(self) -> str:
        return f"a chosen {listed(self.tags, 'or')}"


class EachTagAmong(Count, frozen=True):
    """How many of several tags there are among the objects on the board that match."""

    tags: tuple[str, ...]
    criteria: Criteria

    def count(self, state: GameState, charged: Charged) -> int:
        found = [
            thing for thing in state.on_board
            if self.criteria.matches(state, thing, charged.player, charged.thing.id)
        ]  # fmt: skip
        return sum(any(tag in thing.tags for thing in found) for tag in self.tags)

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.COUNT, self.criteria), clause(Verb.READS, About.TRAITS, self.criteria))

    def describe(self) -> str:
        return f"each of the tags {listed(self.tags)} among {self.criteria.describe_several()}"


class HighestMight(Count, frozen=True):
    """The highest Might among the units that match; 0 if there is none."""

    criteria: Criteria

    def count(self, state: GameState, charged: Charged) -> int:
        you = charged.player
        return max(
            (thing.might for thing in state.on_board if thing.is_unit
             and self.criteria.matches(state, thing, you, charged.thing.id)),
            default=0,
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.MIGHT, self.criteria),)

    def describe(self) -> str:
        return f"each Might of the strongest of {self.criteria.describe_several()}"


class PlayedThisTurn(Count, frozen=True):
    """How many cards the player has finalized this turn, whatever became of them (419.4.b).

    The card being played has not been finalized yet.
    """

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (ASKS_FOR_FINALIZED,)

    def count(self, state: GameState, charged: Charged) -> int:
        return state.count(FINALIZED, charged.player)

    def clauses(self) -> Clauses:
        return (of_players(Verb.READS, About.TURN), of_players(Verb.READS, About.PLAY))

    def describe(self) -> str:
        return "each card that you have played this turn"


class MightOfTheChosen(Count, frozen=True):
    """The Might of the chosen unit (403.2)."""

    @property
    def looks_at_choices(self) -> bool:
        return True

    def count(self, state: GameState, charged: Charged) -> int:  # noqa: ARG002
        return sum(thing.might for thing in charged.chosen if thing.is_unit)

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.MIGHT, chosen=True),)

    def describe(self) -> str:
        return "each Might of the chosen unit"


class PointsFromHolding(Count, frozen=True):
    """How many points the player has scored by holding this turn (469.2)."""

    def count(self, state: GameState, charged: Charged) -> int:
        return state.count(POINTS_FROM_HOLDING, charged.player)

    def clauses(self) -> Clauses:
        return (of_players(Verb.READS, About.TURN), of_players(Verb.READS, About.HOLD))

    def describe(self) -> str:
        return "each point that you have scored from holding this turn"


class GivenFor(Count, frozen=True):
    """How many objects are given for an optional additional cost of the card.

    The cost is determined before it is paid (356.4), so that one whose death is replaced then counts as well.
    """

    cost: str = "the additional cost"

    def count(self, state: GameState, charged: Charged) -> int:  # noqa: ARG002
        return sum(
            1 + len(paying.others) for paying in charged.paying
            if paying.optional.name == self.cost and paying.chosen is not None
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"each one given for {self.cost}"
