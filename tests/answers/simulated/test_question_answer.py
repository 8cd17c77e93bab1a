"""Questions about cards in people's own words: yes, no or on whom it depends, on a board that is said."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.writers.plain import plain
from judge.engine.keyword_abilities.vocabulary import KEYWORDS

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


@cache
def _library() -> Library:
    return open_library("2026-10-01")


@cache
def _ask(question: str) -> Answer:
    return answer(_library(), Request(question))


@pytest.mark.parametrize(
    ("question", "begins", "rule"),
    [
        ("can I counter Icathian Rain with Defy", "No. Defy asks for a spell that costs at most [4]", "355.9.b"),
        ("can Maduli the Gatekeeper be readied with Wallop", "No. Maduli the Gatekeeper cannot be readied", "054.1"),
        ("can I ready Cloud Drake with Ride the Wind", "Yes. (1) Cloud Drake moves to BF2; Cloud Drake is read", ""),
        ("can Conscription take a 4-Might unit", "Yes. P1 spends 5 XP; P1 takes control of", "191.3"),
        ("can I steal a 3-Might unit with Conscription", "Yes. P1 takes control of x", ""),
        ("does Irelia, Graceful make Discipline cheaper", "Yes. P1 pays [1] for Discipline, and [2] without", "356.4"),
        ("if I play Charm on Volibear, Furious, do I have to pay for Deflect", "P1 pays [1][A][A][G] for", "356.2.a.2"),
        ("how much does Charm cost if it targets Ornn, Forge God", "P1 pays [1][A][A][G] for Charm", "356.2.a.2"),
        ("if I play Hextech Ray on Cloud Drake, does it die", "No. Cloud Drake is dealt 3", ""),
        ("does Spectral Centaur trigger when my opponent's unit dies", "No. x1 is killed", ""),
        ("if another friendly unit dies, does Spectral Centaur trigger", "Yes. x is killed; Spectral Centaur", "383.3"),
        ("does Pyke, Returned trigger if an enemy unit dies", "Yes. x1 is killed; Gold enters", "383.3"),
        ("does Pyke, Returned trigger on my own unit dying", "No. x1 is killed", ""),
        (
            "does Trinity Force score 2 points when I hold",
            "P1 gains 1 point; P1 gains 1 point again; 2 points in all",
            "383.3",
        ),
        ("does Watchful Sentry draw if Vengeance kills it", "Yes. Watchful Sentry is killed; P1 draws 1", "413.1"),
        ("does Watchful Sentry draw if it is returned to hand by Rebuke", "No. Watchful Sentry returns to", ""),
        ("does Gemhand Hunter gain XP when I conquer", "Yes. Gemhand Hunter moves to BF1", "730.1"),
        ("what happens when I hold with Enthusiastic Promoter", "P1 gains 1 point; ", "383.3"),
        ("can Hextech Ray be countered by Hard Bargain", "It depends on P2. (1) Hextech Ray is countered", "425."),
        ("can Defy counter a 5-cost spell", "No. Defy asks for a spell that costs at most [4]", "355.9.b"),
        ("can Defy counter a spell that costs 3 and 1 Power", "Yes. x1 is countered", "425."),
        ("can I counter a spell costing 4 energy and 2 power with Defy", "No. Defy asks for a spell", "355.9.b"),
        ("can Defy counter a 4-cost unit", "No. Defy counters a spell, and a unit is none", "355.9.b"),
        ("does Hard Bargain counter a 4-mana spell", "It depends on P2. (1) x1 is countered", "425."),
        ("does Repulse counter Charm", "Yes. Charm is countered", "425."),
        ("can I play Conscription on Watchful Sentry", "Yes. P1 can play Conscription on Watchful Sentry", "355.5"),
        ("can I counter Hextech Ray with Defy", "Yes. Hextech Ray is countered", "425."),
        ("does Wind Wall counter Falling Star", "Yes. Falling Star is countered", "425."),
        (
            "can my opponent respond to Vengeance with Hidden Blade",
            "Yes. P2 can play Hidden Blade from facedown",
            "811",
        ),
        ("can I play Highlander in response to Hextech Ray", "Yes. P2 can play Highlander from hand", "813"),
        ("can Vengeance be played in response to Hextech Ray", "No. P2 cannot play Vengeance", "309.1.a"),
        ("does Hidden Blade still draw if the unit is gone", "No. u returns to P2's hand", "359.3.e.5"),
        ("does Deflect apply to Hextech Ray", "Yes. With Deflect on u, P1 pays [1][A][C]", "809"),
        ("does Deflect apply to Falling Star", "Yes. With Deflect on u, P1 pays [2][A][A][C][C]", "809"),
        ("does Hextech Ray kill Watchful Sentry", "Yes. Watchful Sentry is dealt 3", "323.5"),
        ("does Draven, Audacious survive Hextech Ray", "Yes. Draven, Audacious is dealt 3", ""),
        ("does Zhonya's Hourglass save my unit from Hidden Blade", "Yes. Zhonya's Hourglass saves x1", "369"),
        ("can Zhonya's Hourglass save Vi, Destructive from Vengeance", "Yes. Zhonya's Hourglass saves Vi", "369"),
        ("can Guardian Angel save Soraka, Wanderer from Vengeance", "Yes. Soraka, Wanderer is saved", "369"),
        ("does Ki Barrier protect my Watchful Sentry from Hextech Ray", "Yes. 3 damage to Watchful", "437.2"),
        ("can Gust hit a 4-Might unit", "No. Gust asks for a unit at a battlefield with 3 Might or less", "355.9.b"),
        ("can Gust bounce a 3-Might unit", "Yes. x1 returns to P2's hand", ""),
        ("Charm my own unit", "No. Charm asks for an enemy unit", "355.9.b"),
        ("does Stupefy stun Draven, Audacious", "No. Draven, Audacious gets -1 Might", ""),
        ("can I hide Vengeance", "No. Vengeance has no keyword; only a card with Hidden can be hidden", "811"),
        ("can I hide Zhonya's Hourglass", "Yes. Zhonya's Hourglass has Hidden", "811"),
        ("does Draven, Audacious have Deflect", "Yes. Draven, Audacious has Deflect", "809"),
        ("does Kayle, Justified have Ganking", "It depends. While this is Empowered three times", "810"),
        ("does Heisho, Shell of the World have Deflect", "No. Heisho, Shell of the World has no keyword", "809"),
        ("how much damage does Unchecked Power deal", "12 damage: ", ""),
        ("who draws from Hidden Blade", "u is killed; P2 draws 2", ""),
        ("can Stupefy target Zhonya's Hourglass", "No. Stupefy asks for a unit", "355.9.b"),
        ("can Defy target Vengeance", "No. Defy asks for a spell", "355.9.b"),
        ("does Soul Harvest kill Ultrasoft Poro", "No. Soul Harvest asks for a unit", "355.9.b"),
        ("does Rebuttal kill Applied Researchers", "No. Rebuttal asks for a spell", "355.9.b"),
        ("Can Pickpocket kill a Gold token?", "Yes. (1) Pickpocket enters", "428.1.a.1"),
        ("does Pickpocket kill a Gold token?", "It depends on P1", "428.1.a.1"),
        ("can Charm target Watchful Sentry", "Yes. P1 can play Charm on Watchful Sentry", "355.5"),
    ],
)
def test_yes_or_no_with_the_rule(question: str, begins: str, rule: str) -> None:
    found = _ask(question)
    assert found.answer.startswith(begins), found.answer
    assert f"({rule}" in found.answer or not rule
    assert found.exit_code == 0
    assert any(rule in one.id for one in found.citations)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("what happens if I play Vengeance on a unit with Zhonya's", "Zhonya's Hourglass saves u"),
        ("what happens if I play Vengeance on a unit with Guardian Angel", "Guardian Angel is killed"),
        ("how much damage does Falling Star deal to Draven, Audacious", "6 damage"),
        ("what does Hextech Ray cost with Draven, Audacious", "P1 pays [1][A][R] for Hextech Ray, and [1][R] without"),
        ("what does Vengeance cost with Watchful Sentry", "with Watchful Sentry as without it"),
        ("Hidden Blade with an illegal target", "u is no longer a legal target"),
        ("Hidden Blade played from facedown", "u is killed"),
        ("Ambessa, The Wolf while Empowered", "While Empowered: d is dealt 7 by combat"),
        ("Vengeance vs a 5-Might unit", "u is killed"),
        ("Hextech Ray vs a unit with 4 Might", "u is dealt 3"),
        ("Tank vs Backline", "t is dealt 3 by combat; s is dealt 2"),
        ("Draven, Audacious at Reaver's Row", "d moves to P2's base"),
        ("Hextech Ray at Trifarian War Camp", "u is dealt 3"),
        ("Hextech Ray on a stunned unit", "u is dealt 3; u is killed"),
        ("Watchful Sentry copied", "The copy c is killed (as the card itself): c is killed; P2 draws 1"),
        ("what does a copy of Watchful Sentry do", "It attacks (as the card itself)"),
        ("does Hextech Ray kill a copy of Watchful Sentry", "Yes. x1 is dealt 3; x1 is killed; P2 draws 1"),
        ("Vengeance vs a copy of Draven, Audacious", "c is killed"),
        ("who wins if a copy of Draven, Audacious attacks Watchful Sentry", "Watchful Sentry is dealt 6 by combat"),
        ("Hextech Ray on a buffed 3-Might unit", "u is dealt 3."),
        ("Hextech Ray vs a 4-Might unit damaged 2", "u is killed"),
        ("Hextech Ray vs a 3-Might unit with Deflect 2", "P1 pays [1][A][A][C] for Hextech Ray, and [1][C] without"),
        ("who wins if Draven, Audacious attacks Soraka, Wanderer", "Soraka, Wanderer is killed"),
        ("how much Might does Watchful Sentry have", "Watchful Sentry has 1 Might"),
        ("how much Might does Draven, Audacious have at Trifarian War Camp", "has 7 Might at Trifarian War Camp"),
        ("does Deflect apply if the unit is hit by Icathian Rain", "Yes. With Deflect on u, P1 pays"),
    ],
)
def test_what_happens(question: str, says: str) -> None:
    found = _ask(question)
    assert says in found.answer
    assert found.exit_code == 0
    assert found.as_json()["assumed"]


def test_whose_unit_it_is_is_read() -> None:
    mine = _ask("what happens if I play Vengeance on my unit with Zhonya's").as_json()["assumed"]
    theirs = _ask("what happens if I play Vengeance on a unit with Zhonya's").as_json()["assumed"]
    assert "P1: base Zhonya's Hourglass" in mine
    assert "P2: base Zhonya's Hourglass" in theirs


def test_what_was_assumed_is_said() -> None:
    found = _ask("can Hard Bargain be countered by Hard Bargain").as_json()
    assert found["assumed"][-5:] == [
        "P2: hand k = Hard Bargain", "P2 plays s on u", "P1 plays Hard Bargain on s without Repeat",
        "P2 plays k on Hard Bargain without Repeat", "all pass",
    ]  # fmt: skip
    assert [one["answer"] for one in found["asked"]] == ["YES", "DEPENDS on P1"]


@pytest.mark.parametrize(
    "question",
    ["does Hidden Blade still draw if the unit is gone", "Tank vs Backline", "Hidden vs Hextech Ray",
     "Hidden Blade copied", "does Zhonya's Hourglass save my unit from Hidden Blade",
     "Draven, Audacious at Reaver's Row"],
)  # fmt: skip
def test_it_is_one_screen_with_the_board(question: str) -> None:
    found = _ask(question)
    text = plain(found.shown(), 80)
    assert text.count("\n") < 24
    assert "assumed (" in text or found.exit_code == 3


def test_a_ruling_on_both_cards_stands_on_the_screen_as_it_stands() -> None:
    text = plain(_ask("does Zhonya's Hourglass save my unit from Hidden Blade").shown(), 200)
    assert "faq@origins:cards-that-replace-units-dying" in text
    assert "[retired 2025-11-04]" in text


def test_an_option_that_states_the_set_up_asks_about_two_cards() -> None:
    question = "does Hextech Ray kill Watchful Sentry"
    assert answer(_library(), Request(question)).assumed is not None
    assert answer(_library(), Request(question, might="5")).assumed is None


@pytest.mark.parametrize("question", ["Hidden Blade copied", "Vengeance played from facedown", "Defy while Empowered"])
def test_what_is_not_modelled_is_refused_with_what_is_written(question: str) -> None:
    found = _ask(question)
    assert found.exit_code == 3
    assert found.simulation is not None
    assert found.simulation.status == "refused"
    assert any(one.id.startswith("card:") for one in found.citations)


def test_every_keyword_but_unique_is_walked_with_a_card() -> None:
    for keyword in _library().names("keywords"):
        found = _ask(f"{keyword} vs Hextech Ray")
        rule = _library().keyword(keyword).id
        assert found.citations[0].id == rule, keyword
        assert found.simulation is not None
        walked = keyword in KEYWORDS and keyword != "Unique"
        assert (found.simulation.status != "refused") is walked, keyword
        assert found.exit_code == 0 or not found.answer.startswith(("Yes", "No.")), keyword


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Deathknell vs Hextech Ray", "Yes. With Deathknell on u: P2 draws 1. Without: nothing else"),
        ("Deathknell vs Zhonya's Hourglass", "Without Zhonya's Hourglass: u is killed; P2 draws 1"),
        ("Hidden vs Hextech Ray", "Yes. With h facedown there: h is put into P2's trash"),
        ("Hidden vs Defy", "Yes. With Hidden on it: s is countered"),
        ("Legion vs Hextech Ray", "Yes. As another card was played before u this turn: v is dealt 3; P1 draws 1"),
        ("Equip vs Hextech Ray", "Yes. With g (+1 Might) attached: nothing else. Without: u is killed"),
        ("Weaponmaster vs Long Sword", "Long Sword is attached to u"),
        ("Level vs Hextech Ray", "With Level 3 on u and 3 XP: nothing else. With 2 XP: u is killed"),
        ("Level 5 vs Hextech Ray", "With Level 5 on u and 5 XP: nothing else. With 4 XP: u is killed"),
        ("Empowered vs Hextech Ray", "is Empowered: nothing else. While it is not: u is killed"),
        ("Repeat vs Defy", "Yes. With Repeat on s: s is countered. Without Defy: P1 draws 1; P1 draws 1 again"),
        ("Temporary vs Zhonya's Hourglass", "Zhonya's Hourglass saves u"),
    ],
)
def test_a_keyword_meets_a_card(question: str, says: str) -> None:
    found = _ask(question)
    assert says in found.answer
    assert found.exit_code == 0


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Deathknell vs Temporary", "With Temporary and Deathknell on one card: P2 draws 1"),
        ("Deathknell vs Shield", "Without Shield: a is dealt 3 by combat; u is killed; P2 draws 1"),
        ("Weaponmaster vs Equip", "g is attached to u; or nothing else. Without Equip: nothing else"),
        ("Repeat vs Deathknell", "With Repeat and Deathknell on two cards: P2 draws 1"),
        ("Hidden vs Accelerate", "u enters BF1 ready. Without Accelerate: u enters BF1 exhausted"),
        ("Reaction vs Action", "Yes. Spells with Reaction can be played in response to one with Action"),
    ],
)
def test_a_keyword_meets_another_one(question: str, says: str) -> None:
    found = _ask(question)
    assert says in found.answer
    assert found.exit_code == 0


def test_where_two_keywords_change_nothing_of_one_another_that_is_no_proof() -> None:
    found = _ask("Deathknell vs Hidden")
    assert "neither changes the other" in found.answer
    assert found.exit_code == 3


def test_a_keyword_that_does_nothing_in_play_is_refused_with_its_rule_and_where_to_look() -> None:
    found = _ask("Unique vs Hextech Ray")
    assert found.exit_code == 3
    assert found.simulation is not None
    assert "(825.4)" in found.simulation.reason
    assert "judge unique" in found.simulation.reason


def test_a_card_that_chooses_a_battlefield_is_not_said_to_do_nothing() -> None:
    assert not _ask("does Bone Skewer kill Ambessa, Respected and Feared").answer.startswith("No. Bone Skewer asks")


def test_what_can_be_done_without_end_is_no_crash() -> None:
    assert _ask("Tank vs Ezreal, Dashing").simulation is not None


def test_what_is_done_to_a_thing_that_is_not_there_is_no_crash() -> None:
    found = _ask("does Karma trigger when I recycle an opponent's card")
    assert "Karma, Channeler" in found.answer


def test_no_difference_that_was_found_is_no_denial() -> None:
    found = _ask("does Hunt apply to Hextech Ray")
    assert found.answer.startswith("No difference was found")
    assert found.exit_code == 3


def test_a_card_that_does_not_do_it_on_the_boards_that_were_tried_is_not_denied() -> None:
    found = _ask("does Nasus, Guardian of Knowledge trigger when an enemy unit dies")
    assert found.answer.startswith("It depends on whether that is in combat")
    found = _ask("does Watchful Sentry draw if it is banished by Mel, Defiant Soul")
    assert found.simulation is not None
    assert found.simulation.status == "refused"


def test_a_question_about_a_card_that_is_only_searched_for_says_so() -> None:
    found = _ask("does Grand Strategem affect units played later this turn")
    assert any("Not played out" in note for note in found.notes)
    assert not any("Not played out" in note for note in _ask("what counts as a target").notes)
