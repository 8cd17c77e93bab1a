"""Stated results of a spell ("if it kills the unit", "if I kill no gear"): only plays that show them count."""

from __future__ import annotations

import re
from operator import or_
from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import DECK_SIZE, card_of, is_a
from judge.matchup.situations.event_tests import KINDS, asked_event
from judge.matchup.situations.situation import ME, OPPONENT, Count, Deed, with_thing
from judge.matchup.situations.what_a_text_reads import text_of
from judge.matchup.working_out.outcome import DEPENDS, NO, YES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Object, Situation
    from judge.slugs import Slug

_ACTS = frozenset({"play", "use", "choose", "hide", "counter", "win", "attack", "defend"})
"""Verbs of what is done, and does not come of something else."""
KEPT = frozenset({"save", "survive"})
"""Verbs that say that something is not killed."""
_LARGE = 12


def with_claims(situation: Situation, given: Given) -> Iterator[Situation]:
    """The situation with the results of the spell in question apart from the deeds. Also with much Might."""
    one = _apart(situation, given)
    yield one
    spared = {deed.to for deed in one.came if deed.is_not is not (deed.verb in KEPT)}
    if any(thing.key in spared and not thing.name and thing.might is None for thing in one.things):
        things = (one_._replace(might=_LARGE) if one_.key in spared and not one_.name else one_ for one_ in one.things)
        yield one._replace(things=tuple(things))


def saved_by_its_own(situation: Situation, given: Given) -> Situation:
    """A thing that a player's permanent saves is theirs. After a deed on it, no further death is needed."""
    for at, deed in enumerate(situation.happened):
        if deed.verb not in {"save", "recall"} or not deed.by or not deed.to:
            continue
        if is_a(situation.thing(deed.by), SPELL, given):
            if deed.verb == "save" and not deed.is_not and situation.asked.by != deed.by:
                return _saved_by_a_spell(situation, at)
            continue
        by, saved = situation.thing(deed.by), situation.thing(deed.to)
        whose = by.whose or saved.whose or ME
        if {by.whose, saved.whose} == {ME, OPPONENT}:
            raise CannotSimulate("something saves what is not of its player.")
        things = tuple(one._replace(whose=whose) if one in {by, saved} else one for one in situation.things)
        things = tuple(_as_it_can_be_saved(one, by, given) if one.key == deed.to else one for one in things)
        before = situation.happened[:at]
        is_done = any(deed.to in {one.to, *one.on} for one in before)
        happened = (*before, *situation.happened[at + is_done :])
        came = (*situation.came, deed) if deed.verb == "save" and deed not in situation.came else situation.came
        return situation._replace(things=things, happened=happened, came=came)
    return situation


def _saved_by_a_spell(situation: Situation, at: int) -> Situation:
    """A spell that saved something was played on it, and then it would have died."""
    before, deed, after = situation.happened[:at], situation.happened[at], situation.happened[at + 1 :]
    if any(deed.to in {one.to, *one.on} for one in before):
        raise CannotSimulate("when the spell was played that saves it is not said.")
    saved, by = situation.thing(deed.to), situation.thing(deed.by)
    whose = saved.whose or by.whose or ME
    play = Deed("play", who=deed.who or by.whose or whose, to=deed.by, on=(deed.to,))
    situation = with_thing(situation, saved._replace(whose=whose))
    happened = (*before, play, Deed("die", to=deed.to), *after)
    return situation._replace(happened=happened, came=(*situation.came, deed))


_SAVES_BUFFED = re.compile(r"\bbuffed\b[^.,]*\bwould die\b")


def _as_it_can_be_saved(saved: Object, by: Object, given: Given) -> Object:
    """The thing that is stated to be saved, with the buff that the text of what saves it asks for."""
    card = card_of(by, given)
    asks = card is not None and _SAVES_BUFFED.search(text_of(card)) and not {"buffed", "unbuffed"} & set(saved.states)
    return saved._replace(states=(*saved.states, "buffed")) if asks else saved


def _apart(situation: Situation, given: Given) -> Situation:
    spell = situation.asked.by
    if not spell or not is_a(situation.thing(spell), SPELL, given):
        return situation
    is_played = any(deed.to == spell and deed.verb == "play" for deed in situation.happened)
    came = tuple(deed for deed in situation.happened if _comes_of(deed, spell, situation, is_played=is_played))
    if not came:
        return situation
    rest = [deed for deed in situation.happened if deed not in came]
    if not is_played:
        chosen = (deed.to for deed in came if not deed.is_not or _is_its_target(deed, spell))
        on = tuple(dict.fromkeys(filter(None, chosen)))
        if situation.asked.to and not is_a(situation.thing(situation.asked.to), SPELL, given):
            on = on or (situation.asked.to,)
        who = situation.thing(spell).whose or next((deed.who for deed in came if deed.by == spell and deed.who), "")
        rest.insert(0, Deed("play", who=who, to=spell, on=on, pays=situation.asked.pays))
        situation = situation._replace(asked=situation.asked._replace(pays=""))
    return _with_runes(_with_owners(situation._replace(happened=tuple(rest), came=came)))


