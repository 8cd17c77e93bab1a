from judge.cards.definition import card, printed
from judge.engine.actions.move import Move, ToTheSame
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.targeting.destinations import MovesToYourBattlefield
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Destination, Target, TargetPlayer

CALL_TO_BATTLE = card(
    "Call to Battle",
    printed(
        Move(Target(a_unit_of_yours(), requirements=(MovesToYourBattlefield(),)), Destination(yours=True)),
        PlayerDoes(TargetPlayer(), (Move(Pick(a_unit_of_yours(), moves_to="destination"), ToTheSame()),)),
    ),
)
