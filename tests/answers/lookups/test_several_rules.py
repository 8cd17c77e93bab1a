"""Several rules by their numbers: each with what it says, those that there are not named."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.errors import NotFound
from tests.answers.drawn import LINES, ask, screen


@pytest.mark.parametrize("question", ["428 and 430", "what do rules 430, 428 say", "CR 428 & 430"])
def test_each_of_several_rules_is_cited(question: str) -> None:
    found = ask(open_library(), question)
    assert {one.id for one in found.citations} == {"core@1.4:428", "core@1.4:430"}
    assert found.exit_code == 0


def test_a_range_has_the_rules_between_its_ends_on_their_level() -> None:
    assert [one.id.partition(":")[2] for one in ask(open_library(), "428-430").citations] == ["428", "429", "430"]
    assert [one.id.partition(":")[2] for one in ask(open_library(), "428.3 to 428.1").citations] == [
        "428.1", "428.2", "428.3",
    ]  # fmt: skip


def test_a_long_range_is_one_screen() -> None:
    assert len(screen(ask(open_library(), "rules 300 to 500"))) <= LINES


def test_a_rule_that_there_is_not_is_said_and_the_others_are_shown() -> None:
    found = ask(open_library(), "428 and 999")
    assert found.read_as == "core@1.4:428"
    assert found.notes == ("There is no rule 999 in the core rules 1.4.",)
    with pytest.raises(NotFound, match="there is no rule 999"):
        ask(open_library(), "998 and 999")


def test_rules_of_an_older_version_have_its_numbers() -> None:
    assert [one.id for one in ask(open_library(), "1.2 737 and 738").citations] == ["core@1.2:737", "core@1.2:738"]


@pytest.mark.parametrize(("question", "near"), [("CR1000", "core@1.4:100"), ("TR 9999", "tournament@")])
def test_a_number_that_no_rule_can_have_is_no_question_in_words(question: str, near: str) -> None:
    with pytest.raises(NotFound, match="there is no rule") as refused:
        ask(open_library(), question)
    assert any(one.startswith(near) for one in refused.value.nearest)
