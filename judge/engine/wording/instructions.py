"""Instructions (rule 135.2.b): the vocabulary that card definitions are written in.

One instruction is one game action and its complement. Each is a frozen dataclass in the file of its game action
(``actions/<verb>.py``) that can be performed, walked and described; the same object says what happens and how it reads.
"""

from __future__ import annotations

from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.instruction import Instruction, walk
from judge.engine.wording.references import Destination, Target, TargetPlayer


@cache_by_identity
def targets(effect: tuple[Instruction, ...]) -> tuple[Target, ...]:
    """The targets that an effect asks for as it is finalized, in the order written.

    What stands inside a reflexive trigger or a delayed ability is chosen later and is not listed (355.5.b).
    """
    return tuple(found for found in choices(effect) if isinstance(found, Target))


@cache_by_identity
def choices(effect: tuple[Instruction, ...]) -> tuple[Target | Destination | TargetPlayer, ...]:
    """What has to be chosen as an effect is finalized: targets, and where units are moved to (355.4, 355.5)."""
    found: list[Target | Destination | TargetPlayer] = []
    for instruction in effect:
        if getattr(instruction, "chooses_later", False):
            continue
        found += [part for part in walk(instruction) if isinstance(part, Target | Destination | TargetPlayer)]
    return tuple(found)


def describe_effect(effect: tuple[Instruction, ...]) -> str:
    """A numbered list of what an effect does; one instruction stands without a number."""
    if len(effect) == 1:
        return effect[0].describe() + "."
    return " ".join(f"{number}. {part.describe()}." for number, part in enumerate(effect, 1))
