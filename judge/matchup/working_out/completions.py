"""The deeds that are necessary for the event of a question: a card is played or used, or it attacks."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD as FIELD
from judge.engine.state.card import GEAR, LEGEND, SPELL, UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import card_of, is_a
from judge.matchup.situations.object_facts import is_fact
from judge.matchup.situations.situation import BASE, BATTLEFIELD, ELSEWHERE, ME, TRASH, Deed, Object
from judge.matchup.situations.what_a_text_reads import (
    ability_places,
    acts_on_targets_only,
    hits_without_choosing,
    targets_of,
    text_of,
)
from judge.matchup.working_out.combat_and_damage import fights, is_buffed, with_answered_card, with_damage
from judge.matchup.working_out.deciding import PERMITTED
from judge.matchup.working_out.stated_results import saved_by_its_own, with_claims

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Situation

ANYTHING = "anything"  # the key of a spell to which something responds, where the question names none
_WHEN_PLAYED = re.compile(r"\bthis is played\b|\benters?\b|\bVision\b", re.IGNORECASE)
_LASTING = re.compile(r"\bthis turn, when\b|\bthe next time\b", re.IGNORECASE)
"""How a spell says what it does later in the turn: what happens to something then happens after it."""
_ATTACKING, _DEFENDING = "attacking", "defending"


def completed(situation: Situation, given: Given) -> Iterator[Situation]:
    """The situation with the deeds that the question leaves open. As it is if nothing is missing."""
    claimed = (_with_responses(one, given) for one in with_claims(situation, given))
    for one in chain.from_iterable(_done_by_permanents(each, given) for each in claimed):
        for deed in (*one.happened, one.asked):
            if deed.in_response_to and not _is_played(deed.in_response_to, one):
                yield from completed(with_answered_card(one, deed), given)
                break
        else:
            asked = one.asked
            if asked.verb == "buff" and asked.to and not asked.by and not one.happened and is_buffed(asked.to, one):
                yield one._replace(happened=(Deed("buff", to=asked.to),))
            yield from _brought_about(with_damage(one), given)


def _brought_about(situation: Situation, given: Given) -> Iterator[Situation]:
    """The situation with the deeds that bring about the event of the question."""
    asked = situation.asked
    if asked.what == "hit" and asked.by and hits_without_choosing(card_of(situation.thing(asked.by), given)):
        yield from _brought_about(situation._replace(asked=asked._replace(verb="damage", what="")), given)
        return
    if asked.verb == "choose" and asked.by:
        if _chooses_by_a_trigger(situation, given):
            yield from _ways(situation, situation.thing(asked.by), given)
            return
        more = tuple(one.to for one in situation.also if one.verb == "choose" and one.to)
        asked = asked._replace(on=(*(asked.on or (asked.to,)), *more))
        yield situation._replace(mood="can", asked=_acts(asked, situation.thing(asked.by), given), also=())
        return
    if asked.verb == "respond" or (asked.verb in PERMITTED and not asked.by):
        yield situation
        return
    if asked.verb == "enter" and not asked.by and not _is_played(asked.to, situation):
        play = Deed("play", who=situation.thing(asked.to).whose, to=asked.to, origin=asked.origin, pays=asked.pays)
        yield situation._replace(happened=(*situation.happened, play))
        return
    if not asked.by and not situation.happened and not fights(situation) and _can_do_it_itself(situation, given):
        asked = asked._replace(by=asked.to)
        situation = situation._replace(asked=asked)
    if not asked.by or _is_played(asked.by, situation):
        yield situation
        return
    thing = situation.thing(asked.by)
    if is_a(thing, SPELL, given):
        yield from _spell(situation, given)
        return
    if situation.happened or fights(situation) or is_fact(asked) or asked.phase == "end":
        yield situation
        before = situation.happened
        if situation.mood == "can" and before and all(one.verb == "play" and one.on == (asked.to,) for one in before):
            for way in _ways(situation, thing, given):
                yield way._replace(happened=(*before, *way.happened))
    else:
        yield from _ways(situation, thing, given)


def _chooses_by_a_trigger(situation: Situation, given: Given) -> bool:
    """Whether what chooses has no ability that is used: it chooses when it is played, attacks and so on."""
    asked = situation.asked
    thing = situation.thing(asked.by)
    is_alone = bool(asked.to) and not (asked.on or situation.also or situation.happened)
    return is_alone and not is_a(thing, SPELL, given) and not ability_places(card_of(thing, given))


def _can_do_it_itself(situation: Situation, given: Given) -> bool:
    """Whether the question is about a permanent, and nothing else is stated to bring it about."""
    asked = situation.asked
    if not asked.to or asked.verb in {"die", "kill", "survive", "move", "have", "enter", "get"} or asked.phase:
        return False
    thing = situation.thing(asked.to)
    return bool(thing.name) and is_a(thing, UNIT, given)


_BY_ITSELF = frozenset({"attack", "defend", "hold", "conquer", "win", "fight", "play", "use", "hide", "die"})


def _with_responses(situation: Situation, given: Given) -> Situation:
    """A card played on a spell is played in response to it. "In response to anything" is to a spell without a name."""
    things = list(situation.things)

    def said(deed: Deed) -> Deed:
        if deed.in_response_to == ANYTHING:
            if not any(thing.key == ANYTHING for thing in things):
                things.append(Object(ANYTHING, kind="Spell", whose=deed.turn or other(deed.who or ME), text="draw 1"))
            return deed
        spell = next((key for key in deed.on if _is_on_the_chain(situation.thing(key), given)), "")
        answers = deed.verb == "play" and spell and not deed.in_response_to
        return deed._replace(in_response_to=spell) if answers else deed

    asked, happened = said(situation.asked), tuple(map(said, situation.happened))
    return situation._replace(things=tuple(things), asked=asked, happened=happened)


def _is_on_the_chain(thing: Object, given: Given) -> bool:
    return is_a(thing, SPELL, given) and thing.at != TRASH


def _done_by_permanents(situation: Situation, given: Given) -> Iterator[Situation]:
    """The situation with deeds of permanents turned into their play, their use, their attack."""
    situation = saved_by_its_own(situation, given)
    for at, deed in enumerate(situation.happened):
        if not deed.by or deed.verb in _BY_ITSELF or _is_played(deed.by, situation):
            continue
        if not is_a(situation.thing(deed.by), SPELL, given):
            for done in _done_by(deed, situation.thing(deed.by), given):
                happened = (*situation.happened[:at], done, *situation.happened[at + 1 :])
                yield from _done_by_permanents(situation._replace(happened=happened), given)
            return
    yield situation


def _done_by(deed: Deed, thing: Object, given: Given) -> Iterator[Deed]:
    """The ways in which a permanent acts on the named objects."""
    card = card_of(thing, given)
    text = text_of(card) if card is not None else ""
    on = deed.on or ((deed.to,) if deed.to and deed.to != deed.by else ())
    if deed.verb in {"save", "recall"} and deed.to and "would die" in text:
        yield Deed("die", to=deed.to)
        return
    plain = Deed("use", who=deed.who, to=deed.by, on=on, turn=deed.turn, phase=deed.phase)
    for ability in range(1, len(ability_places(card)) + 1):
        yield plain._replace(ability=ability)
    if _WHEN_PLAYED.search(text) and not is_a(thing, LEGEND, given):
        yield plain._replace(verb="play", pays=deed.pays)
    for verb in ("attack", "defend", "conquer", "hold", "win"):
        if re.search(rf"\b{verb}", text) and is_a(thing, UNIT, given):
            yield Deed(verb, who=deed.who, by=deed.by)


def _is_played(key: str, situation: Situation) -> bool:
    return any(deed.to == key and deed.verb in {"play", "use"} for deed in situation.happened)


def _acts(asked: Deed, thing: Object, given: Given) -> Deed:
    """The same deed as the play, or the use, of the card that does it."""
    on = asked.on or ((asked.to,) if asked.to else ())
    verb = "play" if is_a(thing, SPELL, given) else "use"
    return asked._replace(verb=verb, to=asked.by, by="", on=on, place="", amount=None, what="")


def _spell(situation: Situation, given: Given) -> Iterator[Situation]:
    asked = situation.asked
    thing = situation.thing(asked.by)
    who = asked.who if asked.verb not in {"draw", "score", "gain", "channel", "discard", "take"} else ""
    phase = asked.phase if asked.phase == "showdown" else ""
    play = Deed("play", who=thing.whose or who, to=asked.by, origin=asked.origin, pays=asked.pays, turn=asked.turn,
                phase=phase, in_response_to=asked.in_response_to)  # fmt: skip
    card = card_of(thing, given)
    chooses = card is None or bool(targets_of(card))
    alike = [one.to for one in situation.also if one._replace(to=asked.to) == asked and one.to]
    on = asked.on or ((asked.to, *alike) if asked.to and chooses else ())
    is_named = bool(on)
    if not on and chooses:
        named = dict.fromkeys(key for deed in situation.happened for key in (deed.to, *deed.on) if key)
        units = [key for key in named if is_a(situation.thing(key), UNIT, given)]
        if len(units) > 1:
            raise CannotSimulate(f"the question does not say what {thing.name or 'the spell'} chooses.")
        on = tuple(units)
    if asked.to and is_a(situation.thing(asked.to), SPELL, given) and situation.thing(asked.to).at != TRASH:
        first = () if _is_played(asked.to, situation) else (Deed("play", who=_countered_by(situation), to=asked.to),)
        answer = play._replace(on=on, in_response_to=asked.to)
        yield situation._replace(happened=(*situation.happened, *first, answer))
        return
    if asked.verb in {"save", "prevent"} and situation.happened:
        yield from _before_it(situation, play, on, given)
        return
    if asked.verb in {"save", "prevent"}:
        for dies in _deaths(situation, given):
            for chosen in dict.fromkeys((on, ())):
                yield situation._replace(happened=(*situation.happened, play._replace(on=chosen), dies))
        return
    if situation.happened and card is not None and _LASTING.search(text_of(card)):
        yield situation._replace(happened=(play._replace(on=on), *situation.happened))
        return
    if asked.verb in {"move", "return"} and asked.place:
        yield situation._replace(happened=(*situation.happened, play._replace(on=on, place=asked.place)))
    if on:
        yield situation._replace(happened=(*situation.happened, play._replace(on=on)))
    if not on or (is_named and len(asked.on) < _SEVERAL and (card is None or not acts_on_targets_only(card))):
        yield situation._replace(happened=(*situation.happened, play))


_SEVERAL = 2


def _before_it(situation: Situation, play: Deed, on: tuple[str, ...], given: Given) -> Iterator[Situation]:
    """A spell saves something from what is done to it: it is played before that, or in response to the spell."""
    *before, last = situation.happened
    for chosen in dict.fromkeys((on, ())):
        saving = play._replace(on=chosen, in_response_to="")
        killer = last.to if last.verb == "play" else last.by
        if killer and is_a(situation.thing(killer), SPELL, given):
            answer = saving._replace(in_response_to=killer)
            yield situation._replace(happened=(*before, last, answer))
        yield situation._replace(happened=(*before, saving, last))


def _countered_by(situation: Situation) -> str:
    """The player of a countered card: the opponent of the one who counters it, unless stated otherwise."""
    thing = situation.thing(situation.asked.to)
    return thing.whose or other(situation.asked.who or situation.thing(situation.asked.by).whose or ME)


def _deaths(situation: Situation, given: Given) -> tuple[Deed, ...]:
    """How something dies that is to be saved: it is killed, or takes much damage, or just enough."""
    asked = situation.asked
    if asked.phase == "combat":
        return (Deed("die", to=asked.to, phase="combat"),)
    thing = situation.thing(asked.to)
    card = card_of(thing, given)
    enough = (thing.might or (card.might if card is not None and card.might else 3)) - thing.damage
    amounts = (20, enough) if situation.mood == "can" else (20,)
    return (Deed("die", to=asked.to), *(Deed("damage", to=asked.to, amount=many) for many in amounts if many > 0))


def _ways(situation: Situation, thing: Object, given: Given) -> Iterator[Situation]:
    """The ways in which a permanent comes to act: it is used or played, or it attacks, defends or holds."""
    asked = situation.asked
    card = card_of(thing, given)
    on = asked.on or ((asked.to,) if asked.to and asked.to != asked.by else ())

    def after(*deeds: Deed) -> Situation:
        return situation._replace(happened=deeds)

    if asked.verb in {"save", "prevent"}:
        for dies in _deaths(situation, given):
            yield after(dies)
        return
    use = Deed("use", to=asked.by, turn=asked.turn, phase=asked.phase)
    for ability in range(1, len(ability_places(card)) + 1):
        yield after(use._replace(on=on, ability=ability))
        if on:
            yield after(use._replace(ability=ability))
    text = text_of(card) if card is not None else ""
    is_there = thing.at in {BASE, BATTLEFIELD, ELSEWHERE}
    if (is_a(thing, UNIT, given) or is_a(thing, GEAR, given)) and _WHEN_PLAYED.search(text) and not is_there:
        play = Deed("play", who=thing.whose, to=asked.by, origin=asked.origin or thing.at, pays=asked.pays)
        yield after(play)
        if is_a(thing, UNIT, given) and "battlefield" in text:
            yield after(play._replace(place=f"{thing.whose or ME}'s {BATTLEFIELD}"))
    if card is not None and card.has("Deathknell") and not (thing.states or thing.at):
        yield after(Deed("die", to=asked.by))
    if is_a(thing, UNIT, given) and thing.at != BASE:
        for verb in ("attack", "defend", "conquer", "hold", "win"):
            if re.search(rf"\b{verb}", text):
                yield after(Deed(verb, by=asked.by))
    if is_a(thing, LEGEND, given) or is_a(thing, FIELD, given) or asked.verb in {"give", "get"}:
        yield situation
