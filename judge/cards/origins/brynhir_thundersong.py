from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.bar import CannotPlay

BRYNHIR_THUNDERSONG = card("Brynhir Thundersong", printed(Triggered(WhenPlayed(), (CannotPlay(spells_only=False),))))
