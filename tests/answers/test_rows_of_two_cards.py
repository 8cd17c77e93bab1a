"""What a row, a heading and a verdict on two cards say once, and what they leave out."""

from __future__ import annotations

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.outcome_table import OutcomeRows, Row, in_ranges
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.fact_rows import FactRows
from judge.answers.simulated.pair_screen import PairScreen
from judge.cli.writers.plain import plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


def ask(question: str) -> Answer:
    return answer(open_library("2026-11-23"), Request(question, more=SCREEN))


def test_what_is_done_on_some_lines_alone_is_told_with_whose_choice_it_is() -> None:
    assert ask("Charm vs Gearhead").answer == "Charm moves Gearhead to P2's base or another battlefield (P1 chooses)."
    assert ask("Stacked Deck vs Vex, Apathetic").answer == (
        "Stacked Deck can put Vex, Apathetic into P1's hand (P1 chooses)."
    )
    assert "choose" not in ask("Guardian Angel vs Vengeance").answer


def test_a_choice_that_changes_nothing_has_no_row() -> None:
    text = plain(ask("Galio, Indefatigable vs Karma, Channeler").shown(), 80)
    assert "whose choice" not in text
    assert "  1, 2: if P1 chooses to recycle 4-Might unit: P1 recycles 1; Galio is buffed\n" in text
    assert "perform Gloomist's trigger" not in plain(ask("Gloomist vs Nocturne, Horrifying").shown(), 80)


def test_there_is_no_heading_where_no_line_was_walked() -> None:
    assert "what comes of it" not in plain(ask("Machine Evangel vs Minotaur Reckoner").shown(), 80)


def test_what_is_not_there_without_a_text_and_what_a_row_tells_is_told_once() -> None:
    text = plain(ask("Bushwhack vs Shen, Scourge of Shadows").shown(), 80)
    assert text.count("Gold comes to P1's base") == 1
    assert "Dragonsoul Sage is stunned  " not in plain(ask("Rune Prison vs Dragonsoul Sage").shown(), 80)


def test_a_cause_is_told_by_what_is_done_and_an_alteration_by_both_ends() -> None:
    assert ask("Ruin Runner vs Rally the Troops").answer == (
        "Rally the Troops triggers when Ruin Runner is played: buff it."
    )
    assert "is ready (without Bushwhack it is exhausted)" in ask("Bushwhack vs Shen, Scourge of Shadows").answer
    assert "the additional cost was not paid" in plain(ask("Herald of Scales vs Rampage").shown(), 200)


def test_the_ways_that_were_not_tried_are_named() -> None:
    text = plain(ask("Red Brambleback vs Heart of the Tempest").shown(), 400)
    assert "not tried: 2 of 3 ways in which they could meet: " in text
    assert "; 1 more\n" in text
    assert "not tried: 3 of 5 ways in which they could meet\n" in plain(ask("Janna, Savior vs Blast Cone").shown(), 80)


def test_rows_of_many_words_are_folded() -> None:
    rows = OutcomeRows(tuple(Row(f"unit {at}", f"unit {at} is killed; " * 6) for at in range(5)))
    told = [str(one) for one in rows.as_lines()]
    assert len(told) == 4
    assert "3 more outcomes" in told[-1]


def test_what_is_so_of_any_such_action_is_no_rule_that_decides() -> None:
    for pair in ("Charm vs Gearhead", "Ruined Rex vs Ornn, Forge God", "Cithria of Cloudfield vs Harpoon Squad"):
        screen = ask(pair).screen
        assert isinstance(screen, PairScreen)
        assert not {"447", "428.5.c.2", "348.2.a", "383.3"}.intersection(number for number, _ in screen.rules)
    lethal = ask("Wages of Pain vs Kennen, Storm of Shuriken").screen
    assert isinstance(lethal, PairScreen)
    assert [number for number, _ in lethal.rules] == ["323.5"]


def test_outcomes_in_a_row_have_a_range() -> None:
    assert in_ranges([1, 2, 3, 5, 7, 8]) == "1-3, 5, 7, 8"


def test_what_the_verdict_says_is_not_said_again() -> None:
    text = plain(ask("Guardian Angel vs Vengeance").shown(), 80)
    assert "u is exhausted and recalled." in " ".join(text.split())
    assert "  always: Guardian Angel is killed\nmore: " in text


