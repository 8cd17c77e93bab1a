from judge.cards.definition import card, errata, printed
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import DoThis
from judge.engine.actions.made_to_play import OwnerPlaysOneRevealed
from judge.engine.actions.reveal import RevealHand
from judge.engine.actions.stun import Stun
from judge.engine.card import BATTLEFIELD
from judge.engine.criteria import Criteria
from judge.engine.references import Chosen, Played, Target, TargetPlayer

SKEWERED = (
    Choose(Target(Criteria(BATTLEFIELD), "battlefield")),
    RevealHand(TargetPlayer()),
    OwnerPlaysOneRevealed(Chosen("battlefield")),
    DoThis((Stun(Played()),), if_played=True),
)

BONE_SKEWER = card(
    "Bone Skewer",
    # "When they do" of the printed text is a reflexive trigger, too; the errata gives it the usual words.
    printed("Hidden", "Stun", *SKEWERED),
    errata("2026-04-03-unleashed", "Hidden", "Stun", *SKEWERED),
)
