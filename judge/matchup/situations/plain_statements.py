"""Puts statements of a question that have several wordings into one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL, UNIT
from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.situation import BASE, BATTLEFIELD, FACEDOWN, ME, SAME, Deed, Object
from judge.matchup.situations.what_a_text_reads import ability_places, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

FIGHTS = frozenset({"attacking", "defending", "in combat"})
"""The states of what takes part in a combat."""


_AGAINST = {"attack": "defending", "defend": "attacking", "fight": "in combat"}


def unused(what: str) -> CannotSimulate:
    """The problem of something that a question says and no board of ours shows."""
    return CannotSimulate(f"{what} is in the question, but no board was found that shows it.")


_COMBAT = "combat"


def plainly(situation: Situation, given: Given) -> Situation:
    """The same with what says one thing in two ways said in one."""
    situation = _done_by_its_spell(_with_the_spell_named_first(situation, given), given)
    things = {thing.key: thing for thing in situation.things}
    _place_what_is_meant(things, situation, given)

    def said(deed: Deed) -> Deed:
        thing = things.get(deed.to)
        if deed.verb == "play" and deed.origin == f"{deed.who or (thing.whose if thing else '') or ME}'s {_own(deed)}":
            deed = deed._replace(origin=_own(deed))
        if deed.by == _COMBAT and deed.verb in {"kill", "damage"}:
            deed = deed._replace(verb={"kill": "die"}.get(deed.verb, deed.verb), by="", phase=_COMBAT)
        if deed.verb == "play" and thing is not None and not thing.name and _is_out_of_turn(deed):
            allows = _ALLOWS.get(thing.kind, ())
            things[thing.key] = thing._replace(keywords=tuple(dict.fromkeys((*thing.keywords, *allows))))
        if deed.phase == "showdown" and thing is not None and FACEDOWN in {deed.origin, thing.at}:
            return deed._replace(phase=_COMBAT)  # what lies facedown where nobody stands is lost as a showdown begins
        if deed.verb == "damage" and deed.what == "combat damage" and thing is not None:
            _add_state(things, thing, "in combat")
            return deed._replace(what="", phase="combat")
        deed = _off_a_place(_of_its_only_trigger(deed, things, given), things)
        if deed.verb != "play" and deed.origin and thing is not None:
            whose, _, origin = deed.origin.rpartition("'s ")
            if (thing.at and thing.at != origin) or (whose and thing.whose not in {"", whose}):
                raise unused(f"where it comes from ({deed.origin})")
            things[thing.key] = thing._replace(at=origin, whose=thing.whose or whose)
            return deed._replace(origin="")
        for key in deed.on if deed.verb in _AGAINST else ():
            _add_state(things, things[key], _AGAINST[deed.verb])
        return deed._replace(on=()) if deed.verb in _AGAINST else deed

    happened = tuple(map(said, _once(situation.happened)))
    asked = said(situation.asked)
    _can_be_killed(happened, things)
    asked = _which_ability(asked, things, given)
    happened = tuple(_which_ability(one, things, given) for one in happened)
    _word_spells((asked, *happened), things)
    if situation.mood == "can":
        asked, happened = _equipped(asked, things, given), tuple(_equipped(one, things, given) for one in happened)
    _attach((asked, *happened), things, given)
    _meet(things, given)
    asked = _empowering(asked, situation.mood, things, given)
    if asked.verb == "have" and asked.by and things[asked.by].whose:
        asked = asked._replace(by="")
    if asked.verb == "enter" and not any(deed.in_response_to for deed in happened):
        happened = tuple(sorted(happened, key=lambda deed: deed.verb == "play" and deed.to == asked.to))
    also = tuple(map(said, situation.also))
    played = card_of(things[asked.to], given) if asked.verb == "play" and asked.by and asked.to else None
    if played is not None and played.token:
        del things[asked.to]
        asked = asked._replace(to="", what=played.name)
    return situation._replace(things=tuple(things.values()), asked=asked, happened=happened, also=also)


_BY_SPELLS = frozenset({"choose", "kill", "return", "stun", "buff", "banish", "damage", "ready", "move", "exhaust"})


def _with_the_spell_named_first(situation: Situation, given: Given) -> Situation:
    """What "I" can do to a unit, after the name of a spell alone ("Retreat, can I return …"), is done with it."""
    asked = situation.asked
    is_of_texts = situation.mood == "can" and asked.verb in _BY_SPELLS and asked.to and not asked.by
    if not is_of_texts or situation.happened:
        return situation
    used = {asked.to, *asked.on, *(key for deed in situation.also for key in (deed.by, deed.to))}
    alone = [one for one in situation.things if one.key not in used and is_a(one, SPELL, given)]
    if len(alone) != 1 or not alone[0].name or alone[0].at or alone[0].whose not in {"", asked.who}:
        return situation
    return situation._replace(asked=asked._replace(by=alone[0].key))


def _done_by_its_spell(situation: Situation, given: Given) -> Situation:
    """What "I" do to a unit is done with the spell in question: "does Retreat channel a rune when I return my unit"."""
    asked = situation.asked
    spell = next((one for one in situation.things if one.key == asked.by and is_a(one, SPELL, given)), None)
    card = card_of(spell, given) if spell is not None else None
    if spell is None or card is None or asked.verb in _BY_SPELLS or len(situation.happened) != 1:
        return situation
    (deed,) = situation.happened
    is_its_own = (
        deed.verb in _BY_SPELLS and deed.who == (spell.whose or ME) and deed.to and not (deed.by or deed.is_not)
    )
    effects = [sentence for sentence in re.split(r"[.\n]", text_of(card)) if not re.search(r"\bcost\b", sentence)]
    if not is_its_own or not re.search(rf"\b{deed.verb}", "; ".join(effects), re.IGNORECASE):
        return situation
    return situation._replace(happened=(deed._replace(by=spell.key, who=""),))


def _meet(things: dict[str, Object], given: Given) -> None:
    """Note that a unit at whose battlefield an enemy is in combat takes part in it, too."""
    for one in list(things.values()):
        if one.at != SAME or not FIGHTS & set(one.states):
            continue
        for other in list(things.values()):
            is_enemy = (other.whose or ME) != (one.whose or ME)
            if is_enemy and other.at in {"", BATTLEFIELD} and other.name and is_a(other, UNIT, given):
                things[other.key] = other._replace(at="")
                _add_state(things, things[other.key], "in combat")
                things[one.key] = one._replace(at="")


_SPELLS = {
    "kill": "kill a unit", "stun": "stun a unit", "banish": "banish a unit", "return": "return a unit to hand",
    "ready": "ready a unit", "buff": "buff a unit", "counter": "counter a spell",
}  # fmt: skip
"""The text of a spell without a name that does this."""


def _word_spells(deeds: tuple[Deed, ...], things: dict[str, Object]) -> None:
    """Gives a spell without a name the text that it needs for its stated effect."""
    for deed in deeds:
        by = things.get(deed.by)
        if by is not None and not by.name and by.kind == SPELL and not by.text and deed.verb in _SPELLS:
            things[by.key] = by._replace(text=_SPELLS[deed.verb])


_ALLOWS = {"Spell": ("Reaction",), "Unit": ("Ambush",)}
"""The keyword of a card without a name that is played when only cards with that keyword can be played."""


def _is_out_of_turn(deed: Deed) -> bool:
    """Whether something is played when only what has a keyword for it can be."""
    return deed.phase in {"showdown", _COMBAT} or deed.turn not in {"", deed.who or ME}


def _which_ability(deed: Deed, things: dict[str, Object], given: Given) -> Deed:
    """The "swap ability" of a card is the one of its abilities that its player uses of which the text has that word."""
    card = card_of(things[deed.to], given) if deed.verb == "use" and deed.what and deed.to in things else None
    if card is None:
        return deed
    places = ability_places(card)
    found = [number for number, at in enumerate(places, 1) if _has(card, at, deed.what)] or [*range(1, len(places) + 1)]
    if len(found) != 1:
        raise unused(f"which ability of {card.name} is used")
    return deed._replace(what="", ability=found[0] if len(places) > 1 else 0)


def _has(card: Card, at: int, verb: str) -> bool:
    return verb in card.abilities[at].describe().casefold()


def _equipped(deed: Deed, things: dict[str, Object], given: Given) -> Deed:
    """An Equipment that a player attaches is used by them."""
    thing = things.get(deed.to) if deed.verb == "attach" and not deed.by else None
    card = card_of(thing, given) if thing is not None else None
    return deed._replace(verb="use") if card is not None and card.has("Equip") else deed


def _empowering(asked: Deed, mood: str, things: dict[str, Object], given: Given) -> Deed:
    """A player who empowers something uses its ability. It is not Empowered before, unless that is stated."""
    if asked.verb != "empower" or asked.by or not asked.to or not (asked.who or mood == "can"):
        return asked
    thing = things[asked.to]
    card = card_of(thing, given)
    if card is None or not card.has("Empower") or len(ability_places(card)) != 1:
        raise unused("which ability is used")
    if not {"empowered", "disempowered"} & set(thing.states):
        things[thing.key] = thing._replace(states=(*thing.states, "disempowered"))
    return asked._replace(verb="use", who=asked.who or thing.whose or ME)


def _own(deed: Deed) -> str:
    """The zone from which something is played, without whose it is."""
    return deed.origin.rpartition("'s ")[2]


def _can_be_killed(happened: tuple[Deed, ...], things: dict[str, Object]) -> None:
    """An object that a card kills or returns has little Might if nothing is known of it.

    A spell without a name kills.
    """
    for deed in (one for one in happened if not one.is_not):
        by = things.get(deed.by)
        if deed.verb == "kill" and by is not None and not by.name and by.kind == "Spell" and not by.text:
            things[by.key] = by._replace(text="kill a unit")
        thing = things.get(deed.to)
        if (
            deed.verb in {"kill", "return", "banish"}
            and deed.by
            and thing is not None
            and not thing.name
            and thing.might is None
        ):
            things[thing.key] = thing._replace(might=1)


_TRIGGER = re.compile(r"\b(?:when|at the (?:start|end))\b", re.IGNORECASE)


def _of_its_only_trigger(deed: Deed, things: dict[str, Object], given: Given) -> Deed:
    """That "its play ability" triggers, of a card that has no other one."""
    if deed.verb != "trigger" or not deed.what.endswith(" ability"):
        return deed
    card = card_of(things[deed.by], given) if deed.by else None
    if card is None or len(_TRIGGER.findall(text_of(card))) != 1:
        raise unused(f"which ability it is ({deed.what})")
    return deed._replace(what="")


_PLACES_ON_THE_BOARD = frozenset({BASE, BATTLEFIELD})


def _off_a_place(deed: Deed, things: dict[str, Object]) -> Deed:
    """A unit on which a spell is played "off a battlefield" is there."""
    whose, _, origin = deed.origin.rpartition("'s ")
    if deed.verb == "play" and origin in _PLACES_ON_THE_BOARD and len(deed.on) == 1:
        thing = things[deed.on[0]]
        if (thing.at and thing.at != origin) or (whose and thing.whose not in {"", whose}):
            raise unused(f"where it comes from ({deed.origin})")
        things[thing.key] = thing._replace(at=origin, whose=thing.whose or whose)
        return deed._replace(origin="")
    return deed


_BY_WHAT_IS_WORN = frozenset({"save", "survive", "prevent", "give", "get"})


def _attach(deeds: tuple[Deed, ...], things: dict[str, Object], given: Given) -> None:
    """An Equipment saves, or gives something to, the unit that it is attached to. So does one that has saved a unit."""
    asked, *happened = deeds
    for deed in (asked, *(one for one in happened if one.verb == "save" and not one.is_not)):
        by = things.get(deed.by)
        card = card_of(by, given) if by is not None and deed.verb in _BY_WHAT_IS_WORN else None
        is_worn = card is not None and card.has("Equip") and deed.to in things
        if by is not None and is_worn and not by.attached_to and not by.at and not {"unattached"} & set(by.states):
            things[by.key] = by._replace(attached_to=deed.to, whose=by.whose or things[deed.to].whose)


def _once(happened: tuple[Deed, ...]) -> Iterator[Deed]:
    """The deeds that happened, without a play that comes again in more words."""
    for at, deed in enumerate(happened):
        is_plain = deed == Deed("play", who=deed.who, to=deed.to)
        if not is_plain or not any(one.verb == "play" and one.to == deed.to for one in happened[at + 1 :]):
            yield deed


def _place_what_is_meant(things: dict[str, Object], situation: Situation, given: Given) -> None:
    """A spell is at no place: its stated place is that of its object."""
    asked = things.get(situation.asked.to)
    for key, thing in list(things.items()):
        is_placed = thing.at in {BASE, BATTLEFIELD} and is_a(thing, SPELL, given)
        if is_placed and asked is not None and key != asked.key and not asked.at and is_a(asked, UNIT, given):
            things[asked.key] = asked._replace(at=thing.at)
            things[key] = thing._replace(at="")


def _add_state(things: dict[str, Object], thing: Object, state: str) -> None:
    if not FIGHTS & set(thing.states):
        things[thing.key] = thing._replace(states=(*thing.states, state))
