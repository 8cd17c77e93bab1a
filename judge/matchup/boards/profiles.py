"""Profiles: what a card needs, does and waits for, as far as that matters for set-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import (
    BATTLEFIELD,
    GEAR,
    SPELL,
    UNIT,
)
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.instruction import clauses_in
from judge.engine.wording.criteria import Criteria, Where
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.matchup.boards.roles import Role, roles_of
from judge.matchup.clauses.clauses_said import Said, waits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.conditions.conditions import Condition
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause

_WATCHED: dict[tuple[About, Subject], str] = {
    (About.DIE, Subject.OBJECTS): "deaths of units",
    (About.LOOK, Subject.THIS): "cards being looked at",
    (About.COMBAT, Subject.THIS): "its own attack or defence",
    (About.COMBAT, Subject.OBJECTS): "units that attack or defend",
    (About.COMBAT, Subject.PLAYERS): "combats of its controller",
    (About.CONQUER, Subject.THIS): "battlefields that it conquers or holds",
    (About.HOLD, Subject.THIS): "battlefields that it conquers or holds",
    (About.CONQUER, Subject.PLAYERS): "battlefields being conquered or held",
    (About.HOLD, Subject.PLAYERS): "battlefields being conquered or held",
    (About.TURN_START, Subject.PLAYERS): "a point of time in the turn",
    (About.TURN_END, Subject.PLAYERS): "a point of time in the turn",
    (About.DIE, Subject.THIS): "its own death",
    (About.CHOOSE, Subject.OBJECTS): "units being chosen",
    (About.PLAY, Subject.PLAYERS): "cards being played",
    (About.PLAY, Subject.OBJECTS): "Mighty units being played",
    (About.DISCARD, Subject.PLAYERS): "cards being discarded",
    (About.RECYCLE, Subject.PLAYERS): "cards being recycled",
}
"""The events that a card waits for, in the order in which they are named."""

_SAVES = (Verb.REPLACES, About.DIE)

_DOES: dict[tuple[Verb, About, str], str] = {
    (Verb.CHANGES, About.TRAITS, ""): "changes what units can do or measure",
    (Verb.CHANGES, About.COST, ""): "changes what things cost",
    (Verb.BRINGS, About.DIE, UNIT): "kills a unit",
    (Verb.BRINGS, About.DIE, GEAR): "kills a gear",
    (Verb.BRINGS, About.DAMAGE, ""): "deals damage",
    (Verb.BRINGS, About.MIGHT, ""): "changes Might",
    (Verb.BRINGS, About.MOVE, ""): "moves units",
    (Verb.BRINGS, About.RETURN, ""): "returns permanents to hand",
    (Verb.BRINGS, About.LOOK, ""): "looks at the top of a deck",
}
"""What a card does, in the order in which it is named. A kill is named by the type of what can be chosen for it."""


class Profile(Struct, frozen=True):
    """The requirements, effects and triggers of a card, as far as set-ups are concerned.

    ``looks_at_deck`` is the number of cards of its controller's deck that it looks at; ``looks_at_theirs``: it looks at
    an opponent's; ``plays_any``: cards of every type from there can be played. ``waits_for_end`` and
    ``waits_for_start`` of a turn: of its controller's, or of ``any_turn``; ``first_turn``: only of a player's first.
    """

    card: Card
    roles: tuple[Role, ...]
    looks_at_deck: int
    looks_at_theirs: bool
    deals: int
    kills: bool
    discards: int
    draws: int
    chooses: bool
    watches_deaths: bool
    needs_buff: bool
    watches: tuple[str, ...]
    does: tuple[str, ...]
    waits_for_end: bool = False
    waits_for_start: bool = False
    waits_for_any_turn: bool = False
    waits_for_first_turn: bool = False
    plays_any: bool = False
    waits_to_conquer: bool = False
    waits_to_be_chosen: bool = False
    chooses_more: bool = False
    minds_damage: bool = False
    minds_deaths: bool = False
    acts_on_gear: bool = False


@cached_by_value
def profile(card: Card) -> Profile:
    """The profile of a card, read off what its text says."""
    said = Said(card)
    looks = [found for found in said.brings(About.LOOK) if found.zone is None]
    times = said.waits(About.TURN_START, About.TURN_END)
    choices = [part for part in said.parts if isinstance(part, Target | Pick)]
    does, watches = _does(said.clauses), _watches(said.clauses)
    return Profile(
        card,
        roles_of(card),
        looks_at_deck=max((found.amount or 1 for found in looks if found.whose is not Whose.ENEMY), default=0),
        looks_at_theirs=any(found.whose is not Whose.YOURS for found in looks),
        deals=_amount(said.brings(About.DAMAGE)),
        kills=_DOES[Verb.BRINGS, About.DIE, UNIT] in does,
        draws=_amount(found for found in said.brings(About.DRAW) if found.whose is not Whose.ENEMY),
        discards=_amount(found for found in said.brings(About.DISCARD) if found.whose is not Whose.ENEMY),
        chooses=bool(choices),
        watches_deaths=_WATCHED[About.DIE, Subject.OBJECTS] in watches,
        needs_buff=any(getattr(part, "buffed", None) for part in said.parts),
        watches=(*watches, *_in_its_words(said.conditions)),
        does=does,
        waits_for_end=bool(said.waits(About.TURN_END)),
        waits_for_start=bool(said.waits(About.TURN_START)),
        waits_for_any_turn=any(found.whose is Whose.ANY for found in times),
        waits_for_first_turn=any(found.first for found in times),
        plays_any=any(found.of == "" or getattr(found.of, "either", ()) for found in said.brings(About.PLAY)),
        waits_to_conquer=bool(said.waits(About.CONQUER)),
        waits_to_be_chosen=bool(said.waits(About.CHOOSE)),
        chooses_more=not all(map(_is_a_unit, choices)),
        minds_damage=any(
            found.about is About.HEAL or "damaged" in found.named or (found.verb, found.about) == _SAVES
            for found in said.clauses
        ),
        acts_on_gear=any(
            found.verb is Verb.BRINGS and isinstance(found.of, Criteria) and found.of.card_type == GEAR
            for found in said.clauses
        ),
        minds_deaths=any(
            found.about is About.DIE and found.verb in (Verb.LISTENS, Verb.REPLACES) for found in said.clauses
        ),
    )


def _amount(clauses: Iterable[Clause]) -> int:
    """The sum of the numbers that are printed."""
    return sum(found.amount or 0 for found in clauses)


def _watches(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """The events that a card waits for or replaces, in words."""
    watched = {(found.about, found.subject) for found in clauses if found.verb in (Verb.LISTENS, Verb.REPLACES)}
    return tuple(dict.fromkeys(words for event, words in _WATCHED.items() if event in watched))


def _in_its_words(conditions: Iterable[Condition]) -> Iterator[str]:
    """The conditions for which ``_WATCHED`` has no words, in their own."""
    for condition in conditions:
        waiting = [found for found in clauses_in(condition) if waits(found)]
        if waiting and not _watches(waiting):
            yield f'"{condition.describe()}"'


def _does(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """The effects and changes of a card, in words."""
    done = {(found.verb, found.about, kind) for found in clauses for kind in _kinds(found)}
    return tuple(words for deed, words in _DOES.items() if deed in done)


def _kinds(found: Clause) -> tuple[str, ...]:
    """The types of the objects that a clause has a player choose to die.

    For any other clause the type does not matter.
    """
    if found.about is About.LOOK and found.whose is Whose.ENEMY:
        return ()
    if found.about is not About.DIE or found.verb is not Verb.BRINGS:
        return ("",)
    if not found.chosen:
        return ()
    wanted = found.of
    return (wanted.card_type or UNIT,) if isinstance(wanted, Criteria) else (UNIT,)


def roles_beside(one: Profile, other: Profile) -> tuple[Role, ...]:
    """The roles of a card beside another: any card can be in a deck from which the other one has any card played.

    A gear that is used in other set-ups is simply there for cards that kill or take gear.
    """
    lies = (
        other.plays_any
        and Role.IN_DECK not in one.roles
        and not one.card.token
        and (one.card.is_a(SPELL) or one.card.is_permanent)
    )
    roles = (*one.roles, Role.IN_DECK) if lies and not one.card.is_a(BATTLEFIELD) else one.roles
    stands = one.card.is_a(GEAR) and Role.IN_PLACE not in roles and other.acts_on_gear
    return (*roles, Role.IN_PLACE) if stands else roles


def _is_a_unit(choice: Target | Pick) -> bool:
    """Whether a unit in the middle of the board is a choice."""
    wanted = choice.criteria
    return isinstance(wanted, Criteria) and wanted.card_type in ("", UNIT) and wanted.where is not Where.BASE
