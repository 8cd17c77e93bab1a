"""Nothing is denied of two cards that what was walked does not bear out; what holds of any card is said."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.simulated.pair_answer import matchup_answer
from judge.cli.writers.plain import plain
from judge.matchup.search import steered_search
from judge.matchup.walks.search_limit import POSITIONS_OVER, search_limit

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


@cache
def asked(pair: str) -> Answer:
    return matchup_answer(open_library("2026-08-01"), pair.split(" x "))


def as_json(pair: str) -> dict[str, Any]:
    return asked(pair).as_json()


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("Baited Hook x Stupefy", "With Stupefy, 4-Might unit is not played (otherwise it can be)."),
        ("Baited Hook x Discipline", "With Discipline, 5-Might unit can be played (P1 chooses; otherwise never)."),
        ("Baited Hook x Trifarian War Camp", "With Trifarian War Camp, 5-Might unit can be played (P1 chooses;"),
        (
            "Petty Officer x Forbidding Waste",
            "With Forbidding Waste, Petty Officer is dealt 1 instead of 3.",
        ),
        ("Divine Judgment x Frisky Hunter", "Divine Judgment can take Bird from the board."),
        (
            "Cloud Drake x Direwing",
            "With Cloud Drake, Direwing is ready",
        ),
        ("Prize of Progress x Production Surge", "With Prize of Progress, Production Surge costs P1 [2] less"),
        ("Cleave x Portal Rescue", "With Portal Rescue, "),
        ("Cleave x Downwell", "Downwell takes "),
        ("Falling Comet x Void Assault", "After Void Assault, Falling Comet can have nothing left to choose."),
        (
            "Falling Star x Garbage Grabber",
            "Without the text of Falling Star, P1 cannot use Garbage Grabber here",
        ),
        ("Disarming Rake x Arachnoid Horror", "With Arachnoid Horror, Disarming Rake can be killed (P1 chooses;"),
    ],
)
def test_what_differs_without_a_text_is_said_and_not_denied(pair: str, said: str) -> None:
    assert asked(pair).answer.startswith(said)
    assert as_json(pair)["interact"] is True


@pytest.mark.parametrize(
    ("pair", "untried"),
    [
        ("Solari Shrine x Zhonya's Hourglass", "Solari Shrine: When you kill an enemy stunned unit"),
        ("Defy x Syndra, Transcendent", "Syndra, Transcendent: While a showdown goes on here, your spells have Repeat"),
        ("Facebreaker x Stare Down", "Facebreaker: stun a friendly unit"),
        (
            "Helm of Suppression x Eager Apprentice",
            "Eager Apprentice: While this is at a battlefield, your spells cost",
        ),
        (
            "Cleave x Glorious Executioner",
            "Cleave: give a unit Assault 3 this turn — Glorious Executioner: When you win",
        ),
        ("Challenge x Flash", "Challenge: "),  # not in a combat, out of which the one can take units
        ("Cleave x Flash", "Cleave: give a unit Assault 3 this turn"),
        ("Kennen, Storm of Shuriken x Stargazer", "Kennen, Storm of Shuriken: When this conquers"),
        ("Blast Cone x Decree of Discord", "Blast Cone: When this is played, you may move an enemy unit"),
    ],
)
def test_what_two_texts_have_in_common_and_nobody_tried_is_named(pair: str, untried: str) -> None:
    answer = asked(pair)
    assert "Not found: " in answer.answer
    assert (answer.exit_code, as_json(pair)["interact"]) == (3, None)
    (named,) = (one for one in as_json(pair)["questions"] if one["verdict"] == "not tried")
    assert named["words"].startswith(untried)
    assert f"not tried: {untried[:40]}" in " ".join(plain(answer.shown(), 200).split())


def test_what_a_card_gives_a_spell_is_named_beside_what_else_was_shown() -> None:
    untried = [one["words"] for one in as_json("Hextech Ray x Syndra, Transcendent")["questions"]
               if one["verdict"] == "not tried"]  # fmt: skip
    assert untried == [
        "Syndra, Transcendent: While a showdown goes on here, your spells have Repeat [2][P] — Hextech Ray itself"
    ]


def test_two_cards_on_one_object_are_denied_only_where_they_were_walked_in_every_order() -> None:
    answer = asked("Bonds of Strength x Cataclysmic Duel")
    assert answer.answer.startswith(
        "No. Bonds of Strength and Cataclysmic Duel can act on one and the same unit, and each"
    )
    assert answer.simulation is not None
    compared = "Compared: each text does the same with and without the other on "
    assert any(words.startswith(compared) for words in answer.simulation.frame)


def test_what_one_text_gave_is_lost_with_what_the_other_takes_from_the_board() -> None:
    assert asked("Cleave x Downwell").answer.endswith(" from the board, and what Cleave did to it is lost with it.")
    assert "does not gain Assault 3 (otherwise it does)" in asked("Cleave x Portal Rescue").answer


def test_what_two_texts_give_one_unit_adds_up() -> None:
    said = asked("Dragon Form x Discipline").answer
    assert said.startswith("No. Discipline and Dragon Form can act on one and the same unit, and neither changes what")


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("Battering Ram x Rocket Barrage", "Battering Ram: this costs [1] less for each card that you have played"),
        ("Battering Ram x Rocket Barrage", "Any card played first counts, and so does Rocket Barrage."),
        ("Noxus Hopeful x Hextech Ray", "Any card played first counts, and so does Hextech Ray."),
        ("Sun Disc x Discipline", "Any card played first counts, and so does Discipline."),
        ("Crescent Guardian x Dredge Up", "Any spell played first counts, and so does Dredge Up."),
        ("Lonely Poro x Rengar, Trophy Hunter", "Any unit can count for that, and so can Rengar, Trophy Hunter."),
        ("Sun Disc x Arise!", "Any card played first counts, and so does Arise!."),
        ("Firestorm x Aspirant's Climb", "That can be any battlefield, and so Aspirant's Climb."),
        ("Mushroom Pouch x Teemo, Scout", "Any card that can be hidden can count for that, and so can Teemo, Scout."),
        ("Order Rune x Sprite Mother", "Any rune can pay for Sprite Mother, and so can Order Rune."),
    ],
)
def test_what_holds_of_any_card_is_said(pair: str, said: str) -> None:
    assert said in asked(pair).answer
    assert as_json(pair)["interact"] is True
    assert "of_any" not in as_json(pair) or not as_json(pair)["of_any"]


def test_what_cannot_be_hidden_does_not_count_as_a_facedown_card() -> None:
    assert asked("Mushroom Pouch x Sona, Harmonious").answer.startswith("No. ")


def test_a_card_of_another_name_does_not_count_as_one_of_the_same_name() -> None:
    assert not any(one["generic"] for one in as_json("Shadow Assassin x Kinkou Monk")["questions"]
                   if "with the name of this" in one["words"])  # fmt: skip


@pytest.mark.parametrize(
    ("pair", "remark"),
    [
        ("Gust x Traveling Merchant", "not tried: Gust while what Traveling Merchant says applies: When this moves"),
        ("Star-Crossed x Anivia, Primal", "not tried: Star-Crossed while what Anivia, Primal says applies"),
        ("Svellsongur x Karthus, Eternal", "not tried: Svellsongur while what Karthus, Eternal says applies"),
        ("Void Seeker x Annie, Fiery", "the text of Annie, Fiery matters on another set-up (--set-up 2): With Annie,"),
        ("Void Seeker x Eager Apprentice", "the text of Eager Apprentice matters on another set-up (--set-up 2)"),
        ("Gust x Sharkling", "the text of Sharkling matters on another set-up"),
        ("Retreat x Atakhan", "the text of Atakhan matters on another set-up"),
        ("Turn to Dust x Spinning Axe", "the text of Spinning Axe matters on another set-up"),
    ],
)
def test_a_text_that_never_applied_is_not_said_to_play_no_part(pair: str, remark: str) -> None:
    text = " ".join(plain(asked(pair).shown(), 200).split())
    assert "plays no part" not in text
    assert remark in text


def test_of_a_text_that_waits_for_its_own_death_it_is_said_why_a_return_to_hand_is_none() -> None:
    text = plain(asked("Gust x Watchful Sentry").shown(), 200)
    assert "No: a return to hand is no death (428.1)" in text
    assert "plays no part" not in text
    assert "the text of Watchful Sentry plays no part here" in plain(asked("Discipline x Watchful Sentry").shown(), 200)


def test_a_limit_of_positions_ends_the_search_and_denies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steered_search, "search_limit", partial(search_limit, positions=2))
    found = [matchup_answer(open_library("2026-08-01"), ["Challenge", "Flash"]) for _ in range(2)]
    assert found[0].answer == found[1].answer
    assert found[0].answer.startswith("Not found: ")
    assert found[0].exit_code == 3
    assert found[0].simulation is not None
    assert found[0].simulation.status == "cut"
    assert f"Cut: {POSITIONS_OVER}." in found[0].simulation.frame
