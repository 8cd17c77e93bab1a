"""Effects of one text on another: a board compared with the same board and a textless card.

Each kind of question has its own observable: the cost of a play, an event that no longer happens or can no longer be
chosen, an additional effect of a card, and the Might of units on the board.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.keyword_abilities.vocabulary import Keyword
from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Event, Happened, Log
from judge.engine.state.text_part import TextPart
from judge.matchup.boards.board_of_roles import PROBE_LABEL, UNIT_LABEL
from judge.matchup.boards.textless import acts_without, lacking, walked_bare
from judge.matchup.clauses.cost_parts import third_card
from judge.matchup.points.altered_effects import altered_effects
from judge.matchup.points.difference_sentences import cost_difference, is_not
from judge.matchup.points.event_happened import EVENTS
from judge.matchup.points.interaction import Edge, origin
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.walks.observed_facts import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.clauses.pair_question import Question
    from judge.matchup.walks.explorer import Outcome, Walk
    from judge.slugs import Slug

BUDGET_EACH = 120


def forbidden(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that does not let an act be taken, if the same act can be taken without that text."""
    refused = walked.impossible
    if refused is None or question.clause is None or question.clause.clause.verb is not Verb.FORBIDS:
        return
    if refused.act.label != question.by.name:
        return
    without = walked_bare(board, (question.other.name,), board.acts, BUDGET_EACH)
    if without is not None and without.impossible is None:
        other, by = question.other.name, question.by.name
        how = "keeps from choosing" if refused.rule == VALID_CHOICES else "keeps from happening"
        rules = (refused.rule,) if refused.rule is not None else rules_of(question)
        who, acts, rest = refused.act.describe().split(" ", 2)
        words = f"{other} does not let {who} {acts.removesuffix('s')} {rest}"
        words = f"through {other}, {by} has nothing to choose" if how == "keeps from choosing" else words
        yield Edge(how, other, by, 0, rules, words)


def edges_by_comparison(question: Question, board: Board, walked: Walk) -> Iterator[Edge]:
    """The edges that show only beside the same board without the text of one of the two cards."""
    if question.clause is None or not walked.complete:
        return
    by, other = question.by.name, question.other.name
    verb = question.clause.clause.verb
    without = walked_bare(board, (other,), board.acts, BUDGET_EACH)
    if without is not None and without.complete and without.impossible is None:
        yield from _costs_changed(question, board, walked, without)
        if verb is Verb.FORBIDS:
            yield from _forbidden_events(question, walked, without)
        yield from _might_changed(other, by, walked, without)
        yield from _not_dealt(question, walked, without)
    for name, of in ((other, by), (by, other)):
        acts = acts_without(board, name)
        beside = walked_bare(board, (name,), acts, BUDGET_EACH) if acts else None
        if beside is None or not beside.complete:
            continue
        if beside.impossible is not None:
            lacks_a_choice = beside.impossible.rule == VALID_CHOICES and beside.impossible.act.label == of
            if lacks_a_choice and not _fights(walked):  # what is there after a combat depends on that
                words = f"without {lacking(board, name, BUDGET_EACH)}, {of} has nothing to choose here"
                yield Edge("enables", name, of, 0, (VALID_CHOICES,), words)
            continue
        yield from altered_effects(walked, beside, by=name, to=of)
        if verb is Verb.READS and name == by:
            yield from _might_changed(name, of, walked, beside)


def _fights(walked: Walk) -> bool:
    return any(event.kind is Happened.COMBAT_BEGUN for outcome in walked.outcomes for event in outcome.end.events)


def chosen(question: Question, walked: Walk) -> Iterator[Edge]:
    """The edge of a text that merely chooses the other card, on any line, even if that makes no difference."""
    if question.event is not About.CHOOSE or question.clause is not None:
        return
    by, other = question.by.name, question.other.name
    for event in events_of(walked, frozenset({Happened.CHOSEN}), by):
        if event.card == other:
            yield Edge("acts on", by, other, 0, event.rules, f"{by} can choose {other}", frozenset({event.kind}))
            return


def rules_of(question: Question) -> tuple[Slug, ...]:
    """The rules by which the text that concerns the other card is performed."""
    part = question.clause.part if question.clause is not None else None
    return (*part.performed_by, *part.rules) if isinstance(part, TextPart) else ()


@cached_by_value
def _without_abilities(card: Card) -> Card:
    """The card without its abilities, but with its effect: what it chooses is still there."""
    return replace(card, abilities=())


