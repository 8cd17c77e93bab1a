"""Whether a card's own text matters to an effect of the other one, or any similar card would do.

The set-up is walked again with a textless card in its place, of the same type, cost, Might, tags and domains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.keyword_abilities.vocabulary import WRITTEN_OUT, keywords_among
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.matchup.boards.textless import AS_IT_IS_PLAYED, acts_without, silent, walked_bare
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT
from judge.matchup.clauses.meetings import reacts
from judge.matchup.points.interaction import DONE_TO_IT
from judge.matchup.points.over_all_lines import AllLines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import HasClauses
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Walk

MOST_POSITIONS = 400
"""The most positions of a set-up that is walked again."""


def idle_card(found: WalkedSetUp) -> str:
    """The card whose own text makes no difference to any event on a set-up. "" if each does, or if it is not known."""
    first = found.edges[0] if found.edges else None
    if first is None or first.how not in DONE_TO_IT or any(edge.by != first.by for edge in found.edges):
        return ""
    if not _is_whole(found.walk) or found.walk.positions > MOST_POSITIONS:
        return ""
    if first.how == "changes" and " printed)" in first.words:
        return ""  # it adds to what is printed
    if any(part.name == first.to and part.profile.card.token for part in found.board.parts):
        return ""  # a token ceases to exist where a card does not
    if any(act.label == first.to and act.verb == "use" for act in found.board.acts):
        return ""
    without = walked_bare(found.board, (first.to,), found.board.acts, MOST_POSITIONS, silent)
    if without is None or not _is_whole(without) or without.positions != found.walk.positions:
        return ""
    if _all_of(found.walk) != _all_of(without) or (first.how == "alters" and not _is_idle_alone(found, first)):
        return ""
    return first.to


def _is_idle_alone(found: WalkedSetUp, first: Edge) -> bool:
    """Whether the own text makes no difference without the other card either, whose effect is that difference."""
    acts = acts_without(found.board, first.by)
    alone, bare = (
        walked_bare(found.board, names, acts, MOST_POSITIONS, silent) for names in ((first.by,), (first.by, first.to))
    )
    if alone is None or bare is None:
        return False
    return _is_whole(alone) and _is_whole(bare) and _all_of(alone) == _all_of(bare)


def _is_whole(walked: Walk) -> bool:
    return walked.complete and walked.impossible is None and not walked.dropped_lines and not walked.can_repeat


def _all_of(walked: Walk) -> tuple[frozenset[object], frozenset[object]]:
    """The facts of every end, and the events on any line, except states that objects have by printed keywords."""
    ends = frozenset[object](outcome.facts for outcome in walked.outcomes)
    happened = (event for event in AllLines(walked).events() if event.kind is not Happened.TRAITS_CHANGED)
    return ends, frozenset((event.kind, event.source_card, str(event)) for event in happened)


_OF_THE_ACT = frozenset({About.TRIGGER, About.ACTIVATE, About.PAY, About.EMPOWER})
"""Events of a text by its being used or triggering, whatever its effect is."""
_HOW_IT_IS_PLAYED = frozenset({About.COST, About.PLAY, About.ENTER, About.HIDE, About.CHOOSE})
"""Parts of a text about its own card that were settled, or have been asked, before the other card acts on it."""


def untried_texts(card: Card, other: Card, seen: frozenset[Happened]) -> Iterator[HasClauses]:
    """The texts of a card that did not apply on any set-up with the other one. ``seen`` are the events of those.

    The play of the card and its own death, after which it is gone, do not have to be tried, nor triggers on its own
    play if the other card cannot be played in response.
    """
    for text in (*card.abilities, *_keywords_of(card)):
        parts = {id(part) for part in walk(text)} | {id(text)}
        clauses = [one for one in card_clauses(card) if id(one.part) in parts and one.when is not When.COST]
        if not _need_not_be_tried(clauses, other) and not _has_applied(clauses, seen):
            yield text


def _keywords_of(card: Card) -> tuple[HasClauses, ...]:
    """The keywords of a card that do not stand for a written-out ability, and are not about how it is played."""
    found = keywords_among(card.keywords)
    return tuple(word for word in found if word.name not in AS_IT_IS_PLAYED | WRITTEN_OUT)


def _need_not_be_tried(clauses: list[CardClause], other: Card) -> bool:
    awaited = {(one.clause.about, one.clause.subject) for one in clauses if one.clause.verb is Verb.LISTENS}
    reads_itself = any(one.clause.verb is Verb.READS and one.clause.subject is Subject.THIS for one in clauses)
    if awaited == {(About.DIE, Subject.THIS)} and not reads_itself:
        return True
    if awaited == {(About.PLAY, Subject.THIS)} and not reacts(other):
        return True
    says = [one.clause for one in clauses if one.clause.verb is not Verb.READS
            and (one.clause.verb, one.clause.about) not in {(Verb.BRINGS, about) for about in _OF_THE_ACT}]  # fmt: skip
    return all(one.subject is Subject.THIS and one.about in _HOW_IT_IS_PLAYED for one in says)


def _has_applied(clauses: list[CardClause], seen: frozenset[Happened]) -> bool:
    """Whether an event that a text brings about has happened by its card."""
    brought = [one.clause.about for one in clauses if one.clause.verb is Verb.BRINGS]
    kinds = [BROUGHT_ABOUT.get(about, frozenset()) for about in brought if about not in _OF_THE_ACT]
    return any(not seen.isdisjoint(one) for one in kinds) or (not kinds and Happened.REPLACED in seen)
