"""Puts our wording of every defined card into the compiled library, so that a card page does not need the engine."""

from __future__ import annotations

from collections import Counter
from math import log
from typing import TYPE_CHECKING, Any

from judge.content.locate import card_checksum
from judge.content.wording_record import wording_record, wordings_of
from judge.errors import ContentError

if TYPE_CHECKING:
    from pathlib import Path

    from judge.cards.definition import Variant
    from judge.content.left_out import LeaveOut
    from judge.content.model import Content
    from judge.slugs import Slug


def records(content: Content, _root: Path) -> dict[str, Any]:
    """``wording <name>``: for each variant its name, its keywords, its text, and its parts with the rules behind each.

    ``telling rules`` has for each of these rules how much it tells about a card that it performs: 1 if it performs no
    other one, and less the more cards there are. ``definition <name>`` is the file of the definition, below ``cards``,
    and its checksum. A card whose definition cannot be read has ``unreadable <name>`` instead of a wording, with the
    place and the reason: a mistake in one file is reported to those who ask for its cards, and affects nobody else.
    """
    from judge.cards.loader import catalogue_names, place  # noqa: PLC0415 - compiling only

    found: dict[str, Any] = {}
    try:
        known = catalogue_names()
    except ContentError:  # of the catalogue, which has been told of
        known = ()
    for name in known:
        found |= records_of(name, content.leave_out)
        file = place(name).replace(".", "/") + ".py"
        found[f"definition {name}"] = [file, card_checksum(file)]
    found["telling rules"] = _telling([wordings_of(found[key]) for key in found if key.startswith("wording ")])
    return found


def _telling(cards: list[list[dict[str, Any]]]) -> dict[str, float]:
    """How much each rule tells about a card that it performs, from 0 to 1, given the wordings of every card."""
    performing = Counter(
        rule
        for wordings in cards
        for rule in {rule for one in wordings for part in one["parts"] for rule in part["rules"]}
    )
    most = log(max(len(cards), 2))
    return {rule: round(1 - log(count) / most, 2) for rule, count in performing.items()}


def records_of(name: str, leave_out: LeaveOut = lambda *_: None) -> dict[str, Any]:
    """``wording`` or ``unreadable`` of one card, as its definition is now."""
    try:
        return {f"wording {name}": wording_record(wordings(name))}
    except ContentError as problem:
        leave_out(problem, name)
        return {f"unreadable {name}": f"{problem.where}: {problem.reason}"}


def wordings(name: str) -> list[dict[str, Any]]:
    """A description of every variant of a card. Raises ContentError if its definition cannot be read or described."""
    from judge.cards.faulty_definition import cannot_be_read  # noqa: PLC0415 - compiling only
    from judge.cards.loader import definition, module_of  # noqa: PLC0415

    card = definition(name)
    try:
        return [_variant(variant) for variant in card.variants]
    except Exception as problem:
        raise cannot_be_read(name, module_of(name), problem) from problem


def _variant(variant: Variant) -> dict[str, Any]:
    return {
        "name": variant.name,
        "bulletin": variant.bulletin,
        "keywords": list(variant.keywords),
        "text": variant.describe(),
        "parts": [{"text": ability.describe(), "rules": _rules(ability)} for ability in variant.abilities]
        + [{"text": instruction.describe(), "rules": _rules(instruction)} for instruction in variant.effect],
    }


def _rules(part: object) -> list[str]:
    """The rules that a part and everything inside it declare to be performed by, in the order of the rulebook."""
    from judge.citations.numbers import rule_id  # noqa: PLC0415 - compiling only
    from judge.engine.state.instruction import walk  # noqa: PLC0415

    return sorted({rule_id(slug) for inner in walk(part) for slug in declared_by(inner)}, key=_in_order)


def declared_by(inner: object) -> tuple[Slug, ...]:
    """The rules by which one piece of a definition is performed: those of its class and those of its content."""
    return (*getattr(inner, "performed_by", ()), *getattr(inner, "rules", ()))


def _in_order(identifier: str) -> list[tuple[int, int | str]]:
    parts = identifier.partition(":")[2].split(".")
    return [(0, int(part)) if part.isdigit() else (1, part) for part in parts]
