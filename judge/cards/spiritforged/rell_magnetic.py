from judge.cards.definition import card, errata, printed
from judge.engine.actions.attach import Attach
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.instructions.delay import DoThis
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Played, This

A_CHEAP_EQUIPMENT = CardsIn(Zone.HAND, tag="Equipment", energy_at_most=2)

RELL_MAGNETIC = card(
    "Rell, Magnetic",
    # The Equipment is on the chain until the trigger has resolved (354.3), so that as printed nothing is attached.
    printed(
        "Tank", Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(A_CHEAP_EQUIPMENT), Attach(Played(), This())), may=True)
    ),
    errata(
        "2026-01-14-spiritforged",
        "Tank",
        Triggered(
            WHEN_THIS_ATTACKS,
            (PlayFromHand(A_CHEAP_EQUIPMENT), DoThis((Attach(Played(), This()),), if_played=True)),
            may=True,
        ),
    ),
)
