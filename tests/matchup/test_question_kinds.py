"""Kinds of questions, each on cards of its kind: what meets, and what only looks as if it did."""

from __future__ import annotations

import pytest

from judge.matchup.clauses.pair_question import MEANT
from judge.matchup.clauses.questions_of_a_pair import questions
from tools.faq_pairs import as_shown, newest


def kinds(one: str, other: str) -> list[str]:
    return [found.kind for found in questions(newest(one), newest(other))]


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        (
            "Doran's Blade",
            "Jax, Unrelenting",
            "ATTACH, LISTENS ATTACH",
        ),  # attached to what waits for it
        ("Dragon Roost", "Cloud Drake", "PLAY, CHANGES PLAY"),  # a tag is asked for
        ("Facebreaker", "Rune Prison", "STUN, BRINGS STUN"),  # what is stunned is not stunned again
        ("Perfect Execution", "Hostile Takeover", "READY, BRINGS READY"),  # nor is what is ready readied
        ("Cleave", "Hextech Ray", "KEYWORD, BRINGS DAMAGE"),  # Assault is Might in combat
        ("Block", "Piercing Light", "KEYWORD, BRINGS DAMAGE"),  # so is Shield
        ("Fizz, Trickster", "Defy", "PLAY, BRINGS COUNTER"),  # what a text plays can be countered
        ("Flash", "Ambessa, The Wolf", "MOVE, READS COMBAT"),  # who moves is in no combat any more
        ("Symbol of the Solari", "Kayn, Unleashed", "COMBAT, REPLACES RECALL"),  # no result, and a recall
        ("Keeper's Verdict", "Watchful Sentry", "ON_DECK, OBJECT"),  # it is put on a deck
        ("Svellsongur", "Block", "KEYWORD, READS KEYWORD"),  # only what is printed is copied
    ],
)
def test_what_can_meet_is_asked(one: str, other: str, kind: str) -> None:
    assert kind in kinds(one, other)


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Kai'Sa, Evolutionary", "Stupefy", "PLAY, CHANGES PLAY"),  # a text plays it, Reaction or not
        ("Doran's Blade", "Vengeance", "ATTACH, OBJECT"),
        ("Flash", "Chemtech Enforcer", "MOVE, READS COMBAT"),  # Assault: the combat itself asks for it
        ("Cloud Drake", "Rune Prison", "PLAY, CHANGES PLAY"),
        ("Blind Fury", "Guardian Angel", "PLAY, BRINGS COUNTER"),
    ],
)
def test_what_cannot_meet_is_not_asked(one: str, other: str, kind: str) -> None:
    assert kind not in kinds(one, other)


def test_a_text_that_names_the_other_card_is_asked_first() -> None:
    found = questions(newest("Green Father"), newest("Brush"))[0]
    assert (found.by.name, found.kind) == ("Green Father", "COPY, OBJECT")


def test_any_equipment_and_any_unit_have_a_generic_question() -> None:
    found = [
        one for one in questions(newest("Doran's Shield"), newest("Blue Sentinel")) if one.kind == "ATTACH, OBJECT"
    ]
    assert [one.rank >= MEANT for one in found] == [True]


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Rage Amplifier", "Gem Jammer", "MIGHT, OBJECT"),
        ("Gemcraft Seer", "Vi, Hotheaded", "KEYWORD, OBJECT"),
        ("Keeper's Verdict", "Watchful Sentry", "ON_DECK, OBJECT"),
    ],
)
def test_what_a_card_is_given_or_goes_through_on_the_board_is_shown(one: str, other: str, kind: str) -> None:
    assert kind in as_shown(one, other)
