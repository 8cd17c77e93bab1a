"""Passes of priority and focus, and who is next after a play was undone (rules 339.1, 348, 358.5)."""

from __future__ import annotations

import pytest

from judge.engine.actions.draw import Draw
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.playing import trial_completion
from judge.engine.state.card import SPELL, Card
from judge.engine.state.cost import Cost
from judge.engine.state.events import Happened, Log
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.slugs import cite
from tests.engine.boards import Board, spell

GIVE = Card(
    "Give", (SPELL,), effect=(Heal(Target(a_friendly_unit())),), keywords=("Reaction",),
    abilities=(AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit())),))),),
)  # fmt: skip


@pytest.fixture
def offered_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is tried before it is offered, as where there are too many ways to try."""
    monkeypatch.setattr(trial_completion, "MOST_TRIED", 0)


@pytest.mark.usefixtures("offered_unseen")
def test_the_focus_stays_with_who_began_a_play_in_a_showdown_that_was_undone() -> None:
    play = Board().unit("Raider").add(GIVE, at="hand").play("move", "BF1", "Raider", "play Give")  # nobody else to kill
    assert play.events(Happened.PLAY_UNDONE)
    assert play.state.showdown is not None
    assert (play.state.showdown.focus, play.state.showdown.passes) == ("P1", 0)
    assert play.decision.by == "P1"


@pytest.mark.usefixtures("offered_unseen")
def test_what_was_undone_leaves_nothing_in_the_log() -> None:
    play = Board().unit("Raider").add(GIVE, at="hand").play("play Give")
    assert not play.events(Happened.KILLED)
    assert not play.events(Happened.CHOSEN)
    assert play.events(Happened.PLAY_UNDONE)
    assert play.where("Raider") == "P1's base"


def test_events_since_a_log_that_was_undone_in_part() -> None:
    game = game_on(Board().state())
    game.tell(Happened.PASSED, cite("fepr.pass"))
    kept = game.log
    game.tell(Happened.KILLED, cite("fepr.pass"))
    undone, game.log = game.log, kept
    game.tell(Happened.PLAY_UNDONE, cite("fepr.pass"))
    game.tell(Happened.PASSED, cite("fepr.pass"))
    assert [event.kind for event in Log.in_order(game.log, undone)] == [Happened.PLAY_UNDONE, Happened.PASSED]


@pytest.mark.usefixtures("offered_unseen")
def test_the_priority_stays_with_who_began_a_reaction_that_was_undone() -> None:
    board = Board().add(spell("Draw", Draw(1)), at="hand").add(GIVE, player="P2", at="hand")
    play = board.unit("Friend", player="P2").play("play Draw", "pass", "play Give")  # there is nobody else to kill
    assert play.events(Happened.PLAY_UNDONE)
    assert (play.state.priority, play.state.passes) == ("P2", 1)
    play.do("pass")
    assert not play.state.chain


def test_a_pass_of_focus_does_not_count_once_somebody_has_played_something() -> None:
    board = Board().unit("Raider").add(spell("Draw", Draw(1), keywords=("Action",)), at="hand")
    board.card("Seal of Rage", player="P2", at="base").card("Seal of Rage", player="P2", at="base", label="Other")
    play = board.play("move", "BF1", "pass", "use Seal of Rage")
    assert play.state.showdown is not None
    assert (play.state.showdown.focus, play.state.showdown.passes) == ("P2", 0)
    play.do("pass")
    assert play.decision.by == "P1"


def test_what_is_chosen_is_not_given_up_for_the_cost_where_something_else_can_be() -> None:
    """357.3: a payment that makes a target illegal is made only where there is no other."""
    play = Board().unit("Raider").unit("Friend").add(GIVE, at="hand").play("play Give", "Friend")
    assert not play.events(Happened.PLAY_UNDONE)
    assert play.where("Raider") == "P1's trash"
    assert play.where("Friend") == "P1's base"
