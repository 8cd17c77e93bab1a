"""The answer to two cards, from the project's own content."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import Wishes
from judge.answers.page.request import Request
from judge.answers.simulated.pair_answer import matchup_answer
from judge.citations.numbers import number

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


def ask(question: str, as_of: str = "2026-08-01", **settings: str) -> Answer:
    return router.answer(open_library(as_of), Request(question, **settings))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def flagship() -> Answer:
    return ask("Baited Hook vs Unlicensed Armory")


def test_the_written_ruling_is_cited_with_its_badge_and_agrees(flagship: Answer) -> None:
    ruling = next(citation for citation in flagship.citations if citation.id == "faq@origins:baited-hook-1")
    assert ruling.status.startswith("retired 2025-11-04")
    assert flagship.check == "agrees"
    assert flagship.exit_code == 0


def test_the_rules_behind_the_missing_unit_are_cited(flagship: Answer) -> None:
    cited = [citation.id for citation in flagship.citations]
    assert "core@1.4:359.3.e.12" in cited
    assert "core@1.4:359.3.e.14.b" in cited


def test_what_the_version_before_said_stands_beside_the_rule(flagship: Answer) -> None:
    rule = next(citation for citation in flagship.citations if citation.id == "core@1.4:359.3.e.14.b")
    assert "1.3" in rule.note


@pytest.mark.parametrize("cards", [["Baited Hook", "Hextech Ray"], ["Perfect Execution", "Defy"]])
def test_an_answer_that_was_cut_by_its_time_says_so_and_denies_nothing(cards: list[str]) -> None:
    cut = matchup_answer(open_library("2026-08-01"), cards, seconds=0)
    assert cut.simulation is not None
    assert cut.simulation.status == "cut"
    assert "The time was over" in cut.simulation.reason
    assert "Cut: the time was over." in cut.simulation.frame
    assert cut.answer.startswith("Not found: ")
    assert cut.exit_code == 3


def test_every_step_has_whole_rule_ids(flagship: Answer) -> None:
    steps = [step for outcome in flagship.outcomes for step in outcome.example]
    assert steps
    played = [step for step in steps if not step.event.startswith("Older rulings say otherwise here")]
    assert all(step.rules and all(rule.startswith("core@1.4:") for rule in step.rules) for step in played)


def test_reverse_order_lower_case_and_misspelling_give_the_same_outcomes(flagship: Answer) -> None:
    for question in ("unlicensed armory vs baited hook", "baited hook vs unlicensed armory",
                     "baited hok vs unlicenced armoury"):  # fmt: skip
        assert ask(question).outcomes == flagship.outcomes


def test_before_the_errata_the_printed_wording_is_played_and_said_so() -> None:
    answer = ask("Baited Hook vs Unlicensed Armory", as_of="2025-10-27")
    assert any("printed" in note for note in answer.notes)
    assert any("Core Rules 1.4" in note for note in answer.notes)
    saved = next(outcome for outcome in answer.outcomes if "saves u" in outcome.summary)
    assert "with its damage" in saved.summary
    wordings = next(section for section in answer.sections if section.title.startswith("Unlicensed"))
    assert any("u is killed" in line and "with its damage" in line for line in wordings.lines)
    assert any("healed" in line for line in wordings.lines)


def test_rule_numbers_are_those_of_the_version_in_force_that_day() -> None:
    answer = ask("Baited Hook vs Unlicensed Armory", as_of="2026-01-10")
    assert answer.rules == "1.2"
    assert f"core@1.2:{number('information.null', '1.2')}" in [citation.id for citation in answer.citations]


def test_another_might_and_deck_change_what_can_be_played() -> None:
    answer = ask("Baited Hook vs Unlicensed Armory", might="5", deck="6-Might unit, 7-Might unit")
    assert any("6-Might unit enters" in outcome.summary for outcome in answer.outcomes)
    assert not any("7-Might unit enters" in outcome.summary for outcome in answer.outcomes)


def test_an_answer_is_not_complete_where_lines_were_left_out() -> None:
    second = Request(
        "Fight or Flight vs Repulse", wishes=Wishes(set_up=2)
    )  # what is at the other battlefield Repulse does not save
    countered = router.answer(open_library("2026-08-01"), second)
    assert countered.simulation is not None
    assert (countered.simulation.status, countered.simulation.dropped_lines) == ("lines left out", 1)
    assert countered.simulation.reason == "1 line on which a later act could not be taken."
    assert "Complete within that frame." not in countered.simulation.frame
    assert countered.exit_code == 0


@pytest.mark.parametrize("name", ["Hidden Blade", "Highlander", "Baited Hook", "Void Seeker"])
def test_a_card_named_twice_stands_for_two_copies(name: str) -> None:
    answer = ask(f"{name} vs {name}")
    assert answer.exit_code == 0
    assert answer.simulation is not None
    expected = {"Highlander": "not all tried", "Baited Hook": "lines left out"}.get(name, "complete")
    assert answer.simulation.status == expected
    assert f"second {name}" in answer.simulation.frame[0]


def test_two_hourglasses_compete_for_one_death_and_only_one_is_used_up() -> None:
    answer = ask("Zhonya's Hourglass vs Zhonya's Hourglass")
    assert "can replace the same death" in answer.answer
    assert len(answer.outcomes) == 2
    assert all(outcome.summary.count("Zhonya's Hourglass is killed") == 1 for outcome in answer.outcomes)


def test_a_unit_in_the_deck_is_met_by_a_kill_that_lets_it_be_taken() -> None:
    answer = ask("Baited Hook vs Cruel Patron")
    assert "Through Baited Hook, P1 can play Cruel Patron" in answer.answer
    assert any("v is killed; Cruel Patron enters" in outcome.summary for outcome in answer.outcomes)


def test_damage_that_is_dealt_twice_is_told_twice() -> None:
    answer = ask("Void Seeker vs Falling Star")
    assert "u is dealt 3; u is dealt 3 again" in answer.outcomes[0].summary


def test_a_choice_that_is_only_a_name_stands_behind_its_question() -> None:
    answer = ask("Highlander vs Zhonya's Hourglass")
    assert all("which replacement effect applies" in outcome.when for outcome in answer.outcomes)


def test_a_response_without_a_target_is_rejected_for_that_and_not_for_priority() -> None:
    answer = ask("Highlander vs Void Seeker")
    rejected = next(section for section in answer.sections if section.title.startswith("Set-ups"))
    assert not any("priority" in line for line in rejected.lines)
    assert any("P2 plays Highlander in response: there is no valid choice" in line for line in rejected.lines)


def test_cards_that_do_not_interact_are_told_so_with_the_reason() -> None:
    answer = ask("Final Spark vs Thermo Beam")
    assert "do not interact: nothing that one says or does" in answer.answer
    assert answer.as_json()["interact"] is False
    assert answer.as_json()["questions"] == []
    assert answer.exit_code == 0


@pytest.mark.parametrize(
    ("unit", "battlefield"),
    [
        ("Dauntless Vanguard", "Heisho, Shell of the World"),
        ("Miss Fortune, Buccaneer", "Ornn's Forge"),
        ("Mageseeker Warden", "Ornn's Forge"),
        ("Rengar, Pouncing", "Ornn's Forge"),
    ],
)
def test_what_says_where_units_are_played_is_not_told_to_have_nothing_to_do_with_a_battlefield(
    unit: str, battlefield: str
) -> None:
    answer = ask(f"{unit} vs {battlefield}")
    assert answer.answer.endswith(f"That can be any battlefield, and so {battlefield}.")
    assert answer.as_json()["interact"] is True
    assert {one["generic"] for one in answer.as_json()["questions"]} == {True}


def test_a_unit_that_says_nothing_of_battlefields_has_nothing_to_do_with_one() -> None:
    assert ask("Faithful Manufactor vs Heisho, Shell of the World").answer.startswith("No. ")


def test_what_is_printed_says_no_before_anything_is_played() -> None:
    answer = ask("Defy vs Icathian Rain")
    assert answer.answer.startswith("No. Defy cannot counter Icathian Rain: it asks for a spell that costs at most [4]")
    first = answer.as_json()["questions"][0]
    assert (first["by"], first["verdict"]) == ("Defy", "cannot")


def test_a_limit_on_might_can_change_in_play_and_is_no_denial() -> None:
    answer = ask("Gust vs Vex, Apathetic")
    assert answer.answer.startswith("It depends on its Might. As it is printed, Gust cannot choose Vex, Apathetic")
    assert "Once it has the Might for it: Gust returns Vex, Apathetic to P2's hand." in answer.answer
    assert answer.as_json()["interact"] is True
    assert answer.exit_code == 0


def test_a_text_that_chooses_nothing_is_not_said_to_choose() -> None:
    answer = ask("Angler Beast vs Fiora, Worthy")
    assert "Angler Beast does nothing to Fiora, Worthy: it is about a unit with 2 Might or less" in answer.answer


def test_what_cannot_be_countered_is_so_because_cannot_beats_can() -> None:
    cited = [citation.id for citation in ask("Decree of Rage vs Wind Wall").citations]
    assert cited.index("core@1.4:054.1") < cited.index("core@1.4:358.3.a")


def test_where_something_was_left_untried_nothing_is_denied() -> None:
    answer = ask("Facebreaker vs Stare Down")
    assert answer.as_json()["interact"] is None
    assert answer.exit_code == 3
    assert "do not interact" not in answer.answer
    assert "Not everything was tried" in answer.answer
    assert answer.simulation is not None
    assert answer.simulation.status == "not found"


@pytest.mark.usefixtures("two_cards_not_defined")
def test_a_card_that_is_not_defined_is_refused_by_name_and_still_looked_up() -> None:
    answer = ask("Baited Hook vs Sandstone Chimera")
    assert answer.exit_code == 3
    assert answer.simulation is not None
    assert "Sandstone Chimera is not defined for the engine yet" in answer.simulation.reason
    assert "card:Sandstone Chimera" in [citation.id for citation in answer.citations]


@pytest.mark.parametrize(
    "question",
    [
        "Cruel Patron vs Unlicensed Armory",
        "Cruel Patron vs Zhonya's Hourglass",
        "Hidden Blade vs The Boss",
        "Hidden Blade vs Highlander",
    ],
)
def test_a_written_ruling_on_any_card_that_saves_is_checked_against_the_simulation(question: str) -> None:
    assert ask(question).check == "agrees"
