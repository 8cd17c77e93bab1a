from judge.cards.definition import card, printed
from judge.engine.abilities.optional_costs import SpellsHaveRepeat
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import ShowdownHere

SYNDRA_TRANSCENDENT = card("Syndra, Transcendent", printed(SpellsHaveRepeat(Cost(2, ("P",)), during=ShowdownHere())))
