"""Makes sure that everything a question states can be set up, and states plainly what it says in another way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD as PLACE
from judge.engine.state.card import LEGEND, SPELL, UNIT
from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.costs_said import with_costs_said
from judge.matchup.situations.event_tests import OF_PLAYERS
from judge.matchup.situations.object_facts import MIGHT
from judge.matchup.situations.plain_statements import FIGHTS, plainly, unused
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    CHAMPION_ZONE,
    DECK,
    ELSEWHERE,
    FACEDOWN,
    HAND,
    IN_ALL,
    ME,
    SAME,
    STATES,
    TRASH,
    Count,
    Deed,
    Object,
)
from judge.matchup.situations.what_a_text_reads import reads, text_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

COUNTED = frozenset({
    "xp", "points", "runes", "ready runes", "units", "mighty units", "gear", "cards in hand", "cards in trash",
    "cards played", "empowered things", "other units", "total might", "energy", "power", "turns", "rune deck", IN_ALL,
    DECK,
})  # fmt: skip
PHASES = frozenset({"", "showdown", "no showdown", "combat", "no combat", "beginning", "end"})
_GOES = frozenset({"play", "move", "return", "hide", "attack", "conquer", "hold", "defend", "use"})
_MEASURED = frozenset({"draw", "score", "gain", "damage", "channel", "get", "give", "have", "discard"})
_ORIGINS = frozenset({"", HAND, FACEDOWN, TRASH, CHAMPION_ZONE})
_PLAIN_WORDS = frozenset({
    "", "card", "cards", "point", "points", "xp", "damage", "unit", "units", "gear", "rune", "runes", "ability",
    "effect", "the additional cost", "anyhow", "hit",
})  # fmt: skip
_NAMED = frozenset({"get", "give", "have", "enter", "double"})
_HOST = "host"


_NAMING = re.compile(r"\bname a\b", re.IGNORECASE)
"""The words of a text by which a player names a card, or a kind of them."""


_OF_SPELLS = re.compile(r"\bspells?\b|\bcards?\b|\bLegion\b|\btrash\b")
"""The words of a text that may be about the spell by which a token is played."""


def as_it_can_be_set_up(situation: Situation, given: Given) -> Situation:
    """The situation as it can be set up. Raises CannotSimulate for what it states and no board of ours would show."""
    situation = _with_counts_of_readers(with_costs_said(plainly(situation, given), given), given)
    keys = {thing.key for thing in situation.things}
    for deed in (*situation.happened, situation.asked, *situation.also):
        if any(key and key not in keys for key in (deed.by, deed.to, *deed.on)):
            raise unused(f"by what something is done ({deed.verb})")
    for count in situation.counts:
        if count.of not in COUNTED:
            raise unused(f"how many {count.of} there are")
    cards = {thing.key: card_of(thing, given) for thing in situation.things}
    can_be = {key for key, card in cards.items() if card is not None and card.has("Empower")}
    for thing in situation.things:
        if "disempowered" in thing.states and can_be and thing.key not in can_be:
            raise unused("which of several things is not Empowered")
        _check_thing(thing, given)
        if not thing.name and not _has_a_part(thing, situation):
            raise unused("what part something without a name has in it")
        if is_a(thing, SPELL, given) and not _has_a_part(thing._replace(might=None), situation):
            raise unused(f"what {thing.name} has to do with it")
        if thing.text.endswith(" token"):
            _check_nothing_reads_spells(cards.values())
    _check_asked(situation, given)
    for deed in (*situation.happened, situation.asked, *situation.also):
        _check(deed, situation, given)
    others = [card for key, card in cards.items() if key != situation.asked.to]
    if situation.mood == "can" and any(card is not None and _NAMING.search(text_of(card)) for card in others):
        raise CannotSimulate("the question does not say what is named.")
    if situation.asked.is_not and situation.mood == "can":
        raise unused("what may be left undone")
    return _with_turn(_able_to_be_done(_with_hosts(_with_cards_played(situation), given)))


def _check_nothing_reads_spells(cards: Iterable[Card | None]) -> None:
    """Raises CannotSimulate if a text may be about the spell by which a token is played on our board."""
    if any(card is not None and card.name and _OF_SPELLS.search(text_of(card)) for card in cards):
        raise CannotSimulate("by what a token is played is not said, and a text may read that.")


def _has_a_part(thing: Object, situation: Situation) -> bool:
    """Whether anything is stated of a thing: its owner, place or state, or a deed by it or on it."""
    deeds = (*situation.happened, situation.asked, *situation.also)
    named = {key for deed in deeds for key in (deed.by, deed.to, deed.in_response_to, *deed.on)}
    named |= {one.attached_to for one in situation.things}
    is_said = thing.whose or thing.at or thing.states or thing.attached_to or thing.damage or thing.might is not None
    is_beside = any(one.at == SAME for one in situation.things)
    return bool(is_said) or is_beside or thing.key in named


def _check_thing(thing: Object, given: Given) -> None:
    called = thing.name or "a unit"
    if not thing.name and (thing.kind == LEGEND or (thing.kind == "Gear" and "empowered" in thing.states)):
        raise unused("a legend without a name, or a gear that is empowered")
    if not is_a(thing, UNIT, given) and not is_a(thing, PLACE, given):
        if thing.at in {BATTLEFIELD, ELSEWHERE, SAME} or (thing.at == BASE and is_a(thing, SPELL, given)):
            raise unused(f"where {called} is")
        if FIGHTS & set(thing.states) or "alone" in thing.states:
            raise unused(f"what {called} takes part in")
    card = card_of(thing, given)
    for keyword in thing.keywords:
        if card is not None and keyword.startswith("no ") and card.has(keyword.removeprefix("no ")):
            raise unused(f"that {called} has {keyword}")
    has_more = any(not keyword.startswith("no ") for keyword in thing.keywords)
    if thing.name and (has_more or thing.costs or thing.text):
        raise unused(f"what {called} has that is not printed on it")
    if thing.at == BASE and FIGHTS & set(thing.states):
        raise unused(f"a combat of {called} in base")
    if "'s " in thing.at:
        raise unused(f"where {called} is ({thing.at})")
    for state in set(thing.states).difference(STATES):
        if state.startswith("empowered ") and card is not None and card.has("Empower"):
            continue
        raise unused(f"that {called} is {state}")
    if thing.at in {HAND, TRASH} and (thing.states or thing.damage):
        raise unused(f"a state of {called}, which is not on the board")


def _check_asked(situation: Situation, given: Given) -> None:
    """Checks that every detail of what is asked has a meaning for it."""
    asked = situation.asked
    if situation.mood == "what":
        return
    if asked.verb not in OF_PLAYERS | {"discard", "choose"} and not (asked.by or asked.to):
        raise unused("what it is about")
    if asked.verb in {"play", "use", "hide", "respond", "choose", "move"}:
        return
    by_spell = bool(asked.by) and is_a(situation.thing(asked.by), SPELL, given)
    is_played = any(deed.to == asked.by for deed in situation.happened)
    if asked.in_response_to and not by_spell:
        raise unused("to what it responds")
    if asked.pays and (not asked.by or is_played):
        raise unused("what is paid")
    fights = any(deed.verb in {"attack", "defend", "fight"} and deed.by == asked.to for deed in situation.happened)
    if asked.verb == "kill" and situation.mood == "can" and asked.by in {"", asked.to} and fights:
        raise unused("whether the combat kills it")
    if asked.origin and not (asked.to or asked.by):
        raise unused("where it comes from")


def _check(deed: Deed, situation: Situation, given: Given) -> None:
    is_asked = deed is situation.asked
    if deed.verb == "cost":
        return
    if deed.phase not in PHASES:
        raise unused(f"the phase ({deed.phase})")
    if deed.origin not in _ORIGINS:
        raise unused(f"where it comes from ({deed.origin})")
    if deed.place and deed.verb not in _GOES:
        raise unused(f"a place ({deed.place})")
    if deed.times and (deed.verb not in {"move", "play"} or (is_asked and situation.happened)):
        raise unused("the how manieth time it is")
    makes = deed.verb == "play" and bool(deed.by and deed.what) and is_asked
    if (
        deed.amount is not None
        and not makes
        and deed.verb not in _MEASURED
        and not (deed.pays and situation.mood == "price")
    ):
        raise unused(f"a number ({deed.amount})")
    names_token = deed.verb == "play" and bool(deed.by)
    is_read = deed.verb in _NAMED or bool(deed.pays) or names_token
    if deed.what.casefold() not in _PLAIN_WORDS | MIGHT and not is_read:
        raise unused(f"what it is done with ({deed.what})")
    if deed.verb in {"attack", "defend", "conquer", "hold", "win"} and deed.place:
        first = next((one for one in situation.things if is_a(one, PLACE, given)), None)
        there = {first.key, first.name, SAME} if first is not None and first.key == situation.asked.by else set()
        if first is None or deed.place not in there | {first.key, first.name}:
            raise unused(f"a place ({deed.place})")
    _check_what_it_is_of(deed, situation, given)
    is_said = deed.phase in {"beginning", "end"} or situation.mood == "can"
    if is_asked and deed.turn and situation.happened and not is_said:
        raise unused("on whose turn it happens")


def _check_what_it_is_of(deed: Deed, situation: Situation, given: Given) -> None:
    """Raises CannotSimulate if a deed does not fit its stated object: a card in base cannot be hidden."""
    thing = next((one for one in situation.things if one.key == deed.to), None)
    if thing is None:
        return
    called = thing.name or "a card"
    if deed.verb == "hide" and thing.at not in {"", HAND}:
        raise unused(f"where {called} is as it is hidden ({thing.at})")
    if deed.verb == "play" and deed is situation.asked and thing.at in {BASE, BATTLEFIELD, ELSEWHERE, SAME}:
        raise unused(f"where {called} is as it is played ({thing.at})")
    if deed.verb == "move" and thing.at == deed.place == BASE:
        raise unused(f"where {called} goes, which is there")
    if deed.verb in _OF_WHAT_STANDS and is_a(thing, SPELL, given):
        raise unused(f"what {called} does")
    by = next((one for one in situation.things if one.key == deed.by), None)
    card = card_of(by, given) if by is not None else None
    is_of_texts = deed.verb == "buff" or (deed.verb in _OF_TEXTS and deed is not situation.asked)
    if is_of_texts and card is not None and not re.search(rf"\b{deed.verb}", text_of(card), re.IGNORECASE):
        raise unused(f"that {card.name} does something of which its text does not speak ({deed.verb})")
    played = card_of(thing, given) if deed.verb == "play" and deed is situation.asked and not deed.phase else None
    is_on_theirs = (deed.turn or situation.turn) not in {"", deed.who or thing.whose or ME}
    is_a_reaction = bool(deed.in_response_to) or FACEDOWN in {deed.origin, thing.at}
    if played is not None and is_on_theirs and _is_of_showdowns(played) and not is_a_reaction:
        raise unused("at which moment of the other player's turn")
    if deed.verb == "play" and deed is situation.asked:
        for before in situation.happened:
            if before.to == deed.to and before.verb in _GONE:
                raise unused(f"what has become of {called}")


def _is_of_showdowns(card: Card) -> bool:
    return card.has("Action") or card.has("Hidden") or card.has("Ambush")


_OF_TEXTS = frozenset({"stun", "banish", "recall", "empower"})
"""Events that happen only through texts that name them."""
_OF_WHAT_STANDS = frozenset({"prevent", "double", "stun", "exhaust", "ready", "buff", "damage", "heal", "empower"})
"""Deeds on objects on the board, or on damage to them, and never on a spell."""
_GONE = frozenset({"die", "kill", "discard", "banish", "return", "recycle", "reveal"})


def _with_cards_played(situation: Situation) -> Situation:
    """The third card of a turn is one that is played after two others."""
    counts = list(situation.counts)
    happened = []
    for deed in situation.happened:
        if deed.verb == "play" and deed.times:
            counts.append(Count(deed.who or ME, "cards played", deed.times - 1))
        happened.append(deed._replace(times=0) if deed.verb == "play" else deed)
    asked = situation.asked
    if asked.verb == "play" and asked.times and not situation.happened:
        counts.append(Count(asked.who or ME, "cards played", asked.times - 1))
        asked = asked._replace(times=0)
    return situation._replace(counts=tuple(counts), happened=tuple(happened), asked=asked)


def _with_counts_of_readers(situation: Situation, given: Given) -> Situation:
    """A count that is read by the object of a deed is that of its player, if the player is open."""
    asked = situation.asked
    thing = next((one for one in situation.things if one.key == asked.to and not one.whose), None)
    card = card_of(thing, given) if thing is not None and asked.by and asked.by != asked.to else None
    if card is None:
        return situation
    counts = tuple(count._replace(who="") if reads(count.of, card) else count for count in situation.counts)
    return situation._replace(counts=counts)


def _with_hosts(situation: Situation, given: Given) -> Situation:
    """An attached card is attached to a unit, one without a text if the question names none."""
    things = list(situation.things)
    for at, thing in enumerate(things):
        if "attached" in thing.states and not thing.attached_to:
            if is_a(thing, "Unit", given):
                raise unused(f"what is attached to {thing.name or 'a unit'}")
            key = f"{_HOST}{at}"
            things[at] = thing._replace(attached_to=key)
            things.append(Object(key, whose=thing.whose))
    return situation._replace(things=tuple(things))


_BEFORE = {"ready": ("exhausted", {"ready"}), "heal": ("damaged", {"undamaged"}), "exhaust": ("ready", {"exhausted"})}


def _able_to_be_done(situation: Situation) -> Situation:
    """An object that becomes ready is exhausted before, one that is healed is damaged, unless stated otherwise."""
    things = list(situation.things)
    played = {deed.to for deed in situation.happened if deed.verb == "play"}
    for deed in (*situation.happened, situation.asked, *situation.also):
        state, unless = _BEFORE.get(deed.verb, ("", set()))
        for at, thing in enumerate(things):
            if state and thing.key == deed.to and thing.key not in played and not {state, *unless} & set(thing.states):
                things[at] = thing._replace(states=(*thing.states, state))
    return situation._replace(things=tuple(things))


def _with_turn(situation: Situation) -> Situation:
    """The turn of the question is that on which its event is brought about."""
    if situation.turn or situation.happened or not situation.asked.turn:
        return situation
    return situation._replace(turn=situation.asked.turn)
