from judge.cards.definition import card, printed
from judge.engine.abilities.attachment_conditions import WhenYouAttachToThis
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.buff import Buff
from judge.engine.actions.channel import Channel
from judge.engine.actions.ready import Ready
from judge.engine.card import RUNE
from judge.engine.criteria import Criteria, a_friendly_unit
from judge.engine.references import Target
from judge.engine.targeting.choose_one import ChooseOne, Fresh

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
                    Fresh.THIS_TURN,
                ),
            ),
        )
    ),
)
