from judge.cards.definition import card, printed
from judge.engine.instructions.bar import CannotPlay
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

BRYNHIR_THUNDERSONG = card("Brynhir Thundersong", printed(Triggered(WhenPlayed(), (CannotPlay(spells_only=False),))))
