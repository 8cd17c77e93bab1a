from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.enters_ready import EntersExhausted
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.predict import Predict
from judge.engine.instructions.xp import GainXP
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

SCRYERS_BLOOM = card(
    "Scryer's Bloom",
    printed(
        EntersExhausted(),
        Activated(Cost(energy=1, exhaust_this=True, actions=(Kill(This()),)), (Predict(2), Draw(1), GainXP(1))),
    ),
)