def _costs_changed(question: Question, board: Board, walked: Walk, without: Walk) -> Iterator[Edge]:
    """The costs of a play that are paid only with the other text."""
    by, other = question.by.name, question.other.name
    third = question.clause is not None and question.does is not None and third_card(question.does, question.clause)
    here, there = (costs_paid(one, PROBE_LABEL if third else by) for one in (walked, without))
    only_here = sorted(here - there)
    if third:
        if only_here:
            costs = _dearer(only_here, sorted(there), always=False)
            words = f"through {other}, what has its additional cost by {by} {costs}"
            yield Edge("changes", other, by, 0, rules_of(question), words)
        return
    if question.event is About.CHOOSE and (question.does is None or question.does.clause.verb is Verb.CHANGES):
        label = PROBE_LABEL if board.probe is not None else other
        if label == other:
            kept = walked_bare(board, (other,), board.acts, BUDGET_EACH, _without_abilities)
            without = kept if kept is not None and kept.complete else without
        here, there = (costs_paid(one, label) or {"[0]"} for one in (walked, without))
        if there != here:
            what = by if question.does is None else UNIT_LABEL
            words = _dearer(sorted(here), sorted(there), always=len(here) == 1)
            words = f"through {other}, what chooses {what} {words}" if label != other else f"{other} {words}"
            yield Edge("changes", other, by, 0, rules_of(question), words)
        return
    if only_here and there:
        within = question.clause.within if question.clause is not None else None
        through = f"{other} ({within.name})" if isinstance(within, Keyword) else other
        words = _dearer(only_here, sorted(there), always=len(only_here) == len(here))
        yield Edge("changes", other, by, 0, rules_of(question), f"through {through}, {by} {words}")


def _forbidden_events(question: Question, walked: Walk, without: Walk) -> Iterator[Edge]:
    by, other = question.by.name, question.other.name
    kinds = EVENTS.get(question.event, frozenset())
    missing, seen = (events_of(one, kinds, by) for one in (without, walked))
    if question.event is About.CHOOSE:
        if any(event.card == other for event in missing) and not any(event.card == other for event in seen):
            words = f"{by} cannot choose {other} here; without that text it can"
            yield Edge("keeps from choosing", other, by, 0, rules_of(question), words)
        return
    if missing and not seen:
        words = _does_not(by, other, missing[0])
        yield Edge("keeps from happening", other, by, 0, rules_of(question), words)


def _does_not(by: str, other: str, event: Event) -> str:
    """A sentence that something is not done to an object, or does not happen, because a text forbids it."""
    through = "" if event.card == other else f"through {other}, "
    if str(event).endswith(" triggers"):
        return f"through {other}, {is_not(str(event))}"
    if event.name and " is " in str(event):
        return f"{through}{is_not(str(event))} by {by}"
    return f"{through}this does not happen by {by}: {event}"


def _not_dealt(question: Question, walked: Walk, without: Walk) -> Iterator[Edge]:
    """The combat damage that a unit does not deal to the other one, on any line, through the text of that one."""
    by, other = question.by.name, question.other.name
    if (
        question.event is not About.COMBAT
        or question.clause is None
        or question.clause.clause.about is not About.ASSIGN
    ):
        return
    here, there = (
        {event.detail for outcome in one.outcomes for event in outcome.end.events
         if event.kind is Happened.DAMAGED and event.name == other}
        for one in (walked, without)
    )  # fmt: skip
    if there and not here:
        dealt = " or ".join(sorted(one.removesuffix(" by combat") for one in there))
        words = f"through {other}, {by} deals it no combat damage (without that text: {dealt})"
        yield Edge("changes", other, by, 0, (), words)


def _might_changed(by: str, to: str, walked: Walk, without: Walk) -> Iterator[Edge]:
    """The Might that the second card has at some end only with the text of the first."""
    here, there = (_mights(one, to) for one in (walked, without))
    if here and there and here != there:
        is_so = len(here) == 1 and all(_mights_of(outcome, to) for outcome in walked.outcomes)
        has = "has" if is_so and walked.complete else "can have"
        words = f"with {by}, {to} {has} {_or(here - there) or _or(here)} Might (without it: {_or(there)})"
        yield Edge("changes", by, to, 0, (), words)


def _or(mights: set[str]) -> str:
    return " or ".join(sorted(mights, key=int))


def _mights(walked: Walk, label: str) -> set[str]:
    return {might for outcome in walked.outcomes for might in _mights_of(outcome, label)}


def _mights_of(outcome: Outcome, label: str) -> list[str]:
    return [fact.value for fact in observe(outcome.end.state) if fact.what == label and fact.aspect == "Might"]


def _dearer(here: list[str], plain: list[str], *, always: bool) -> str:
    """The cost of a card, or its possible cost, and the difference to its cost without the text."""
    costs = "costs" if always else "can cost"
    by_how_much = cost_difference(here[0], plain[0]) if len(here) == len(plain) == 1 else ""
    more = f"{by_how_much}: " if by_how_much else ""
    return f"{costs} {more}{' or '.join(here)} (without that text: {' or '.join(plain)})"


def costs_paid(walked: Walk, card: str) -> set[str]:
    """The costs paid for a card on the lines of a walk. If it is paid for twice on a line, both."""

    def paid(event: Event) -> tuple[str, ...]:
        return (event.detail,) if event.kind is Happened.COST_PAID and event.card == card else ()

    nothing: tuple[str, ...] = ()
    return {" and ".join(one.value) for one in AllLines(walked).sums(paid, nothing, add).reached if one.value}


def events_of(walked: Walk, kinds: frozenset[Happened], by: str) -> list[Event]:
    """The events of some kinds that a card brings about, or that happen to it, on any line of a walk."""
    found = []
    for edge, events in AllLines(walked).edges_with_events():
        if any(event.kind in kinds for event in events):
            known = {event.id: event for event in Log.newest_first(edge.log)}
            found += [event for event in events if event.kind in kinds and by in (event.card, origin(event, known))]
    return found
