"""Remarks on the own text of a card on which the other one merely has an effect.

That the text plays no part is only reported if it has applied on a set-up with both cards. If it matters on another
set-up, that one is named. If it never applied, it was not tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import shortened
from judge.answers.sentences.edge_sentences import sentence
from judge.answers.sentences.pair_questions import OF_ANY, text_of
from judge.engine.state.events import Happened
from judge.engine.wording.turn_facts import EQUIPMENT
from judge.matchup.four_walks.recipe_set_up import RecipeSetUp
from judge.matchup.points.acting_apart import Compared, compared_apart
from judge.matchup.points.interaction import ACTED_ON, DONE_TO_IT
from judge.matchup.points.over_all_lines import AllLines
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.answers.sentences.pair_questions import PairQuestions
    from judge.engine.state.card import Card
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup


class OwnText(NamedTuple):
    """A remark that a card could be any of its kind, or the remarks on other effects of its text."""

    of_any: str = ""
    remarks: tuple[str, ...] = ()


NO_TEXT = OwnText()
LONGEST = 90
"""The maximum number of letters of a text."""
_APPLIED = ACTED_ON | {Happened.ABILITY_TRIGGERED, Happened.REPLACED, Happened.DECLINED, Happened.IGNORED}


def own_text_told(found: Matchup, asked: PairQuestions) -> OwnText:
    """The remarks on the text of a card that makes no difference to anything on the set-up that is shown."""
    best = found.best
    if best is not None and isinstance(best.board, RecipeSetUp) and best.board.idle:
        return OwnText(_of_any(next(one for one in found.cards if one.name == best.board.idle)))
    if best is None or not best.edges or asked.untried or best.edges[0].how not in DONE_TO_IT:
        return NO_TEXT
    from judge.matchup.search.own_text import idle_card, untried_texts  # noqa: PLC0415 - only where one card merely does something to the other

    card = next((one for one in found.cards if one.name == idle_card(best)), None)
    if card is None or any(one.verdict == OF_ANY and one.other == card.name for one in asked.asked):
        return NO_TEXT
    seen: set[Happened] = set()
    for number, entry in enumerate(found.set_ups, 1):
        came = _matters(card, entry)
        if came.edge is not None:
            told = sentence(came.edge, entry, AllLines(entry.walk))
            words = f"the text of {card.name} matters on another set-up (--set-up {number}): {told}"
            return OwnText("", (words,))
        seen |= {event.kind for event in AllLines(entry.walk).events() if came.whole and event.source_card == card.name}
    other = next(one for one in found.cards if one is not card)
    untried = [text_of(one).rstrip(".") for one in untried_texts(card, other, frozenset(seen))]
    if not untried:
        return OwnText(_of_any(card))
    said = shortened("; ".join(untried), LONGEST)
    return OwnText("", (f"not tried: {other.name} while what {card.name} says applies: {said}",))


def _of_any(card: Card) -> str:
    kind = "unit" if card.is_unit else EQUIPMENT if EQUIPMENT in card.tags else card.types[-1].lower()
    return f"So it is with any {kind} like it: the text of {card.name} plays no part here."


def _matters(card: Card, entry: WalkedSetUp) -> Compared:
    """The result of comparing the text of a card with the other one on a set-up, and its edge.

    Not whole if it never applied.
    """
    if edge := next((edge for edge in entry.edges if edge.by == card.name), None):
        return Compared(True, edge)
    events = AllLines(entry.walk).events()
    if not any(event.kind in _APPLIED and event.source_card == card.name for event in events):
        return Compared(whole=False)
    return compared_apart(entry.board, entry.walk, of_themselves=False)
