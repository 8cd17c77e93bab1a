"""Who has which card of a question, whose the object is on which they act, and which Mights it may have.

Removal is P1's, the turn player's, and protection P2's, if the texts leave it open. Harm is aimed at the opponent
rather than oneself, and the opponent answers rather than oneself.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, SPELL
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import CardsIn
from judge.matchup.boards.objects_to_choose import raises_to_another
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.deck_questions import is_put_away, takes_from_a_deck
from judge.matchup.clauses.discard_questions import reads_the_discarded
from judge.matchup.clauses.meetings import REMOVES, is_fast
from judge.matchup.clauses.pair_question import Question, Through

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clause

PLAYERS = ("P1", "P2")
PLAIN_MIGHT = 3
RAISED_BY = 2
"""By how much the plain unit is mightier if a text raises a unit to the Might of another one."""

_HARMS = frozenset({
    About.DIE, About.DAMAGE, About.STUN, About.EXHAUST, About.RETURN, About.BANISH, About.CONTROL, About.DISEMPOWER,
    About.RECYCLE, About.COUNTER, About.TAKE_SPELL, About.DISCARD, About.DETACH, About.BURN,
})  # fmt: skip
_HELPS = frozenset({
    About.BUFF, About.HEAL, About.READY, About.EMPOWER, About.KEYWORD, About.MOVE, About.RECALL,
})  # fmt: skip


_COUNTERS = frozenset({About.COUNTER, About.TAKE_SPELL})


def sides(question: Question) -> list[tuple[str, str, str]]:
    """The players of the card that brings it about, of the other card, and of the object acted on.

    The usual ones first.
    """
    acts = question.does.clause if question.does is not None else None
    wants = question.clause.clause if question.clause is not None else None
    found = []
    for mine, theirs, owner in product(PLAYERS, ("P2", "P1"), ("P2", "P1")):
        if is_elsewhere(question):
            has_it = question.does is None or not question.does.attached or mine == owner
            if has_it and _suits(acts, mine, theirs):
                found.append((mine, theirs, owner))
            continue
        if owner not in {Through.OTHER: (theirs,), Through.THIRD: PLAYERS}.get(question.through, (mine,)):
            continue
        if _suits(acts, mine, owner) and (question.through is Through.OTHER or _suits(wants, theirs, owner)):
            found.append((mine, theirs, owner))
    return sorted(found, key=lambda who: _unusual(question, *who))


def is_elsewhere(question: Question) -> bool:
    """Whether the other card is acted on somewhere else than on the board: on the chain, in a hand, in a trash."""
    if question.clause is None:
        return question.other.is_a(SPELL) or question.event is About.PLAY or zone_of_other(question) is not None
    return question.other.is_a(SPELL) and question.event is About.COUNTER and question.through is Through.OTHER


def uses_what_it_has_of(question: Question) -> bool:
    """Whether the other card has the activated abilities of the first, and is used for one of them."""
    wants = question.clause.clause if question.clause is not None else None
    return question.event is About.ACTIVATE and wants is not None and (wants.verb, wants.about) == _HAS_ABILITIES


_HAS_ABILITIES = (Verb.READS, About.ACTIVATE)


def zone_of_other(question: Question) -> Zone | None:
    """The hand, trash or deck of the other card if a text acts on it there. None if it does so elsewhere."""
    does, found = question.does, question.clause
    if found is not None and found.clause.verb is Verb.LISTENS and found.clause.about is About.LOOK:
        return Zone.MAIN_DECK if found.clause.subject is Subject.THIS else None
    if found is not None or does is None:
        return None
    asked = does.clause.of
    if isinstance(asked, CardsIn):
        return asked.zone
    if isinstance(asked, CardInATrash):
        return Zone.TRASH
    if takes_from_a_deck(does) or is_put_away(does):
        return Zone.MAIN_DECK
    if reads_the_discarded(does):
        return Zone.HAND
    zone = does.clause.zone if question.event in _FROM_A_ZONE else None
    looks = any(found.clause.about in (About.LOOK, About.REVEAL) for found in card_clauses(question.by))
    if zone is Zone.MAIN_DECK or (zone is Zone.BANISHMENT and looks):
        return Zone.MAIN_DECK
    return zone if zone in (Zone.HAND, Zone.TRASH) else None


_FROM_A_ZONE = frozenset({About.PLAY, About.RECYCLE, About.BANISH, About.DISCARD})


def _suits(clause: Clause | None, who: str, owner: str) -> bool:
    """Whether a clause of a card of ``who`` can be about an object of ``owner``."""
    if clause is None or clause.whose is Whose.ANY:
        return True
    if clause.subject is Subject.PLAYERS and clause.verb is Verb.CHANGES and clause.named and clause.more < 0:
        return True  # whose keyword a player ignores is left open
    return (clause.whose is Whose.YOURS) is (who == owner)


def tone(clause: Clause | None) -> int:
    """-1 for what one does to an opponent's object, 1 for what one does for one's own, else 0."""
    if clause is None:
        return 0
    if clause.verb in (Verb.REPLACES, Verb.FORBIDS):
        return 1
    if clause.verb is Verb.CHANGES and clause.about is About.DAMAGE:
        return clause.more
    if clause.verb is not Verb.BRINGS:
        return 0
    if clause.about is About.MIGHT:
        return clause.more
    return -1 if clause.about in _HARMS else 1 if clause.about in _HELPS else 0


def _unusual(question: Question, mine: str, theirs: str, owner: str) -> int:
    """How far the sides are from what a judge means."""
    one = tone(question.does.clause if question.does is not None else None)
    other = tone(question.clause.clause if question.clause is not None else None)
    answers = takes_a_target_away(question)
    one = 0 if answers else one  # whoever answers saves an own unit as well
    target = theirs if is_elsewhere(question) else owner  # a spell on the chain; the unit in the middle is what it hits
    counters = any(found.clause.about in _COUNTERS for found in card_clauses(question.other))
    aims = mine if counters else theirs  # whoever has the first spell of the chain aims it at the opponent
    score = 4 * (is_elsewhere(question) and owner == aims)
    for meant, who in ((one, mine), (other, theirs)):
        if meant:
            score += 4 * ((meant > 0) is not (who == target))
    holds = question.event is About.HOLD or (question.clause is not None and question.clause.clause.about is About.HOLD)
    score += 16 * (holds and owner == "P1")  # a turn of P2 more has to pass until P1 holds
    first = "P2" if _answers_a_spell(question) else "P1"
    score += 2 * (one < 0 and mine != first) + 2 * (one >= 0 and other < 0 and theirs != "P1")
    dies = question.event is About.DIE and question.does is None  # by a spell that P1 has
    score += 4 * (answers and mine == theirs) + 2 * (answers and theirs != "P1")
    score += 2 * (mine == theirs) + ((dies or (not one and not other)) and mine != ("P2" if dies else "P1"))
    return score


def takes_a_target_away(question: Question) -> bool:
    """Whether one text removes, in response, what the other one has chosen: that is an opponent's answer."""
    wants = question.clause.clause if question.clause is not None else None
    removes = question.through is Through.THIRD and question.event in REMOVES and is_fast(question.does)
    removes = removes and question.does is not None and question.does.when is not When.REPLACING
    return removes and wants is not None and wants.verb is Verb.BRINGS and wants.chosen