def _comes_of(deed: Deed, spell: str, situation: Situation, *, is_played: bool) -> bool:
    if deed.verb in _ACTS or deed.verb not in KINDS or deed.in_response_to or deed.phase:
        return False
    dies = deed.verb == "die" and not deed.by and not is_played and not situation.thing(deed.to).name
    return deed.by == spell or deed.verb in KEPT or (deed.is_not and not deed.by) or dies


def _is_its_target(deed: Deed, spell: str) -> bool:
    return deed.by == spell or deed.verb == "die"


def _with_owners(situation: Situation) -> Situation:
    """The situation with a card that saves something on the same side, against the spell if no side is stated."""
    for deed in situation.came:
        if deed.verb != "save" or not (deed.by and deed.to):
            continue
        saved, by = situation.thing(deed.to), situation.thing(deed.by)
        whose = saved.whose or by.whose or other(situation.thing(situation.asked.by).whose or ME)
        situation = with_thing(situation, saved._replace(whose=whose))
        situation = with_thing(situation, by._replace(whose=by.whose or whose))
    return situation


def _with_runes(situation: Situation) -> Situation:
    """The situation with runes to channel, if some are stated to be channelled."""
    if any(count.of == "rune deck" for count in situation.counts):
        return situation
    runes = tuple(
        Count(deed.who or situation.thing(situation.asked.by).whose, "rune deck", DECK_SIZE, "Fury")
        for deed in situation.came
        if deed.verb == "channel" and not deed.is_not
    )
    return situation._replace(counts=(*situation.counts, *runes))


def where_it_came(
    situation: Situation, lines: AllLines, tests: list[Callable[[Event], bool]], stage: SituationBoard, given: Given
) -> str:
    """The answer on the lines on which the stated results come about. "" if there is no such line."""
    told = tuple(lines.events())
    wanted = [
        (asked_event(deed, stage, told, given), deed.is_not is not (deed.verb in KEPT)) for deed in situation.came
    ]
    denied = [deed.is_not or deed.verb in {"survive", "save"} for deed in (situation.asked, *situation.also)]
    if any(deed.verb == "save" and not helps(deed, told, stage) for deed in situation.came):
        return ""
    every = [*tests, *(test for test, _ in wanted)]
    nothing = (False,) * len(every)
    reached = lines.sums(
        lambda event: tuple(test(event) for test in every), nothing, lambda a, b: tuple(map(or_, a, b))
    ).reached
    found = {
        all(hit is not no for hit, no in zip(one.value, denied, strict=False))
        for one in reached
        if all(hit is not is_not for hit, (_, is_not) in zip(one.value[len(tests) :], wanted, strict=True))
    }
    return "" if not found else DEPENDS if len(found) > 1 else YES if found == {True} else NO


def helps(asked: Deed, events: Iterable[Event], stage: SituationBoard) -> bool:
    """Whether a card that is stated to save something has any effect at all. What it is attached to may act for it."""
    by = stage.of(asked.by) if asked.by else None
    if by is None or not by.thing.name:
        return False
    saved = stage.called(asked.to) if asked.to and by.thing.attached_to == asked.to else ""
    return any(
        (event.source_card == by.thing.name and event.kind is not Happened.CHOSEN)
        or (saved and _is_kept_alive(event, saved))
        for event in events
    )


def has_come(situation: Situation, stage: SituationBoard, events: Iterable[Event]) -> bool:
    """Whether what is stated to be saved is alive after a play, and what saved it had a part in that."""
    told = tuple(events)
    saved = [deed for deed in situation.came if deed.verb == "save" and deed.to]
    killed = {event.name for event in told if event.kind is Happened.KILLED}
    return all(stage.called(deed.to) not in killed and (not deed.by or helps(deed, told, stage)) for deed in saved)


def kept_alive(situation: Situation, events: Iterable[Event], stage: SituationBoard) -> tuple[Slug, ...]:
    """The rules by which something stated to be saved does not die, if the question is whether it does. () for none."""
    asked = situation.asked
    is_saved = any(deed.verb == "save" and deed.to == asked.to for deed in situation.came)
    if asked.verb not in {"die", "kill"} or not is_saved or asked.is_not:
        return ()
    called = stage.called(asked.to)
    return next((event.rules for event in events if _is_kept_alive(event, called)), ())


def _is_kept_alive(event: Event, called: str) -> bool:
    return event.kind is Happened.REPLACED and event.detail.startswith(f"{called} ")
