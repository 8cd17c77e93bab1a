"""The rules of the layers (rule 477)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.traits import Layer
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.traits import Change
    from judge.slugs import Slug

TRAITS = cite("layers.traits")  # 477.1.a
ABILITIES = cite("layers.abilities")  # 477.2.a
INCREASE = cite("might.increase")  # 477.3.e.1.a
DECREASE = cite("might.decrease")  # 477.3.e.2.a

LAYERS: dict[Layer, Slug] = {
    Layer.TRAITS: TRAITS,
    Layer.ABILITIES: ABILITIES,
    Layer.INCREASES: INCREASE,
    Layer.DECREASES: DECREASE,
}


def layers_of(changes: tuple[Change, ...]) -> tuple[Slug, ...]:
    """The rules of the layers in which these changes are applied."""
    return tuple(dict.fromkeys(LAYERS[change.layer] for change in changes))
