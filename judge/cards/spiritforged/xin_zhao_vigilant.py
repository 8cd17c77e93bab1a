from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.references import This

XIN_ZHAO_VIGILANT = card(
    "Xin Zhao, Vigilant",
    printed("Tank", EntersReady(This(), during=ThereAre(a_unit_of_yours(another=True, where=Where.BASE), 2))),
)
