from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.deal import Deal
from judge.engine.conditions.kills import WhenItDies
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If
from judge.engine.instructions.this_turn import WhenThisTurn
from judge.engine.state.card import RUNE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side, Where, a_unit
from judge.engine.wording.references import Chosen, Target

SIPHONING_STRIKE = card(
    "Siphoning Strike",
    printed(
        Choose(Target(a_unit(where=Where.BATTLEFIELD))),
        If(ThereAre(Criteria(RUNE, Side.YOURS), at_least=7), (Deal(7, Chosen()),), (Deal(4, Chosen()),)),
        WhenThisTurn(Triggered(WhenItDies(), (Channel(1, exhausted=True),)), Chosen()),
    ),
)
