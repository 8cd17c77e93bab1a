"""Facts that a text reads and a question leaves open, and the boards on which they are different."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from judge.engine.state.card import DOMAIN_LETTERS, SPELL, UNIT
from judge.matchup.situations.alone import with_company_or_alone
from judge.matchup.situations.board_of_a_situation import DECK_SIZE, DECKS, card_of, is_a
from judge.matchup.situations.bystanders import with_bystanders
from judge.matchup.situations.costs_said import KEYWORDS, optional_cost
from judge.matchup.situations.event_tests import OF_PLAYERS
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    DECK,
    ELSEWHERE,
    ME,
    OPPONENT,
    Count,
    Deed,
    Object,
    with_thing,
)
from judge.matchup.situations.what_a_text_reads import COUNTS, text_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

_OWN_STATES = (
    (r"\bmighty\b", "mighty", "its Might"),
    (r"\bempowered\b", "empowered", "whether it is Empowered"),
    (r"\bbuffed\b", "buffed", "whether it is buffed"),
)
_OF_TARGETS = (
    (r"\bdamaged\b", "damaged", "whether it is damaged"),
    (r"\bstunned\b", "stunned", "whether it is stunned"),
    (r"\bempowered\b", "empowered", "whether it is Empowered"),
    (r"\bexhausted\b", "exhausted", "whether it is exhausted"),
    (r"\bmighty\b", "mighty", "its Might"),
    (r"\battacking\b", "attacking", "whether it is attacking"),
    (r"\bdefending\b", "defending", "whether it is defending"),
    (r"\bin combat\b", "in combat", "whether it is in combat"),
)
_CANNOT_CHANNEL = re.compile(r"\bchannel \d[^.]*\. If you cannot\b")
_REVEALS_RUNE = re.compile(r"\breveal\b.*\bRune Deck\b")
_HERE = re.compile(r"\bhere\b")
_IN_COMBAT = frozenset({"attacking", "defending", "in combat"})
_CONTRARY = {
    "mighty": {"not mighty"}, "empowered": {"disempowered"}, "buffed": {"unbuffed"}, "damaged": {"undamaged"},
    "exhausted": {"ready"}, "stunned": {"not stunned"}, "attacking": {"not in combat"}, "defending": {"not in combat"},
    "in combat": {"not in combat"},
}  # fmt: skip


_OF_MIGHT = frozenset({"get", "give"})
_MIGHTS = frozenset({"mighty", "not mighty"})
_AT_A_PLACE = re.compile(r"\bat a battlefield\b|\bhere\b|\bin (?:a|your) base\b")
_HERE = re.compile(r"\bhere\b")
_OF_COMBAT = re.compile(r"\bhere\b|\bcombat\b|\battack|\bdefend")
_PLACING = frozenset({"play", "move", "hide", "attack", "defend", "hold", "conquer", "win", "fight"})
_FATAL = frozenset({"die", "kill"})
_OF_THE_DECK = re.compile(r"\b(?:reveal|look at)\b[^.]*\btop\b", re.IGNORECASE)
"""How a text reads what lies on a deck."""
_GEAR = "plain gear"


class Open(NamedTuple):
    """The situation with a fact stated that was open, and that fact in words.

    ``of_any``: it is about an object without a name, of which any may be chosen if the question is what can be done.
    ``is_shown``: it only has one thing more on the board, so that a no is proved by the yes without that.
    """

    situation: Situation
    what: str
    of_any: bool = False
    is_shown: bool = False


def left_open(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with each fact that a text reads, and that was not stated, changed."""
    targets = {key for deed in (*situation.happened, situation.asked) for key in (deed.to, *deed.on)}
    yield from _in_combat_or_not(situation, given)
    for thing in situation.things:
        card = card_of(thing, given)
        if card is None:
            continue
        text = text_of(card)
        yield from _of_decks(text, thing, situation)
        yield from _elsewhere(thing, text, situation, given)
        for read in COUNTS:
            if read.pattern.search(text) and not _is_stated(read.of, situation):
                for owner, many in product((thing.whose,) if thing.whose else (ME, OPPONENT), read.values):
                    more = Count(owner, read.of, many)
                    yield Open(situation._replace(counts=(*situation.counts, more)), read.told)
        yield from (Open(*one, is_shown=True) for one in with_company_or_alone(thing, text, situation, given))
        yield from (Open(*one, is_shown=True) for one in with_bystanders(thing, text, situation, given))
        for reads, state, what in _OWN_STATES:
            changed = _is_changed(thing.key, state, situation)
            if re.search(reads, text, re.IGNORECASE) and not changed and _may_be(thing, state, card):
                yield Open(_with(situation, thing, state), what)
        for reads, state, what in _OF_TARGETS:
            if re.search(reads, text, re.IGNORECASE):
                for one in situation.things:
                    its = card_of(one, given)
                    is_open = one.key in targets and not _is_changed(one.key, state, situation)
                    if one.key != thing.key and is_open and _may_be(one, state, its):
                        yield Open(_with(situation, one, state), what)
    yield from _of_many(situation, given)
    yield from _of_any_size(situation)
    yield from of_costs(situation, given)


