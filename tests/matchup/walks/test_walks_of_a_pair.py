"""A set-up that several questions of a pair have in common is walked once, and the answer is the same."""

from __future__ import annotations

from datetime import date
from inspect import unwrap
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import defined, definition
from judge.engine.state.zones import base, hand
from judge.errors import CannotSimulate
from judge.matchup.boards.textless import blank, silent
from judge.matchup.search.pair_search import matchup
from judge.matchup.walks import walks_of_a_pair
from judge.matchup.walks.explorer import Cut, Walk, walk
from judge.matchup.walks.planned_acts import Act
from judge.matchup.walks.search_limit import search_limit
from judge.matchup.walks.walks_of_a_pair import each_walked_once, walk_of
from judge.scenario.board.setup import Setup, card_for, plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.search.pair_search import Matchup

TODAY = date(2026, 7, 24)
PLAYED = (Act("P1", "play", "Falling Star"),)


def set_up(might: int = 3) -> Setup:
    """Falling Star and three units that it can be played on: ten positions."""
    setup = Setup()
    setup.add(Placed(card_for("Falling Star", TODAY), "Falling Star", "P1", hand("P1")))
    for label in ("u", "v", "w"):
        setup.add(Placed(plain_unit(might), label, "P2", base("P2")))
    return setup


def told(found: Matchup) -> Iterator[object]:
    """All that an answer is made of."""
    for entry in found.set_ups:
        yield entry.board.describe(), entry.edges, entry.left_out, entry.acts_without
        yield [all_of(walked) for walked in (entry.walk, entry.without) if walked is not None]
    yield found.rejected
    for trial in found.trials:
        yield trial.question.kind, trial.came, trial.why, trial.edges, trial.walked and all_of(trial.walked)


def all_of(walked: Walk) -> object:
    ends = [(one.facts, one.lines, one.choices, one.end, one.end.events) for one in walked.outcomes]
    return walked.positions, walked.lines, walked.status, walked.impossible, walked.refusal, walked.doubts, ends


def test_answers_are_those_of_a_search_that_remembers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"walks": 0}

    def counted(*given: object, **named: object) -> Walk:
        made["walks"] += 1
        return walk(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(walks_of_a_pair, "walk", counted)
    names, once, again = [name for name in defined() if not name.endswith("Rune")], 0, 0
    for pair in [("Hidden Blade", "Zhonya's Hourglass"), *(Random(seed).sample(names, 2) for seed in range(6))]:
        one, other = (card_for(name, TODAY) for name in pair)
        made["walks"] = 0
        found = matchup(one, other)
        once += made["walks"]
        made["walks"] = 0
        full = unwrap(matchup)(one, other)
        again += made["walks"]
        assert list(told(found)) == list(told(full)), pair
    assert once < again


def test_a_set_up_is_walked_once() -> None:
    with each_walked_once():
        assert walk_of(set_up(), PLAYED, 120) is walk_of(set_up(), PLAYED, 120)
        assert walk_of(set_up(), PLAYED, 120) is walk_of(set_up(), PLAYED, 600)
        assert walk_of(set_up(), PLAYED, 120) is not walk_of(set_up(4), PLAYED, 120)
        assert walk_of(set_up(), PLAYED, 120) is not walk_of(set_up(), (), 120)


def test_whatever_a_set_up_says_makes_it_another_one() -> None:
    marked, decked, controlled = set_up(), set_up(), set_up()
    marked.objects[1].damage = 1
    decked.decks["P1"] = [(plain_unit(2), "top")]
    controlled.battlefields["BF1"] = "P1"
    with each_walked_once():
        found = [walk_of(setup, PLAYED, 120) for setup in (set_up(), marked, decked, controlled)]
    assert len({id(walked) for walked in found}) == 4


def test_a_walk_that_its_budget_has_cut_is_no_walk_with_another_budget() -> None:
    with each_walked_once():
        cut = walk_of(set_up(), PLAYED, 3)
        assert cut.cut is Cut.POSITIONS
        assert walk_of(set_up(), PLAYED, 3) is cut
        assert walk_of(set_up(), PLAYED, 4).positions == 4
        assert walk_of(set_up(), PLAYED, 120).complete
        assert not walk_of(set_up(), PLAYED, 3).complete


def test_a_walk_that_the_clock_has_cut_is_made_again() -> None:
    with each_walked_once():
        with search_limit(0):
            assert walk_of(set_up(), PLAYED, 120).cut is Cut.SECONDS
        assert walk_of(set_up(), PLAYED, 120).complete


def test_what_is_refused_is_refused_again() -> None:
    """Whoever asks for the set-up twice hears the reason twice."""
    attached = set_up()
    attached.objects[1].attached_to = "nothing there"
    with each_walked_once():
        for _ in range(2):
            with pytest.raises(CannotSimulate):
                walk_of(attached, PLAYED, 120)


def test_nothing_is_remembered_outside_a_search() -> None:
    with each_walked_once():
        before = walk_of(set_up(), PLAYED, 120)
    assert walk_of(set_up(), PLAYED, 120) is not before
    with each_walked_once():
        assert walk_of(set_up(), PLAYED, 120) is not before


def test_a_search_within_another_one_remembers_what_that_has_walked() -> None:
    with each_walked_once():
        before = walk_of(set_up(), PLAYED, 120)
        with each_walked_once():
            assert walk_of(set_up(), PLAYED, 120) is before
        assert walk_of(set_up(), PLAYED, 120) is before


def test_a_textless_card_is_the_same_one_each_time() -> None:
    (card, *_) = definition("Mega-Mech").cards()
    assert blank(card) is blank(card) is silent(card)
    (quick, *_) = definition("Hidden Blade").cards()
    assert silent(quick) is silent(quick) is not blank(quick)
