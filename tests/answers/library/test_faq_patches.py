"""A rule that a FAQ corrected is shown with the correction for the days that this was in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.page_of_an_id import id_answer
from judge.answers.library.faq_patches import about, restated
from judge.answers.library.open_library import open_library
from judge.answers.lookups.rule_page import rule_answer
from judge.content.markdown import read_page
from judge.content.read_faq import read_faq
from judge.content.typed_numbers import Typed
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path


def _first(number: str, day: str) -> str:
    library = open_library(day)
    return rule_answer(library, number, Typed(number, "core", "")).citations[0].text


@pytest.mark.parametrize("number", ["735.1.c", "809.1.c"])
def test_a_patched_rule_begins_with_the_patch_by_its_number_then_and_by_its_number_today(number: str) -> None:
    said = _first(number, "2026-02-01")
    assert said.startswith("Patched by faq@spiritforged:falling-star-icathian-rain-and-deflect-1 (2026-01-14 to")
    assert "for each time the unit is chosen" in said.partition("\n\n")[0]


@pytest.mark.parametrize("day", ["2026-01-10", "2026-03-30", "2026-08-01"])
def test_a_patch_is_not_shown_before_the_faq_nor_after_the_next_version(day: str) -> None:
    assert "Patched by" not in _first("809.1.c", day)


@pytest.mark.parametrize("number", ["187.6.a", "187.6.b", "316.5.b", "323.6", "344.2", "461.3.d"])
def test_the_unleashed_faq_patched_rules_of_1_3(number: str) -> None:
    assert "(2026-04-29 to 2026-07-24)" in _first(number, "2026-07-23")
    assert "Patched by" not in _first(number, "2026-04-28")


def test_a_rule_asked_for_in_the_version_that_was_patched_has_the_patch_on_every_later_day() -> None:
    said = id_answer(open_library("2026-08-01"), "core@1.3:461.3.d").citations[0].text
    assert said.startswith("Patched by faq@unleashed:results-of-combat-1")


def test_only_the_parts_of_an_answer_that_name_the_rule_are_its_patch() -> None:
    assert about("All of it.\n\n- 316.5.b: one.\n- 344.2: two.", "344.2") == "344.2: two."
    assert about("All of it.", "344.2") == "All of it."


def _short(number: str, day: str) -> str:
    return rule_answer(open_library(day), number, Typed(number, "core", "")).answer


@pytest.mark.parametrize(
    ("number", "day", "said"),
    [
        ("344.2", "2026-05-10", "(2026-04-29 to 2026-07-24): If a battlefield is contested and there are no units"),
        ("323.6", "2026-05-10", "A player loses control of every battlefield they control without having units there"),
        ("461.3.d", "2026-05-10", "in three cases: units were recalled in the combat cleanup"),
        ("316.5.b", "2026-05-10", "316.5.b has 2 meanings."),
        ("316.5.b", "2026-05-10", "whether the battlefield has a controller or not."),
        ("735.1.c", "2026-02-01", "an additional cost for each time the unit is chosen."),
        (
            "187.6.a",
            "2026-05-10",
            "Patched by faq@unleashed:control-of-battlefield-abilities-1 (2026-04-29 to 2026-07-24), shown below.",
        ),
    ],
)
def test_the_short_answer_gives_what_the_patch_in_force_says(number: str, day: str, said: str) -> None:
    assert said in _short(number, day)


@pytest.mark.parametrize(("number", "day"), [("344.2", "2026-04-28"), ("344.2", "2026-08-01"), ("323.6", "2026-07-24")])
def test_on_other_days_the_short_answer_is_the_rule(number: str, day: str) -> None:
    assert "patch" not in _short(number, day)


def test_a_patch_is_told_from_the_sentence_that_names_the_rule() -> None:
    assert restated("Why so. Rule 1.2.a of 1.3 is wrong. Two draw. Nobody else.", "1.2.a").startswith("Rule 1.2.a of")
    assert restated("1.2.a: two draw.", "1.2.a") == "Two draw."
    assert restated("**Costs.** Two draw.", "1.2.a") == ""


def test_a_patch_of_something_that_is_no_rule_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "faq.md"
    facts = "id: faq@unleashed:a-1\npatches: [323.6]"
    path.write_text(f"---\ndocument: unleashed\ntitle: A\n---\n\n# A\n\n## B?\n\n```yaml\n{facts}\n```\n\nC.\n")
    with pytest.raises(ContentError, match="patches: expected a rule"):
        list(read_faq([read_page(path, tmp_path)]))


@pytest.mark.parametrize("number", ["359.3.e.6", "359.3.e.14.a", "419.4.b", "433.1.a", "442.1", "477.1.b.1.a", "753.1"])
def test_the_vendetta_faq_patches_rules_of_1_4_from_its_day_on(number: str) -> None:
    assert "Patched by" not in _first(number, "2026-08-13")
    assert "(since 2026-08-14)" in _first(number, "2026-08-14").partition("\n\n")[0]
    assert "(since 2026-08-14, as far as known on" in _first(number, "2026-11-20").partition("\n\n")[0]
