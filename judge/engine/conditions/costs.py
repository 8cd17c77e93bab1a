"""Conditions that ask what something costs (rules 206, 206.1, 377.2.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import AbilityPlayed, Played
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.player_clauses import of_players
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug

COST_OF_A_CARD = cite("costs.asked-of-a-card")  # 206
COST_OF_AN_ABILITY = cite("costs.asked-of-an-ability")  # 206.1


class WhenYouPlayCosting(Condition, frozen=True):
    """When the controller of the source plays a card of one of the types that costs at least ``energy``.

    The printed or copied cost counts, whatever was paid; ``power`` is how many symbols it has at least. Without types,
    any card counts. ``abilities``: activated abilities count as well, by base cost.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Played, AbilityPlayed})

    energy: int
    card_types: tuple[str, ...] = ()
    abilities: bool = False
    power: int = 0

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (COST_OF_A_CARD, COST_OF_AN_ABILITY) if self.abilities else (COST_OF_A_CARD,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [found for found in occurrences if self._fits(found, thing.controller)]

    def _fits(self, found: Occurrence, you: str) -> bool:
        if isinstance(found, AbilityPlayed):
            return self.abilities and found.player == you and found.cost.energy >= self.energy
        return (
            isinstance(found, Played) and found.player == you and found.thing.card.energy >= self.energy
            and found.thing.card.power >= self.power and not (found.thing.card.token and not self.card_types)
            and (not self.card_types or any(found.thing.card.is_a(kind) for kind in self.card_types))
        )  # fmt: skip

    def clauses(self) -> Clauses:
        kinds = self.card_types or (None,)
        found = [of_players(Verb.LISTENS, About.PLAY, of=kind, amount=self.energy or None) for kind in kinds]
        if self.abilities:
            found.append(of_players(Verb.LISTENS, About.ACTIVATE, amount=self.energy))
        return (*found, of_players(Verb.READS, About.COST, amount=self.energy or None))

    def describe(self) -> str:
        kinds = [*(kind.lower() for kind in self.card_types)]
        kinds = [f"play {' or '.join(with_article(kind) for kind in kinds or ['card'])}"]
        kinds += ["use an activated ability"] if self.abilities else []
        cost = "[A]" * self.power or f"[{self.energy}]"
        return f"When you {' or '.join(kinds)} that costs {cost} or more"
