"""Instructions (rule 135.2.b): the vocabulary that card definitions are written in.

One instruction is one game action and its complement. Each is a frozen dataclass in the file of its game action
(``actions/<verb>.py``) that can be performed, walked and described; the same object says what happens and how it reads.
"""

from __future__ import annotations

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.instruction import Instruction, walk
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Destination, Target, TargetPlayer
from judge.engine.wording.sentences import is_plain_clause, listed, sentence, third_person


@cached_by_value
def targets(effect: tuple[Instruction, ...]) -> tuple[Target, ...]:
    """The targets that an effect asks for as it is finalized, in the order written.

    What stands inside a reflexive trigger or a delayed ability is chosen later and is not listed (355.5.b).
    """
    return tuple(found for found in choices(effect) if isinstance(found, Target))


@cached_by_value
def choices(effect: tuple[Instruction, ...]) -> tuple[Target | Destination | TargetPlayer, ...]:
    """What has to be chosen as an effect is finalized: targets, and where units are moved to (355.4, 355.5)."""
    found: list[Target | Destination | TargetPlayer] = []
    for instruction in effect:
        if getattr(instruction, "chooses_later", False):
            continue
        found += [part for part in walk(instruction) if isinstance(part, Target | Destination | TargetPlayer)]
    return tuple(found)


def describe_effect(effect: tuple[Instruction, ...], head: str = "") -> str:
    """What an effect does, a sentence for each instruction; ``head`` is what stands in front of the first one."""
    if not (head and effect):
        return head or _sentences(effect)
    clauses = [_clause(part) for part in effect]
    return " ".join(sentence(clause) for clause in (head + clauses[0], *clauses[1:]))


@cached_by_value
def _sentences(effect: tuple[Instruction, ...]) -> str:
    return " ".join(sentence(_clause(part)) for part in effect)


_ABOUT_SOMETHING = ("a ", "all ", "an ", "another ", "it ", "its ", "that ", "the ", "their ", "this ", "what ")
"""How a clause begins that does not tell "you" to do something: ``what was played becomes a copy of it``."""


def describe_clauses(effect: tuple[Instruction, ...]) -> str:
    """The same to stand within a sentence: with a small letter in front and without the last full stop.

    Instructions that can be listed are, so that a condition in front of them is one of all: "if you do, draw 1 and
    discard 1".
    """
    first, *others = clauses = [_clause(part) for part in effect]
    if others and all(is_plain_clause(clause) and not clause.startswith(_ABOUT_SOMETHING) for clause in clauses):
        return listed(clauses)
    return " ".join([f"{first}." if others else first, *(sentence(clause) for clause in others)]).removesuffix(".")


def describe_deeds(who: str, effect: tuple[Instruction, ...]) -> str:
    """What somebody else than "you" does, as a clause: ``each player discards their hand and draws 4``."""
    clauses = [_clause(part) for part in effect]
    if all(map(is_plain_clause, clauses)):
        deeds = listed([third_person(clause) for clause in clauses])
    else:
        deeds = third_person(describe_clauses(effect))
    return f"{who} {deeds.replace('your ', 'their ')}"


def _clause(part: Instruction) -> str:
    """An instruction in words; what is picked only as it is performed is no target (355.17)."""
    picked = any(isinstance(getattr(part, field), Pick) for field in part.__struct_fields__)
    return f"{part.describe()}, picked as this happens" if picked else part.describe()
