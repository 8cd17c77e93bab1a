"""A card that is played from a trash is on the chain once its play has begun, and no card in the trash (354)."""

from __future__ import annotations

from judge.engine.actions.draw import Draw
from judge.engine.actions.recycle import Recycle
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.card import SPELL, Card
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from tests.engine.boards import Board, spell

DIG = spell("Dig", ReturnToHand(Target(CardsIn(Zone.TRASH))))
BURY = Card(
    "Bury", (SPELL,), keywords=("Reaction",), effect=(Draw(1),),
    abilities=(AdditionalCost(Cost(actions=(Recycle(Pick(CardsIn(Zone.TRASH), "card")),))),),
)  # fmt: skip


def offered(card: Card, *others: Card) -> bool:
    board = Board().card("Endless Riches", at="base").add(card, at="trash")
    for number, other in enumerate(others):
        board.add(other, f"Other {number}", at="trash")
    return f"play {card.name}" in board.play().options


def test_a_spell_cannot_be_the_only_card_in_the_trash_that_it_chooses() -> None:
    assert not offered(DIG)
    assert offered(DIG, BURY)


def test_a_spell_cannot_be_the_card_in_the_trash_that_is_given_for_it() -> None:
    assert not offered(BURY)
    assert offered(BURY, DIG)
