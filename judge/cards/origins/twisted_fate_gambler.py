from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.actions.reveal import RevealAndRecycleTopRune
from judge.engine.actions.stun import Stun
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Every, Target
from judge.engine.wording.requirements import Here

BY_THE_DOMAIN_OF_A_RUNE = RevealAndRecycleTopRune(
    (
        (
            "Fury",
            (
                Deal(2, Target(an_enemy_unit(), requirements=(Here(),))),
                Deal(1, Every(an_enemy_unit(), here=True, but="unit")),
            ),
        ),
        ("Mind", (Draw(1),)),
        ("Order", (Stun(Target(an_enemy_unit())),)),
    )
)

TWISTED_FATE_GAMBLER = card("Twisted Fate, Gambler", printed(Triggered(WHEN_THIS_ATTACKS, (BY_THE_DOMAIN_OF_A_RUNE,))))
