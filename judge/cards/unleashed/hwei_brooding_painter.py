from judge.cards.definition import card, printed
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.ready import Ready
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.instructions.discarded import ByTypeDiscarded
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import GEAR, RUNE, SPELL, UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target, This

BY_TYPE = (
    (SPELL, (Draw(1),)),
    (GEAR, (Ready(Target(Criteria(RUNE), "runes", at_least=0, at_most=2)),)),
    (UNIT, (GiveMight(3, This()),)),
)

HWEI_BROODING_PAINTER = card(
    "Hwei, Brooding Painter",
    printed(Triggered(WhenThisMoves(), (Draw(1), Discard(1), ByTypeDiscarded(BY_TYPE)))),
)
