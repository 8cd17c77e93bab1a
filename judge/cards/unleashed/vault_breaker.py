from judge.cards.definition import card, printed
from judge.engine.instructions.give import Give
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

VAULT_BREAKER = card(
    "Vault Breaker", printed("Action", Give((HasKeywords(("Assault 2", "Ganking")),), Target(a_unit())))
)
