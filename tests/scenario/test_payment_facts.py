"""What was paid, and what something would cost: in any order of symbols, and told where it is otherwise."""

from __future__ import annotations

import pytest

from tests.scenario.claimed import check, seen_instead
from tests.scenario.said import said

RUNES = """\
P1: hand Void Seeker, w = Void Seeker, z = spell "draw 1"; runes 9 Fury, 2 Calm
P2: at BF1 e = 9-Might unit with Deflect, f = 6-Might unit
P1 plays Void Seeker on e,
    paying "exhaust 3 Fury runes, recycle 1 ready Calm rune, recycle 1 exhausted Fury rune"
all pass
P1 plays z
all pass"""
ENOUGH = """\
P1: hand Void Seeker, l = Legion Rearguard, k = Kinkou Monk
P2: at BF1 e = 9-Might unit with Deflect 2
P1 plays Void Seeker on e
all pass
P1 plays l to base with Accelerate"""
PAID_FOR_E = "P1 pays [3][C][A] for Void Seeker, with Calm and Fury Power"
BOARD = """\
P1: hand Void Seeker, l = Legion Rearguard, m = Mirror Image; base Baited Hook, u = 3-Might unit
P1: at BF2 facedown Hidden Blade, 1-Might unit; trash t = Kinkou Monk
P2: at BF1 e = 3-Might unit with Deflect 2, f = 2-Might unit; hand Mesmerize"""


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("P1 paid [3][R][G] for Void Seeker", "P1 paid [3][R][R] for Void Seeker", PAID_FOR_E),
        ("P1 paid [3][A][R] for Void Seeker", "P1 paid [3][A] for Void Seeker", PAID_FOR_E),
        ("P1 paid [3][C][A] for Void Seeker", "P1 paid [2][C][A] for Void Seeker", PAID_FOR_E),
        ("P1 paid [G][R][3]", "P1 paid [3][B][R]", PAID_FOR_E),
        ("P1 paid nothing for w", "P1 paid nothing for Void Seeker", "P1 pays [3][C][A] for Void Seeker"),
        ("P1 paid nothing for z", "P1 paid nothing", "P1 pays [3][C][A] for Void Seeker"),
        ("P1 paid [0] for z", "P1 paid [0] for w", "w was not finalized"),
        ("P2 paid nothing", "P2 paid [3][C]", "P2 paid nothing"),
    ],
)
def test_what_was_paid_with_runes(true: str, false: str, seen: str) -> None:
    check(RUNES, true, false, seen)


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("P1 paid [R][3][A][A] for Void Seeker", "P1 paid [3][R][R][R] for Void Seeker",
         "P1 pays [3][C][A][A] for Void Seeker"),
        ("P1 paid [3][R] for l", "P1 paid [3][G] for l", "P1 pays [3][C] for l"),
        ("P1 paid [C][3] for l", "P1 paid [0] for l", "P1 pays [3][C] for l"),
        ("P1 paid [6][A][A][R][R]", "P1 paid [3][C]",
         "P1 pays [3][C][A][A] for Void Seeker; P1 pays [3][C] for l"),
    ],
)  # fmt: skip
def test_what_was_recorded_where_funds_are_enough(true: str, false: str, seen: str) -> None:
    check(ENOUGH, true, false, seen)


@pytest.mark.parametrize(
    ("true", "false", "seen"),
    [
        ("Void Seeker costs P1 [3][R]", "Void Seeker costs P1 [3]", "Void Seeker costs P1 [3][C]"),
        ("Void Seeker on f costs P1 [C][3]", "Void Seeker on e costs P1 [3][C]", "Void Seeker costs P1 [3][C][A][A]"),
        ("Void Seeker on e costs P1 [3][A][R][A]", "Void Seeker costs P1 [3][C] or [2]", "Void Seeker costs P1 [3][C]"),
        ("l with Accelerate costs P1 [3][R]", "l costs P1 [3][R]", "l costs P1 [2]"),
        ("l without Accelerate costs P1 [2]", "l with Accelerate costs P1 [2]", "l costs P1 [3][C]"),
        ("Hidden Blade from facedown costs P1 [0]", "Hidden Blade costs P1 [2]", "Hidden Blade costs P1 [0]"),
        ("using Baited Hook on u costs P1 [1][Y][E]", "using Baited Hook costs P1 [1][Y]",
         "Baited Hook costs P1 [1][C], [E]"),
        ("Mesmerize on u costs P2 [1][B]", "Mesmerize costs P2 [1][R]", "Mesmerize costs P2 [1][C]"),
    ],
)  # fmt: skip
def test_what_something_would_cost(true: str, false: str, seen: str) -> None:
    check(BOARD, true, false, seen)


