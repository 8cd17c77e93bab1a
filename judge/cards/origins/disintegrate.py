from judge.cards.definition import card, errata, printed
from judge.doubts import open_question
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.instructions.delay import IfThisKills
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Chosen, Target

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

DRAWS_AS_PRINTED = open_question(
    "disintegrate-as-printed", "Does Disintegrate draw as printed?", "it does, as the errata say"
)

DISINTEGRATE = card(
    "Disintegrate",
    # Unclear: as printed the draw is an instruction of the spell, read before the damage can have killed anything
    # (323.5 comes after the resolution), so taken literally it never happens. It was played as it was meant and
    # the errata only says so; both wordings are performed the same way here.
    printed("Action", Deal(3, A_UNIT_AT_A_BATTLEFIELD), IfThisKills(Chosen(), (Draw(1),), doubt=DRAWS_AS_PRINTED)),
    errata("2025-10-28-origins", "Action", Deal(3, A_UNIT_AT_A_BATTLEFIELD), IfThisKills(Chosen(), (Draw(1),))),
)
