"""The two sides of a near miss in words, as tests of clauses: "RECYCLE from a hand", "PLAY of any type".

Words in capitals are kinds of events. What stands around them narrows them down; if it has no test here, the near miss
cannot be recognised by two clauses, and is only listed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.cost_changes import Using
from judge.engine.abilities.damage_changes import BonusDamage
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.conditions.moves import WhenOpponentMoves
from judge.engine.instructions.as_attached import MakesItACopy
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.keywords.flow import Flow
from judge.engine.picks.each_player import EachPlayerDoes, EachPlayerKills
from judge.engine.picks.keep_some import EachPlayerKeeps
from judge.engine.picks.others_choose import OthersChooseToKill
from judge.engine.picks.pick_cards import CardCriteria
from judge.engine.state.card import GEAR, SPELL
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.zones import Zone
from judge.engine.targeting.amounts import EnergyCostOf
from judge.engine.wording.chain_criteria import CardInATrash, ItemOnChain, SpellOnChain
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Every, This
from judge.matchup.clauses.card_clauses import When
from judge.matchup.clauses.criteria_fit import ELSEWHERE, types_asked
from judge.matchup.clauses.meetings import ACTS_ON_OBJECTS

if TYPE_CHECKING:
    from judge.matchup.clauses.card_clauses import CardClause

ClauseTest = Callable[["CardClause"], bool]

_TOKEN = re.compile(r"\b[A-Z][A-Z_]+\b")
_JOINS = re.compile(r",|\bor\b")


class Side(Struct, frozen=True):
    """One side of a near miss: kinds of events (none for a way of acting), and what else a clause has to be."""

    abouts: frozenset[About]
    test: ClauseTest


def words_and_kinds(text: str) -> tuple[str, tuple[About, ...]]:
    """What stands around the kinds of events that a text names, and these."""
    kinds = tuple(About[word] for word in _TOKEN.findall(text) if word in About.__members__)
    return " ".join(_JOINS.sub(" ", _TOKEN.sub(" ", text)).split()), kinds


@cache
def happens(text: str) -> Side | None:
    """The side of what happens; None if no clause shows it."""
    return _side(text, _HAPPENS)


@cache
def awaited(text: str) -> Side | None:
    """The side of what is waited for; None if no clause shows it."""
    return _side(text, _AWAITED)


def _side(text: str, tests: dict[str, ClauseTest]) -> Side | None:
    words, kinds = words_and_kinds(text)
    return Side(frozenset(kinds), tests[words]) if words in tests and (words or kinds) else None


def _is_elsewhere(found: CardClause) -> bool:
    """Whether it is about cards that are not on the board."""
    return found.clause.zone in ELSEWHERE or isinstance(
        found.clause.of, CardsIn | CardInATrash | CardCriteria | SpellOnChain | ItemOnChain
    )


def _brings(found: CardClause) -> bool:
    """Whether it brings something about; to objects only on the board, but for what is played, countered or discarded.

    That a spell played by Flow is banished is no act of its text, and a kill that is a cost is done to nobody else.
    """
    about = found.clause.about
    if found.clause.verb is not Verb.BRINGS or isinstance(found.part, Flow):
        return False
    if about is About.COPY and not _copies_another_unit(found):
        return False
    if about is About.DIE and found.when is When.COST:
        return False
    return about not in _ON_THE_BOARD or not (_is_elsewhere(found) or found.clause.subject is Subject.PLAYERS)


def _copies_another_unit(found: CardClause) -> bool:
    """Whether something becomes a copy of a unit that can be another card than the source."""
    part = found.part
    return isinstance(part, MakesItACopy) or (isinstance(part, BecomeCopy) and not isinstance(part.of, This))


_ON_THE_BOARD = ACTS_ON_OBJECTS - {About.PLAY, About.DISCARD, About.COUNTER, About.TAKE_SPELL, About.NEW_CHOICES}


def _brings_from(*zones: Zone) -> ClauseTest:
    return lambda found: found.clause.verb is Verb.BRINGS and found.clause.zone in zones


def _is_picked_by_each(found: CardClause) -> bool:
    """Whether the players who are affected pick, and not who plays the text."""
    picks = isinstance(found.part, EachPlayerDoes | EachPlayerKills | EachPlayerKeeps | OthersChooseToKill)
    return picks and not _is_elsewhere(found)


def _acts_on_objects(found: CardClause) -> bool:
    """Whether it does something to objects as it resolves. What a text gives as long as it is there is no act."""
    return _brings(found) and found.clause.about in ACTS_ON_OBJECTS and found.when is not When.STANDING


def _is_given_for_a_while(found: CardClause) -> bool:
    """Whether Might is given to a unit at some time, by a text or an Equipment, and not because something is there."""
    return found.when is not When.STANDING or found.attached


def _takes_all_might(found: CardClause) -> bool:
    """Whether it can take Might down to 0, since it has no limit."""
    return _brings(found) and found.clause.more < 0 and getattr(found.part, "at_least", None) is None


def _lowers_a_price(found: CardClause) -> bool:
    """Whether it makes a card cheaper to play."""
    clause = found.clause
    return clause.verb is Verb.CHANGES and clause.more < 0 and not isinstance(clause.of, Using)


def _gives_up(found: CardClause) -> bool:
    """Whether something on the board is given up or exhausted for a cost."""
    clause = found.clause
    is_cost = found.when is When.COST and clause.verb is Verb.BRINGS and clause.about in _GIVEN_UP
    return is_cost and clause.subject is Subject.OBJECTS and not _is_elsewhere(found)


_GIVEN_UP = frozenset({About.DIE, About.EXHAUST, About.RETURN, About.RECYCLE})


_HAPPENS: dict[str, ClauseTest] = {
    "": _brings,
    "in place of a death": lambda found: _brings(found) and found.when is When.REPLACING,
    "from a hand": _brings_from(Zone.HAND),
    "out of a hand a deck": lambda found: _brings_from(Zone.HAND, Zone.MAIN_DECK)(found) and found.clause.chosen,
    "less": lambda found: _brings(found) and found.clause.more < 0,
    "more": lambda found: _brings(found) and found.clause.more > 0 and _is_given_for_a_while(found),
    "of 0": _takes_all_might,
    "made less": _lowers_a_price,
    "what is given up as a cost": _gives_up,
    "ready": lambda found: found.clause.verb is Verb.CHANGES and found.clause.more > 0,
    "of gear": lambda found: _brings(found) and GEAR in types_asked(found.clause.of),
    "that is prevented": lambda found: found.clause.verb is Verb.CHANGES and found.clause.more < 0,
    "that a spell has a unit deal": lambda found: (
        _brings(found) and isinstance(found.part, DealMight) and found.card.is_a(SPELL)
    ),
    "a pick by each player": lambda found: _acts_on_objects(found) and _is_picked_by_each(found),
    "all units at once": lambda found: _acts_on_objects(found) and isinstance(found.clause.on, Every),
}  # fmt: skip
"""What a clause has to be that brings about what happens, by the words around the kind of event."""


_FORBIDDEN = frozenset({About.MOVE, About.CHOOSE, About.DAMAGE, About.READY, About.PLAY})


def _waits(found: CardClause) -> bool:
    """Whether a text triggers on it, replaces it, forbids it or asks whether it happened.

    A text that prevents damage, or makes choices dearer, waits for these. What a card asks of what it has chosen, or of
    what pays for it, and what it sets up for the next spell, is a matter of its own.
    """
    clause = found.clause
    if isinstance(found.part, ForNextSpell):
        return False
    if clause.verb is Verb.CHANGES:
        return (clause.about, clause.more) in {(About.DAMAGE, -1), (About.CHOOSE, 1)}
    if clause.verb is Verb.FORBIDS:
        return clause.about in _FORBIDDEN and clause.zone is not Zone.FACEDOWN
    if clause.verb is Verb.READS and clause.about is About.STATUS:
        return found.when is When.STANDING or (clause.subject is Subject.THIS and found.when is not When.COST)
    if clause.verb is Verb.READS:
        return found.when not in (When.COST, When.TRIGGERED) and (clause.about is About.CHOOSE or not clause.chosen)
    return clause.verb is Verb.LISTENS or (clause.verb is Verb.REPLACES and not clause.chosen)


def _triggers(found: CardClause) -> bool:
    """Whether a text triggers on it each time, and not for the second one of a turn."""
    return _waits(found) and found.clause.verb is Verb.LISTENS and not getattr(found.part, "nth", 0)


def _asks_for_a_cost(found: CardClause) -> bool:
    """Whether it asks what a spell costs that it chooses, or a card whose play it triggers on."""
    return _waits(found) and isinstance(found.part, SpellOnChain | EnergyCostOf | WhenYouPlayCosting)


def _prevents(found: CardClause) -> bool:
    return _waits(found) and found.clause.verb in (Verb.CHANGES, Verb.FORBIDS)


def _of_any_type(found: CardClause) -> bool:
    """Whether it waits for the play of a card, whatever its type is, its cost, and where it is played from."""
    clause = found.clause
    is_plain = clause.subject is not Subject.THIS and clause.zone is None and not types_asked(clause.of)
    return _waits(found) and is_plain and (clause.verb is Verb.READS or clause.amount is None)


def _of_spells(found: CardClause) -> bool:
    """Whether it triggers on any spell that is played."""
    return _triggers(found) and types_asked(found.clause.of) == {SPELL} and found.clause.amount is None


_AWAITED: dict[str, ClauseTest] = {
    "": _waits,
    "that something triggers on": _triggers,
    "to prevent": _prevents,
    "from here": lambda found: _waits(found) and getattr(found.part, "from_here", False),
    "to a battlefield": lambda found: _waits(found) and isinstance(found.part, WhenOpponentMoves),
    "of gear": lambda found: _waits(found) and GEAR in types_asked(found.clause.of),
    "of its unit": lambda found: _waits(found) and found.attached and found.clause.subject is Subject.THIS,
    "of any type": _of_any_type,
    "of any type a spell": lambda found: _of_any_type(found) or _of_spells(found),
    "of the card itself": lambda found: _triggers(found) and found.clause.subject is Subject.THIS,
    "as a spell is chosen": _asks_for_a_cost,
    "of a spell": lambda found: (
        isinstance(found.part, BonusDamage) and SPELL in getattr(found.clause.on, "kinds", ())
    ),
}  # fmt: skip
"""What a clause has to be that waits for it, by the words around the kind of event."""
