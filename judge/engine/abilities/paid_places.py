"""Places to which a unit is played where its player pays an additional cost for that (rules 355.2.b, 356.2.b.1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.played_where import ADDED_LOCATIONS
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.wording.player_clauses import HERE, of_players
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

OPTIONAL_COST = cite("play.optional-additional-cost")  # 356.2.b.1


class PlayedHereFor(Ability, frozen=True):
    """Any player may pay a cost in addition to that of a unit with a tag; they play it here then."""

    performed_by: ClassVar[tuple[Slug, ...]] = (OPTIONAL_COST, ADDED_LOCATIONS)

    tag: str
    cost: Cost

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.PLAY, Whose.ANY, of=self.tag, more=1), HERE)

    def describe(self) -> str:
        what = with_article(self.tag)
        text = f"Any player may {self.cost.describe_paying()} as an additional cost to play {what}."
        return f"{text} If they do, they play it here."


def offered_costs(state: GameState, card: GameObject) -> list[OptionalCost]:
    """The additional costs that texts on the board offer for the place of a unit; each has the name of its source."""
    return [
        _offered(source.label, found.cost) for source in state.having(PlayedHereFor) for found in source.abilities
        if isinstance(found, PlayedHereFor) and card.card.is_unit and found.tag in card.card.tags
    ]  # fmt: skip


@cache
def _offered(name: str, cost: Cost) -> OptionalCost:
    return OptionalCost(name, cost)


def paid_places(state: GameState, paid: tuple[str, ...]) -> list[Place]:
    """The places for which those additional costs have been paid."""
    return [
        source.location for source in (state.having(PlayedHereFor) if paid else ())
        if source.label in paid and source.location is not None
    ]  # fmt: skip
