"""Boundary boards: the Might at which a card decides whether damage is lethal or a limit is met, with the numbers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import defined
from judge.engine.state.clauses import About
from judge.matchup.boards.steering import Steering
from judge.matchup.boards.textless import acts_without, without_text
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.search.boundary_search import on_the_boundary
from judge.matchup.walks.planned_acts import Plan
from judge.scenario.board.setup import card_for
from tests.matchup.lines import every_line
from tests.matchup.search.test_pair_search import TODAY, between

if TYPE_CHECKING:
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

CASES = {
    ("Stupefy", "Hextech Ray"): (
        "with Stupefy, the 3 damage of Hextech Ray is lethal to u (4 Might); without it, that is 1 too little"
    ),
    ("Discipline", "Void Seeker"): (
        "with Discipline, u (4 Might) survives the 4 damage of Void Seeker; without it, that is lethal"
    ),
    ("Decree of Rage", "Ki Barrier"): (
        "with Ki Barrier, u (4 Might) survives the 4 damage of Decree of Rage, of which 4 is prevented; without it, "
        "that is lethal"
    ),
    ("Gust", "Stupefy"): "Gust asks for 3 Might or less: u (4 Might) can be chosen only with Stupefy",
    ("Gust", "Discipline"): "Gust asks for 3 Might or less: with Discipline, u (3 Might) no longer meets that",
    ("B.F. Sword", "Hextech Ray"): (
        "with B.F. Sword, u (3 Might) survives the 3 damage of Hextech Ray; without it, that is lethal"
    ),
    ("Trifarian War Camp", "Hextech Ray"): (
        "with Trifarian War Camp, u (3 Might) survives the 3 damage of Hextech Ray; without it, that is lethal"
    ),
    ("Decree of Insight", "Trifarian War Camp"): (
        "with Trifarian War Camp, u (6 Might, damaged 1) survives the -5 Might of Decree of Insight; without it, that "
        "is lethal"
    ),
    ("Frigid Touch", "Feral Strength"): (
        "with Feral Strength, u (3 Might, damaged 1) can survive the -2 Might of Frigid Touch; without it, that is "
        "lethal"
    ),
    ("Falling Star", "Stupefy"): (
        "with Stupefy, the 6 damage of Falling Star is lethal to u (7 Might); without it, that is 1 too little"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("pair", "words"), CASES.items(), ids=[" vs ".join(pair) for pair in CASES])
def test_the_numbers_decide(pair: tuple[str, str], words: str) -> None:
    found = on_the_boundary(card_for(pair[0], TODAY), card_for(pair[1], TODAY))
    assert found is not None
    assert [edge.words for edge in found[2]] == [words]


def test_a_boundary_leads_the_answer_where_the_cards_otherwise_only_act_on_one_unit() -> None:
    best = between("Stupefy", "Hextech Ray").best
    assert best is not None
    assert [edge.how for edge in best.edges] == ["decides"]
    assert best.left_out == "Stupefy"
    assert (best.facts.rows[0].fact, best.facts.rows[0].here.words) == ("u is killed", "always")


@pytest.mark.parametrize("pair", [("Hextech Ray", "Void Seeker"), ("Defy", "Stupefy"), ("Vengeance", "Stupefy")])
def test_there_is_no_boundary_without_numbers_that_meet(pair: tuple[str, str]) -> None:
    assert on_the_boundary(card_for(pair[0], TODAY), card_for(pair[1], TODAY)) is None


def test_a_might_that_the_asker_states_is_not_replaced() -> None:
    one, other = card_for("Stupefy", TODAY), card_for("Hextech Ray", TODAY)
    assert on_the_boundary(one, other, Steering(might=5)) is None


def deaths(setup: Setup, acts: tuple[Act, ...]) -> set[bool]:
    """Whether u dies, on every line, played one after the other; empty where the acts cannot be taken."""
    lines = (line.end for line in every_line(setup.state(), Plan(acts)))
    return {any(str(event) == "u is killed" for event in end.events) for end in lines if end is not None}


NUMBERS = {About.DAMAGE, About.MIGHT, About.BUFF, About.HEAL}


def test_what_is_said_of_random_pairs_holds_on_every_line() -> None:
    random, said = Random(5), 0
    cards = [card_for(name, TODAY) for name in defined() if not name.endswith("Rune")]
    numbers = [
        card for card in cards if not card.is_unit and any(one.clause.about in NUMBERS for one in card_clauses(card))
    ]
    for _ in range(100):
        one, other = random.sample(numbers, 2)
        found = on_the_boundary(one, other)
        if found is None:
            continue
        board, (edge,) = found[0], found[2]
        here = deaths(board.setup(), board.acts)
        there = deaths(without_text(board.setup(), edge.by), acts_without(board, edge.by))
        both, words = {True, False}, edge.words
        if "lethal to" in words:
            assert (here, there) == (both if "can be lethal" in words else {True}, {False}), words
            said += 1
        elif " the " in words:
            lethal = both if words.endswith("can be lethal") else {True}
            assert (here, there) == (both if "can survive" in words else {False}, lethal), words
            said += 1
    assert said >= 8
