"""Stated results of a spell ("if it kills the unit", "if I kill no gear"): only plays that show them count."""

from __future__ import annotations

from operator import or_
from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL
from judge.engine.state.events import Happened
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import DECK_SIZE, is_a
from judge.matchup.situations.event_tests import KINDS, asked_event
from judge.matchup.situations.situation import ME, Count, Deed, with_thing
from judge.matchup.working_out.outcome import DEPENDS, NO, YES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Situation

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
    if any(deed.verb == "save" and not helps(deed, lines, stage) for deed in situation.came):
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


def helps(asked: Deed, lines: AllLines, stage: SituationBoard) -> bool:
    """Whether a card that is stated to save something has any effect at all."""
    name = stage.of(asked.by).thing.name if asked.by else ""
    return any(name and event.source_card == name and event.kind is not Happened.CHOSEN for event in lines.events())