def test_one_fact_alone_is_told_in_a_sentence() -> None:
    text = plain(ask("Defy vs Wind Wall").shown(), 80)
    assert "whose choice" not in text
    assert "  with Wind Wall: test spell is not countered (otherwise it is)\n" in text


def test_what_comes_of_another_choice_than_the_cards_is_folded() -> None:
    text = plain(ask("Enthusiastic Promoter vs Reinforce").shown(), 80)
    assert "  …  5 more outcomes           --steps\n" in text
    assert "5-Might unit enters" not in text


def test_cards_that_only_fill_a_deck_and_stay_there_have_no_rows() -> None:
    text = plain(ask("Teemo, Strategist vs Ultrasoft Poro").shown(), 80)
    assert "  always: P2 recycles 5\n" in text
    assert "d1 ends in" not in text
    assert "  Teemo is killed         never  always   -\n" in text


def test_what_is_no_longer_there_has_no_row_of_what_it_would_have_been() -> None:
    text = plain(ask("Clash of Giants vs Heart of the Tempest").shown(), 80)
    assert "v is killed and does not have Assault 2" in " ".join(text.split())
    assert "v has gained" not in text


def test_that_a_card_stays_banished_is_told_once() -> None:
    text = plain(ask("Hand of Noxus vs Wind and Ghosts").shown(), 80)
    assert "  always: u stays banished\n" in text
    assert "banishment" not in text


def test_a_unit_that_would_have_died_survives() -> None:
    assert ask("Counter Strike vs Void Drone").answer == (
        "With Counter Strike, Void Drone survives (without Counter Strike it is killed)."
    )


def test_a_unit_that_is_left_with_no_damage_ends_undamaged() -> None:
    assert ask("Bullet Time vs Frigid Touch").answer.endswith(
        "u ends undamaged or is gone (without Frigid Touch it can have 1 or 2 damage left on it)."
    )


def test_a_choice_is_told_with_what_comes_of_it_and_an_amount_of_nothing_as_what_stays() -> None:
    assert ask("Dame the Despoiler vs Applied Researchers").answer == (
        "Dame the Despoiler can choose Applied Researchers: Dame the Despoiler stays at 5 Might and gets +1 Might this "
        "turn."
    )


def test_what_is_one_of_several_modes_is_told_as_a_choice() -> None:
    assert ask("Mesmerize vs Cruel Patron").answer == "Mesmerize can give Cruel Patron -2 Might this turn."


def test_a_fact_that_is_the_same_without_a_text_is_not_told_as_a_difference() -> None:
    told = answer(open_library("2026-11-23"), Request("Gem Jammer vs Laurent Bladekeeper"))
    assert isinstance(told.facts, FactRows)
    rows = told.facts.table.first
    assert rows
    assert not any(row.differs for row in rows)
    assert "otherwise" not in plain([told.facts], 80)


def test_cards_that_nobody_has_named_are_not_told_by_name() -> None:
    text = plain(ask("Minefield vs Shadow Watcher").shown(), 80)
    assert "filler" not in text
    assert "burn 2." in text
    text = plain(ask("Teemo, Strategist vs Ultrasoft Poro").shown(), 200)
    assert "deck 5 x 2-Might unit with Hidden" in text


def test_what_the_verdict_says_of_one_object_is_not_said_of_others() -> None:
    assert "always" not in plain(ask("Megatusk vs Noxian Emissary").shown(), 80)
    assert "stays banished" not in plain(ask("Ashe, Focused vs Udyr, Wildman").shown(), 80)


def test_what_triggers_on_defending_is_the_defenders() -> None:
    said = ask("Noxus Saboteur vs Ravenbloom Conservatory").answer
    assert "reveal the top card of P2's Main Deck" in said
    assert "look: stay in the deck" not in plain(ask("Noxus Saboteur vs Ravenbloom Conservatory").shown(), 80)


def test_a_place_that_a_text_adds_is_told_by_itself() -> None:
    assert (
        "can also end up at BF2, not only at BF1 or in P1's base"
        in ask("Miss Fortune, Buccaneer vs Darius, Trifarian").answer
    )


