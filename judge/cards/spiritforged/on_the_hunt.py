from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every

ON_THE_HUNT = card("On the Hunt", printed(Ready(Every(a_unit_of_yours()))))
