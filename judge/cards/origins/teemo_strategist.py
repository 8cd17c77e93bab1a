from judge.cards.definition import card, errata, printed
from judge.doubts import open_question
from judge.engine.actions.deal import Deal
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.combat import WHEN_THIS_DEFENDS
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.rests_on import RestsOn
from judge.engine.targeting.amounts import RevealedWith
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.requirements import Here

HIDDEN_CARDS = RevealedWith("Hidden")

AN_ENEMY_HERE = Target(an_enemy_unit(), requirements=(Here(),))

ONE_TARGET_FOR_ALL = open_question(
    "targets-of-teemo-as-printed", "How many units does Teemo, Strategist hit as printed?", "one, for all Hidden cards"
)

TEEMO_STRATEGIST = card(
    "Teemo, Strategist",
    # Unclear: as printed it is "an enemy unit here" for every Hidden card; it was always played with one target.
    printed(
        "Hidden",
        Triggered(
            AnyOf((WHEN_THIS_DEFENDS, WhenPlayed(facedown=True))),
            (
                LookAtTop(5, reveal=True),
                RestsOn(
                    ONE_TARGET_FOR_ALL,
                    (Deal(HIDDEN_CARDS, AN_ENEMY_HERE),),
                    ThereAre(an_enemy_unit(), at_least=2, here=True),
                    HIDDEN_CARDS,
                ),
                RecycleRest(),
            ),
        ),
    ),
    errata(
        "2025-10-28-origins",
        "Hidden",
        Triggered(
            WHEN_THIS_DEFENDS,
            (Choose(AN_ENEMY_HERE), LookAtTop(5, reveal=True), Deal(HIDDEN_CARDS, Chosen()), RecycleRest()),
        ),
    ),
)
