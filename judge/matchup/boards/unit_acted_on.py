"""The plain unit that both cards act on in a solved board, with what their texts require of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import GEAR, UNIT, Card
from judge.engine.state.clauses import About, Verb, Whose
from judge.engine.targeting.amounts import TagsAmong
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.qualities import OneTagOf, Tagged
from judge.engine.wording.source_circumstances import WithKeyword
from judge.matchup.boards.board_of_roles import UNIT_LABEL
from judge.matchup.clauses.card_clauses import around, card_clauses
from judge.scenario.board.plain_cards import can_have
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from judge.engine.state.zones import Place
    from judge.engine.wording.circumstances import Circumstance
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.pair_question import Question

PLAIN_EQUIPMENT = Card("plain Equipment", (GEAR,), tags=("Equipment",))
"""A textless Equipment that costs nothing."""

EQUIPPED, EQUIPMENT_LABEL = "equipped", "e"
EQUIPPED_LABEL = "f"
"""The name of a unit that is there to have an Equipment attached to it."""


def middle(question: Question, owner: str, might: int, place: Place) -> Placed:
    """The unit: with the tags, the domain and the marks that a text asks of what it chooses or is about."""
    criteria = _criteria(question)
    qualities = [quality for one in criteria for quality in one.qualities]
    tags = tuple(one.tag for one in qualities if isinstance(one, Tagged) and one.has and one.tag != "Equipment")
    tags += tuple(one.tags[0] for one in qualities if isinstance(one, OneTagOf) and one.tags)
    tags += tuple(dict.fromkeys(_counted_tag(found) for found in (question.does, question.clause) if found is not None))
    tags = tuple(tag for tag in tags if tag)
    asked = [one.when for one in qualities if isinstance(one, Meets)]
    domains = tuple(dict.fromkeys(one.domain for one in asked if isinstance(one, OfDomain)))
    keywords = _keywords(question, asked)
    card = Card(f"{might}-Might unit", (UNIT,), domains, might=might, tags=tags) if domains else None
    marks = asked_marks(question)
    return Placed(
        card or plain_unit(might, *keywords, tags=tags), UNIT_LABEL, owner, place, buffs=int("buffed" in marks),
        damage=int("damaged" in marks and might > 1), stunned="stunned" in marks, exhausted="exhausted" in marks,
        empowered=int("Empowered" in marks),
    )  # fmt: skip


def _counted_tag(found: CardClause) -> str:
    """The first tag that the text around a clause counts among units, "" for none."""
    tags = (
        one.clause.named[0]
        for one in around(found)
        if (one.clause.verb, one.clause.about) == (Verb.READS, About.TRAITS) and isinstance(one.part, TagsAmong)
    )
    return next(tags, "")


def _keywords(question: Question, asked: list[Circumstance]) -> tuple[str, ...]:
    """The keywords of which a text asks for one, or which a text ignores."""
    named = [one.keyword for one in asked if isinstance(one, WithKeyword) and one.has]
    for found in (question.does, question.clause):
        if found is not None and found.clause.verb is Verb.CHANGES and found.clause.about is About.CHOOSE:
            named += [word for word in found.clause.named if found.clause.more < 0 and not _gives(question.does, word)]
    return tuple(word for word in dict.fromkeys(named) if can_have(UNIT, word))


def _gives(does: CardClause | None, keyword: str) -> bool:
    """Whether the text that brings the event about is the one by which the unit has a keyword."""
    return does is not None and getattr(does.part, "name", "") == keyword


def _criteria(question: Question) -> list[Criteria]:
    chosen = [one.clause for card in (question.by, question.other) for one in card_clauses(card) if one.clause.chosen]
    wanted = [one.clause for one in (question.does, question.clause) if one is not None and not _enters(one, question)]
    return [one.of for one in (*wanted, *chosen) if isinstance(one.of, Criteria) and one.of.card_type in ("", UNIT)]


def _enters(found: CardClause, question: Question) -> bool:
    """Whether a text counts what is only to enter: were the unit one of them, no more would be needed."""
    counts = (found.clause.verb, found.clause.about) == (Verb.READS, About.COUNT)
    return counts and question.event in (About.ENTER, About.TOKENS)


def asked_marks(question: Question) -> frozenset[str]:
    """The marks that a unit must have for a text of the two: buffed, damaged, stunned, equipped.

    A unit that is to become Empowered is not Empowered yet, even if another mode of the same text requires it.
    """
    criteria = _criteria(question)
    not_yet = {"Empowered"} if question.event is About.EMPOWER else set()
    return frozenset(
        name
        for card in (question.by, question.other)
        for found in card_clauses(card)
        if (found.clause.verb, found.clause.about) == (Verb.READS, About.STATUS) and found.clause.of in criteria
        for name in found.clause.named or (("Empowered",) if (found.clause.amount or 0) > 0 else ())
        if name not in not_yet
    )


def equipped_of(question: Question, mine: str, theirs: str) -> str:
    """The player whose unit a text requires to be equipped. "" if that is open."""
    for card, who in ((question.by, mine), (question.other, theirs)):
        asked = {found.clause.of for found in card_clauses(card) if EQUIPPED in found.clause.named}
        for found in card_clauses(card):
            if found.clause.of in asked and found.clause.verb is Verb.BRINGS and found.clause.whose is not Whose.ANY:
                enemy = "P2" if who == "P1" else "P1"
                return who if found.clause.whose is Whose.YOURS else enemy
    return ""


def mark(one: Placed, marks: frozenset[str]) -> None:
    """Puts marks on an object by their words. Damage only if it leaves the unit alive."""
    one.exhausted = one.exhausted or "exhausted" in marks
    one.stunned = one.stunned or "stunned" in marks
    one.empowered = max(one.empowered, int("Empowered" in marks))
    if one.card.is_unit:
        one.buffs = max(one.buffs, int("buffed" in marks))
        one.damage = max(one.damage, int("damaged" in marks and (one.card.might or 0) > 1))
