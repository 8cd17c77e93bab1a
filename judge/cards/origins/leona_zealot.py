from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.abilities.victory_score import OpponentIsClose
from judge.engine.wording.changes import MightDownTo
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsStunned
from judge.engine.wording.references import Every, This

LEONA_ZEALOT = card(
    "Leona, Zealot",
    printed(
        EntersReady(This(), during=OpponentIsClose(3)),
        Static(Every(an_enemy_unit(IsStunned()), here=True), (MightDownTo(8, 1),)),
    ),
)
