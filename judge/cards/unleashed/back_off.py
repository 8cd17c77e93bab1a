from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.stun import Stun
from judge.engine.instructions.if_so import If
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.player_circumstances import FromHand
from judge.engine.wording.references import Target

BACK_OFF = card("Back Off", printed("Action", "Hidden", Stun(Target(a_unit())), If(FromHand(), (Draw(1),))))
