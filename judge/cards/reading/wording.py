"""A whole text: its wording, or the part of it that is not understood. Only a text that is read whole is a wording."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.definition import printed
from judge.cards.reading.assemble import parts_of, quoted_ability, remarked
from judge.cards.reading.in_place import in_place_of_last
from judge.cards.reading.phrases import InsteadOfLast, NotRead, Remark
from judge.cards.reading.prepared import lines_of
from judge.cards.reading.resolve_phrases import EFFECT_TEXT
from judge.cards.reading.source import source
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import EmpoweredUpTo
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.picks.banish_with import BanishWithThis, TrashBanishedWith
from judge.engine.picks.each_chooses import YouAndOpponentsMay
from judge.engine.state.ability import Ability
from judge.engine.state.instruction import walk

if TYPE_CHECKING:
    from judge.cards.definition import Variant


def read_text(
    name: str, types: tuple[str, ...], text: str, effect_text: str = "", might_bonus: int | None = None
) -> Variant:
    """The wording that a text is; raises NotRead with the part that is not understood."""
    parts = _parts(lines_of(text, name), types)
    if effect_text or might_bonus is not None:
        given = _parts(lines_of(effect_text, name), (EFFECT_TEXT,))
        keywords = tuple(part for part in given if isinstance(part, str))
        abilities = tuple(part for part in given if isinstance(part, Ability))
        if len(keywords) + len(abilities) != len(given):
            raise NotRead(effect_text, "an Effect Text has no instructions")
        if might_bonus or given:
            parts.append(WhileAttached(might_bonus or 0, keywords, abilities))
    _refuse_what_is_open(parts, text)
    return printed(*_once(parts))


def _refuse_what_is_open(parts: list[Any], text: str) -> None:
    """Refuses a text of which a word still stands for something that was never said, or something that does nothing."""
    every = tuple(walk(tuple(parts)))
    for part in every:
        if type(part).__module__.startswith(__package__):
            raise NotRead(text, "what a part of it refers to is not clear")
        if isinstance(part, IfYouPay) and not part.then:
            raise NotRead("you may pay", "what for is not clear")
        if isinstance(part, YouAndOpponentsMay) and not (part.effect and part.for_each):
            raise NotRead("each opponent may", "the text does not say what follows if they do")
        if isinstance(part, TrashBanishedWith) and not any(isinstance(one, BanishWithThis) for one in every):
            raise NotRead("put each in its trash", "the text does not say which cards these are")


def _parts(lines: list[str], types: tuple[str, ...]) -> list[Any]:
    parts: list[Any] = []
    text = source(types, lines)
    text.spell.quoted = quoted_ability
    while lines:
        line = lines.pop(0)
        try:
            found = parts_of(line, text)
        except NotRead as problem:
            raise NotRead(problem.part or line, problem.reason) from None
        for part in found:
            if isinstance(part, InsteadOfLast):
                parts = in_place_of_last(parts, part, text.spell)
            elif isinstance(part, Remark):
                if not any(isinstance(one, Activated) for one in parts):
                    raise NotRead(line, "there is no ability that this can mean")
                parts = [remarked(one, part, line) if isinstance(one, Activated) else one for one in parts]
            else:
                parts.append(part)
    return _again(parts)


def _again(parts: list[Any]) -> list[Any]:
    """The parts; what can be Empowered several times can use Empower while it is Empowered, too (827.1.c.1)."""
    if not any(isinstance(part, EmpoweredUpTo) for part in parts):
        return parts
    return [replace(part, only_while=None) if isinstance(part, Activated) and part.empowers else part for part in parts]


def _once(parts: list[Any]) -> list[Any]:
    """The parts, with each keyword that abilities only mention once."""
    found: list[Any] = []
    for part in parts:
        if part in {"Reaction", "Action", "Legion", "Deathknell", "Empowered"} and part in found:
            continue
        found.append(part)
    return found
