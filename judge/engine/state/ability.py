"""Abilities (rules 360-362): what they have in common."""

from __future__ import annotations

from typing import ClassVar

from judge.engine.state.text_part import TextPart


class Ability(TextPart, frozen=True):
    """Something that a game object can do, is, or watches for; each kind of ability has a file of its own."""

    is_layered: ClassVar[bool] = False
    """Whether it changes what objects are, can do or measure, so that the layers (473) have to be worked out."""

    @property
    def triggers_in_trash(self) -> bool:
        """Whether it is a triggered ability that is active in its owner's trash (383.2.c.1)."""
        return False

    @property
    def adds_resources(self) -> bool:
        """Whether it can be used while a cost is paid, adds resources, and costs none (357.1.a, 429.3)."""
        return False

    def describe(self) -> str:
        """The text of the ability, in our words."""
        raise NotImplementedError
