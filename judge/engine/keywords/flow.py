"""Flow (rule 829): a spell may be played from the trash for its Flow cost and is then banished."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import printed_cost
from judge.engine.state.zones import Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

FROM_TRASH = cite("flow.from-the-trash")  # 829.1.b
BANISHED = cite("flow.banished-instead")  # 829.1.b.1

FLOW = (
    Clause(Verb.CHANGES, About.PLAY, Subject.THIS, Whose.YOURS, more=1, zone=Zone.TRASH),
    Clause(Verb.REPLACES, About.TRASH, Subject.THIS, Whose.YOURS),
    Clause(Verb.BRINGS, About.BANISH, Subject.THIS, Whose.YOURS),
)


class Flow(Ability, frozen=True):
    """You may play this from your trash for ``cost``; wherever it would then go from the chain, it is banished."""

    performed_by: ClassVar[tuple[Slug, ...]] = (FROM_TRASH, BANISHED)

    cost: Cost

    def clauses(self) -> Clauses:
        return FLOW

    def describe(self) -> str:
        return f"Flow {self.cost.describe()}: You may play this from your trash for that cost, then banish it."


class HasFlow(Ability, frozen=True):
    """The spell that this is bound to has Flow, at its own printed cost (206, 829.1.b)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (FROM_TRASH, BANISHED)

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.KEYWORD, whose=Whose.YOURS, of=SPELL, more=1, zone=Zone.TRASH, named=("Flow",)),
        )

    def describe(self) -> str:
        return "it has Flow, for its own printed cost."


def given_flow(state: GameState, card: GameObject) -> Cost | None:
    """The Flow cost that an effect of this turn has given to a card in a trash, or None."""
    given = any(isinstance(made.ability, HasFlow) and made.subject == card.id for made in state.delayed)
    return printed_cost(card.card) if given else None


def flows_of(card: Card) -> list[Cost]:
    """The Flow costs of a spell by its own text; of several its player chooses one (829.1.c.3)."""
    return [ability.cost for ability in card.abilities if isinstance(ability, Flow)]
