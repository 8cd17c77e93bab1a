from judge.cards.definition import card, errata, printed
from judge.cards.unleashed.reflection import REFLECTION
from judge.engine.abilities.delayed import Until
from judge.engine.actions.become_copy import BecomeCopy
from judge.engine.actions.choose import Choose
from judge.engine.actions.delay import DoThis
from judge.engine.actions.give import Give
from judge.engine.actions.play_token import PlayToken
from judge.engine.criteria import a_unit
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Chosen, Noted, Played, Target

TEMPORARY = HasKeywords(("Temporary",))

COPY_OF_THE_NOTED = (BecomeCopy(Played(), Noted()), Give((TEMPORARY,), Played(), Until.FOREVER))

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
