"""Two cards on one screen: what it says first, what is behind an option, and that nothing else is computed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN, More
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import PairScreen
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from judge.errors import Misuse

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

FLAGSHIP = "Baited Hook vs Unlicensed Armory"
NOT_FOUND = "Lacerate vs Trapping Grounds"


def ask(question: str, more: More | None = SCREEN, as_of: str = "2026-11-23") -> Answer:
    return answer(open_library(as_of), Request(question, more=more))


@pytest.fixture(scope="module")
def flagship() -> Answer:
    return ask(FLAGSHIP)


@pytest.fixture(scope="module")
def whole() -> Answer:
    return ask(FLAGSHIP, None)


def test_the_flagship_fits_a_screen_of_24_lines(flagship: Answer) -> None:
    assert len(plain(flagship.shown(), 80).split("\n")) <= 24


def test_what_was_read_is_said_first_with_version_and_day(flagship: Answer) -> None:
    first = plain(flagship.shown(), 80).split("\n")[0]
    assert first == "BAITED HOOK x UNLICENSED ARMORY  Core 1.4, 2026-11-23 (newer not held)"


def test_the_rules_that_decide_stand_above_the_ruling_with_its_badge(flagship: Answer) -> None:
    text = plain(flagship.shown(), 80)
    assert text.index("(359.3.e.12, 359.3.e.14.b)") < text.index("[retired 2025-11-04; agrees]")


def test_a_ruling_repeats_its_question_where_it_says_yes_or_no(flagship: Answer) -> None:
    assert isinstance(flagship.screen, PairScreen)
    assert flagship.screen.ruling is not None
    assert not flagship.screen.ruling.question
    other = ask("Hidden Blade vs Zhonya's Hourglass").screen
    assert isinstance(other, PairScreen)
    assert other.ruling is not None
    assert other.ruling.question.endswith("?")


def test_a_row_says_whose_choice_it_is_and_what_comes_of_it(flagship: Answer) -> None:
    assert isinstance(flagship.screen, PairScreen)
    assert flagship.screen.rows is not None
    assert flagship.screen.rows.by == "P1"
    first, second = flagship.screen.rows.rows[:2]
    assert first.choices == "pay ([C])"
    assert first.comes.startswith("Unlicensed Armory saves u (healed, exhausted, recalled); nothing can be played")
    assert second.choices.startswith("let u die")
    assert second.comes.startswith("u is killed")


def test_what_comes_of_every_outcome_is_said_once() -> None:
    found = ask("Ruined Rex vs Azir, Sovereign").screen
    assert isinstance(found, PairScreen)
    assert found.rows is not None
    assert found.rows.common == "Ruined Rex is killed"
    assert not any("Ruined Rex is killed" in row.comes for row in found.rows.rows)


def test_an_order_of_effects_is_told_by_their_cards() -> None:
    shown = plain(ask("Ki Barrier vs Lotus Trap").shown(), 80)
    assert "  1  Ki Barrier, then Lotus    4 damage to u is prevented" in shown


def test_the_outcomes_that_are_left_without_a_text_are_named(flagship: Answer) -> None:
    assert "  without the text of Unlicensed Armory: 2, 3, 4\n" in plain(flagship.shown(), 80)


def test_one_outcome_is_told_by_what_holds_with_and_without_a_text() -> None:
    text = plain(ask("Kog'Maw, Caustic vs Zhonya's Hourglass").shown(), 80)
    assert "  with and without Zhonya's Hourglass  with   without  whose choice\n" in text
    assert "  u is killed                          never  always   -\n" in text


def test_more_outcomes_than_a_screen_has_room_for_are_told_by_facts() -> None:
    found = ask("Sea Monkey vs Recruit the Vanguard")
    text = plain(found.shown(), 80)
    assert "32 outcomes (--steps)" in text
    assert "Recruit ends in " in text
    assert len(text.split("\n")) <= 24


def test_the_whole_page_has_the_facts_as_well(whole: Answer) -> None:
    assert "  the death of u" in plain(whole.shown(more=More(everything=True)), 80)


def test_the_verdict_says_on_whom_it_depends_only_where_it_does(flagship: Answer) -> None:
    assert "If P1 pays [C], Unlicensed Armory can replace the death" in flagship.answer
    assert "It depends" not in ask("Guardian Angel vs Vengeance").answer


def test_the_assumed_set_up_is_written_in_the_words_of_scenarios(flagship: Answer) -> None:
    assert isinstance(flagship.screen, PairScreen)
    board, acts = flagship.screen.assumed
    assert board.startswith("P1: at BF1 u = 3-Might unit damaged 1; base Baited Hook, Unlicensed Armory")
    assert acts == "P1 uses Unlicensed Armory, then uses Baited Hook"


def test_the_wordings_are_mentioned_where_they_bear_on_the_pair(flagship: Answer) -> None:
    assert "Unlicensed Armory comes out differently as printed" in plain(flagship.shown(), 200)
    assert "as printed" not in plain(ask("Guardian Angel vs Vengeance").shown(), 200)


def test_the_first_screen_is_computed_without_what_is_behind_it(flagship: Answer) -> None:
    assert (flagship.outcomes, flagship.citations, flagship.sections) == ((), (), ())
    assert flagship.exit_code == 0


def test_a_pair_of_which_nothing_was_found_has_the_same_screen_and_ends_with_3() -> None:
    found = ask(NOT_FOUND)
    text = plain(found.shown(), 80)
    assert found.exit_code == 3
    assert text.startswith("LACERATE x TRAPPING GROUNDS  Core 1.4")
    assert "not tried: 1 of 1 ways" in text
    assert "not tried: Lacerate: a unit" in text
    assert "more: " in text
    assert len(text.split("\n")) <= 24


def test_a_pair_that_is_refused_has_one_screen_with_the_reason_and_where_to_read() -> None:
    refused = ask("Charm vs XP Tracker")
    text = plain(refused.shown(), 80)
    assert refused.exit_code == 3
    assert "Not simulated: XP Tracker is a marker" in text
    assert "faq@origins:charm-1" in text
    assert len(text.split("\n")) <= 24
    assert refused.citations[0].text not in text
    assert refused.citations[0].text.split("\n")[0] in plain(refused.shown(more=More(rule_texts=True)), 0)


def test_what_a_replacement_consists_of_is_no_sentence_of_its_own() -> None:
    verdict = ask("Shadowblade Lurker vs Unlicensed Armory").answer
    assert verdict == "If P1 pays [C], Unlicensed Armory can save Shadowblade Lurker from its death."


def test_a_battlefield_has_one_name() -> None:
    text = plain(ask("Reaver's Row vs Rengar, Pouncing").shown(), 200)
    assert "assumed (" in text
    assert "Reaver's Row" in text.split("assumed (")[1]
    assert "BF1" not in text


def test_a_spell_that_is_made_up_for_a_set_up_is_played_as_it_is_stated() -> None:
    text = " ".join(plain(ask("Disarming Rake vs Glasc Mixologist").shown(), 200).split())
    assert 'hand action spell "kill a unit"' in text
    assert 'P1 plays the spell "kill a unit"' in text


def test_tokens_that_are_alike_are_told_apart_by_which_of_them_is_gone() -> None:
    found = ask("Arcane Shift vs Vanguard Armory").screen
    assert isinstance(found, PairScreen)
    assert found.rows is not None
    assert found.rows.rows[2].comes == "Recruit ceases to exist"
    assert len({row.comes for row in found.rows.rows}) == 3


def test_many_outcomes_that_no_text_makes_a_difference_to_have_the_first_rows() -> None:
    text = plain(ask("Rek'Sai, Swarm Queen vs Ruin Runner").shown(), 80)
    assert "  …  5 more outcomes           --steps\n" in text


def test_a_name_is_shortened_in_rows_alone() -> None:
    found = ask("Carnivorous Snapvine vs Yasuo, Remorseful")
    assert found.answer == "Carnivorous Snapvine deals 6 to Yasuo, Remorseful (6 Might): it is killed."
    assert isinstance(found.screen, PairScreen)
    assert found.screen.rows is not None
    assert found.screen.rows.rows[0].comes == "Carnivorous Snapvine is dealt 6; Carnivorous Snapvine is killed"
    chosen = plain(ask("Charm vs Albus Ferros").shown(), 80)
    assert "  1  P2's base    Albus Ferros moves to P2's base\n" in chosen


def test_the_steps_of_one_outcome_are_numbered_from_the_first() -> None:
    text = plain(ask(FLAGSHIP, More(steps=2)).shown(more=More(steps=2)), 80)
    assert "2) u is killed; P1 plays nothing" in text
    assert " 1. P1 activates Unlicensed Armory" in text
    assert "1) " not in text


def test_the_steps_of_every_outcome_name_what_they_share() -> None:
    more = More(all_steps=True)
    text = plain(ask(FLAGSHIP, more).shown(more=more), 80)
    assert "Steps 1 to 19 as in outcome 1." in text


def test_an_outcome_that_there_is_not_is_an_error() -> None:
    more = More(steps=9)
    with pytest.raises(Misuse, match="--steps: expected a number from 1 to 4, got 9"):
        ask(FLAGSHIP, more).shown(more=more)


def test_set_ups_are_numbered_as_they_are_written_and_say_why_others_cannot_be() -> None:
    more = More(set_ups=True)
    found = ask(FLAGSHIP, more)
    assert isinstance(found.screen, PairScreen)
    first, second, third = found.screen.set_ups[:3]
    assert (first.number, first.verdict, first.interact, len(first.outcomes)) == (1, "shown", True, 4)
    assert (second.number, second.verdict, second.interact) == (2, "not shown", False)
    assert third.verdict == "cannot be"
    assert "355.8" in third.why
    assert "1) shown: Unlicensed Armory can replace the death" in plain(found.shown(more=more), 80)


def test_rule_texts_are_the_citations_of_the_whole_answer(whole: Answer) -> None:
    more = More(rule_texts=True)
    assert ask(FLAGSHIP, more).citations == whole.citations
    assert "core@1.4:359.3.e.12" in plain(whole.shown(more=more), 80)


def test_wordings_stand_side_by_side() -> None:
    more = More(wordings=True)
    text = plain(ask(FLAGSHIP, more).shown(more=more), 80)
    assert "Unlicensed Armory as printed and as corrected:" in text
    assert "Set-ups that cannot be" not in text


def test_the_whole_answer_has_all_of_it(whole: Answer) -> None:
    text = plain(whole.shown(more=More(everything=True)), 80)
    for part in (
        "Frame: until",
        "Steps 1 to 19",
        "Set-ups that cannot be:",
        "expect u in P1's base",
    ):
        assert part in text


def test_json_says_which_set_ups_there_are_and_what_was_assumed(whole: Answer) -> None:
    values = whole.as_json()
    assert [one["number"] for one in values["set_ups"]] == list(range(1, len(values["set_ups"]) + 1))
    assert values["set_ups"][0]["outcomes"] == [one["summary"] for one in values["outcomes"]]
    assert values["assumed"] == list(whole.screen.assumed if isinstance(whole.screen, PairScreen) else ())


def test_markdown_has_the_outcomes_as_a_list_for_they_are_wider_than_a_phone(flagship: Answer) -> None:
    text = markdown(flagship.shown())
    assert text.startswith("## Baited Hook x Unlicensed Armory ")
    assert "\n- **1** pay (\\[C]): Unlicensed Armory saves u" in text
    assert "|" not in text


@pytest.mark.parametrize(
    "pair", ["Legion Rearguard vs Grove of the God-Willow", "Wielder of Water vs Reckoner's Arena"]
)
def test_a_battlefield_is_called_by_its_card_in_facts_and_steps(pair: str) -> None:
    name = pair.partition(" vs ")[2]
    assert f"\n  1  {name} triggers when " in plain(ask(pair).shown(), 80)
    all_steps = More(all_steps=True)
    steps = plain(ask(pair, all_steps).shown(more=all_steps), 80)
    assert f"{name} triggers" in steps
    assert "BF1" not in steps
    found = ask(pair, None).as_json()
    assert f"{name} triggers" in [fact["fact"] for fact in found["facts"]]


def test_facts_say_where_they_do_not_rest_on_all_lines(flagship: Answer) -> None:
    cut = ask("Falling Comet vs Crescent Strike", None)
    everything = More(everything=True)
    assert "  compared on the lines that could be walked; others were left out\n" in plain(
        cut.shown(more=everything), 80
    )
    assert "others were left out" not in plain(ask("Guardian Angel vs Vengeance").shown(), 80)
    assert (cut.as_json()["facts_complete"], flagship.as_json()["facts_complete"]) == (False, True)
