"""Where a card can be played by another text, against its own: a permission that it overrules (054.1).

And an entry that replaces the usual one, which a ban on plays to that place does not stop (369.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.played_where import without_forbidden
from judge.engine.state.card import BATTLEFIELD
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.text_part import TextPart
from judge.matchup.boards.textless import walked_bare
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.points.interaction import Edge
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.objects import GameObject
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Walk
    from judge.slugs import Slug

HOW_IT_ENTERS = cite("replacement.how-it-enters")  # 369.3
BUDGET_EACH = 120


def overruled(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """The edge of a card whose own text does not let it be played at a place where the other text permits it."""
    refused, wanted = walked.impossible, question.clause
    if refused is None or wanted is None or refused.act.label != question.by.name or not wanted.permits_plays:
        return
    own = _of_its_own(question.by, Verb.FORBIDS, About.PLAY)
    if own is None:
        return
    by, other = question.by.name, question.other.name
    permitted = _places(board, by, (by,)) - _places(board, by, (by, other))
    if permitted:
        where = "there" if question.other.is_a(BATTLEFIELD) else f"to {' or '.join(sorted(permitted))}"
        words = f"{other} would let {by} be played {where}, but the text of {by} itself forbids that"
        yield Edge("keeps from happening", by, other, 0, _rules(own), words)


def entered_all_the_same(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that forbids plays to a place, if the card enters there by its own replacement effect."""
    wanted = question.clause
    own = _of_its_own(question.by, Verb.REPLACES, About.ENTER)
    if wanted is None or own is None or (wanted.clause.verb, wanted.clause.about) != (Verb.FORBIDS, About.PLAY):
        return
    by, other = question.by.name, question.other.name
    for outcome in walked.outcomes:
        state = outcome.end.state
        for thing in state.on_board:
            forbidden = thing.card.name == by and not without_forbidden(state, thing.controller, thing, [thing.place])
            if forbidden and _source_is_there(state.on_board, other):
                words = f"{other} does not keep {by} from entering {thing.place}: it is not played there"
                yield Edge("does not stop", other, by, 0, (HOW_IT_ENTERS, *_rules(own)), words)
                return


def _of_its_own(card: Card, verb: Verb, about: About) -> CardClause | None:
    """The clause of a card about its own play or entry."""
    wanted = (verb, about, Subject.THIS)
    clauses = card_clauses(card)
    return next((one for one in clauses if (one.clause.verb, one.clause.about, one.clause.subject) == wanted), None)


def _rules(found: CardClause) -> tuple[Slug, ...]:
    return found.part.performed_by if isinstance(found.part, TextPart) else ()


def _places(board: Board, label: str, without: tuple[str, ...]) -> frozenset[str]:
    """The places of an object at the ends of the walk without the text of some cards."""
    walked = walked_bare(board, without, board.acts, BUDGET_EACH)
    ends = walked.outcomes if walked is not None else ()
    return frozenset(str(one.place) for end in ends for one in end.end.state.on_board if one.label == label)


def _source_is_there(things: Iterable[GameObject], name: str) -> bool:
    return any(thing.card.name == name for thing in things)
