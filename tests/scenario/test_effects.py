"""What an effect of a player does at once, and what the same words of a test spell do."""

from __future__ import annotations

import pytest

from judge.engine.state.events import Happened
from judge.scenario.language.parse import parse
from judge.scenario.runner import run
from tests.scenario.said import TODAY, said

BOARD = """\
P1: base u = 3-Might unit buffed, v = 4-Might unit, g = Doran's Blade attached to u; hand x = plain card
P1: trash y = plain card, z = plain card
P2: base e = 5-Might unit owned by P1, Recruit; runes none"""


@pytest.mark.parametrize(
    ("effect", "facts"),
    [
        ("P1: remove a buff from u", "u not buffed, 5 Might"),
        ("P2: remove a buff from u and v", "u 0 buffs, v 0 buffs"),
        ("P2: banish u", "u in P1's banishment, g in P1's base, unattached"),
        ("P2: banish e and y", "e in P1's banishment, y in P1's banishment"),
        ("P2: banish Recruit", "Recruit gone"),
        ("P1: recycle e", "e on the bottom of P1's deck, P1 recycled 1, P2 recycled 0"),
        ("P2: recycle x", "x on the bottom of P1's deck, P2 recycled 1"),
        ("P1: recycle y and z", "y in P1's deck, z in P1's deck, P1 recycled 2"),
        ("P1: recycle Recruit", "Recruit gone"),
        ("P2: detach g", "g unattached, in P1's base, u 4 Might"),
        ("P1: detach v", "v unattached, ready"),
        ("P1: attach g to v", "g attached to v, u 4 Might, v 6 Might"),
        ("P2: deal 2 to u, 3 to v", "u 2 damage, v 3 damage"),
        ("P2: deal 1 to u and v, 5 to e", "u 1 damage, v 1 damage, e killed"),
        ("P2: deal 4 to u and e, 1 to v", "u 4 damage, e 4 damage, v 1 damage"),
    ],
)
def test_an_effect_does_what_is_said(effect: str, facts: str) -> None:
    assert said(f"{BOARD}\neffect of {effect}\nexpect {facts}") == (0, "")


def test_different_damage_is_dealt_at_the_same_time() -> None:
    play = "P1: base u = 3-Might unit, v = 2-Might unit"
    found = run(parse(f"{play}\neffect of P2: deal 3 to u, 2 to v\nexpect u killed, v killed"), TODAY)
    assert found.position is not None
    kinds = [event.kind for event in found.position.events]
    damaged = [place for place, kind in enumerate(kinds) if kind is Happened.DAMAGED]
    killed = [place for place, kind in enumerate(kinds) if kind is Happened.KILLED]
    assert len(damaged) == len(killed) == 2
    assert max(damaged) < min(killed)


def test_a_removed_buff_is_not_spent() -> None:
    found = run(parse(f"{BOARD}\neffect of P2: remove a buff from u and v\nexpect u not buffed"), TODAY)
    assert found.position is not None
    kinds = [event.kind for event in found.position.events]
    assert kinds.count(Happened.BUFF_REMOVED) == 1
    assert Happened.BUFF_SPENT not in kinds
    assert "704" in found.rules


def test_what_is_on_the_chain_is_countered() -> None:
    play = "P1: hand s = Stupefy; base u = 3-Might unit\nP1 plays s on u\neffect of P2: counter s\n"
    assert said(f"{play}expect s countered, in P1's trash, u 3 Might, the chain is empty") == (0, "")
    ability = "P1: at BF2 c = Caitlyn, Patrolling\nP2: at BF1 e = 5-Might unit\nP1 uses c on e\n"
    assert said(f'{ability}effect of P2: counter "c\'s ability"\nexpect e 0 damage, "c\'s ability" countered') == (
        0,
        "",
    )


@pytest.mark.parametrize(
    ("spell", "on", "facts"),
    [
        ("banish a unit", "u", "u in P1's banishment"),
        ("recycle a unit", "u", "u on the bottom of P1's deck"),
        ("remove a buff from a unit", "u", "u not buffed"),
        ("detach a gear", "g", "g unattached"),
    ],
)
def test_a_test_spell_says_the_same(spell: str, on: str, facts: str) -> None:
    play = f'{BOARD}\nP1: hand spell "{spell}"\nP1 plays "{spell}" on {on}\nall pass\nexpect {facts}'
    assert said(play) == (0, "")


def test_a_false_claim_about_an_effect_shows_what_came_of_it() -> None:
    code, message = said(f"{BOARD}\neffect of P2: deal 2 to u, 3 to v\nexpect u 3 damage")
    assert code == 5
    assert "u is in P1's base, ready, 2 damage" in message


def test_a_test_spell_plays_a_token_where_its_player_chooses() -> None:
    play = 'P1: at BF1 u = 3-Might unit; hand s = spell "play a Recruit token"\n\nP1 plays s\nall pass\nP1 chooses BF1'
    assert said(f"{play}\nexpect Recruit at BF1, exhausted") == (0, "")


def test_a_test_spell_plays_no_card_as_a_token() -> None:
    play = 'P1: hand s = spell "play a Watchful Sentry token"\n\nP1 plays s\nall pass'
    assert said(play)[0] != 0
