from judge.cards.definition import card, errata, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_you_do import IfKilled
from judge.engine.instructions.pay_for import PayTo
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import MightOfGiven
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.might_of_killed import MightOfKilled
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import OtherThan

ANOTHER = Target(a_friendly_unit(another=True), "other unit", requirements=(OtherThan("unit"),))

ANOTHER_ONE = Target(a_friendly_unit(), "other unit")

KILL_ONE = Cost(actions=(Kill(Pick(a_friendly_unit(), "sacrifice", other_than="other unit")),))

DEATHGRIP = card(
    "Deathgrip",
    # "Kill … to give …": the kill is a cost within the instructions, paid on resolution; it chooses nothing.
    printed("Reaction", PayTo(KILL_ONE, (GiveMight(MightOfGiven("sacrifice"), ANOTHER_ONE),)), Draw(1)),
    errata(
        "2026-01-14-spiritforged",
        "Reaction",
        Kill(Target(a_friendly_unit())),
        IfKilled((GiveMight(MightOfKilled(), ANOTHER),)),
        Draw(1),
    ),
)
