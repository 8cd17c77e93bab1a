"""One line answers several decisions: a yes with its target, two places, a cost that cannot be paid, an amount."""

from __future__ import annotations

import pytest

from tests.scenario.said import said

YES_WITH_WHAT_FOLLOWS = {
    "a unit to move": """\
battlefields: Reaver's Row, BF2
P2's turn
P1: at Reaver's Row u = 3-Might unit, v = 2-Might unit
P2: base e = 4-Might unit
P2 moves e to Reaver's Row
P1 chooses v
resolve the chain
the rest of the combat
expect v in P1's base, u killed""",
    "the only unit there is": """\
battlefields: Reaver's Row, BF2
P2's turn
P1: at Reaver's Row u = 3-Might unit
P2: base e = 4-Might unit
P2 moves e to Reaver's Row
P1 chooses u
resolve the chain
the rest of the showdown
expect u in P1's base""",
    "a card to discard as the cost is paid": """\
P1: hand Insightful Investigator; XP 3
P2: hand x = plain card, y = plain card
P1 plays Insightful Investigator to base
all pass
P1 chooses y
expect y in P2's trash, P1 has 1 XP""",
    "what is given for an additional cost": """\
P1: hand k = Kraken Hunter; base u = 2-Might unit buffed, v = 2-Might unit buffed, w = 2-Might unit buffed
P1 plays k
P1 chooses u and w (cost)
P1 chooses no
expect P1 paid [3] for k, u not buffed, v buffed""",
}


@pytest.mark.parametrize("what", YES_WITH_WHAT_FOLLOWS)
def test_what_can_be_chosen_only_after_a_yes_says_yes(what: str) -> None:
    assert said(YES_WITH_WHAT_FOLLOWS[what]) == (0, "")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("P1 chooses e", "e is not an option here"),
        ("P1 passes", "a decision is open"),
        ("P1 pays [1]", "this answers another question"),
    ],
)
def test_what_no_yes_leads_to_says_none(line: str, reason: str) -> None:
    play = YES_WITH_WHAT_FOLLOWS["a unit to move"].partition("P1 chooses v")[0]
    code, message = said(f"{play}{line}")
    assert (code, reason in message) == (2, True), message


def test_a_target_that_is_chosen_after_a_no_as_well_leaves_the_question_open() -> None:
    code, message = said("""\
P1: hand Feral Strength; base u = 1-Might unit, v = 1-Might unit
P1 plays Feral Strength
P1 chooses u""")
    assert code == 2
    assert "u is not an option here (pay [2] for Repeat" in message


def test_a_price_alone_says_of_no_option_that_it_is_paid() -> None:
    code, message = said("P1: hand l = Legion Rearguard\nP1 plays l to base, paying [3][C]")
    assert code == 2
    assert "has to say (optional cost)" in message


ASSAULT = """\
battlefields: BF1, BF2, BF3
P1: hand Void Assault; base u = 3-Might unit; at BF3 v = 1-Might unit
P2: at BF1 e = 2-Might unit, f = 1-Might unit
"""


@pytest.mark.parametrize(
    "said_how",
    [
        "on v to base and f to P2's base",
        "on f to P2's base and v to base",
        "on f to P2's base on v to base",
        "on v and f to P1's base to P2's base",
    ],
)
def test_two_targets_go_each_to_its_own_place_in_any_order(said_how: str) -> None:
    play = f"{ASSAULT}P1 plays Void Assault {said_how}\nall pass\nexpect v in P1's base, f in P2's base"
    assert said(play) == (0, "")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("P1 plays Void Assault on f to base and v to base", "base is not an option here (choose where f moves to"),
        ("P1 plays Void Assault on f to BF2 and v to BF3", "BF3 is not an option here (choose where v moves to"),
        ("P1 cannot play Void Assault on f to BF2 and v to base", "P1 can do this now"),
        ("P1 plays Void Assault on f to BF9 and v to base", "there is no place called BF9"),
        ("P1 plays Void Assault on x to BF2 and v to base", "nothing here is called x"),
    ],
)
def test_a_place_is_that_of_its_own_target(line: str, reason: str) -> None:
    assert reason in said(f"{ASSAULT}{line}")[1]


@pytest.mark.parametrize(
    ("setup", "line"),
    [
        ("P1: hand b = Legion Rearguard; runes 2 Fury", "P1 plays b to base without Accelerate"),
        ("P1: hand b = Bard, Mercurial", "P1 plays b to base without the additional cost"),
        ("P1: hand b = Bard, Mercurial; legend The Boss exhausted", "P1 plays b to base without the additional cost"),
        ("P1: hand b = Bard, Mercurial; legend The Boss", "P1 plays b to base without the additional cost"),
    ],
)
def test_a_cost_that_cannot_be_paid_may_be_left_out_in_words(setup: str, line: str) -> None:
    assert said(f"{setup}\n{line}\nexpect b in P1's base") == (0, "")


@pytest.mark.parametrize(
    ("setup", "line", "reason"),
    [
        ("P1: hand b = 2-Might unit", "P1 plays b to base without Accelerate", "b has no Accelerate"),
        ("P1: hand b = Legion Rearguard", "P1 plays b to base with Accelerate without Accelerate", "said already"),
        ("P1: hand b = Bard, Mercurial", "P1 plays b to base with the additional cost", "cannot be paid"),
    ],
)
def test_what_is_no_cost_or_is_said_twice_is_refused(setup: str, line: str, reason: str) -> None:
    code, message = said(f"{setup}\n{line}")
    assert (code, reason in message) == (2, True), message


BULLET_TIME = "P1: hand b = Bullet Time{}\nP2: at BF2 e = 3-Might unit, f = 4-Might unit\n"


@pytest.mark.parametrize("line", ["P1 pays [A][A]", "P1 chooses 2", "P1 chooses pay [A][A]"])
def test_an_amount_is_said_as_it_is_printed(line: str) -> None:
    play = f"{BULLET_TIME.format('')}P1 plays b on BF2, paying [1]\nall pass\n{line}\nexpect e 2 damage, f 2 damage"
    assert said(play) == (0, "")


def test_with_what_an_amount_is_paid_is_said_afterwards() -> None:
    play = BULLET_TIME.format("; runes 3 Fury, 1 Calm")
    begun = f'{play}P1 plays b on BF2, paying "exhaust 1 Calm rune"\nall pass\nP1 pays [A][A]\n'
    assert "pay [A][A] for b" in said(begun)[1]
    assert said(f'{begun}P1 pays "recycle 2 ready Fury runes"\nexpect e 2 damage, P1 has 2 runes') == (0, "")
    assert "[2] is not one of the amounts" in said(begun.replace("P1 pays [A][A]", "P1 pays [2]"))[1]


def test_who_cannot_pay_since_a_rune_deck_is_stated_is_told_so() -> None:
    code, message = said(f"{BULLET_TIME.format('; rune deck 2 Fury')}P1 plays b on BF2")
    assert code == 2
    assert "The cost cannot be paid. P1 pays with what they have, as runes, a rune deck or a pool are stated" in message
