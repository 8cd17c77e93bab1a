"""Texts that replace the cost of hiding a card (rule 811.1.b; the text of a card overrides it: 002)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

CARD_SAYS_SO = cite("golden.card-text-goes")  # 002


class HidesFor(Ability, frozen=True):
    """Its controller may pay ``cost`` instead of the usual cost of hiding a card with Hidden."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CARD_SAYS_SO,)

    cost: Cost

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.HIDE, amount=self.cost.energy),)

    def describe(self) -> str:
        if self.cost.is_free:
            return "You may hide cards without paying for it."
        return f"You may pay {self.cost.describe()} to hide a card, instead of the usual cost."


def other_costs(state: GameState, player: str) -> list[Cost]:
    """The alternative costs for which texts let a player hide cards, without repetition."""
    found = [
        ability.cost
        for thing in state.having(HidesFor) if thing.controller == player
        for ability in thing.abilities if isinstance(ability, HidesFor)
    ]  # fmt: skip
    found += [
        delayed.ability.cost for delayed in state.delayed
        if isinstance(delayed.ability, HidesFor) and delayed.controller == player
    ]  # fmt: skip
    return list(dict.fromkeys(found))
