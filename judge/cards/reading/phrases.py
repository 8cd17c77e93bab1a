"""What the phrases of a text are before it is known what they refer to.

The grammar reads sentence by sentence. ``Phrase`` is a noun phrase: it becomes a target, "every" or a pick as it is
seen where it stands; ``It`` and ``Them`` become what was spoken of last; ``LAST`` is the name of the last target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from judge.engine.state.cost import FREE, Cost
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Every

if TYPE_CHECKING:
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.requirement import Requirement

__all__ = [
    "LAST",
    "Body",
    "ChooseOpponent",
    "FromTrash",
    "It",
    "Leading",
    "Modes",
    "Named",
    "NotRead",
    "Opponent",
    "Phrase",
    "Quoted",
    "Remark",
    "Them",
    "every_one",
    "standing_for",
]

LAST = "(last)"


class NotRead(Exception):
    """A text, or the part of it that stands in ``part``, is not understood."""

    def __init__(self, part: str, reason: str = "") -> None:
        super().__init__(part)
        self.part, self.reason = part, reason


class Phrase(Struct, frozen=True):
    """A noun phrase: which objects, how many, and whether all of them; ``at_one``: "at a battlefield".

    ``theirs``: they are those of a player who is spoken of; ``but_last``: all but the target before.
    ``of_tag``: a tag stands in the place of the noun.
    """

    criteria: Any = Criteria()
    at_least: int = 1
    at_most: int = 1
    all_of_them: bool = False
    here: bool = False
    in_combat: bool = False
    requirements: tuple[Requirement, ...] = ()
    at_one: bool = False
    there: bool = False
    theirs: bool = False
    but_last: bool = False
    of_tag: bool = False


class It(Struct, frozen=True):
    """What "it", "that unit" means: what was spoken of last, of this kind if there is a ``noun``, on this ``side``."""

    noun: str = ""
    side: Any = None


IT: Any = It()


class Them(Struct, frozen=True):
    """What "them", "those units" means: what was spoken of last, several of them."""


THEM: Any = Them()


class ThatMuch(Struct, frozen=True):
    """The number that was spoken of: any amount that was paid, or excess damage."""


THAT_MUCH: Any = ThatMuch()


class AttachedToIt(Struct, frozen=True):
    """One of the objects attached to what was spoken of last."""

    criteria: Any


class Named(Struct, frozen=True):
    """The card by its name; in the Effect Text of an Equipment, that is not the unit (136.2.d)."""


class ChooseOpponent(Struct, frozen=True):
    """The choice of an opponent, or of any player, who is "they" behind it."""

    of_all: bool = False


class Opponent(Struct, frozen=True):
    """Whoever was chosen before: "they"."""


THEY: Any = Opponent()


class FromTrash(Struct, frozen=True):
    """An instruction about this card in the trash, where the ability is active."""

    instruction: Any


class Quoted(Struct, frozen=True):
    """A text in quotation marks, which something has."""

    text: str


class Modes(Struct, frozen=True):
    """What "choose one" stands for: the modes are the paragraphs behind it."""

    fresh: Any


INSTEAD = "instead"
"""Stands in front of what is done in the place of what the sentence before tells to do."""

WHEN_YOU_PLAY_IT = "when you play it"
"""Stands in front of what is done as "the next unit you play" of the sentence before is played."""


class PickFromHand(Struct, frozen=True):
    """A card is chosen from a hand that was revealed; what becomes of it is said behind."""

    which: Any


class Kept(Struct, frozen=True):
    """What each player keeps; what becomes of the rest is said behind."""

    instruction: Any
    in_hand: bool = False


class KillRest(Struct, frozen=True):
    """The rest is killed."""


class DiscardThat(Struct, frozen=True):
    """That card is discarded: the one that was chosen from a hand."""


class InsteadOfLast(Struct, frozen=True):
    """What a paragraph tells to do in the place of what the one before it does, while ``when`` holds."""

    effect: tuple[Any, ...]
    when: Any = None


class Body(Struct, frozen=True):
    """What a sentence tells a player to do, and what stands in front of it."""

    effect: tuple[Any, ...]
    may: bool = False
    cost: Cost = FREE
    only_if: Circumstance | None = None
    says: str = ""


class Remark(Struct, frozen=True):
    """A sentence about the ability or cost in front of it."""

    kind: str
    value: Any = None


class Leading(Struct, frozen=True):
    """A triggered ability up to its first full stop: what it waits for and the first thing it does."""

    condition: Any
    body: Body
    only_if: Circumstance | None = None
    spoken_of: Any = None
    each_turn: int = 0


def standing_for(word: object) -> Any:
    """A word, typed as what it stands for: the resolver puts that in its place before anything is performed."""
    return word


def every_one(phrase: Phrase) -> Every:
    """The phrase as the objects of a passive ability or of an effect on all of them."""
    if phrase.at_one or phrase.there:
        raise NotRead("", "at which battlefield is not clear")
    if phrase.requirements or phrase.but_last:
        raise NotRead("", "what all of them must meet is not known")
    return Every(phrase.criteria, here=phrase.here, in_combat=phrase.in_combat)
