from judge.cards.definition import card, errata, printed
from judge.engine.actions.reveal import RevealHand
from judge.engine.actions.stun import Stun
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.delay import DoThis
from judge.engine.picks.pick_cards import CardCriteria, PickCards, RevealedHand
from judge.engine.picks.play_picked import ItsOwnerPlaysIt
from judge.engine.state.card import BATTLEFIELD, UNIT
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import (
    Chosen,
    Played,
    Target,
    TargetPlayer,
)

SKEWERED = (
    Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
    RevealHand(TargetPlayer()),
    PickCards(RevealedHand(), ItsOwnerPlaysIt(Chosen("battlefield")), CardCriteria(UNIT), may=True),
    DoThis((Stun(Played()),), if_played=True),
)

BONE_SKEWER = card(
    "Bone Skewer",
    # "When they do" of the printed text is a reflexive trigger, too; the errata gives it the usual words.
    printed("Hidden", *SKEWERED),
    errata("2026-04-03-unleashed", "Hidden", *SKEWERED),
)
