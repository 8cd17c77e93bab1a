"""Questions in which one card acts on the other as an object, or both act on one and the same object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.played_where import WhereItIsPlayed
from judge.engine.state.card import BATTLEFIELD, GEAR, SPELL
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.zones import Zone
from judge.matchup.clauses.bills import adds, bill
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.cost_parts import third_card
from judge.matchup.clauses.criteria_fit import Fit, can_be_where, fit, types_asked
from judge.matchup.clauses.meetings import (
    ACTS_ON_OBJECTS,
    ON_CHAIN,
    acts_together,
    attaches_itself,
    changes_of_damage,
    ignored_where_given,
    ignores_a_keyword,
    is_merely_chosen,
    lessens_its_damage,
)
from judge.matchup.clauses.pair_question import Question, Through
from judge.matchup.clauses.token_questions import meets_tokens
from judge.scenario.board.setup import plain_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.clauses.brought_about import Brought

PAYS = 7.0
"""The rank of the question whether what one card adds can pay for the other one."""

_OBJECT_RANK = {
    About.COUNTER: 1.2, About.NEW_CHOICES: 1.1, About.TAKE_SPELL: 1.2, About.PLAY: 3.0, About.COPY: 3.5,
    About.CONTROL: 3.5,
}  # fmt: skip


def on_the_card(by: Card, to: Card, event: Brought) -> Iterator[Question]:
    """The question of a clause that acts on the other card as an object."""
    if event.does is None or event.clause is None:
        return
    if event.about is About.ATTACH and attaches_itself(event.clause, by, to):
        yield Question(by, to, event.about, event.does, None, Through.OTHER, rank=6.0)
    if event.about not in ACTS_ON_OBJECTS or event.clause.subject is not Subject.OBJECTS:
        return
    if event.clause.of is None and event.about not in ON_CHAIN:
        return
    if event.does is not None and event.does.when is When.REPLACING:
        return  # it acts on what is replaced, not on anything it chooses
    if not can_be_where(event.clause, to):
        return
    on_chain = event.about in ON_CHAIN
    if on_chain is not to.is_a(SPELL) and event.about is not About.PLAY and event.clause.zone is not Zone.HAND:
        return
    found: Fit = fit(event.clause.of, to)
    if not found.fits and not found.why:
        return
    rank = _OBJECT_RANK.get(event.about, 4.0 if found.specific else 6.0)
    if to.name in event.clause.named:
        rank = 1.0
    yield Question(
        by, to, event.about, event.does, None, Through.OTHER, (), found.specific, found.why, rank, found.varies
    )  # fmt: skip


def on_the_bearer(by: Card, to: Card, event: Brought) -> Iterator[Question]:
    """The question of a text by which a unit leaves the board, about the Equipment on it, which is detached (719.5)."""
    clause = event.clause
    if event.about not in _LEAVES or clause is None or event.does is None or event.does.when is When.REPLACING:
        return
    if clause.subject is not Subject.OBJECTS or clause.of is None or not can_be_where(clause, _BEARER):
        return
    if event.about is About.DIE and any(one.clause.verb is Verb.REPLACES for one in card_clauses(to)):
        return  # that is asked of the death
    if to.is_a(GEAR) and EQUIPMENT in to.tags and fit(clause.of, _BEARER).fits and not fit(clause.of, to).fits:
        yield Question(by, to, About.DETACH, event.does, None, Through.OTHER, rank=6.2)


_LEAVES = frozenset({About.DIE, About.RETURN, About.BANISH, About.RECYCLE, About.ON_DECK})
EQUIPMENT = "Equipment"
_BEARER = plain_unit(3)


def merely_chosen(by: Card, to: Card, event: Brought) -> Iterator[Question]:
    """The question of a clause that only chooses the other card, in order to attach something to it."""
    clause = event.clause
    if event.about is not About.CHOOSE or clause is None or not to.is_permanent or not is_merely_chosen(by, clause):
        return
    if can_be_where(clause, to) and fit(clause.of, to).fits:
        yield Question(by, to, event.about, event.does, None, Through.OTHER, rank=6.5)


def as_a_place(by: Card, to: Card) -> Iterator[Question]:
    """The question of a text that chooses a battlefield, or says where a unit can be played: any may be one (355.2)."""
    for says in card_clauses(by) if to.is_a(BATTLEFIELD) else ():
        if isinstance(says.part, WhereItIsPlayed):
            yield Question(by, to, About.PLAY, says, None, Through.OTHER, rank=8.0, any_card=True)
        elif says.clause.about is About.CHOOSE and types_asked(says.clause.of) == {BATTLEFIELD}:
            yield Question(by, to, About.CHOOSE, says, None, Through.OTHER, rank=8.0, any_card=True)


def on_one_object(by: Card, to: Card, events: tuple[Brought, ...]) -> Iterator[Question]:
    """Questions of two clauses about one object: damage and Might, a target that is gone, two changes of damage."""
    for one, two in changes_of_damage(by, to) if by.name < to.name else ():
        yield Question(by, to, About.DAMAGE, one, two, Through.THIRD, (), True, rank=1.0)
    for limit in card_clauses(to):
        for given in ignored_where_given(limit, by):
            yield Question(by, to, About.CHOOSE, given, limit, Through.THIRD, (), True, rank=1.0)
        if by.is_unit and ignores_a_keyword(limit, by):
            event_of_it = About.COMBAT if limit.clause.about is About.ASSIGN else About.CHOOSE
            yield Question(by, to, event_of_it, None, limit, Through.BY, (), True, rank=1.0)
        if lessens_its_damage(limit, by):
            yield Question(by, to, About.COMBAT, None, limit, Through.BY, rank=4.0)
        for gives in card_clauses(by):
            if third_card(gives, limit) is not None:
                yield Question(by, to, gives.clause.about, gives, limit, Through.THIRD, (), True, rank=1.5)
    for event in events:
        if event.does is None or event.clause is None or event.clause is not event.does.clause:
            continue
        for met in meets_tokens(event.does, to):
            yield Question(by, to, event.about, event.does, met, Through.THIRD, (), True, rank=2.5)
        for other in card_clauses(to):
            rank = acts_together(event.about, event.does, event.clause, other)
            if rank and (event.about is not other.clause.about or by.name < to.name):
                yield Question(by, to, event.about, event.does, other, Through.THIRD, (), True, rank=rank)


def on_the_bill(by: Card, to: Card, events: tuple[Brought, ...]) -> Iterator[Question]:
    """The question whether what one card adds can pay for the other one."""
    for event in events:
        does = event.does
        if does is not None and event.clause is does.clause and adds(does) and bill(does, to) is not None:
            yield Question(by, to, event.about, does, None, Through.OTHER, rank=PAYS)
