"""The turn and its phases (rules 301-306, 314-317)."""

from __future__ import annotations

from msgspec.structs import replace

from judge.cards.loader import definition
from judge.engine.instructions.give import Give
from judge.engine.state.card import GEAR
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.player import Player, Pool
from judge.engine.state.traits import Lasting, MightBy
from judge.engine.state.turn import Expiration, Phase, Turn
from judge.engine.state.zones import Place, Zone
from judge.engine.turn.position import begin
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target
from judge.scenario.board.stated_setup import Placed
from tests.engine.boards import Board, Play, points, spell


def rune_deck(board: Board, player: str, *domains: str) -> Board:
    for domain in domains:
        card = next(definition(f"{domain} Rune").cards())
        label = board.setup.label(f"{domain} Rune")
        board.setup.add(Placed(card, label, player, Place(Zone.RUNE_DECK, player)))
    return board


def test_the_turn_player_readies_holds_channels_and_draws_before_the_main_phase() -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": None}).unit("Guard", player="P2", at="BF1", exhausted=True)
    play = rune_deck(board, "P2", "Fury", "Calm", "Mind").play("end turn")
    told = play.told(Happened.READIED, Happened.POINT_GAINED, Happened.CHANNELED, Happened.DREW)
    assert told == ["Guard is readied", "P2 gains 1 point", "P2 channels Fury Rune, Calm Rune", "P2 draws 1"]
    assert (play.state.turn.player, play.state.turn.phase, play.state.turn.number) == ("P2", Phase.MAIN, 2)
    assert [play.where(f"{domain} Rune") for domain in ("Fury", "Calm", "Mind")] == [
        "P2's base", "P2's base", "P2's rune deck",
    ]  # fmt: skip
    assert not play.thing("Fury Rune").exhausted


def test_a_rune_deck_with_one_rune_channels_one() -> None:
    play = rune_deck(Board(), "P2", "Fury").play("end turn")
    assert play.told(Happened.CHANNELED) == ["P2 channels Fury Rune"]


def test_holding_scores_each_controlled_battlefield_once() -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": "P2"}).unit("One", player="P2", at="BF1")
    play = board.unit("Two", player="P2", at="BF2").play("end turn")
    assert points(play.state) == {"P1": 0, "P2": 2}
    assert {"469.2", "315.2.b.2"} <= play.numbers


def test_the_last_point_can_be_held() -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": None}, points={"P2": 7}).unit("One", player="P2", at="BF1")
    play = board.play("end turn")
    assert play.state.winner == "P2"
    assert {"323.1", "194.2"} <= play.numbers


def test_pools_empty_at_the_end_of_a_turn() -> None:
    play = Board(pools={"P1": Pool(3, (("Fury", 1),)), "P2": Pool(2)}).play("end turn")
    assert {player.pool for player in play.state.by_player.values()} == {Pool()}


def test_pools_empty_as_the_main_phase_begins() -> None:
    state = replace(
        Board().state(), turn=Turn("P1", Phase.DRAW), by_player={"P1": Player(pool=Pool(3)), "P2": Player(pool=Pool(2))}
    )
    play = Play(begin(state))
    assert play.state.turn.phase is Phase.MAIN
    assert {player.pool for player in play.state.by_player.values()} == {Pool()}


def test_units_heal_at_the_end_of_every_turn() -> None:
    play = Board().unit("Mine", 3, damage=2).unit("Theirs", 3, player="P2", damage=1).play("end turn")
    assert (play.thing("Mine").damage, play.thing("Theirs").damage) == ((), ())
    assert "317.2.b" in play.numbers


def test_might_until_the_end_of_the_turn_ends_after_the_healing() -> None:
    state = Board().unit("Poro", 3, damage=3).state()
    poro = state.objects[1]
    given = (Lasting(MightBy(2), Until.END_OF_TURN, None, ""),)
    state = replace(state, objects={**state.objects, 1: replace(poro, lasting=given)})
    play = Play(begin(state)).do("end turn")
    assert (play.thing("Poro").might, play.where("Poro")) == (3, "P1's base")


def expiring(board: Board) -> Play:
    return Play(begin(replace(board.state(), turn=Turn("P1", Phase.ENDING))))


def test_the_expiration_step_is_repeated_after_a_trigger_went_through_the_chain() -> None:
    play = expiring(Board().unit("Poro", 1, damage=1).card("Wraith of Echoes", at="base"))
    assert play.drawn("P1") == 1
    assert play.told(Happened.STEP_REPEATED) == ["The Expiration Step begins again"]
    again, next_turn = play.events(Happened.STEP_REPEATED)[0], play.events(Happened.PHASE_BEGUN)[0]
    assert play.events(Happened.FINISHED)[0].id < again.id < next_turn.id
    assert play.state.turn.player == "P2"
    assert "317.2.f" in play.numbers


def test_the_expiration_step_is_not_repeated_without_a_reason() -> None:
    play = expiring(Board().unit("Poro", 2, damage=1))
    assert not play.events(Happened.STEP_REPEATED)
    assert play.state.turn.expiration is Expiration.DONE


def test_marks_of_a_turn_do_not_outlive_it() -> None:
    board = Board().unit("Raider").unit("Second")
    play = board.play("move", "BF1", "Raider").close_showdown()
    assert play.state.count("scored BF1", "P1") == 1
    play.do("end turn")
    assert play.state.count("scored BF1", "P1") == 0


def test_what_a_gear_was_given_this_turn_ends_with_the_turn() -> None:
    give = spell("Give", Give((HasKeywords(("Deflect",)),), Target(Criteria(GEAR), "gear")))
    play = Board().card("Seal of Rage", at="base").add(give, at="hand").play("play Give").pass_all()
    assert play.thing("Seal of Rage").has("Deflect")
    play.do("end turn")
    assert not play.thing("Seal of Rage").has("Deflect")
