"""Cards banished "with this" that are played later: a text that says "a unit" plays no gear (rules 395, 427.3)."""

from __future__ import annotations

import pytest

from judge.engine.abilities.activated import Activated
from judge.engine.instructions.choose import Choose
from judge.engine.picks.banish_with import BanishWithThis, PlayBanishedWith
from judge.engine.state.card import GEAR, UNIT, Card
from judge.engine.state.cost import FREE, Cost
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Chosen, Target
from tests.engine.boards import Board, Play

ANY_PERMANENT = Target(Criteria(""), "permanent", at_least=2, at_most=2)


def box(play: PlayBanishedWith) -> Card:
    """A gear that banishes two permanents with itself, and plays what it has banished."""
    return Card(
        "Box",
        (GEAR,),
        abilities=(
            Activated(Cost(exhaust_this=True), (Choose(ANY_PERMANENT), BanishWithThis(Chosen("permanent")))),
            Activated(FREE, (play,)),
        ),
    )


def banished(play: PlayBanishedWith) -> Play:
    """A unit and a gear lie banished with the box, whose second ability has resolved as far as there is no choice."""
    board = Board().add(box(play), "box").unit("u").add(Card("Lamp", (GEAR,)), "lamp")
    return board.play("use box", ("u", "lamp")).pass_all().do("use box 1").pass_all()


@pytest.mark.parametrize(("kind", "played", "left"), [(UNIT, "u", "lamp"), (GEAR, "lamp", "u")])
def test_only_a_card_of_the_type_is_played(kind: str, played: str, left: str) -> None:
    play = banished(PlayBanishedWith(card_type=kind, ignoring=True))
    assert play.where(played) == "P1's base"
    assert play.where(left) == "P1's banishment"


def test_without_a_type_any_of_them_is() -> None:
    assert banished(PlayBanishedWith(ignoring=True)).options == ["u", "lamp"]
