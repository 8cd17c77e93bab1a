"""What one card alters about another: every statement is true over all lines, and textless cards keep their facts."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import defined
from judge.errors import JudgeError
from judge.matchup.boards.board_of_roles import StatedSetUp
from judge.matchup.boards.candidates import candidates
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.textless import acts_without, blank, without_text
from judge.matchup.points.altered_effects import altered, is_effect
from judge.matchup.points.fact_table import is_whole
from judge.matchup.points.verdicts import Verdict
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan
from judge.scenario.board.setup import card_for
from tests.matchup.lines import every_line
from tests.matchup.search.test_pair_search import TODAY, between

if TYPE_CHECKING:
    from judge.engine.state.state import GameState

MOST_LINES = 40
BOARDS_EACH = 30


def slowly(state: GameState, plan: Plan, by: str, to: str) -> dict[str, Verdict]:
    """On which of all the lines, played one after the other, each effect of a card comes about."""
    lines = [line.end.events for line in every_line(state, plan) if line.end is not None]
    effects = []
    for events in lines:
        known = {event.id: event for event in events}
        effects.append({str(event) for event in events if is_effect(event, known, by, to)})
    return {
        effect: Verdict.ALWAYS if all(effect in found for found in effects) else Verdict.DEPENDS
        for effect in set().union(*effects)
    }


def compared(one: str, other: str) -> int:
    """Hold what is said about a pair against all lines of both walks; returns how many statements there were."""
    said = 0
    profiles = profile(card_for(one, TODAY)), profile(card_for(other, TODAY))
    for board in islice(candidates(*profiles, StatedSetUp(), {}), BOARDS_EACH):
        for part in board.parts:
            to = next(found.name for found in board.parts if found is not part)
            state, plan = board.setup().state(), Plan(board.acts)
            bare, rest = without_text(board.setup(), part.name).state(), Plan(acts_without(board, part.name))
            try:
                walked, without = walk(state, plan, 150), walk(bare, rest, 150)
            except JudgeError:
                continue
            if not rest.acts or not is_whole(walked) or not is_whole(without):
                continue
            if not 0 < walked.lines <= MOST_LINES or not 0 < without.lines <= MOST_LINES:
                continue
            found = {fact.effect: (fact.without, fact.walked) for fact in altered(walked, without, by=part.name, to=to)}
            here, there = slowly(state, plan, part.name, to), slowly(bare, rest, part.name, to)
            pairs = {
                effect: (there.get(effect, Verdict.NEVER), here.get(effect, Verdict.NEVER))
                for effect in {*here, *there}
            }
            assert found == {effect: pair for effect, pair in pairs.items() if pair[0] is not pair[1]}
            said += len(found)
    return said


def test_what_is_said_about_random_pairs_is_true_over_all_their_lines() -> None:
    random = Random(13)
    names = [name for name in defined() if not name.endswith("Rune")]
    assert sum(compared(*random.sample(names, 2)) for _ in range(60)) >= 10


def test_a_difference_that_only_comes_of_dropped_lines_is_not_told() -> None:
    """Bellows Breath can kill u twice over; Cleave then has nothing to choose, and those lines are dropped."""
    found = between("Cleave", "Bellows Breath", StatedSetUp(damage=1))
    dropped = [entry for entry in (*found.interacting, *found.others) if entry.walk.dropped_lines]
    assert dropped
    assert not any(edge.how == "alters" for entry in dropped for edge in entry.edges)
    assert not any(entry.facts.complete for entry in dropped)


@pytest.mark.parametrize("name", ["Unyielding Spirit", "Trifarian War Camp", "Draven, Audacious", "Hextech Ray"])
def test_a_textless_card_keeps_type_cost_might_and_tags(name: str) -> None:
    card = card_for(name, TODAY)
    bare = blank(card)
    assert (bare.types, bare.energy, bare.power, bare.might, bare.tags, bare.domains) == (
        card.types, card.energy, card.power, card.might, card.tags, card.domains
    )  # fmt: skip
    assert (bare.keywords, bare.abilities, bare.effect) == ((), (), ())


def test_a_set_up_without_a_text_keeps_its_objects() -> None:
    board = between("Trifarian War Camp", "Hextech Ray").interacting[0].board
    setup = board.setup()
    bare = without_text(setup, "Trifarian War Camp")
    assert [placed.label for placed in bare.objects] == [placed.label for placed in setup.objects]
    assert bare.fields["BF1"].abilities == ()
    assert setup.fields["BF1"].abilities != ()
