"""Two cards: which set-ups are found, what they lead to, and why others cannot be."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from judge.cards.catalogue import FOLDERS
from judge.cards.loader import defined, definition, place
from judge.citations.numbers import number
from judge.engine.wording.doubts import NOTES
from judge.matchup.boards.board_of_roles import StatedSetUp
from judge.matchup.boards.profiles import profile
from judge.matchup.points.narration import summary, when
from judge.matchup.search.pair_search import Matchup, matchup
from judge.matchup.walks.walks_of_a_pair import each_walked_once
from judge.scenario.board.setup import card_for, plain_unit
from tests.each import each, for_each
from tests.matchup.telling_cards import telling_cards

if TYPE_CHECKING:
    from judge.matchup.walks.explorer import Outcome

TODAY = date(2026, 7, 24)
CARDS = (
    "Baited Hook", "Unlicensed Armory", "Zhonya's Hourglass", "Highlander", "The Boss", "Hidden Blade", "Cruel Patron",
    "Void Seeker", "Disintegrate", "Falling Star", "Wraith of Echoes", "Nocturne, Horrifying", "Stacked Deck",
)  # fmt: skip
OTHERS = ("Hidden Blade", "Zhonya's Hourglass", "Wraith of Echoes")


@cache
def between(one: str, other: str, stated: StatedSetUp | None = None, wording: str = "") -> Matchup:
    return matchup(card_for(one, TODAY, wording), card_for(other, TODAY, wording), stated)


def told(found: Matchup) -> list[str]:
    assert found.best is not None
    return [summary(outcome) for outcome in found.best.walk.outcomes]


def kinds(found: Matchup) -> set[tuple[str, str, str]]:
    assert found.best is not None
    return {(edge.how, edge.by, edge.to) for edge in found.best.edges}


def facts(found: Matchup) -> set[frozenset[str]]:
    assert found.best is not None
    return {frozenset(str(fact) for fact in outcome.facts) for outcome in found.best.walk.outcomes}


def outcome_with(found: Matchup, words: str) -> Outcome:
    assert found.best is not None
    return next(outcome for outcome in found.best.walk.outcomes if words in summary(outcome))


def rules_of(outcome: Outcome) -> set[str | None]:
    return {number(rule) for event in outcome.end.events for rule in event.rules}


def test_the_armory_saves_the_unit_and_the_hook_finds_nothing_to_play() -> None:
    found = between("Baited Hook", "Unlicensed Armory")
    assert ("replaces", "Unlicensed Armory", "Baited Hook") in kinds(found)
    assert ("makes null", "Unlicensed Armory", "Baited Hook") in kinds(found)
    saved = outcome_with(found, "healed, exhausted, recalled")
    assert "nothing can be played; P1 recycles 5" in summary(saved)
    assert {"359.3.e.12", "359.3.e.14.b"} <= rules_of(saved)
    assert "pay ([C])" in when(saved)


def test_without_the_payment_the_unit_dies_and_one_might_more_may_be_played_or_not() -> None:
    found = between("Baited Hook", "Unlicensed Armory")
    outcomes = told(found)
    assert len(outcomes) == 4
    assert sum("4-Might unit enters" in words for words in outcomes) == 2
    assert sum("P1 plays nothing" in words for words in outcomes) == 1
    assert not any("5-Might unit enters" in words for words in outcomes)


@pytest.mark.parametrize("might", [1, 2, 6, 9])
def test_the_units_that_can_be_played_follow_the_might_of_the_killed_one(might: int) -> None:
    deck = (plain_unit(might + 1), plain_unit(might + 2), plain_unit(might))
    found = between("Baited Hook", "Unlicensed Armory", StatedSetUp(might=might, deck=deck))
    entered = {words for words in told(found) if "enters" in words}
    assert any(f"{might + 1}-Might unit enters" in words for words in entered)
    assert any(f"{might}-Might unit enters" in words for words in entered)
    assert not any(f"{might + 2}-Might unit enters" in words for words in entered)


def test_a_deck_that_no_one_foresaw_is_searched_all_the_same() -> None:
    deck = (card_for("Cruel Patron", TODAY), card_for("Wraith of Echoes", TODAY), plain_unit(7))
    found = between("Baited Hook", "Unlicensed Armory", StatedSetUp(might=5, deck=deck))
    outcomes = told(found)
    assert any("Wraith of Echoes enters" in words for words in outcomes)
    assert any("The play of Cruel Patron is undone" in words for words in outcomes)
    assert not any("7-Might unit enters" in words for words in outcomes)


@pytest.mark.parametrize(("one", "other"), list(combinations(CARDS, 2)))
def test_every_pair_has_an_answer_and_the_order_of_the_names_makes_no_difference(one: str, other: str) -> None:
    with each_walked_once():  # the walk of a set-up is the same whoever is named first
        found, reversed_ = between(one, other), between(other, one)
    assert found.best is not None or found.rejected
    assert all(entry.walk.complete for entry in (*found.interacting, *found.others))
    assert found.interact == reversed_.interact
    if found.best is not None:
        assert facts(found) == facts(reversed_)


def test_a_spell_whose_kill_is_replaced_still_lets_the_controller_draw() -> None:
    found = between("Hidden Blade", "Zhonya's Hourglass")
    assert kinds(found) == {
        ("replaces", "Zhonya's Hourglass", "Hidden Blade"), ("does not stop", "Zhonya's Hourglass", "Hidden Blade")
    }  # fmt: skip
    (outcome,) = told(found)
    assert "P2 draws 2" in outcome
    assert "Zhonya's Hourglass is killed" in outcome


def test_a_cost_whose_kill_is_replaced_counts_as_paid() -> None:
    found = between("Cruel Patron", "Unlicensed Armory")
    assert ("pays all the same", "Unlicensed Armory", "Cruel Patron") in kinds(found)
    assert "Cruel Patron enters" in summary(outcome_with(found, "saves u"))


def test_an_activated_ability_without_reaction_has_no_window_in_response() -> None:
    found = between("Baited Hook", "Unlicensed Armory")
    late = [rejected for rejected in found.rejected if "in response" in rejected.why]
    assert late
    assert {number(rejected.rule) for rejected in late if rejected.rule is not None} == {"381"}


def test_a_unit_on_top_of_the_deck_is_brought_up_by_a_look() -> None:
    found = between("Stacked Deck", "Nocturne, Horrifying")
    assert ("brings up", "Stacked Deck", "Nocturne, Horrifying") in kinds(found)
    assert any("Nocturne, Horrifying stays banished" in words for words in told(found))
    assert any("Nocturne, Horrifying enters P1's base" in words for words in told(found))


def test_two_replacement_effects_compete_for_one_death() -> None:
    found = between("Zhonya's Hourglass", "Highlander")
    assert kinds(found) == {("competes with", "Highlander", "Zhonya's Hourglass")}
    assert len(told(found)) == 2


def test_a_trigger_sees_the_death_that_a_spell_brings_about() -> None:
    found = between("Wraith of Echoes", "Hidden Blade")
    assert ("triggers on", "Wraith of Echoes", "Hidden Blade") in kinds(found)


def test_cards_without_any_cause_between_them_do_not_interact() -> None:
    found = between("Void Seeker", "Stacked Deck")
    assert not found.interact
    assert found.others


def test_the_same_board_without_the_card_that_steps_in_is_walked_too() -> None:
    found = between("Baited Hook", "Unlicensed Armory")
    assert found.best is not None
    assert found.best.without is not None
    words = [summary(outcome) for outcome in found.best.without.outcomes]
    assert not any("saves" in outcome for outcome in words)


def test_every_step_of_every_outcome_names_a_rule() -> None:
    for one, other in combinations(CARDS, 2):
        best = between(one, other).best
        for outcome in best.walk.outcomes if best is not None else ():
            assert all(number(rule) for event in outcome.end.events for rule in event.rules)
            assert all(event.rules or event.kind in NOTES for event in outcome.end.events)


def test_the_cards_of_the_pairs_are_defined() -> None:
    assert set(CARDS) <= set(defined())


@for_each(lambda: [name for name in defined() if not name.endswith("Rune")])
def test_every_defined_card_can_take_part_in_a_set_up(name: str) -> None:
    for card in definition(name).cards():
        assert profile(card).roles


def test_the_cards_that_are_asked_about_say_whatever_cards_say() -> None:
    assert 250 < len(telling_cards()) < 500
    assert {place(name).partition(".")[0] for name in telling_cards()} == {*FOLDERS.values()}


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("other", OTHERS)
def test_all_that_cards_say_has_an_answer_with_a_killing_a_saving_or_a_watching_card(part: int, other: str) -> None:
    """Every keyword and every piece of vocabulary; ``judge sweep`` asks about all cards, and about all pairs.

    Which of the three a card meets follows from its place in the list.
    """

    def has_an_answer(name: str) -> None:
        found = matchup(card_for(name, TODAY), card_for(other, TODAY))
        assert found.best is not None or found.rejected
        assert all(entry.walk.complete for entry in (*found.interacting, *found.others))

    names = [name for name in telling_cards() if name not in CARDS][OTHERS.index(other) :: len(OTHERS)]
    each(names[part::4], has_an_answer)


@pytest.mark.parametrize(
    ("one", "other", "how", "words"),
    [
        (
            "Unyielding Spirit",
            "Void Seeker",
            "decides",
            "the 4 damage of Void Seeker, of which 4 is prevented",
        ),
        ("Trifarian War Camp", "Hextech Ray", "decides", "survives the 3 damage of Hextech Ray"),
        ("Taric, Protector", "Captain Farron", "changes", "Assault"),
        ("Yasuo, Remorseful", "Zhonya's Hourglass", "replaces", "the death that Yasuo, Remorseful brings about"),
    ],
)
def test_what_leaves_no_cause_in_the_log_is_found_by_comparing(one: str, other: str, how: str, words: str) -> None:
    """Prevented damage, more Might, keywords from a passive ability, and what a unit does as it attacks."""
    found = between(one, other)
    assert found.best is not None
    assert found.best.edges[0].how == how
    assert any(words in edge.words for entry in found.interacting for edge in entry.edges)


def test_a_battlefield_takes_part_as_a_battlefield() -> None:
    found = between("Trifarian War Camp", "Hextech Ray").best
    assert found is not None
    assert "BF1 is Trifarian War Camp" in found.board.describe()
    assert not any(part.name == "Trifarian War Camp" and part.active for part in found.board.parts)


def test_a_card_whose_moment_never_came_is_named_and_not_ruled_out() -> None:
    found = between("Dune Drake", "Disintegrate")
    assert not dict(found.untried()).get("Dune Drake")  # it attacks in one of the set-ups
    assert between("Jinx, Rebel", "Stupefy").untried() == (("Jinx, Rebel", ("cards being discarded",)),)
