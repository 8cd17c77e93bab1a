"""Finds recipes for each part of a text: likely roles and happenings first, then one supply more, then two."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.keyword_abilities.vocabulary import KEYWORDS, name_of
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.clauses import Verb
from judge.engine.state.instruction import clauses_in, walk
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.matchup.recipes.happenings import happenings
from judge.matchup.recipes.live_parts import Boards, is_strong
from judge.matchup.recipes.parts import ABILITY, BONUS, EFFECT, INSTRUCTION, WORN, Part, parts_of
from judge.matchup.recipes.recipe import BEFORE, ENEMY, ITSELF, OWN, REPLIED, REPLY, THEN, Recipe, distinct
from judge.matchup.recipes.roles import role_of, roles_of
from judge.matchup.recipes.supplies import supplies
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import About, Clauses

MOST_BOARDS = 500
"""So many boards are looked at for one part in each of the four stages."""
FURTHER = 40
"""So many boards more are looked at once a part does something on one."""
ENOUGH = 3
"""So many recipes are kept for a part."""
_ROLES = 3
"""In so many roles a part is looked at first."""
_BASES, _BASES_OF_TWO = 6, 2
"""To so many boards without a supply one is added, or two."""


class Row(NamedTuple):
    """A part of a card, and a recipe on whose board it is live; ``strong`` where the part does something there."""

    part: str
    recipe: Recipe
    strong: bool


def rows_of(card: Card, most: int = MOST_BOARDS) -> tuple[Row, ...]:
    """The recipes that are found for a card, by part, those on which the part does something first."""
    boards = Boards(card)
    return tuple(row for part in parts_of(card) for row in _rows(card, part, boards, most))


def _rows(card: Card, part: Part, boards: Boards, most: int) -> list[Row]:
    """The recipes that are found for a part. Those with supplies are looked for only where it does nothing without."""
    found: list[Row] = []
    for stage in (_plain, _supplied, _unlikely, _supplied_twice):
        left = most
        for recipe in stage(card, part, tuple(row.recipe for row in found)):
            aspects = boards.difference(recipe, part)
            if aspects and not any(boards.look_alike(row.recipe, recipe) for row in found):
                found.append(Row(part.name, recipe, is_strong(aspects)))
                left = min(left, FURTHER) if found[-1].strong else left
            left -= 1
            if not left or sum(row.strong for row in found) >= ENOUGH:
                break
        if any(row.strong for row in found):
            break
    return sorted(found, key=lambda row: not row.strong)[:ENOUGH]


def _plain(card: Card, part: Part, quiet: tuple[Recipe, ...] = ()) -> Iterator[Recipe]:  # noqa: ARG001 - as all stages
    """Recipes without a supply, of happenings that the part is about, in the plainest roles."""
    roles = _roles(card, part)[:_ROLES]
    for role in roles:
        if role_of(role).verb:
            yield from (Recipe(role, pick=pick) for pick in _picks(card, role))
    for name in _likely(card, part):
        for role in roles:
            yield from _with_happening(card, role, name)


def _supplied(card: Card, part: Part, quiet: tuple[Recipe, ...]) -> Iterator[Recipe]:
    """One supply more on boards where the part only triggers or can be chosen, and on some of each kind."""
    bases = distinct((*quiet[:_BASES_OF_TWO], *_some_of_each(card, part, _BASES)))
    yield from (recipe.with_supplies(name) for name in supplies() for recipe in bases)


def _unlikely(card: Card, part: Part, quiet: tuple[Recipe, ...]) -> Iterator[Recipe]:  # noqa: ARG001 - as all stages
    """Recipes of all other roles and happenings."""
    likely, roles = _likely(card, part), _roles(card, part)
    for role in roles[_ROLES:]:
        for name in likely:
            yield from _with_happening(card, role, name)
    for name in happenings():
        for role in roles[:_ROLES] if name not in likely else ():
            yield from _with_happening(card, role, name)


def _supplied_twice(card: Card, part: Part, quiet: tuple[Recipe, ...]) -> Iterator[Recipe]:
    bases = distinct((*quiet, *_some_of_each(card, part, _BASES)))[:_BASES_OF_TWO]
    names = list(supplies())
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            yield from (recipe.with_supplies(name, other) for recipe in bases)


def _some_of_each(card: Card, part: Part, most: int) -> list[Recipe]:
    """The first recipes of each role and happening."""
    found: dict[tuple[str, str], Recipe] = {}
    for recipe in _plain(card, part):
        found.setdefault((recipe.role, recipe.happens), recipe)
    return list(found.values())[:most]


def _roles(card: Card, part: Part) -> list[str]:
    """The roles in which a part can do something, the likeliest first."""
    roles = list(roles_of(card))
    first: list[str] = []
    if part.kind == ABILITY:
        first = [role for role in roles if role.startswith(f"use{part.numbers[0] + 1}-")]
        first = first or [role for role in roles if not role.startswith("use")]
        return [*first, *(role for role in roles if role not in first)] if not first[0].startswith("use") else first
    if part.kind in {WORN, BONUS}:
        first = ["worn", "wearer"]
    if part.kind in {EFFECT, INSTRUCTION}:
        return [role for role in roles if role_of(role).verb == "play"]
    return [*first, *(role for role in roles if role not in first and not role.startswith("use"))]


def _likely(card: Card, part: Part) -> list[str]:
    """The happenings of events that a part is about, first those that it waits for."""
    said = _clauses(card, part)
    waited: list[About] = [one.about for one in said if one.verb in {Verb.LISTENS, Verb.REPLACES}]
    others = [one.about for one in said if one.about not in waited]
    known = happenings()
    of_each = [[name for name, one in known.items() if about in one.about] for about in (*waited, *others)]
    return list(dict.fromkeys(name for names in of_each for name in names))


def _clauses(card: Card, part: Part) -> Clauses:
    """What a part says, and for an instruction what the ability around it waits for."""
    if isinstance(part.says, str):
        return KEYWORDS[name_of(part.says)].clauses() if part.kind != BONUS else ()
    said = clauses_in(part.says)
    if part.kind == ABILITY and len(part.numbers) > 1:
        return (*clauses_in(replace(card.abilities[part.numbers[0]], effect=())), *said)
    return said


def _with_happening(card: Card, role: str, name: str) -> Iterator[Recipe]:
    orders: tuple[tuple[str, str], ...] = ((THEN, "P1"), (THEN, "P2"))
    if role_of(role).verb:
        orders = ((THEN, "P1"), (REPLY, "P2"), (BEFORE, "P1"), (REPLIED, "P1"), (REPLY, "P1"))
    for order, turn in orders:
        yield from (Recipe(role, turn, name, order, (), pick) for pick in _picks(card, role, name))


def _picks(card: Card, role: str, name: str = "") -> tuple[str, ...]:
    """Whom choices can fall on first: one of them if nothing is chosen, the card itself if it is on the board."""
    if not (name and happenings()[name].chooses) and not chooses(card):
        return (ENEMY,)
    in_play = card.is_permanent and role not in {"hand", "trash", "deck"}
    return (ENEMY, OWN, ITSELF) if in_play else (ENEMY, OWN)


@cached_by_value
def chooses(card: Card) -> bool:
    """Whether a text of the card has something chosen or picked."""
    return any(isinstance(part, Target | Pick) for part in walk((card.abilities, card.effect)))


def what_is_missing(card: Card, part: Part) -> str:
    """Why a part is live on no board that was tried: what keeps most boards from being played, or what it is about."""
    boards = Boards(card)
    refused = [boards.refusal(recipe) for recipe in islice(_plain(card, part), FURTHER)]
    often = max(refused, key=refused.count, default="")
    if often and refused.count(often) > len(refused) // 2:
        return often
    said = {part.says: None} if isinstance(part.says, str) else dict.fromkeys(_about(card, part))
    return "a board on which this matters: " + "; ".join(said)


def _about(card: Card, part: Part) -> Iterator[str]:
    return (clause.about.value for clause in _clauses(card, part))
