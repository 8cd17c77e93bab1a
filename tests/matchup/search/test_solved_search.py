"""What came of each question of a pair: shown, made no difference, cannot be, not tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import definition
from judge.matchup.search.solved_search import GENERIC, trials
from judge.matchup.search.tried_question import Came, Trial
from judge.matchup.search.walked_question import NOT_MET

if TYPE_CHECKING:
    from judge.engine.state.card import Card


def newest(name: str) -> Card:
    return list(definition(name).cards())[-1]


def asked(one: str, other: str) -> dict[str, Trial]:
    """What came of the questions of two cards, by kind; the first of each."""
    found: dict[str, Trial] = {}
    for trial in trials(newest(one), newest(other), ()):
        found.setdefault(trial.question.kind, trial)
    return found


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Qiyana, Victorious", "Targon's Peak", "CONQUER, LISTENS CONQUER"),  # at the battlefield with the text
        ("Legion Rearguard", "Grove of the God-Willow", "HOLD, LISTENS HOLD"),
        ("Wielder of Water", "Wraith of Echoes", "DIE, LISTENS DIE"),
        ("Alpha Wildclaw", "Immortal Phoenix", "DIE, LISTENS DIE"),  # the Phoenix waits in the trash
        ("Ferrous Forerunner", "The Zero Drive", "DIE, LISTENS DIE"),  # by the Effect Text
        ("Mournful Witness", "Minotaur Reckoner", "MOVE, FORBIDS MOVE"),  # to a base
        ("Gearhead", "Confront", "ENTER, CHANGES ENTER"),
        ("Scryer's Bloom", "Wily Newtfish", "XP, READS XP"),
        ("Strike Down", "Angle Shot", "DETACH, READS STATUS"),  # the unit has an Equipment
        ("Stupefy", "Hextech Ray", "MIGHT, BRINGS DAMAGE"),  # at 4 Might
        ("Shady Spectacles", "Watchful Sentry", "COPY, OBJECT"),  # as it is attached
        ("Soraka, Wanderer", "Recruit", "DIE, REPLACES DIE"),
    ],
)
def test_a_board_shows_where_the_clauses_meet(one: str, other: str, kind: str) -> None:
    assert asked(one, other)[kind].came is Came.SHOWN


def test_the_unit_in_the_middle_has_just_the_might_on_which_it_turns() -> None:
    shown = asked("Stupefy", "Hextech Ray")["MIGHT, BRINGS DAMAGE"]
    assert shown.board is not None
    assert "u, a 4-Might unit" in shown.board.describe()


def test_what_made_no_difference_names_the_board_on_which_it_came_about() -> None:
    trial = asked("Guerilla Warfare", "Trusty Ramhound")["RETURN, READS COUNT"]
    assert trial.came is Came.NOT_SO
    assert trial.why.startswith("no difference: ")
    assert "P1 plays Guerilla Warfare" in trial.why


def test_what_any_card_of_that_type_does_is_not_tried_for_each() -> None:
    trial = asked("Wraith of Echoes", "Wielder of Water")["ENTER, READS COUNT"]
    assert (trial.came, trial.why) == (Came.NOT_TRIED, GENERIC)


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("Legion Rearguard", "Grove of the God-Willow", "P2 holds BF1"),
        ("Trifarian Gloryseeker", "Shadow Temple", "P2 holds BF1"),
        ("Crimson Pigeons", "Deceiver", "P1 conquers BF2"),
    ],
)
def test_what_triggers_on_a_battlefield_being_scored_does_not_trigger_on_the_point(
    one: str, other: str, words: str
) -> None:
    told = {edge.words for trial in asked(one, other).values() for edge in trial.edges if edge.how == "triggers on"}
    assert f"{other} triggers on this: {words}" in told
    assert not any("gains 1 point" in one or "takes control" in one for one in told)


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Glorious Executioner", "Kinkou Temple", "MIGHT, LISTENS COMBAT_WON"),  # by units with Tank
        ("Dropboarder", "Heart of the Tempest", "PLAY, LISTENS PLAY"),  # from elsewhere than the hand
        ("Blitzcrank, Impassive", "Fresh Beans", "PLAY, LISTENS PLAY"),  # in a showdown
    ],
)
def test_a_text_whose_condition_was_never_met_is_not_denied(one: str, other: str, kind: str) -> None:
    trial = asked(one, other)[kind]
    assert (trial.came, trial.why) == (Came.NOT_TRIED, NOT_MET)


def test_a_printed_cost_that_is_too_low_is_so_on_every_board() -> None:
    assert asked("Zaun Punk", "Curator of the Sands")["PLAY, LISTENS PLAY"].came is Came.NOT_SO
