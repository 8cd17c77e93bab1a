"""Questions of a pair: clauses that meet, and in which order a judge means them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import definition
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.zones import Zone
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.pair_question import MEANT, Through
from judge.matchup.clauses.questions_of_a_pair import questions
from judge.matchup.clauses.rule_clauses import meets

if TYPE_CHECKING:
    from judge.engine.state.card import Card


def newest(name: str) -> Card:
    return list(definition(name).cards())[-1]


@pytest.mark.parametrize(
    ("one", "other", "by", "kind"),
    [
        ("Guardian Angel", "Vengeance", "Vengeance", "DIE, REPLACES DIE"),
        ("Unchecked Power", "Watchful Sentry", "Unchecked Power", "DAMAGE, LISTENS DIE"),
        ("Stupefy", "Hextech Ray", "Stupefy", "MIGHT, BRINGS DAMAGE"),
        ("Decree of Rage", "Wind Wall", "Wind Wall", "COUNTER, FORBIDS COUNTER"),
        ("Imperial Decree", "Highlander", "Imperial Decree", "DIE, REPLACES DIE"),
    ],
)
def test_the_question_that_a_judge_means_stands_first(one: str, other: str, by: str, kind: str) -> None:
    for pair in ((one, other), (other, one)):
        first = questions(newest(pair[0]), newest(pair[1]))[0]
        assert (first.by.name, first.kind) == (by, kind)


def test_what_is_printed_answers_before_any_board() -> None:
    found = questions(newest("Defy"), newest("Icathian Rain"))
    limit = next(question.limit for question in found if question.event is About.COUNTER)
    assert limit.endswith("Icathian Rain costs [7]")


def test_a_spell_that_can_choose_any_unit_is_generic() -> None:
    found = questions(newest("Unchecked Power"), newest("Watchful Sentry"))
    plain = [question for question in found if question.clause is None and question.through is Through.OTHER]
    assert plain
    assert all(question.rank >= MEANT for question in plain)


def test_what_another_player_does_for_an_effect_is_theirs() -> None:
    said = [found.clause for found in card_clauses(newest("Bewitching Spirit")) if found.clause.about is About.DISCARD]
    assert [found.whose for found in said] == [Whose.ANY]


def test_what_criteria_and_costs_say_is_part_of_the_card() -> None:
    said = card_clauses(newest("Soul Harvest"))
    assert [found.clause.amount for found in said if found.clause.about is About.MIGHT] == [3]
    exhausts = [found for found in card_clauses(newest("Energy Conduit")) if found.clause.about is About.EXHAUST]
    assert [found.when for found in exhausts] == [When.COST]


def test_a_draw_changes_how_many_cards_are_in_hand_but_not_how_many_units_there_are() -> None:
    in_hand, there = (Clause(Verb.READS, About.COUNT, zone=zone) for zone in (Zone.HAND, None))
    assert About.DRAW in dict(meets(in_hand))
    assert About.DRAW not in dict(meets(there))
    draw, units = newest("Watchful Sentry"), newest("The Grand Plaza")
    assert "DRAW, READS COUNT" not in [question.kind for question in questions(draw, units)]
