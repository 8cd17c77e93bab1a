from judge.cards.definition import card, printed
from judge.engine.actions.buff import Buff
from judge.engine.actions.channel import Channel
from judge.engine.actions.ready import Ready
from judge.engine.conditions.attachment import WhenYouAttachToThis
from judge.engine.state.card import RUNE
from judge.engine.targeting.choose_one import ChooseOne, ModeRestriction
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, a_friendly_unit
from judge.engine.wording.references import Target

APHELIOS_EXALTED = card(
    "Aphelios, Exalted",
    printed(
        Triggered(
            WhenYouAttachToThis(),
            (
                ChooseOne(
                    (
                        (Ready(Target(Criteria(RUNE), "runes", at_least=2, at_most=2)),),
                        (Channel(1, exhausted=True),),
                        (Buff(Target(a_friendly_unit())),),
                    ),
                    ModeRestriction.THIS_TURN,
                ),
            ),
        )
    ),
)
