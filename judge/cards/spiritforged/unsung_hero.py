from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import IsMighty

UNSUNG_HERO = card("Unsung Hero", printed("Deathknell", Triggered(WhenThisDies(), (Draw(2),), only_if=IsMighty())))
