from judge.cards.definition import card, errata, printed
from judge.cards.unleashed.reflection import REFLECTION
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.give import Give
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.delayed import Until
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import (
    Chosen,
    Played,
    Target,
    TriggeringObject,
)

TEMPORARY = HasKeywords(("Temporary",))

COPY_OF_THE_NOTED = (BecomeCopy(Played(), TriggeringObject()), Give((TEMPORARY,), Played(), Until.FOREVER))

A_READY_REFLECTION = PlayToken(REFLECTION.token, exhausted=False, in_base=True)

MIRROR_IMAGE = card(
    "Mirror Image",
    # The token is on the chain until the spell has resolved (354.3): as printed it cannot become anything.
    printed(
        Choose(Target(a_unit())),
        A_READY_REFLECTION,
        BecomeCopy(Played(), Chosen()),
        Give((TEMPORARY,), Played(), Until.FOREVER),
    ),
    errata(
        "2026-04-03-unleashed", Choose(Target(a_unit())), A_READY_REFLECTION, DoThis(COPY_OF_THE_NOTED, noting="unit")
    ),
)
