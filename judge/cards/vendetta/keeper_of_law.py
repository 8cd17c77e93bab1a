from judge.cards.definition import card, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.wording.player_circumstances import ControlsABattlefield

KEEPER_OF_LAW = card("Keeper of Law", printed(Discount(2, power=("Y",), during=ControlsABattlefield(units=2))))
