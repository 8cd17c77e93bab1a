"""If a card's printed Might does not meet a text's limit, a test spell gives it the Might it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import SPELL, Card
from judge.engine.wording.criteria import Criteria, a_unit
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target
from judge.matchup.clauses.probe_cards import NAME

if TYPE_CHECKING:
    from judge.matchup.clauses.pair_question import Question


def spell_into_the_limit(question: Question) -> Card | None:
    """The test spell that gives the other card of a question the Might that the one asks for; None without need."""
    if not question.limit_varies or question.does is None:
        return None
    change = _change(question.does.clause.of, question.other.might or 0)
    if not change:
        return None
    return Card(NAME, (SPELL,), keywords=("Action",), effect=(GiveMight(change, Target(a_unit())),))


def _change(asked: object, might: int) -> int:
    """What a unit of that Might lacks or has too much for what is asked; 0 where it fits."""
    limits = [one for one in asked.qualities if isinstance(one, WithMight)] if isinstance(asked, Criteria) else []
    for limit in limits:
        if limit.at_most is not None and might > limit.at_most:
            return limit.at_most - might
        if limit.at_least is not None and might < limit.at_least:
            return limit.at_least - might
    return 0
