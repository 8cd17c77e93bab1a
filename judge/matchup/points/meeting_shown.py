"""The observations of a walk that show that two clauses meet: one kind of them for each kind of question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.matchup.boards.who_has_what import takes_a_target_away

if TYPE_CHECKING:
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.points.interaction import Edge

_SHOWS = {
    Verb.REPLACES: {"replaces", "competes with"},
    Verb.LISTENS: {"triggers on"},
    Verb.FORBIDS: {"keeps from choosing", "keeps from happening", "makes null", "does not stop"},
    Verb.CHANGES: {"changes", "decides", "alters", "pays all the same", "enables"},
    Verb.READS: {"changes", "decides", "alters", "enables"},
    Verb.BRINGS: {"makes null", "decides", "changes", "alters", "enables", "does not stop"},
}
"""The edges that show a meeting with a clause, by what the clause does."""

_OTHERS_DIE = {"replaces", "competes with"}
_IT_DIES = {"undoes", "saves", "competes with"}
"""The edges that show that a death is replaced: one that a card brings about, or that of the card itself."""

_ON_THE_CARD = {"acts on", "makes null", "plays", "brings up"}
"""The edges that show that one card acts on the other as an object, if it is the event of the question."""

_OF_WHAT_IS_GONE = {"makes null", "keeps from choosing", "keeps from happening", "decides"}
"""The edges that show that what one text has chosen is taken away by the other: another choice does not show it."""

_GIVEN = frozenset({About.MIGHT, About.KEYWORD})
"""Things that a passive ability can give by being there, without an event."""


def shows(edge: Edge, question: Question) -> bool:
    """Whether an edge shows the answer to a question."""
    if question.clause is None:
        if (edge.by, edge.to) != (question.by.name, question.other.name):
            return False
        if edge.how == "changes":
            return question.event in _GIVEN
        if edge.how == "pays for":
            return question.event in (About.ADD, About.XP)
        from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT  # noqa: PLC0415 - only for an event

        shown = BROUGHT_ABOUT.get(question.event, frozenset())
        if question.event is About.CHOOSE:
            shown |= {Happened.COPIED}  # what is chosen is what comes to be copied
        return edge.how in _ON_THE_CARD and not edge.kinds.isdisjoint(shown)
    verb = question.clause.clause.verb
    if edge.how == "brings up":
        return question.event is About.LOOK and edge.to == question.other.name
    if verb is Verb.REPLACES and question.clause.clause.about is About.DIE:
        return edge.by == question.other.name and edge.how in (_OTHERS_DIE if question.does is not None else _IT_DIES)
    if edge.how == "keeps from happening" and verb is Verb.CHANGES and question.clause.clause.about is About.PLAY:
        return edge.by == question.by.name  # its own text forbids what the other one permits
    if edge.how not in _SHOWS[verb] and not (verb is Verb.BRINGS and edge.how in _OF_WHAT_IS_GONE):
        return False
    return verb in (Verb.READS, Verb.BRINGS) or edge.by == question.other.name


def tells_of_what_is_gone(edge: Edge, question: Question) -> bool:
    """Whether an edge shows the loss of a target that is taken away in response. True for any other question.

    That the one card does something with the other is then not an answer yet.
    """
    if not takes_a_target_away(question):
        return True
    return edge.how in _OF_WHAT_IS_GONE and edge.by == question.by.name


def shows_on_its_board(edge: Edge, question: Question) -> bool:
    """Whether an edge of a board that was made for a question shows its answer.

    There an effect that is missing or additional is enough for any kind of clause.
    """
    return shows(edge, question) or (question.clause is not None and edge.how == "alters")
