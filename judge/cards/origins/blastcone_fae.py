from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.give_might import GiveMight
from judge.engine.criteria import a_unit
from judge.engine.references import Target

BLASTCONE_FAE = card(
    "Blastcone Fae", printed("Hidden", Triggered(WhenPlayed(), (GiveMight(-2, Target(a_unit()), at_least=1),)))
)
