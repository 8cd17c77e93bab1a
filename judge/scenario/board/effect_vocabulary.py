"""Test spells and effects: what they may say, and the instructions that it stands for.

A test spell costs nothing and belongs to no domain; its text is one of a small fixed vocabulary, so that it means what
the same words on a card mean. Nothing of a scenario's text is executed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.actions.attach import Detach
from judge.engine.actions.banish import Banish
from judge.engine.actions.buff import Buff, RemoveBuff
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.recycle import Recycle
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.stun import Stun
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.take_control import TakeControl
from judge.engine.state.card import (
    GEAR,
    SPELL,
    UNIT,
    Card,
)
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import (
    CardsIn,
    Criteria,
    Side,
    Where,
)
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Every, Target
from judge.errors import CannotSimulate
from judge.scenario.board.plain_cards import abilities_of
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.instruction import Instruction
    from judge.engine.wording.references import Reference

EFFECT = cite("resolve.newest")  # 340.1

SIDES = {"": Side.ANY, "friendly": Side.FRIENDLY, "enemy": Side.ENEMY, "your": Side.YOURS}
KINDS = {"unit": UNIT, "gear": GEAR, "permanent": ""}
PLACES = {"": Where.ANYWHERE, "at a battlefield": Where.BATTLEFIELD, "in a base": Where.BASE}
VERBS: dict[str, Callable[[Reference], Instruction]] = {
    "kill": Kill, "return": ReturnToHand, "buff": Buff, "ready": Ready, "exhaust": Exhaust, "recall": Recall,
    "heal": Heal, "stun": Stun, "empower": Empower, "disempower": Disempower, "take control of": TakeControl,
    "banish": Banish, "recycle": Recycle, "detach": Detach, "remove a buff from": RemoveBuff,
}  # fmt: skip

VOCABULARY = (
    "kill a unit",
    "kill two units",
    "kill an enemy unit at a battlefield",
    "return a unit to hand",
    "deal 3 to a unit",
    "do this twice: deal 3 to a unit",
    "buff a unit",
    "buff a friendly unit",
    "ready a unit",
    "exhaust a unit",
    "recall a unit",
    "heal a unit",
    "stun a unit",
    "empower a gear",
    "disempower a unit",
    "take control of an enemy unit",
    "banish a unit",
    "recycle a unit",
    "detach a gear",
    "remove a buff from a unit",
    "kill all units",
    "give +1 Might to all your units",
    "give +1 Might to a unit",
    "give -1 Might to a unit",
    "draw 1",
    "discard 1",
    "play a unit from hand",
    "play a unit from trash",
    "move a unit",
    "move a unit to base",
    "attach a gear to a unit",
    "counter a spell",
    "play a Recruit token",
    "gain 1 XP",
    "channel 1",
    "burn 1",
    "predict 1",
    "look at 1",
    "recycle the rest",
    "take a turn after this one",
)
"""Examples of what a test spell may say; several instructions are joined by ", then "."""

_WHAT = (
    r"(?P<many>an?|two|all) (?:(?P<side>friendly|enemy|your) )?(?P<kind>unit|gear|permanent)s?"
    r"(?: (?P<where>at a battlefield|in a base))?"
)
_DOES = rf"(?P<verb>{'|'.join(verb for verb in VERBS if verb != 'return')}) {_WHAT}$"
_RETURNS = rf"(?P<verb>return) {_WHAT} to hand$"
_DEALS = rf"deal (?P<amount>\d+) to {_WHAT}$"
_GIVES = rf"give (?P<amount>[+-]\d+) Might to {_WHAT}$"
TWICE = "do this twice: "
_PLAYS = r"play a (?P<kind>unit|gear) from (?P<zone>hand|trash)$"
_MAKES = r"play an? (?P<token>[A-Z][A-Za-z ]+) token$"
_COUNTS = r"(?P<verb>draw|discard) (?P<amount>\d+)$"


def instructions_for(text: str) -> tuple[Instruction, ...] | None:
    """The instructions that a text of the vocabulary stands for, or None if it is not of the vocabulary."""
    found: list[Instruction] = []
    for number, part in enumerate(text.split(", then "), 1):
        one = _one(part.strip(), number)
        if one is None:
            return None
        found.append(one)
    return tuple(found)


def _one(text: str, number: int) -> Instruction | None:
    counts = re.match(_COUNTS, text)
    if counts is not None:
        amount = int(counts["amount"])
        return Draw(amount) if counts["verb"] == "draw" else Discard(amount)
    if text.startswith(TWICE):
        again = _one(text.removeprefix(TWICE), number)
        return DoThis((again,), times=2) if again is not None else None
    plays = re.match(_PLAYS, text)
    if plays is not None:
        from_hand = CardsIn(Zone.HAND, KINDS[plays["kind"]])  # a hand is not public, a trash is: 355.10.a
        from_trash = CardsIn(Zone.TRASH, KINDS[plays["kind"]])
        what = Pick(from_hand) if plays["zone"] == "hand" else Target(from_trash)
        return Play(what, Ignoring.COST)
    makes = re.match(_MAKES, text)
    if makes is not None:
        return _token(makes["token"])
    deals = re.match(_DEALS, text)
    if deals is not None:
        return Deal(int(deals["amount"]), _target(deals, number))
    gives = re.match(_GIVES, text)
    if gives is not None:
        return GiveMight(int(gives["amount"]), _target(gives, number))
    does = re.match(_DOES, text) or re.match(_RETURNS, text)
    if does is not None:
        return VERBS[does["verb"]](_target(does, number))
    from judge.scenario.board.further_effects import further_effect  # noqa: PLC0415 - only for words that are rare

    return further_effect(text)


def _token(name: str) -> Instruction | None:
    """The play of a token, wherever its player may play it. None if there is no such token."""
    from judge.cards.loader import definition  # noqa: PLC0415 - only for a token
    from judge.engine.instructions.play_token import PlayToken  # noqa: PLC0415 - only for a token

    try:
        token = list(definition(name).cards())[-1]
    except CannotSimulate:
        return None
    return PlayToken(token) if token.token else None


def _target(found: re.Match[str], number: int) -> Target | Every:
    criteria = Criteria(KINDS[found["kind"]], SIDES[found["side"] or ""], PLACES[found["where"] or ""])
    if found["many"] == "all":
        return Every(criteria)
    count = 2 if found["many"] == "two" else 1
    return Target(criteria, "unit" if number == 1 else f"unit {number}", count, count)


def spell_that_says(text: str, timing: str, given: tuple[str, ...] = ()) -> Card | None:
    """A spell with that text, or None if it is not of the vocabulary.

    ``timing`` adds Action or Reaction, ``given`` are further keywords.
    """
    effect = instructions_for(text)
    if effect is None:
        return None
    keywords = (timing, *given) if timing else given
    return Card(f'spell "{text}"', (SPELL,), keywords=keywords, abilities=abilities_of(SPELL, given), effect=effect)
