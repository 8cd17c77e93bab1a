from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.actions.counter import Counter
from judge.engine.instructions.play_token import PlayToken
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.references import Target

FLURRY_OF_FEATHERS = card(
    "Flurry of Feathers",
    printed("Reaction", ChooseOne(((Counter(Target(SpellOnChain(), "spell")),), (PlayToken(BIRD.token, 4),)))),
)