def test_a_card_that_could_be_any_of_its_kind_is_told_as_such() -> None:
    text = plain(ask("Cleave vs Soaring Scout").shown(), 200)
    assert "So it is with any unit like it: the text of Soaring Scout plays no part here." in text
    assert "plays no part" not in plain(ask("Baited Hook vs Unlicensed Armory").shown(), 200)
    text = plain(ask("Unsung Hero vs Hextech Ray").shown(), 200)
    assert "not tried" in text  # its death while Mighty was not reached
    assert "plays no part" not in text


def test_the_conditions_and_the_amounts_of_a_text_are_told() -> None:
    said = ask("Ornn, Blacksmith vs The Grand Plaza").answer
    assert "provided that there are 7 or more of P2's units here: win the game." in said
    assert "6 x 2-Might unit" in plain(ask("Ornn, Blacksmith vs The Grand Plaza").shown(), 200)
    assert "deals 3 (its Might) to Combat Chef (5 Might)" in ask("Ezreal, Dashing vs Combat Chef").answer
    assert "+2 Might this turn (2 for each enemy unit" in ask("Against the Odds vs Mega-Mech").answer
    assert ask("Allay, Eager Admirer vs Jayce, Man of Progress").answer == (
        "With Allay, Eager Admirer at the same place, Jayce, Man of Progress has Deflect."
    )


def test_what_is_banished_and_played_anew_is_a_new_object() -> None:
    text = plain(ask("Portal Rescue vs Baccai Witherclaw").shown(), 100)
    played = "Portal Rescue banishes Baccai Witherclaw, and P1 plays it anew without paying for it."
    assert played in " ".join(text.split())
    assert "Baccai Witherclaw is            exhausted  Empowered, ready" in text


def test_what_is_shown_of_a_card_is_not_tied_to_a_might_that_something_else_asks_for() -> None:
    said = ask("Mindsplitter vs Gust").answer
    assert "Mindsplitter has 7 Might (355.9.b). Besides: Mindsplitter has P2 discard Gust." in said
    assert "Once it has the Might for it: Gust returns Mega-Mech" in ask("Gust vs Mega-Mech").answer
    assert "dealt 0" not in plain(ask("Vilemaw vs Draven, Audacious").shown(), 80)


def test_a_difference_that_the_verdict_tells_has_no_row() -> None:
    text = plain(ask("Noxus Saboteur vs Tianna Crownguard").shown(), 200)
    assert "P1 has no points (without Tianna Crownguard: 1)." in text
    assert "instead of" not in text
    said = ask("Astral Heron vs Shadow Assassin").answer
    assert "provided that Astral Heron is at a battlefield: the next card" in said


def test_what_an_equipment_has_its_unit_do_is_in_the_verdict() -> None:
    said = ask("Trinity Force vs Twilight Reveler").answer
    assert "has 5 Might instead of 3; it triggers: gain 1 point (otherwise not)" in said


def test_that_something_is_killed_is_said_beside_what_then_does_not_happen_to_it() -> None:
    assert "u is killed and is not buffed" in ask("Decree of Rage vs Overt Operation").answer
    assert "u is killed and is not dealt 4 by Stormbringer" in ask("Void Seeker vs Stormbringer").answer


def test_who_wins_the_combat_is_told_with_the_card_that_does() -> None:
    assert (
        "wins the combat at a battlefield with Rek'Sai, Swarm Queen: gain 1 XP"
        in ask("Rek'Sai, Swarm Queen vs Voidreaver").answer
    )


def test_a_might_with_many_values_is_left_to_the_rows() -> None:
    assert ask("Temporal Portal vs Defiant Dance").answer == (
        "With Temporal Portal, Defiant Dance costs P1 [1][C] or [2][C][C] instead of [1][C] (P1 chooses)."
    )


def test_a_number_that_a_text_makes_another_one_is_told_as_such() -> None:
    assert ask("Sterak's Gage vs Last Stand").answer == (
        "With Sterak's Gage, P1's 3-Might unit u gets +6 Might this turn instead of +3."
    )


def test_what_an_equipment_gives_besides_might_is_told() -> None:
    assert ask("Gemcraft Seer vs Doran's Shield").answer == (
        "Doran's Shield is attached to Gemcraft Seer: it then has 4 Might and Tank."
    )
