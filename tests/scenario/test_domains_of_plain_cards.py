"""Units and gear without a text can have domains, which is what a few texts ask of what they choose (133.3)."""

from __future__ import annotations

from datetime import date

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.entry import main
from judge.scenario.language.parse import parse
from judge.scenario.runner import run

DAY = date(2026, 8, 1)
BOARD = """P1: hand Decree of Rage
P2: at BF1 u = 3-Might unit of Calm, v = 3-Might unit of Fury and Mind

P1 cannot play Decree of Rage on v
P1 plays Decree of Rage on u
resolve the chain

expect u killed
"""


def test_a_text_that_asks_for_a_domain_chooses_a_unit_that_has_it() -> None:
    assert run(parse(BOARD), DAY).passed
    assert not run(parse(BOARD.replace("of Calm", "of Mind")), DAY).passed


def test_a_card_with_a_text_has_its_own() -> None:
    found = run(parse("P1: base Void Seeker of Calm\n\nexpect P1 drew nothing\n"), DAY)
    assert found.problem is not None
    assert "only cards without a text are given" in str(found.problem)


def test_a_derived_set_up_says_the_domain_and_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "Decree of Rage vs Wind Wall"]) == 0
    assert "P2: at BF1 u = 3-Might unit of Calm; hand Wind Wall" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("can Wind Wall counter Decree of Rage", "No. Decree of Rage cannot be countered"),
        ("can Defy counter Decree of Insight", "Yes. Decree of Insight is countered"),
    ],
)
def test_a_question_in_words_is_asked_on_such_a_unit(question: str, says: str) -> None:
    assert answer(open_library(), Request(question)).answer.startswith(says)
