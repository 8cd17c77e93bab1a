"""A line that names a replacement effect or a mode means that one, or says why it cannot."""

from __future__ import annotations

import pytest

from tests.scenario.said import said

GUARDED = "P1: base z = Zhonya's Hourglass, u = 3-Might unit, v = 2-Might unit, g = Guardian Angel attached to u"
TWO = f'{GUARDED}\nP1: hand spell "kill two units"\nP1 plays "kill two units" on u and v\nall pass\n'
MESMERIZE = "P1: hand Mesmerize; base u = 2-Might unit\nP2: base e = 3-Might unit\n"


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("P1 replaces u's death with z", "z killed, g not killed"),
        ("P1 replaces u's death with g", "g killed, z not killed"),
        ("P1 replaces u's death with Guardian Angel", "g killed, z not killed"),
        ("P1 chooses z", "z killed, g not killed"),
        ("P1 chooses g (replacement order)", "g killed, z not killed"),
    ],
)
def test_the_effect_that_is_named_is_applied_first(line: str, fact: str) -> None:
    assert said(f"{GUARDED}\neffect of P2: kill u\n{line}\nexpect {fact}, u in P1's base") == (0, "")


def test_of_two_texts_from_equipment_the_one_named_is_applied() -> None:
    play = f"{GUARDED}\nP1: base h = Guardian Angel attached to u\neffect of P2: kill u\nexpect options: z, g, h\n"
    assert said(f"{play}P1 replaces u's death with h\nexpect h killed, g not killed, z not killed") == (0, "")
    code, message = said(f"{play}P1 replaces u's death with Guardian Angel")
    assert code == 2
    assert 'Guardian Angel can be "u" or "u #2"' in message


def test_the_death_that_is_named_meets_the_effect_that_is_named() -> None:
    assert said(f"{TWO}P1 replaces v's death with z\nexpect z killed, g killed, u in P1's base, v in P1's base") == (
        0,
        "",
    )
    assert said(f"{TWO}P1 replaces u's death with g\nexpect z killed, g killed, u in P1's base, v in P1's base") == (
        0,
        "",
    )
    assert said(f"{TWO}P1 replaces u's death with z\nexpect z killed, g not killed, v in P1's trash") == (0, "")


def test_an_effect_that_does_not_apply_is_told() -> None:
    code, message = said(f"{TWO}P1 replaces v's death with g")
    assert code == 2
    assert message.startswith("x.md:5: z replaces the death of v here, and not g.")


@pytest.mark.parametrize(
    "words", ["2", '"2"', '"mode 2"', "give", "Give", '"Give -2 Might"', '"give -2 might this turn"']
)
def test_a_mode_is_named_by_its_number_or_its_beginning(words: str) -> None:
    assert said(f"{MESMERIZE}P1 plays Mesmerize choosing {words} on e\nall pass\nexpect e 1 Might") == (0, "")


@pytest.mark.parametrize("words", ["1", '"1"', "return", '"Return"', '"Return to its owner\'s hand"'])
def test_the_other_mode_is_named_in_the_same_ways(words: str) -> None:
    assert said(f"{MESMERIZE}P1 plays Mesmerize choosing {words} on u\nall pass\nexpect u in P1's hand") == (0, "")


@pytest.mark.parametrize(
    ("card", "words", "fact"),
    [
        ("Disposal Order", "recycle on x", "P2 recycled 1"),
        ("Aphelios, Exalted", "channel", "P1 has 1 rune"),
    ],
)
def test_the_game_action_is_enough(card: str, words: str, fact: str) -> None:
    plays = {
        "Disposal Order": "P1: hand Disposal Order\nP2: trash x = plain card\nP1 plays Disposal Order",
        "Aphelios, Exalted": "P1: base a = Aphelios, Exalted, g = Doran's Blade; rune deck 1 Fury; runes 1 Body\n"
        "P1 uses g on a, paying [O]\nall pass\nP1 finalizes a",
    }
    code, message = said(f"{plays[card]} choosing {words}\nall pass\nexpect {fact}")
    assert code == 0, message


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("3", "3 is not an option here"),
        ("0", "0 is not an option here"),
        ("deal", "deal is not an option here"),
        ('"Giv"', "Giv is not an option here"),
    ],
)
def test_a_mode_that_is_not_there_is_refused(words: str, reason: str) -> None:
    code, message = said(f"{MESMERIZE}P1 plays Mesmerize choosing {words} on e")
    assert code == 2
    assert reason in message


def test_a_game_action_that_two_modes_begin_with_is_not_enough() -> None:
    play = "P1: hand Curtain Call\nP2: at BF1 e = 3-Might unit; base f = 3-Might unit\n"
    code, message = said(f"{play}P1 plays Curtain Call without Repeat without Repeat without Repeat choosing deal on e")
    assert code == 2
    assert 'deal can be "mode 2" or "mode 3"' in message
