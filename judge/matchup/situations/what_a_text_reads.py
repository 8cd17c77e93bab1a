"""The counts and the states on which part of a text depends."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.state.card import BATTLEFIELD, SPELL
from judge.engine.targeting.choose_one import every_target
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Every
from judge.matchup.clauses.clauses_said import Said
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.wording.references import Target

_COUNTING = r"\b(?:each|every|number|more|fewer|at least|at most|while|if|exactly|level)\b[^.;]*?"


class ReadValue(NamedTuple):
    """A value that a text may read: the words that show it, its name, its possible values, and it in a sentence."""

    pattern: re.Pattern[str]
    of: str
    values: tuple[int, ...]
    told: str


def _read(words: str, of: str, values: tuple[int, ...], told: str) -> ReadValue:
    return ReadValue(re.compile(words, re.IGNORECASE), of, values, told)


COUNTS = (
    _read(r"\blevel\b", "xp", (20,), "how much XP there is"),
    _read(_COUNTING + r"\bpoints?\b", "points", (6,), "the points"),
    _read(_COUNTING + r"\brunes?\b", "runes", (1, 9), "how many runes there are"),
    _read(r"\blegion\b|another card|second card|cards? .*this turn", "cards played", (1,),
          "whether another card was played this turn"),
    _read(_COUNTING + r"\btrash\b", "cards in trash", (9,), "how many cards are in the trash"),
    _read(_COUNTING + r"\bgear\b", "gear", (3,), "how much gear there is"),
)  # fmt: skip


SPENT = re.compile(r"\b(?:spend|pay) \d+ XP\b", re.IGNORECASE)
"""The words of a text for which XP is spent."""


def text_of(card: Card) -> str:
    """The text of a card, in our words, with its keywords."""
    parts = [ability.describe() for ability in card.abilities] + [part.describe() for part in card.effect]
    return "; ".join((*card.keywords, *parts))


def targets_of(card: Card) -> list[Target]:
    """The objects that a spell chooses to act on. A battlefield is only the place of that."""
    return [
        target
        for target in every_target(card.effect)
        if not (isinstance(target.criteria, Criteria) and target.criteria.card_type == BATTLEFIELD)
    ]


def acts_on_targets_only(card: Card) -> bool:
    """Whether what a spell does, it does to what it chooses, and to nothing else."""
    others = any(isinstance(part, Every | Pick) for part in Said(card).parts)
    return not others and len(targets_of(card)) == len(list(every_target(card.effect))) == 1


def reads(of: str, card: Card) -> bool:
    """Whether the text of a card depends on a count."""
    return any(one.of == of and one.pattern.search(text_of(card)) for one in COUNTS)


def ability_places(card: Card | None) -> tuple[int, ...]:
    """The places in the text of a card of the abilities that its player uses."""
    abilities = card.abilities if card is not None else ()
    return tuple(at for at, part in enumerate(abilities) if isinstance(part, Activated))


def hits_without_choosing(card: Card | None) -> bool:
    """Whether a spell deals damage and chooses none of what it deals that to."""
    return card is not None and card.is_a(SPELL) and not targets_of(card) and "deal" in text_of(card)
