from judge.cards.definition import card, printed
from judge.engine.abilities.channels_only import ChannelsOnly
from judge.engine.wording.circumstances import AtABattlefield

SANDSTONE_CHIMERA = card("Sandstone Chimera", printed(ChannelsOnly(1, AtABattlefield())))