def of_its_controller(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with a unit of either player chosen, if a spell has its controller do what is asked.

    The owners are those of the question, and not those on a board.
    """
    asked = situation.asked
    card = card_of(situation.thing(asked.by), given) if asked.by else None
    is_open = card is not None and card.is_a(SPELL) and asked.verb in OF_PLAYERS and asked.who and not asked.on
    if not is_open or card is None or not _ITS_CONTROLLER.search(text_of(card)):
        return
    done = {key for deed in situation.happened if asked.by in {deed.by, deed.to} for key in (deed.to, *deed.on)}
    for thing in situation.things if situation.happened else ():
        if thing.key in done and not thing.whose and is_a(thing, UNIT, given):
            for whose in (ME, OPPONENT):
                yield Open(with_thing(situation, thing._replace(whose=whose)), "whose unit is chosen")
    for whose in (ME, OPPONENT) if not situation.happened else ():
        play = Deed("play", who=situation.thing(asked.by).whose, to=asked.by, on=(_CHOSEN,), pays=asked.pays)
        things = (*situation.things, Object(_CHOSEN, whose=whose))
        yield Open(situation._replace(things=things, happened=(play,)), "whose unit is chosen")


_CHOSEN = "chosen"
_ITS_CONTROLLER = re.compile(r"\b(?:controller|owner)\b")


def of_costs(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with each optional cost paid that the question does not mention."""
    if situation.asked.verb == "play":
        return
    for at, deed in enumerate(situation.happened):
        if deed.verb == "play" and not deed.pays and (name := _optional(deed.to, situation, given)):
            happened = (*situation.happened[:at], deed._replace(pays="yes"), *situation.happened[at + 1 :])
            yield Open(situation._replace(happened=happened), f"whether {name} is paid", of_any=True)
    asked = situation.asked
    played = {deed.to for deed in situation.happened if deed.verb == "play"}
    key = asked.by or (asked.to if asked.verb == "enter" else "")
    if key and not asked.pays and key not in played and (name := _optional(key, situation, given)):
        paid = situation._replace(asked=asked._replace(pays="yes"))
        yield Open(paid, f"whether {name} is paid", of_any=True)


def _optional(key: str, situation: Situation, given: Given) -> str:
    """The name of the optional cost of playing a card. "" for none."""
    thing = situation.thing(key)
    card = card_of(thing, given)
    keyword = next((one for one in KEYWORDS if card is not None and card.has(one)), "")
    cost = optional_cost(thing, given)
    return "its additional cost" if cost is not None else keyword


def _of_many(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with much Might on the units of which only a number is stated, if a text reads Might."""
    cards = [card_of(thing, given) for thing in situation.things]
    if not any(card is not None and re.search(r"\bMight in all\b", text_of(card)) for card in cards):
        return
    for at, count in enumerate(situation.counts):
        if count.of in {"units", "other units"} and count.many and not count.domain:
            counts = (*situation.counts[:at], count._replace(domain=_MUCH), *situation.counts[at + 1 :])
            yield Open(situation._replace(counts=counts), "the Might of those units")


_MUCH = "12"


def _of_runes(thing: Object, text: str, situation: Situation) -> Iterator[Open]:
    """The situation with each rune that may be revealed, and with and without a rune to channel."""
    decks: list[tuple[int, str, str]] = []
    if _REVEALS_RUNE.search(text):
        decks = [(DECK_SIZE, domain, "the rune that is revealed") for domain in DOMAIN_LETTERS.values()]
    elif _CANNOT_CHANNEL.search(text) and not _is_stated("rune deck", situation):
        decks = [(many, "Fury", "whether a rune is left to channel") for many in (0, DECK_SIZE)]
    for many, domain, told in decks:
        runes = Count(thing.whose or ME, "rune deck", many, domain)
        yield Open(situation._replace(counts=(*situation.counts, runes)), told)


def _of_any_size(situation: Situation) -> Iterator[Open]:
    """The situation with little and with much Might, or cost, for objects without a name and without a stated size."""
    for thing in situation.things:
        wins = any(deed.verb == "win" and thing.key == deed.by for deed in situation.happened)
        if thing.name or thing.text or wins or _MIGHTS & set(thing.states):
            continue
        for might in (1, 12) if thing.kind == "Unit" and thing.might is None else ():
            is_hurt = any(one.verb == "damage" and one.to == thing.key and not one.by for one in situation.happened)
            no_less = might == 1 and (situation.asked.verb in _OF_MIGHT or is_hurt)  # Might does not fall below a floor
            if might > thing.damage and not no_less:
                yield Open(with_thing(situation, thing._replace(might=might)), "its Might", of_any=True)
        if thing.kind == "Spell" and not thing.costs:
            yield Open(with_thing(situation, thing._replace(costs="[9][A][A]")), "what it costs", of_any=True)


def _in_combat_or_not(situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with a death of unstated cause moved to a combat, for a text that reads the place of the death."""
    reader = next((one for one in situation.things if one.key == situation.asked.by), None)
    card = card_of(reader, given) if reader is not None else None
    if card is None or not _OF_COMBAT.search(text_of(card)):
        return
    for at, deed in enumerate(situation.happened):
        if deed.verb in _FATAL and deed.to and not (deed.by or deed.who or deed.phase):
            thing = situation.thing(deed.to)
            if is_a(thing, UNIT, given) and not thing.at and not thing.states:
                dies = Deed("die", to=deed.to, phase="combat")
                happened = (*situation.happened[:at], dies, *situation.happened[at + 1 :])
                yield Open(situation._replace(happened=happened), "whether that is in combat", of_any=True)


def _elsewhere(reader: Object, text: str, situation: Situation, given: Given) -> Iterator[Open]:
    """The situation with objects without a stated place at another battlefield, if a text has a "here"."""
    if _AT_A_PLACE.search(text) and is_a(reader, UNIT, given):
        yield from _standing_by(reader, situation)
    if not _HERE.search(text):
        return
    deeds = (*situation.happened, situation.asked)
    moved = {key for deed in deeds for key in ((deed.to, deed.by) if deed.verb in _PLACING else (deed.by,))}
    fights = {deed.by for deed in deeds if deed.verb in {"attack", "defend"}}
    for thing in situation.things:
        is_placed = thing.at or thing.states or thing.key in moved or thing.key == reader.key
        is_placed = is_placed or (not thing.name and reader.key in fights)  # what it meets in that combat
        if not is_placed and is_a(thing, UNIT, given):
            things = tuple(one._replace(at=ELSEWHERE) if one == thing else one for one in situation.things)
            yield Open(situation._replace(things=things), "where it is", is_shown=True)


def _standing_by(thing: Object, situation: Situation) -> Iterator[Open]:
    """The situation with a unit that is there, and whose text reads where, at a battlefield and in base."""
    deeds = (*situation.happened, situation.asked, *situation.also)
    acting = {key for deed in deeds for key in (deed.by, deed.to, *deed.on)}
    is_asked = thing.key == situation.asked.by and situation.asked.verb in _OF_MIGHT and not situation.happened
    if not (thing.at or thing.states or (thing.key in acting and not is_asked)):
        for place in (BATTLEFIELD, BASE):
            yield Open(with_thing(situation, thing._replace(at=place)), f"where {thing.name} is", is_shown=True)


def _of_decks(text: str, thing: Object, situation: Situation) -> Iterator[Open]:
    """The situation with other cards, and other runes, on top, for a text that reveals some."""
    if _OF_THE_DECK.search(text) and not _is_stated(DECK, situation):
        for what in (*DECKS, _GEAR):
            decks = tuple(Count(who, DECK, DECK_SIZE, what) for who in (ME, OPPONENT))
            yield Open(situation._replace(counts=(*situation.counts, *decks)), "the cards in the deck", is_shown=True)
    yield from _of_runes(thing, text, situation)


_CHANGES = {
    "empower": "empowered", "stun": "stunned", "buff": "buffed", "exhaust": "exhausted", "ready": "exhausted",
    "damage": "damaged",
}  # fmt: skip


def _is_changed(key: str, state: str, situation: Situation) -> bool:
    """Whether something is done to a thing, or asked about, by which it comes to have that state, or loses it."""
    deeds = (*situation.happened, situation.asked, *situation.also)
    return any(deed.to == key and _CHANGES.get(deed.verb) == state for deed in deeds)


def _is_stated(of: str, situation: Situation) -> bool:
    """Whether a question gives a number. Several deeds in order are all that was played."""
    if of == "gear" and any(thing.kind == "Gear" and not thing.name for thing in situation.things):
        return True
    return any(count.of == of for count in situation.counts) or (of == "cards played" and len(situation.happened) > 1)


def _may_be(thing: Object, state: str, card: Card | None) -> bool:
    """Whether something of which that is not said may have a state."""
    if {state, *_CONTRARY.get(state, ())} & set(thing.states) or (thing.might is not None and state == "mighty"):
        return False
    if state in _IN_COMBAT and (thing.at or _IN_COMBAT & set(thing.states)):
        return thing.at == BATTLEFIELD and not _IN_COMBAT & set(thing.states)
    if card is None:
        return state != "empowered"
    if state == "mighty" and (card.might is None or card.might >= 5):
        return False
    return state != "empowered" or card.has("Empower")


def _with(situation: Situation, thing: Object, state: str) -> Situation:
    return with_thing(situation, thing._replace(states=(*thing.states, state)))
