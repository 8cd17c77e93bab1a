"""Questions of a pair: clauses that meet, and in which order a judge means them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import definition
from judge.engine.state.clauses import About
from judge.matchup.questions import MEANT, Through, questions

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
        ("Decree of Rage", "Wind Wall", "Wind Wall", "COUNTER, OBJECT"),
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
