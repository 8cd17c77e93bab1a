"""The same situation but for one thing that a question states: what shows that this is what decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.boards.scenes import other
from judge.matchup.situations.numbers import other_numbers, with_one_beside
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    ELSEWHERE,
    FACEDOWN,
    HAND,
    ME,
    OPPONENT,
    PLACES,
    SAME,
    TRASH,
    Deed,
    Object,
    with_thing,
)
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.situations.situation import Situation

_OPPOSITE = {
    "stunned": "", "not stunned": "stunned", "exhausted": "", "ready": "exhausted", "buffed": "",
    "unbuffed": "buffed", "damaged": "",
    "undamaged": "damaged", "empowered": "", "disempowered": "empowered", "mighty": "", "not mighty": "mighty",
    "not in combat": "in combat",
    "attacking": "defending", "defending": "attacking", "alone": "", "attached": "", "unattached": "",
}  # fmt: skip
_OTHER_PLACES = {
    BASE: (BATTLEFIELD,), BATTLEFIELD: (BASE,), ELSEWHERE: (BATTLEFIELD, SAME), SAME: (ELSEWHERE, BASE),
    HAND: (BATTLEFIELD,), TRASH: (BATTLEFIELD, HAND), FACEDOWN: (HAND,),
}  # fmt: skip
_OTHER_VERBS = {
    "attack": ("defend",), "defend": ("attack",), "conquer": ("hold", "win"), "hold": ("conquer",),
    "hide": ("play",), "play": ("move",), "move": ("play",), "die": (), "kill": (),
}  # fmt: skip
_DONE_TO_IT = frozenset({"return", "banish", "recall", "move", "die", "kill", "damage", "stun", "buff", "save"})
_SOMETHING_ELSE = {
    "die": "if it died", "play": "if it were played", "move": "if it moved", "discard": "if it were discarded",
    "attack": "if it attacked", "conquer": "if it conquered",
}  # fmt: skip
"""What else may happen to an object and so trigger its ability."""


class Contrast(NamedTuple):
    """A situation that differs in one thing that was stated, and that thing in words.

    It proves something if it may happen. If not ``is_certain``, only if it does.
    """

    situation: Situation
    what: str
    is_certain: bool = True


def contrasts(situation: Situation) -> Iterator[Contrast]:
    """The situation with each thing that it states otherwise, one at a time, what says most first."""
    yield from _without_one(situation)
    if situation.also and situation.also[-1].verb == situation.asked.verb:
        *fewer, last = situation.also
        things = tuple(one for one in situation.things if one.key != last.to)
        yield Contrast(situation._replace(also=tuple(fewer), things=things), "with one of them less")
    if len(situation.happened) > 1:
        yield Contrast(situation._replace(happened=situation.happened[::-1]), "in the other order")
    for deed, what in _deeds(situation.asked, asked=True):
        yield Contrast(situation._replace(asked=deed), what)
    for thing in situation.things:
        for other_thing, what in _things(thing):
            yield Contrast(with_thing(situation, other_thing), what)
    yield from _something_else(situation)
    yield from _on_the_other_side(situation)
    yield from _of_deeds(situation)
    yield from (Contrast(*one) for one in other_numbers(situation))
    yield from (Contrast(*one) for one in with_one_beside(situation))
    if situation.turn:
        yield Contrast(situation._replace(turn=other(situation.turn)), "on the other player's turn")
    yield from _where_conquered(situation)
    for thing in situation.things:
        for might in (1, 12) if thing.name or thing.might is not None else ():
            if might != thing.might and "mighty" not in thing.states:
                yield Contrast(with_thing(situation, thing._replace(might=might)), "with another Might")


def _where_conquered(situation: Situation) -> Iterator[Contrast]:
    """Something played to a battlefield that was conquered this turn, and not to the one that the question is about."""
    asked = situation.asked
    if asked.verb == "play" and asked.place and not situation.happened:
        who = asked.who or ME
        conquer = Deed("conquer", who=who, by=_CONQUEROR)
        things = (*situation.things, Object(_CONQUEROR, whose=who))
        there = situation._replace(asked=asked._replace(place=BATTLEFIELD), happened=(conquer,), things=things)
        yield Contrast(there, "to a battlefield conquered this turn")


_CONQUEROR = "k3"


_WAITED_FOR = frozenset({"attack", "defend", "fight", "win", "conquer", "hold", "die", "kill"})
"""Events that texts wait for: if something happens without them, that says nothing about their consequences."""


def _without_one(situation: Situation) -> Iterator[Contrast]:
    """The situation without one of the things that are done, or without a card that only is there."""
    for at, deed in enumerate(situation.happened):
        rest = (*situation.happened[:at], *situation.happened[at + 1 :])
        is_of_another = bool(deed.by) and deed.by != situation.asked.by
        if deed.to != situation.asked.by and (is_of_another or deed.verb not in _WAITED_FOR):
            yield Contrast(situation._replace(happened=rest), "without that")
    deeds = (*situation.happened, situation.asked, *situation.also)
    used = {key for deed in deeds for key in (deed.by, deed.to, deed.in_response_to, deed.place, *deed.on)}
    used |= {thing.attached_to for thing in situation.things} | {thing.at for thing in situation.things}
    for thing in situation.things:
        if not used & {thing.key, thing.name or thing.key}:
            things = tuple(one for one in situation.things if one.key != thing.key)
            yield Contrast(situation._replace(things=things), f"without {thing.name or 'that unit'}")


def _something_else(situation: Situation) -> Iterator[Contrast]:
    """The situation with a textless object in place of the one that the question is about."""
    asked = situation.asked
    thing = next((one for one in situation.things if one.key == asked.to), None)
    if thing is None or not thing.name or asked.verb in {"play", "use", "hide", "counter"}:
        return
    for kind in ("Unit", "Gear") if asked.verb != "enter" else ("Unit",):  # gear enters ready by itself
        plain = Object(thing.key, kind=kind, whose=thing.whose, at=thing.at, states=thing.states)
        what = f"to {'another unit' if kind == 'Unit' else 'a gear'}"
        named = [deed.to for deed in situation.happened] + [key for deed in situation.happened for key in deed.on]
        by_itself = not asked.by and not situation.happened
        if thing.key == asked.by or thing.key in named or by_itself:
            plain = plain._replace(key=_ELSE, at="")
            other_asked = asked._replace(to=_ELSE, by=asked.by or (asked.to if by_itself else ""))
            yield Contrast(situation._replace(asked=other_asked, things=(*situation.things, plain)), what)
        else:
            yield Contrast(with_thing(situation, plain), what)


_ELSE = "x9"


def _on_the_other_side(situation: Situation) -> Iterator[Contrast]:
    """The situation with the deeds, and their objects, on the other side. The object of the question stays."""
    if not any(deed.who for deed in situation.happened):
        return
    things = tuple(
        one._replace(whose=other(one.whose)) if one.whose and one.key != situation.asked.by else one
        for one in situation.things
    )
    happened = tuple(deed._replace(who=other(deed.who) if deed.who else "") for deed in situation.happened)
    yield Contrast(situation._replace(things=things, happened=happened), "if the other player did it")


def _of_deeds(situation: Situation) -> Iterator[Contrast]:
    """The situation with something done otherwise, or not at all."""
    for at, deed in enumerate(situation.happened):
        before, after = situation.happened[:at], situation.happened[at + 1 :]
        for other_deed, what in _deeds(deed, asked=False):
            if situation.asked.verb == "score" and other_deed.verb == "win":
                continue  # who wins a combat may conquer by it, and score as before
            turned = _turned(situation.things) if {deed.verb, other_deed.verb} == _SIDES else situation.things
            yield Contrast(situation._replace(happened=(*before, other_deed, *after), things=turned), what)
        if deed.verb in {"die", "kill"} and not deed.by:
            for who in (ME, OPPONENT):
                spell = Object(_KILLING, kind="Spell", whose=who, text="kill a unit")
                killed = Deed("kill", by=_KILLING, to=deed.to)
                things = (*situation.things, spell)
                yield Contrast(
                    situation._replace(happened=(*before, killed, *after), things=things), "if a spell killed it"
                )
        yield from _dearer(situation, deed)
        played = next((one for one in situation.things if one.key == deed.to and one.text.endswith(" token")), None)
        if played is not None:
            unit = Object(played.key, whose=played.whose)
            yield Contrast(with_thing(situation, unit), "if it were no token")
        asked = situation.asked
        if deed.verb in _FATAL and asked.verb in _FATAL and asked.to not in {"", deed.to} and not asked.by:
            itself = (*before, Deed("die", to=asked.to), *after)
            yield Contrast(situation._replace(happened=itself), "if that happened to it")
        if deed.to and deed.verb in _DONE_TO_IT and deed.to == (situation.asked.by or deed.to):
            for verb, what in _SOMETHING_ELSE.items():
                if verb != deed.verb:
                    happened = (*before, Deed(verb, to=deed.to), *after)
                    yield Contrast(situation._replace(happened=happened), what, is_certain=False)
        to = next((one for one in situation.things if one.key == deed.to and not one.whose), None)
        if deed.who and to is not None:
            changed = with_thing(situation, to._replace(whose=deed.who))
            happened = (*before, deed._replace(who=other(deed.who)), *after)
            yield Contrast(changed._replace(happened=happened), "if the other player did it to an enemy's")
        if deed.verb == "play" and deed.turn == (deed.who or ME) and deed.to != situation.asked.by:
            spell = Object(deed.to, kind="Spell", whose=deed.who, keywords=("Reaction",))
            late = situation._replace(happened=(*before, deed._replace(turn=other(deed.turn)), *after), turn="")
            yield Contrast(with_thing(late, spell), "with a spell with Reaction on the other player's turn")


def _dearer(situation: Situation, deed: Deed) -> Iterator[Contrast]:
    """The situation with a spell without a name, which costs much, in the place of one that is played."""
    if deed.verb != "play" or deed.to == situation.asked.by or deed.in_response_to:
        return
    thing = situation.thing(deed.to)
    if thing.name or thing.costs:
        dear = Object(thing.key, kind="Spell", whose=thing.whose, costs="[9][A][A]")
        yield Contrast(with_thing(situation, dear), f"with a spell that costs more than {thing.name or thing.costs}")


_FATAL = frozenset({"die", "kill"})
_KILLING = "k2"
_SIDES = {"attack", "defend"}


def _turned(things: tuple[Object, ...]) -> tuple[Object, ...]:
    """The same things with who attacks and who defends the other way round."""
    swap = {"attacking": "defending", "defending": "attacking"}
    return tuple(one._replace(states=tuple(swap.get(state, state) for state in one.states)) for one in things)


def _things(thing: Object) -> Iterator[tuple[Object, str]]:
    named = (ELSEWHERE, BASE) if thing.at and thing.at not in PLACES else ()
    for place in _OTHER_PLACES.get(thing.at, named):
        yield thing._replace(at=place), "somewhere else"
    if thing.whose:
        yield thing._replace(whose=other(thing.whose)), "if it were the other player's"
    for state in thing.states:
        rest = tuple(one for one in thing.states if one != state)
        instead = _OPPOSITE.get(state, "")
        it_is = state.removeprefix("not ") if state.startswith("not ") else f"not {state}"
        yield thing._replace(states=(*rest, *filter(None, (instead,)))), f"if it were {it_is}"
    for state in thing.states:
        if state.startswith("empowered "):
            more = tuple("empowered 3 times" if one == state else one for one in thing.states)
            yield thing._replace(states=more), "if it were Empowered more often"
    for keyword in thing.keywords:
        if keyword.startswith("no "):
            having = thing._replace(name="", kind="Unit", keywords=(keyword.removeprefix("no "),))
            yield having, f"if it had {keyword.removeprefix('no ')}"
    if thing.attached_to:
        yield thing._replace(attached_to=""), "if it were not attached"
    for damage in (0, thing.damage + 1, thing.damage + 2) if thing.damage else ():
        yield thing._replace(damage=damage), "with other damage on it"


def _deeds(deed: Deed, *, asked: bool) -> Iterator[tuple[Deed, str]]:
    yield from _times(deed, asked=asked)
    yield from _ways(deed)
    if asked:
        if deed.amount is not None:
            yield deed._replace(amount=None), "for another amount"
        return
    if deed.is_not:
        yield deed._replace(is_not=False), "if it were done"
    if deed.who:
        yield deed._replace(who=other(deed.who)), "if the other player did it"
    for verb in _OTHER_VERBS.get(deed.verb, ()):
        yield deed._replace(verb=verb), f"if it did not {deed.verb}"


def _times(deed: Deed, *, asked: bool) -> Iterator[tuple[Deed, str]]:
    """The same at another time."""
    if deed.turn:
        yield deed._replace(turn=other(deed.turn)), "on the other player's turn"
    if deed.phase == "no combat":
        yield deed._replace(verb="die", by="", who="", phase="combat"), "in combat"
    elif deed.phase:
        yield deed._replace(phase=""), f"outside of {deed.phase}"
    elif deed.verb in {"die", "kill", "damage"} and not asked and (deed.by or deed.who):
        yield deed._replace(verb="die", by="", who="", phase="combat"), "in combat"
    for times in (1, 2, 3) if deed.times else ():
        if times != deed.times:
            yield deed._replace(times=times), f"the {times}. time"
    if deed.in_response_to:
        yield deed._replace(in_response_to=""), "not in response"


def _ways(deed: Deed) -> Iterator[tuple[Deed, str]]:
    """The same from elsewhere, to elsewhere, or for another cost."""
    for place in (BASE, BATTLEFIELD, f"{ME}'s {BATTLEFIELD}", f"{OPPONENT}'s {BASE}", ELSEWHERE) if deed.place else ():
        if place != deed.place:
            yield deed._replace(place=place), "to another place"
    if deed.ability:
        yield deed._replace(ability=0), "with another ability"
    if deed.origin:
        yield deed._replace(origin=HAND if deed.origin != HAND else FACEDOWN), "from another place"
    if deed.pays:
        yield deed._replace(pays={"yes": "no", "no": "yes"}[deed.pays]), "if that were not so"
