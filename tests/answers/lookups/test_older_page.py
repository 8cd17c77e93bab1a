"""A search by an older rulebook finds what was in force then, by the numbers of then."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.finding.full_text import full_text
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.content.history import history_in
from judge.content.ids import parse_id

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


def search(question: str, rules: str = "", as_of: str = "") -> Answer:
    return full_text(open_library(as_of, rules), Request(question, rules=rules, as_of=as_of), [])


def versions(answer: Answer) -> set[str]:
    found = [parse_id(hit.id) for hit in answer.hits]
    return {one.version for one in found if one and one.kind == "rule" and one.document == "core"}


@pytest.mark.parametrize(("version", "number"), [("1.0", "512"), ("1.2", "312"), ("1.3", "312")])
def test_rules_stand_by_the_numbers_of_their_version(version: str, number: str) -> None:
    found = search("who gets priority", version)
    assert found.hits[0].id in {f"core@{version}:{number}", f"core@{version}:{number}.1"}
    assert versions(found) == {version}
    assert {one.id for one in found.citations} >= {one.id for one in found.hits}


def test_what_was_reworded_since_says_so_and_what_only_moved_does_not() -> None:
    found = search("passing focus and priority", "1.2")
    badges = {hit.id: hit.status for hit in found.hits}
    assert "reworded since" in badges.values()
    assert badges["core@1.2:313.3"] != "reworded since"
    assert found.notes[-1].endswith("by the words of Core Rules 1.4.")


def test_what_was_not_there_yet_is_not_found() -> None:
    today, then = search("empower a legend"), search("empower a legend", "1.2")
    assert any("mpower" in hit.title for hit in today.hits)
    assert not any(hit.id.startswith("core@1.4") for hit in then.hits)
    assert not any("mpower" in hit.title for hit in then.hits)
    assert not any(hit.id.startswith(("faq@vendetta", "faq@unleashed", "errata@2026")) for hit in then.hits)


def test_the_lines_of_what_people_say_help_there_too() -> None:
    slang = "do I untap at the start of my turn"
    today, then = search(slang), search(slang, "1.2")
    history = history_in(open_library().store)
    assert history is not None
    version, _, number = then.hits[0].id.removeprefix("core@").partition(":")
    assert version == "1.2"
    assert today.hits[0].id == f"core@1.4:{history.now(version, number)}"
    assert today.hits[0].id in {"core@1.4:315.1.b", "core@1.4:415.3.a"}  # both say so


def test_a_day_goes_by_the_rulebook_of_that_day() -> None:
    assert versions(search("who gets priority", as_of="2026-01-10")) == {"1.2"}
    assert versions(search("who gets priority", as_of="2026-08-01")) == {"1.4"}