def permits_a_play(question: Question) -> bool:
    """Whether a battlefield permits plays to it. That is not needed if a player has units there already."""
    found = question.clause
    return found is not None and found.card.is_a(BATTLEFIELD) and found.permits_plays


def _answers_a_spell(question: Question) -> bool:
    """Whether a card answers a spell played on the turn of its own player, so the opponent's answer is meant."""
    counters = question.does is not None and question.does.clause.about in _COUNTERS
    return counters and question.other.is_a(SPELL) and not question.other.has("Reaction")


def mights(question: Question) -> tuple[int, ...]:
    """The Mights worth trying for the unit in the middle: damage is just enough with what lessens or adds Might."""
    clauses = [found.clause for card in (question.by, question.other) for found in card_clauses(card)]
    dealt = sorted({found.amount for found in clauses if found.about is About.DAMAGE and found.amount})
    changed = sorted({found.amount for found in clauses if found.about is About.MIGHT and found.amount})
    sums = [deal + change for deal in dealt for change in changed] + ([sum(dealt)] if len(dealt) > 1 else [])
    lethal = [*dealt, *(deal + 1 for deal in dealt)] or [*changed, *(change + 1 for change in changed)]
    if any(map(raises_to_another, (question.by, question.other))):  # it is the other unit that is to be raised
        plain_ones = max(card.might or 0 for card in (question.by, question.other)) + RAISED_BY
        return tuple(dict.fromkeys([max(plain_ones, PLAIN_MIGHT), PLAIN_MIGHT]))
    plain = [] if sums and not _raises(question) else [PLAIN_MIGHT]
    return tuple(dict.fromkeys([*plain, *sums, *lethal, PLAIN_MIGHT]))[:4]


def _raises(question: Question) -> bool:
    does = question.does.clause if question.does is not None else None
    return does is not None and does.about is About.MIGHT and does.more > 0
