from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import SPELL_AND_ABILITY_DAMAGE
from judge.engine.actions.prevent import Prevent

UNYIELDING_SPIRIT = card("Unyielding Spirit", printed("Reaction", Prevent(None, of=SPELL_AND_ABILITY_DAMAGE)))
