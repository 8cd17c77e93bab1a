"""How much Might something has in a situation, how much damage is dealt to it, and what happens."""

from __future__ import annotations

from datetime import date

import pytest

from judge.errors import CannotSimulate
from judge.matchup.boards.given import Given
from judge.matchup.situations.situation import BASE, BATTLEFIELD, ME, Count, Deed, Situation
from judge.matchup.working_out.solve import solve
from tests.matchup.situations.asked import a

GIVEN = Given(date(2026, 11, 28))


def test_might_with_what_is_stated() -> None:
    situation = Situation("might", Deed("have", to="ym"), (a("Yi, Meditative", whose=ME),), (Count(ME, "runes", 8),))

    assert solve(situation, GIVEN).why == "Yi, Meditative has 8 Might"


def test_might_that_depends_on_what_is_not_stated() -> None:
    situation = Situation("might", Deed("have", to="ym"), (a("Yi, Meditative", whose=ME),))

    assert solve(situation, GIVEN).why == "Yi, Meditative has 4 Might; it depends on how many runes there are"


def test_damage_of_a_spell() -> None:
    things = (a("Void Seeker"), a("Alpha Wildclaw", at=BATTLEFIELD))

    assert solve(Situation("damage", Deed("damage", by="vs", to="aw"), things), GIVEN).why.startswith("4 damage: ")


def test_what_happens() -> None:
    things = (a("Void Seeker"), a("Watchful Sentry", at=BATTLEFIELD))
    happened = (Deed("play", who=ME, to="vs", on=("ws",)),)

    found = solve(Situation("what", Deed("resolve", to="vs"), things, happened=happened), GIVEN)

    assert "Watchful Sentry is killed" in found.why


def test_no_damage_is_told_where_none_can_be_dealt() -> None:
    things = (a("Void Seeker"), a("Alpha Wildclaw", at=BASE))

    with pytest.raises(CannotSimulate):
        solve(Situation("damage", Deed("damage", by="vs", to="aw"), things), GIVEN)
