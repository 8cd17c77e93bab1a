"""Boards solved from questions: what stood in no set-up of roles is shown by the acts that the clauses ask for."""

from __future__ import annotations

import pytest

from judge.cards.loader import definition
from judge.matchup.search.pair_search import matchup


@pytest.mark.parametrize(
    ("one", "other", "how", "by", "to"),
    [
        ("Guardian Angel", "Vengeance", "replaces", "Guardian Angel", "Vengeance"),
        ("Kog'Maw, Caustic", "Zhonya's Hourglass", "undoes", "Zhonya's Hourglass", "Kog'Maw, Caustic"),
        ("Unchecked Power", "Watchful Sentry", "triggers on", "Watchful Sentry", "Unchecked Power"),
        ("Mystic Reversal", "Vengeance", "acts on", "Mystic Reversal", "Vengeance"),
        ("Bone Skewer", "Ruin Runner", "plays", "Bone Skewer", "Ruin Runner"),
        ("Decree of Rage", "Wind Wall", "keeps from happening", "Decree of Rage", "Wind Wall"),
        ("Draven, Audacious", "Hextech Ray", "changes", "Draven, Audacious", "Hextech Ray"),
        ("Imperial Decree", "Highlander", "replaces", "Highlander", "Imperial Decree"),
        ("Defy", "Wind Wall", "acts on", "Wind Wall", "Defy"),
    ],
)
def test_a_set_up_is_solved_from_what_the_clauses_need(one: str, other: str, how: str, by: str, to: str) -> None:
    first, second = (list(definition(name).cards())[-1] for name in (one, other))
    for pair in ((first, second), (second, first)):
        best = matchup(*pair).best
        assert best is not None
        assert (how, by, to) in {(edge.how, edge.by, edge.to) for edge in best.edges}


def test_the_equipment_is_attached_to_the_unit_that_is_killed() -> None:
    first, second = (list(definition(name).cards())[-1] for name in ("Guardian Angel", "Vengeance"))
    best = matchup(first, second).best
    assert best is not None
    assert "P2 has Guardian Angel attached to u" in best.board.describe()
    assert best.board.describe().endswith("P1 plays Vengeance.")


@pytest.mark.parametrize("spell", ["Hextech Ray", "Void Seeker", "Vengeance"])
def test_what_cannot_be_chosen_is_said_although_something_else_can(spell: str) -> None:
    first, second = (list(definition(name).cards())[-1] for name in (spell, "Ruin Runner"))
    best = matchup(first, second).best
    assert best is not None
    assert best.edges[0].words == f"{spell} cannot choose Ruin Runner here; without that text it can"


def test_two_changes_of_damage_meet_on_one_unit() -> None:
    first, second = (list(definition(name).cards())[-1] for name in ("Ki Barrier", "Lotus Trap"))
    best = matchup(first, second).best
    assert best is not None
    assert "u can also have 1 damage left on it" in best.edges[0].words


def test_the_opponent_answers_before_one_does_so_oneself() -> None:
    for one, other in (("Strike Down", "Angle Shot"), ("Decree of Rage", "Wind Wall")):
        first, second = (list(definition(name).cards())[-1] for name in (one, other))
        best = matchup(first, second).best
        assert best is not None
        assert [act.who for act in best.board.acts] == ["P1", "P2"]
