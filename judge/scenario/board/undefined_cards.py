"""Cards of a set-up that are not defined for the engine, reported together, each with a stand-in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue
from judge.cards.loader import is_defined, is_read, refusal
from judge.errors import CannotSimulate
from judge.scenario.language.script import Battlefields, ChosenChampion, Deck, ObjectsInZone, Wording
from judge.scenario.language.script_players import BroughtBattlefields

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.language.script import Script
    from judge.scenario.language.script_names import Name

_PLAIN = re.compile(r"\d+-Might unit|plain card|plain gear|filler card|BF\d+")
_GIVEN = frozenset({
    "Assault", "Shield", "Tank", "Backline", "Ganking", "Deflect", "Accelerate", "Ambush", "Hunt", "Temporary",
    "Vision", "Hidden", "Unique", "Weaponmaster",
})  # fmt: skip
"""The keywords of which a unit without a text has the whole: no text of the card stands behind them."""


def check_all_defined(script: Script) -> None:
    """Raise CannotSimulate with every card of the set-up that is not defined for the engine."""
    missing = {name.text: name for name in reversed(list(_named(script))) if not is_defined(name.text)}
    names = sorted(missing.values(), key=lambda name: (name.at.line, name.at.column))
    if not names:
        return
    said = " and ".join(", ".join(name.text for name in names).rsplit(", ", 1)) if len(names) > 1 else names[0].text
    where = f"{script.where}:{names[0].at.line}" if script.where else f"line {names[0].at.line}"
    others = [f"{stand_in(name.text)} for {name.text}" for name in names if not is_marker(name.text)]
    instead = f"Where the text makes no difference: {', '.join(others)}.\n  " if others else ""
    reason = f"{said} {'are' if len(names) > 1 else 'is'} not defined for the engine yet."
    if any(refusal(name.text) or is_marker(name.text) for name in names):
        reason = " ".join(why_not_defined(name.text) for name in names)
    raise CannotSimulate(
        reason, where=where,
        hint=f'{instead}"judge card {names[0].text}" shows what can be looked up.',
    )  # fmt: skip


def read_cards_of(script: Script) -> tuple[str, ...]:
    """The cards of the set-up whose definitions were read from their texts, in the order of the script."""
    return tuple(dict.fromkeys(name.text for name in _named(script) if is_read(name.text)))


def is_marker(name: str) -> bool:
    """Whether the catalogue has it as a marker that keeps count of something."""
    facts = catalogue().get(name)
    return facts is not None and facts.is_marker


def why_not_defined(name: str) -> str:
    """Why there is nothing to play a card by, as a sentence."""
    if refusal(name):
        return refusal(name)
    if is_marker(name):
        return f"{name} is a marker that keeps count of something, and not a card that is played."
    return f"{name} is not defined for the engine yet."


def stand_in(name: str) -> str:
    """What a scenario can have instead of a card whose text makes no difference: its type, Might, keywords and tags."""
    facts = catalogue().get(name)
    if facts is None:
        return "plain card"
    if "Battlefield" in facts.types:
        return "BF1"
    if "Unit" not in facts.types:
        return "plain gear" if "Gear" in facts.types else "plain card"
    keywords = [keyword for keyword in facts.keywords if keyword.rstrip("0123456789 ") in _GIVEN]
    told = f" with {' and '.join(keywords)}" if keywords else ""
    return f"{facts.might or 0}-Might unit{told}" + (f" tagged {' and '.join(facts.tags)}" if facts.tags else "")


def _named(script: Script) -> Iterator[Name]:
    """Every card that the set-up names by its name."""
    for line in script.setup:
        if isinstance(line, ObjectsInZone | Deck):
            yield from (
                thing.name for thing in line.things if not thing.test_spell and not _PLAIN.fullmatch(thing.name.text)
            )
        elif isinstance(line, Battlefields | BroughtBattlefields):
            yield from (name for name in line.names if not _PLAIN.fullmatch(name.text))
        elif isinstance(line, ChosenChampion | Wording):
            yield line.card
