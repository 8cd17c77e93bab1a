"""What objects are given or have: Might, keywords, abilities in quotation marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from judge.cards.reading.phrases import IT, NotRead, Phrase, Quoted, Them
from judge.engine.instructions.give import Give
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.wording.changes import HasAbilities, HasKeywords

if TYPE_CHECKING:
    from judge.engine.state.delayed import Until

GIVEN = frozenset({
    "Accelerate", "Ambush", "Assault", "Backline", "Deflect", "Ganking", "Hidden", "Hunt", "Reaction", "Shield", "Tank",
    "Temporary", "Vision", "Weaponmaster",
})  # fmt: skip
"""The keywords that an object can be given without more words."""


class Gift(Struct, frozen=True):
    """Might, or a keyword, that is given."""

    might: Any = None
    keyword: str = ""
    quoted: str = ""


Effect = tuple[Any, ...]


def _one(text: str) -> tuple[Any, ...]:
    return (Quoted(text),)


def short_for(words: tuple[str, ...]) -> tuple[Any, ...]:
    """The ability that comes with a keyword that is short for one (821)."""
    return (HasAbilities((WEAPONMASTER,)),) if "Weaponmaster" in words else ()


def quotes(gifts: tuple[Gift, ...]) -> tuple[Any, ...]:
    """The abilities that are given in quotation marks."""
    return tuple(HasAbilities(_one(gift.quoted)) for gift in gifts if gift.quoted)


def gives(to: Any, gifts: tuple[Gift, ...], until: Until) -> Effect:
    """What is given: Might, keywords or both; what is given second goes to the same objects."""
    mights = [gift.might for gift in gifts if gift.might is not None]
    words = tuple(gift.keyword for gift in gifts if gift.keyword)
    effect: list[Any] = [GiveMight(might, to, until=until) for might in mights[:1]]
    if len(mights) > 1:
        raise NotRead("", "Might is given twice")
    given: tuple[Any, ...] = ((HasKeywords(words),) if words else ()) + quotes(gifts) + short_for(words)
    if given:
        effect.append(Give(given, the_same(to) if mights else to, until))
    return tuple(effect)


def the_same(to: Any) -> Any:
    """The same objects, where they are spoken of again."""
    if isinstance(to, Phrase) and not to.all_of_them:
        return IT if to.at_most == 1 else Them()
    return to
