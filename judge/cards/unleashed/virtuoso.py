from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.if_so import If
from judge.engine.picks.banish_with import BanishedWithThis, BanishWithThis, TrashBanishedWith
from judge.engine.state.card import SPELL
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import TriggeringObject

VIRTUOSO = card(
    "Virtuoso",
    printed(
        Triggered(
            WhenYouPlay(card_type=SPELL, spent=4),
            (BanishWithThis(TriggeringObject()), If(BanishedWithThis(4), (TrashBanishedWith(), Channel(4), Draw(1)))),
            may=True,
        )
    ),
)
