from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.actions.stun import Stun
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.instructions.give import Give
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This, TriggeringObject

VEX_APATHETIC = card(
    "Vex, Apathetic",
    printed(
        "Deflect",
        Triggered(
            WhenAPlayerPlays(UNIT, side=Side.ENEMY, during=AtABattlefield()),
            (Stun(TriggeringObject()), Give((HasAbilities((CannotMove(This(), by=Side.YOURS),)),), TriggeringObject())),
        ),
    ),
)
