"""Questions in words that only ask what something says: they lead to its page, as its name or number would."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.content.typed_numbers import number_in_words, number_of_document

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


@cache
def _answer(question: str) -> Answer:
    return answer(open_library(), Request(question, simulate=False))


@pytest.mark.parametrize(
    ("question", "like"),
    [
        ("what does 428.1.a say", "428.1.a"),
        ("rule 428.1.a please", "428.1.a"),
        ("what is priority", "core 311"),
        ("what is focus", "core 311"),
        ("what is the chain", "chain"),
        ("explain the turn", "core 301"),
        ("four twenty eight", "428"),
        ("what does rule four sixty five point two say", "465.2"),
        ("what comes after 428", "429"),
        ("CR428", "core 428"),
        ("cr 428.1.a", "core 428.1.a"),
        ("tr703.2", "TR 703.2"),
        ("what is tank?", "tank"),
        ("what's ganking", "ganking"),
        ("explain deflect please", "deflect"),
        ("definition of hidden", "hidden"),
        ("how does combat work", "combat"),
        ("what is a unit", "units"),
        ("what does Defy do", "defy"),
        ("show me hidden blade", "hidden blade"),
        ("what's the penalty for slow play", "slow play"),
        ("what is bribery", "bribery"),
        ("what does zhonyas do", "zhonyas"),
        ("how does ekko work", "ekko"),
        ("what does the jinx legend do", "jinx legend"),
    ],
)
def test_the_words_that_only_ask_are_left_out(question: str, like: str) -> None:
    asked, plain = _answer(question), _answer(like)
    assert (asked.kind, asked.read_as, asked.answer) == (plain.kind, plain.read_as, plain.answer)
    assert [one.id for one in asked.citations] == [one.id for one in plain.citations]


def test_a_number_among_other_words_leads_to_its_rule_and_the_words_are_said() -> None:
    found = _answer("does 428.1.a apply to tokens")
    assert found.read_as == "core@1.4:428.1.a"
    assert found.notes == ("Read as rule 428.1.a; not looked up: 'does apply to tokens' (judge search has all words).",)


@pytest.mark.parametrize(
    "question", ["what happens in 2v2", "2v2 rules", "does a 428 Might unit die", "rules for mulligan"]
)
def test_other_questions_are_searched(question: str) -> None:
    assert _answer(question).kind == "search"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("does 428.1.a apply", "428.1.a"), ("is rule 428 about it", "rule 428"), ("see CR428.", "CR428"),
        ("428.1.a or 428.2", ""), ("the 100 games", ""), ("core@1.2:415.1 says", ""), ("since 2026-10-16", ""),
    ],
)  # fmt: skip
def test_a_number_is_told_from_other_figures(text: str, number: str) -> None:
    assert number_in_words(text) == number


@pytest.mark.parametrize(
    ("question", "like"),
    [
        ("in core rules 1.3 what was 428", "core 1.3 428"),
        ("what does 703.2 of the tournament rules say", "tr703.2"),
        ("in the tournament rulebook, what is 703.2", "tr703.2"),
        ("cr 428 what is it", "CR428"),
    ],
)
def test_a_number_apart_from_the_name_of_its_document_is_a_number_of_it(question: str, like: str) -> None:
    assert _answer(question).read_as == _answer(like).read_as


@pytest.mark.parametrize("text", ["428 in 1.3", "core rules 428 and 430", "the tournament has 128 players", "core set"])
def test_a_figure_without_a_document_or_among_others_is_no_number(text: str) -> None:
    assert not number_of_document(text)


@pytest.mark.parametrize(
    ("question", "legend"),
    [("jinx legend", "Loose Cannon"), ("legend yasuo", "Unforgiven"), ("the kaisa legend", "Daughter of the Void")],
)
def test_a_champion_and_the_word_legend_mean_the_legend(question: str, legend: str) -> None:
    assert _answer(question).read_as == f"card:{legend}"


def test_a_name_of_several_cards_lists_them_however_it_is_asked() -> None:
    assert [hit.id for hit in _answer("tell me about teemo").hits] == [hit.id for hit in _answer("teemo").hits]


def test_the_legends_of_a_champion_with_several_are_listed() -> None:
    assert {hit.kind for hit in _answer("master yi legend").hits} == {"card"}
    assert len(_answer("master yi legend").hits) == 2
