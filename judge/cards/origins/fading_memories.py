from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import Criteria, OneOf, Where
from judge.engine.wording.references import Target

FADING_MEMORIES = card(
    "Fading Memories",
    printed(
        Give(
            (HasKeywords(("Temporary",)),),
            Target(OneOf((Criteria("Unit", where=Where.BATTLEFIELD), Criteria("Gear"))), "permanent"),
            Until.FOREVER,
        )
    ),
)
