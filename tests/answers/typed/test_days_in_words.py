"""Days, months and versions that a question says, and what is answered by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.errata_look_up import errata_looked_up
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.typed.days_in_words import days_said

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

DAY = "2026-11-20"


def ask(question: str) -> Answer:
    return answer(open_library(DAY), Request(question))


@pytest.mark.parametrize(
    ("text", "first", "last", "ahead", "rest"),
    [
        ("bans july", "2026-07-01", "2026-07-31", "", "bans"),
        ("bans in July 2025", "2025-07-01", "2025-07-31", "in", "bans"),
        ("errata since may", "2026-05-01", "2026-05-31", "since", "errata"),
        ("errata since 2026-05-03", "2026-05-03", "2026-05-03", "since", "errata"),
        ("in march, what is it", "2026-03-01", "2026-03-31", "in", "what is it"),
        ("on 3rd of march", "2026-03-03", "2026-03-03", "on", ""),
        ("March 3, 2026", "2026-03-03", "2026-03-03", "", ""),
        ("on 3 may", "2026-05-03", "2026-05-03", "on", ""),
        ("on 3rd may it was so", "2026-05-03", "2026-05-03", "on", "it was so"),
        ("2026-07", "2026-07-01", "2026-07-31", "", ""),
        ("in 2025", "2025-01-01", "2025-12-31", "in", ""),
        ("back in sept", "2026-09-01", "2026-09-30", "in", ""),
        ("in december", "2025-12-01", "2025-12-31", "in", ""),  # the last that has begun
        ("last november", "2025-11-01", "2025-11-30", "", ""),
        ("november", "2026-11-01", "2026-11-30", "", ""),
        ("last month", "2026-10-01", "2026-10-31", "", ""),
        ("this year", "2026-01-01", "2026-12-31", "", ""),
        ("up to april", "2026-04-01", "2026-04-30", "until", ""),
    ],
)
def test_days_are_read_as_people_say_them(text: str, first: str, last: str, ahead: str, rest: str) -> None:
    found = days_said(text, DAY)
    assert found is not None
    assert (found.first, found.last, found.ahead, found.rest) == (first, last, ahead, rest)


@pytest.mark.parametrize(
    "text",
    [
        "may I play a card",
        "I may not",
        "a unit of 3 may be killed",
        "marching",
        "rule 428",
        "2026-02-30",
        "february 30",
        "1.4",
        "2026-13",
    ],
)
def test_what_is_no_day_is_not_read_as_one(text: str) -> None:
    assert days_said(text, DAY) is None


@pytest.mark.parametrize(
    ("text", "day", "is_so"),
    [
        ("since may", "2026-05-01", True),
        ("since may", "2026-04-30", False),
        ("after may", "2026-05-31", False),
        ("before may", "2026-05-01", False),
        ("until may", "2026-05-31", True),
        ("in may", "2026-06-01", False),
    ],
)
def test_days_since_before_and_in(text: str, day: str, is_so: bool) -> None:
    found = days_said(text, DAY)
    assert found is not None
    assert found.within(day) is is_so


@pytest.mark.parametrize(
    ("question", "day", "listed"),
    [
        ("bans july", "2026-07-31", "2026-07-16"),
        ("July ban list", "2026-07-31", "2026-07-16"),
        ("what was banned last july", "2026-07-31", "2026-07-16"),
        ("bans in may", "2026-05-31", "2026-03-31"),
        ("may bans", "2026-05-31", "2026-03-31"),
        ("what got banned in september", "2026-09-30", "2026-09-18"),
        ("bans before september", "2026-08-31", "2026-07-16"),
        ("bans 2026-07", "2026-07-31", "2026-07-16"),
    ],
)
def test_a_list_of_bans_is_that_of_the_month_that_is_said(question: str, day: str, listed: str) -> None:
    found = ask(question)
    assert found.read_as == f"bans on {day}"
    assert f"list of {listed}" in found.answer


@pytest.mark.parametrize(
    ("question", "bulletins"),
    [
        ("errata since may", ["errata@2026-10-09", "errata@2026-07-23"]),
        ("which cards have errata since may", ["errata@2026-10-09", "errata@2026-07-23"]),
        ("corrections since may 2026", ["errata@2026-10-09", "errata@2026-07-23"]),
        ("errata before april", ["errata@2026-01-14", "errata@2025-10-28", "errata@2025-10-16"]),
        ("errata up to april", ["errata@2026-04-03", "errata@2026-01-14", "errata@2025-10-28", "errata@2025-10-16"]),
        ("errata 2025", ["errata@2025-10-28", "errata@2025-10-16"]),
    ],
)
def test_errata_of_some_days_are_the_bulletins_of_these(question: str, bulletins: list[str]) -> None:
    assert [hit.id for hit in ask(question).hits] == bulletins


@pytest.mark.parametrize("text", ["since may", "since 2026-05-01", "after april"])
def test_the_command_reads_days_as_well(text: str) -> None:
    hits = errata_looked_up(open_library(DAY), text).answer.hits
    assert [hit.id for hit in hits] == ["errata@2026-10-09", "errata@2026-07-23"]


def test_the_errata_of_a_month_with_one_bulletin_are_its_entries() -> None:
    assert all(hit.id.startswith("errata@2026-07-23:") for hit in ask("july errata").hits)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("has baited hook been errata'd since may", "No. Baited Hook has no errata since 2026-05-01."),
        ("has baited hook been errata'd since october 2025", "Yes. Baited Hook has errata since 2025-10-01."),
        ("has baited hook been errata'd", "Yes. "),
        ("has charm been errata'd since may", "No. "),
    ],
)
def test_a_card_has_errata_in_the_days_that_are_said(question: str, begins: str) -> None:
    assert ask(question).answer.startswith(begins)


@pytest.mark.parametrize(
    ("question", "command"),
    [
        ("whats new in 1.4", "judge diff 1.3 1.4"),
        ("what's new in 1.4", "judge diff 1.3 1.4"),
        ("new in v1.3", "judge diff 1.2 1.3"),
        ("changes in 1.4", "judge diff 1.3 1.4"),
        ("1.4 patch notes", "judge diff 1.3 1.4"),
        ("what changed since 1.2", "judge diff 1.2 1.4"),
        ("what changed since 1.3", "judge diff 1.3 1.4"),
        ("what changed in july", "judge diff 1.3 1.4"),
        ("what changed last year", "judge diff 1.0 1.2"),
        ("what changed for legion in march", "judge diff 1.2 1.3 legion"),
        ("what's new", "judge diff 1.3 1.4"),
        ("patch notes", "judge diff 1.3 1.4"),
        ("1.3 vs 1.4", "judge diff 1.3 1.4"),
        ("hidden changes 1.4", "judge diff 1.3 1.4 hidden"),
    ],
)
def test_what_is_new_is_what_changed_between_two_versions(question: str, command: str) -> None:
    assert ask(question).read_as == command


@pytest.mark.parametrize("question", ["does the control change in 1.4", "whats new in tournament rules", "is it new"])
def test_other_questions_with_such_a_word_are_searched(question: str) -> None:
    assert not ask(question).read_as.startswith("judge diff")


@pytest.mark.parametrize(
    ("question", "as_of", "rules"),
    [
        ("what was the rule for hidden in march", "2026-03-01", "1.2"),
        ("hidden in march", "2026-03-01", "1.2"),
        ("how did legion work in december", "2025-12-01", "1.1"),
        ("legion on 2026-03-15", "2026-03-15", "1.2"),
        ("what was hidden before april", "2026-03-31", "1.3"),
        ("what was the rule for hidden in 1.2", "2025-12-12", "1.2"),
        ("hidden 1.2", "2025-12-12", "1.2"),
        ("charm in may", "2026-05-01", "1.3"),
        ("charm vs defy in march", "2026-03-01", "1.2"),
    ],
)
def test_a_page_is_that_of_the_day_that_is_said(question: str, as_of: str, rules: str) -> None:
    found = ask(question)
    assert (found.as_of, found.rules) == (as_of, rules)
    assert found.kind in {"keyword", "card", "matchup"}
    assert any(note.startswith("Read as of ") for note in found.notes)


def test_that_a_new_version_came_within_the_month_is_said() -> None:
    found = ask("what was the rule for hidden in march")
    assert "Core Rules 1.3 came into force on 2026-03-30" in found.notes[0]
    assert found.question == "what was the rule for hidden in march"
    assert "Errata of 2025-10-28 were not out yet." in ask("what did baited hook say in october 2025").notes[0]


@pytest.mark.parametrize("question", ["can I play a card in june", "may I hide two cards", "hidden in 2027"])
def test_today_is_answered_where_nothing_of_then_is_asked(question: str) -> None:
    assert ask(question).as_of == DAY
