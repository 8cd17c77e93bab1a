from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keywords.repeat import repeat
from judge.engine.state.cost import Cost
from judge.engine.targeting.choose_one import ChooseOne, ModeRestriction
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target

CURTAIN_CALL = card(
    "Curtain Call",
    printed(
        "Repeat",
        repeat(Cost(energy=1)),
        repeat(Cost(power=("A",)), "second"),
        repeat(Cost(energy=1, power=("A",)), "third"),
        ChooseOne(
            (
                (Draw(1),),
                (Deal(2, Target(a_unit(where=Where.BATTLEFIELD))),),
                (Deal(3, Target(a_unit(where=Where.BASE))),),
                (GiveMight(-4, Target(a_unit(where=Where.BATTLEFIELD))),),
            ),
            ModeRestriction.FOR_THIS,
        ),
    ),
)
