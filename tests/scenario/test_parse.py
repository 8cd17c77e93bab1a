"""From text to the parts of a script."""

from __future__ import annotations

from datetime import date

from judge.scenario.language.name_masking import mask, normalised, suggested_name
from judge.scenario.language.parse import parse
from judge.scenario.language.script import Because, Deck, Expect, ObjectsInZone, StatedObject
from judge.scenario.language.script_play import Act, Choice, Legality


def test_names_are_masked_longest_first_and_keep_their_columns() -> None:
    text = "P1: hand Nocturne, Horrifying, Recruit (DE), 3-Might unit #2, Buff"
    masked = mask(text)
    assert len(masked) == len(text)
    assert masked.count("\ue000") == 4
    assert masked.replace("\ue000", "").replace("\ue001", "") == "P1: hand , , , "


def test_what_stands_in_quotes_and_words_that_only_begin_like_names_stay() -> None:
    assert mask('spell "Void Seeker"') == 'spell "Void Seeker"'
    assert mask("buffed Golden Voids") == "buffed Golden Voids"


def test_curly_apostrophes_are_as_good_as_straight_ones() -> None:
    assert normalised("P1\u2019s turn") == "P1's turn"
    script = parse("P1\u2019s turn\nP1: base Zhonya\u2019s Hourglass")
    thing = script.setup[1]
    assert isinstance(thing, ObjectsInZone)
    assert thing.things[0].name.text == "Zhonya's Hourglass"


def test_a_name_that_is_nearly_right_is_recognised() -> None:
    assert suggested_name("P1: hand Unlicensed Armoury", 22) == ("Unlicensed Armory", "Unlicensed Armoury", 10)
    assert suggested_name("P1: hand something else", 12) is None


def test_one_line_can_fill_several_places() -> None:
    script = parse("P1: hand Void Seeker; base u = 3-Might unit exhausted damaged 2 buffed; deck 2-Might unit")
    hand, base, deck = script.setup
    assert isinstance(hand, ObjectsInZone)
    assert isinstance(base, ObjectsInZone)
    assert isinstance(deck, Deck)
    unit = base.things[0]
    assert (unit.label, unit.exhausted, unit.damage, unit.buffed) == ("u", True, ((2, ""),), True)
    assert unit.name.at.column == 32
    assert deck.filler


def test_a_deck_can_end_with_what_is_stated() -> None:
    script = parse("P1: deck 2-Might unit (top first, nothing below)\nP2: deck empty")
    assert [line.filler for line in script.setup if isinstance(line, Deck)] == [False, False]


def test_an_act_keeps_its_details_in_order() -> None:
    line = parse("P1 plays Cruel Patron to P1's base, killing u, paying [4]").play[0]
    assert isinstance(line, Act)
    assert [(detail.kind, detail.words or detail.names[0].text) for detail in line.details] == [
        ("to", "P1's base"),
        ("killing", "u"),
        ("paying", "[4]"),
    ]


def test_choices_claims_and_rules() -> None:
    script = parse(
        "P1 banishes and plays 4-Might unit to BF1\nP1 cannot move u to BF1\n"
        "expect u not in P1's trash, ready, not P2 drew 1\nbecause 359.3.e.12, core@1.3:428.1"
    )
    choice, legality, expect = script.play
    assert isinstance(choice, Choice)
    assert isinstance(legality, Legality)
    assert isinstance(expect, Expect)
    assert not legality.can
    assert [(claim.kind, claim.negated) for claim in expect.claims] == [
        ("in_zone", True),
        ("ready", False),
        ("drew", True),
    ]
    assert script.because == (Because(script.because[0].at, ("359.3.e.12", "core@1.3:428.1")),)


def test_cases_and_the_day_of_a_script() -> None:
    script = parse("case: first-case, second-case\nas of 2025-10-01\nP1: hand Void Seeker")
    assert script.cases == ("first-case", "second-case")
    assert script.day == date(2025, 10, 1)


def test_single_letters_that_are_words_of_the_language_can_be_labels() -> None:
    script = parse("P1: base a = 1-Might unit, x = 2-Might unit\nexpect a ready, x ready")
    has = script.setup[0]
    assert isinstance(has, ObjectsInZone)
    assert [thing.label for thing in has.things if isinstance(thing, StatedObject)] == ["a", "x"]