def test_a_cost_is_told_where_it_cannot_be_paid_or_is_not_the_time() -> None:
    play = "P1: hand Void Seeker; runes none\nP2: at BF1 e = 3-Might unit with Deflect\nP1 cannot play Void Seeker on e"
    check(f"{play}\nP1 ends the turn", "Void Seeker on e costs P1 [3][R][A]", "Void Seeker costs P1 [0]",
          "Void Seeker costs P1 [3][C]")  # fmt: skip


def test_a_choice_between_discounts_is_told_in_full() -> None:
    play = "P1: hand c = Blast Corps Cadet; base Ezreal, Prodigy"
    seen = "c costs P1 [2][R] or [3]"
    check(play, "c with the additional cost costs P1 [3] or [2][R]", "c with the additional cost costs P1 [3]", seen)


def test_a_second_repeat_is_another_optional_cost() -> None:
    play = "P1: hand c = Curtain Call\nP2: at BF1 e = 3-Might unit"
    assert seen_instead(play, "c with Repeat costs P1 [9]") != seen_instead(
        play, "c with Repeat with Repeat costs P1 [9]"
    )


def test_the_rules_of_a_cost_count_for_because() -> None:
    play = "P1: hand Void Seeker\nP2: at BF1 e = 3-Might unit with Deflect\n"
    assert said(f"{play}expect Void Seeker on e costs P1 [3][C][A]\nbecause 356, 809.1.c") == (0, "")
    assert said(f"{play}expect Void Seeker costs P1 [3][C]\nbecause 809.1.c")[0] == 5


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("Void Seeker costs P2 [3][C]", "P2 cannot play Void Seeker from where it is (P1's hand, core@1.4:419.1.a)"),
        ("t costs P1 [4][C]", "P1 cannot play t from where it is (P1's trash, core@1.4:419.1.a)"),
        ("Void Seeker on u costs P1 [3][C]", "u cannot be chosen"),
        ("Void Seeker on e and f costs P1 [3][C]", "e and f cannot be chosen together"),
        ("Void Seeker with Accelerate costs P1 [3][C]", "Void Seeker has no Accelerate to pay for"),
        ("l with Accelerate with Accelerate costs P1 [3][C]", "l has no Accelerate to pay for"),
        ("Void Seeker from facedown costs P1 [3][C]", "Void Seeker is not facedown: it is in P1's hand"),
        ("using u costs P1 [1]", "there is no activated ability on u"),
        ("Void Seeker, paying [3] costs P1 [3]", "this says nothing about what it costs"),
    ],
)
def test_what_could_not_be_played_so_is_an_error(claim: str, reason: str) -> None:
    code, message = said(f"{BOARD}\nexpect {claim}")
    assert code == 2
    assert message.startswith(f"x.md:4: {reason}")


ONE_DOMAIN = "P1: hand r = Rocket Barrage; base u = 3-Might unit\nP1 plays r without Repeat choosing 1 on u, paying {}"
DEFLECTED = """\
P1: hand r = Void Seeker; runes 3 Fury, 1 Calm exhausted
P2: at BF1 e = 9-Might unit with Deflect
P1 plays r on e, paying {}"""
CHOICE = """\
P1: hand r = Blast Corps Cadet; base Ezreal, Prodigy
P2: at BF1 e = 3-Might unit
P1 plays r to base with the additional cost on e, paying {}"""


@pytest.mark.parametrize(
    ("play", "paid"),
    [
        (ONE_DOMAIN, "[4][B]"),
        (ONE_DOMAIN, "[B][4]"),
        (ONE_DOMAIN, "[4][C]"),
        (DEFLECTED, "[3][R][G]"),
        (DEFLECTED, "[R][3][R]"),
        (CHOICE, "[R][2]"),
        (CHOICE, "[2][C]"),
    ],
)
def test_what_is_paid_is_said_as_what_was_paid(play: str, paid: str) -> None:
    assert said(f"{play.format(paid)}\nall pass\nexpect P1 paid {paid} for r") == (0, "")


@pytest.mark.parametrize(
    ("play", "paid", "reason"),
    [
        (ONE_DOMAIN, "[4][R]", "the cost is [4][C] and not [4][R]"),
        (ONE_DOMAIN, "[3][B]", "the cost is [4][C] and not [3][B]"),
        (DEFLECTED, "[3][R][Y]", "the cost is [3][C][A] and not [3][R][Y]"),
        (DEFLECTED, "[3][R][A]", "there are several ways to pay"),
        (CHOICE, "[2][B]", "P1 chooses from: [2][R]; [3]"),
    ],
)
def test_another_cost_than_that_is_refused(play: str, paid: str, reason: str) -> None:
    code, message = said(play.format(paid))
    assert code == 2
    assert reason in message
