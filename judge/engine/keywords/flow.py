"""Flow (rule 829): a spell may be played from the trash for its Flow cost and is then banished."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.ability import Ability
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.cost import Cost
    from judge.slugs import Slug

FROM_TRASH = cite("flow.from-the-trash")  # 829.1.b
BANISHED = cite("flow.banished-instead")  # 829.1.b.1

WHICH_FLOW = open_question(
    "several-flow-costs", "Which Flow cost is paid where a spell has several?", "the first one that it has"
)


class Flow(Ability, frozen=True):
    """You may play this from your trash for ``cost``; wherever it would then go from the chain, it is banished."""

    performed_by: ClassVar[tuple[Slug, ...]] = (FROM_TRASH, BANISHED)

    cost: Cost

    def describe(self) -> str:
        return f"Flow {self.cost.describe()}: You may play this from your trash for that cost, then banish it."


def flow_of(card: Card) -> Flow | None:
    """The Flow ability of a spell, or None.

    Unclear: of several, the player chooses (829.1.c.3); no card has more than one, and the first is taken here.
    """
    return next((ability for ability in card.abilities if isinstance(ability, Flow)), None)
