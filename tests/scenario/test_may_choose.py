"""What may be chosen, assigned, finalized and paid: each is checked, and a false claim is told with its rule."""

from __future__ import annotations

import pytest

from judge.scenario.language.parse import parse
from judge.scenario.runner import run
from tests.scenario.said import TODAY, said

CARDS = """\
P1: hand Void Seeker, l = Legion Rearguard, d = spell "draw 1", k = spell "kill a unit", t = spell "kill two units"
P1: runes 2 Fury; pool 3 Energy
P2: at BF1 e = 3-Might unit, f = 2-Might unit, g = 1-Might unit; hand m = Mesmerize"""
POOR = "P1: hand l = Legion Rearguard, Void Seeker; runes 2 Fury\nP2: at BF1 e = 3-Might unit"
FIGHT = """\
P1: base a = 5-Might unit
P2: at BF1 t = 3-Might unit with Tank, u = 4-Might unit
P1 moves a to BF1
the rest of the combat"""
PENDING = """\
pending: P1's x = 3-Might unit
P1: base u = 1-Might unit; at BF2 v = 1-Might unit
P2: base w = 2-Might unit"""
DISCARDING = """\
P1: hand x = plain card, y = plain card, q = spell "discard 1"; base u = 3-Might unit
P1 plays q
all pass"""
SAVED = """\
P1: base Unlicensed Armory, u = 3-Might unit, v = 2-Might unit; hand x = plain card
P1 uses Unlicensed Armory on u, discarding x
all pass
effect of P2: kill u"""
CHOOSING = f"{CARDS}\nP1 plays t"
FORCED = 'P1: hand k = spell "kill a unit"; base u = 1-Might unit\nP1 plays k'
REBUTTAL = """\
P1: hand Hextech Ray; at BF1 u = 3-Might unit
P2: hand Rebuttal; at BF2 e = 3-Might unit; runes none; pool 1 Energy {pool}
P1 plays Hextech Ray on e
P2 plays Rebuttal on Hextech Ray
all pass"""
GUARDED = "P1: base z = Zhonya's Hourglass, u = 3-Might unit, g = Guardian Angel attached to u\neffect of P2: kill u"


@pytest.mark.parametrize(
    ("play", "can"),
    [
        (CARDS, "play Void Seeker on e"),
        (CARDS, "play t on e and f"),
        (CHOOSING, "choose e and f"),
        (CHOOSING, "choose g and f (target)"),
        (FORCED, "choose u"),
        (FIGHT, "assign 3 to t, 2 to u"),
        (REBUTTAL.format(pool="2 Mind"), "pay [A]"),
        (REBUTTAL.format(pool="2 Mind"), "decline to pay"),
        (POOR, "play l without Accelerate"),
        (PENDING, "finalize x to BF2"),
        (PENDING, "finalize x to base"),
        (DISCARDING, "discard y"),
        (SAVED, "let u die"),
        (SAVED, "replace u's death with Unlicensed Armory"),
        (GUARDED, "replace u's death with z"),
        (GUARDED, "replace u's death with g"),
    ],
)
def test_what_is_legal_can_be_done_and_leaves_no_trace(play: str, can: str) -> None:
    player = "P2" if "Rebuttal" in play else "P1"
    code, message = said(f"{play}\n{player} cannot {can}")
    assert code in {2, 5}
    assert f"{player} can do this now" in said_of_checks(play, f"{player} cannot {can}")
    assert "can do this now" not in said_of_checks(play, f"{player} can {can}"), message


@pytest.mark.parametrize(
    ("play", "cannot", "why"),
    [
        (CARDS, "play Void Seeker on e and f",
         "Void Seeker chooses e and nothing more: f is one target too many (core@1.4:355.5)"),
        (CARDS, "play k on e and f and g",
         "k chooses e and nothing more: f and g are too many targets (core@1.4:355.5)"),
        (CARDS, "play d on e", "d chooses no targets, and so not e (core@1.4:355.5)"),
        (CARDS, "play t on e and f and g", "t chooses e and f and nothing more: g is one target too many"),
        (CHOOSING, "choose e", "2 to 2 of them are chosen"),
        (CHOOSING, "choose l and e", "l is not an option here"),
        (CHOOSING, "choose e and f and g", "2 to 2 of them are chosen"),
        (FORCED, "choose k", "k is not an option here (choose"),
        (POOR, "play l with Accelerate",
         "Accelerate cannot be paid: with it l would cost [3][C] (core@1.4:355.16)"),
        (CARDS, "play l with Repeat", "l has no Repeat (core@1.4:355.1.a)"),
        (CARDS, "play Void Seeker with the additional cost", "Void Seeker has no additional cost to choose"),
        (PENDING, "finalize x to BF1", "BF1 is not an option here"),
        (DISCARDING, "discard u", "u is not an option here"),
        (SAVED, "let v die", "the question is whether to replace the death of u"),
        (FIGHT, "assign 5 to u", "core@1.4:465.2"),
        (FIGHT, "assign 3 to t, 3 to u", "core@1.4:465.2"),
        (REBUTTAL.format(pool="2 Mind"), "pay [1]", "the cost is [A] and not [1]"),
        (REBUTTAL.format(pool="1 Mind"), "pay [A]", "P2 cannot raise [A] (core@1.4:203.3)"),
    ],
)  # fmt: skip
def test_what_is_not_legal_is_told_with_its_rule(play: str, cannot: str, why: str) -> None:
    player = "P2" if "Rebuttal" in play else "P1"
    assert why in said_of_checks(play, f"{player} can {cannot}")
    assert not said_of_checks(play, f"{player} cannot {cannot}")


@pytest.mark.parametrize(
    ("play", "line", "reason"),
    [
        (CARDS, "P1 cannot choose e", "nothing is left for this to decide"),
        (CARDS, "P1 cannot pay [1]", "nothing is left for this to decide"),
        (CARDS, "P1 cannot finalize l to BF1", "l is not being finalized"),
        (CHOOSING, "P1 cannot assign 1 to e", "a decision is open"),
        (CARDS, "P1 plays d without Accelerate", "nothing is left for this to decide: d has no Accelerate"),
        (CHOOSING, "P1 cannot choose typo", "nothing here is called typo"),
        (PENDING, "P1 cannot finalize x, killing typo", "nothing here is called typo"),
        (FIGHT, "P1 cannot assign 3 to t, 2 to typo", "nothing here is called typo"),
    ],
)
def test_what_no_question_is_about_proves_nothing(play: str, line: str, reason: str) -> None:
    code, message = said(f"{play}\n{line}")
    assert code == 2
    assert reason in message


def said_of_checks(play: str, line: str) -> str:
    """What is said of the checks alone, whatever is left open behind them."""
    return "\n".join(check.message for check in run(parse(f"{play}\n{line}"), TODAY).checks if not check.passed)
