"""Finds recipes for each part of a text: likely roles and happenings first, then one supply more, then two."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.keyword_abilities.vocabulary import KEYWORDS, name_of
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.instruction import clauses_in, walk
from judge.engine.state.zones import Zone
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.matchup.recipes.happenings import SUBJECT, happenings
from judge.matchup.recipes.likely_supplies import LIKELY
from judge.matchup.recipes.live_parts import Aspects, Boards, is_live, is_strong
from judge.matchup.recipes.parts import ABILITY, BONUS, EFFECT, INSTRUCTION, WORN, Part, parts_of
from judge.matchup.recipes.recipe import BEFORE, ENEMY, ITSELF, OWN, REPLIED, REPLY, THEN, Recipe, distinct
from judge.matchup.recipes.roles import role_of, roles_of
from judge.matchup.recipes.supplies import supplies
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses

MOST_BOARDS = 400
"""So many boards are looked at for one part in each of the four stages."""
FEW_BOARDS = 100
"""So many where it is looked quickly."""
FURTHER = 20
"""So many boards more are looked at once a part does something on one."""
MOST_NAMED = 4
"""So many of the things that a text is about are named where nothing is seen of it."""
ENOUGH = 3
"""So many recipes are kept for a part."""
_MOMENTS = {"Action": About.SHOWDOWN, "Reaction": About.PLAY}
"""What keywords of timing let a card be played in reply to."""
_FROM = {Zone.FACEDOWN: "facedown", Zone.TRASH: "from-trash"}
_ON_DECK = frozenset({About.LOOK, About.REVEAL})
_OWN_USE = frozenset({About.TRIGGER, About.ACTIVATE})
_OF_ITS_PLAY = frozenset({Verb.LISTENS, Verb.CHANGES})
_ROLES = 3
"""In so many roles a part is looked at first."""
_BASES, _BASES_OF_TWO = 6, 2
"""To so many boards without a supply one is added, or two."""


Stage = Callable[["Card", Part, tuple[Recipe, ...]], "Iterator[Recipe]"]
"""The recipes that are tried for a part, after those near to which it could do something."""


class Row(NamedTuple):
    """A part of a card, and a recipe on whose board it is live; ``strong`` where the part does something there."""

    part: str
    recipe: Recipe
    strong: bool


def rows_of(card: Card, among: Collection[str] | None = None, *, quickly: bool = False) -> tuple[Row, ...]:
    """The recipes that are found for the parts of a card, those on which the part does something first.

    ``among`` are the names of the parts that are looked for, all of them without it. ``quickly``: only on the likeliest
    boards, on which most parts of most cards do something.
    """
    boards = Boards(card)
    parts = [part for part in parts_of(card) if among is None or part.name in among]
    return tuple(row for part in parts for row in _rows(card, part, boards, quickly=quickly))


def _rows(card: Card, part: Part, boards: Boards, *, quickly: bool) -> list[Row]:
    """The recipes that are found for a part. Those with supplies are looked for only where it does nothing without."""
    found: list[Row] = []
    near: list[Recipe] = []
    forbids = any(clause.verb is Verb.FORBIDS for clause in _clauses(card, part))
    stages: tuple[Stage, ...] = (_plain, _supplied) if quickly else (_plain, _supplied, _unlikely, _supplied_twice)
    for stage in stages:
        left = FEW_BOARDS if quickly else MOST_BOARDS
        for recipe in stage(card, part, tuple(near)):
            aspects = boards.difference(recipe, part, forbids=forbids)
            if not is_strong(aspects) and _is_near(boards, recipe, part, aspects):
                near.append(recipe)
            if is_live(aspects) and not any(boards.look_alike(row.recipe, recipe) for row in found):
                found.append(Row(part.name, recipe, is_strong(aspects)))
                left = min(left, FURTHER) if found[-1].strong else left
            left -= 1
            if not left or sum(row.strong for row in found) >= ENOUGH:
                break
        if any(row.strong for row in found):
            break
    return sorted(found, key=lambda row: not row.strong)[:ENOUGH]


def _is_near(boards: Boards, recipe: Recipe, part: Part, aspects: Aspects) -> bool:
    """Whether a part does little on a board that could be near to one on which it does more."""
    return bool(aspects) or boards.is_open(recipe) or (part.kind == ABILITY and boards.triggers(recipe))


def _plain(card: Card, part: Part, near: tuple[Recipe, ...] = ()) -> Iterator[Recipe]:  # noqa: ARG001 - as all stages
    """Recipes without a supply, of happenings that the part is about, in the plainest roles."""
    roles = _roles(card, part)[:_ROLES]
    for role in roles:
        if role_of(role).verb:
            yield from (Recipe(role, pick=pick) for pick in _picks(card, part, role))
    yield from (Recipe(role) for role in roles if not role_of(role).verb)
    for name in _likely(card, part):
        for role in roles:
            yield from _with_happening(card, part, role, name)


def _supplied(card: Card, part: Part, near: tuple[Recipe, ...]) -> Iterator[Recipe]:
    """One supply more on boards where the part is near to doing something, and on some of each kind."""
    bases = distinct((*near, *_some_of_each(card, part, _BASES)))[:_BASES]
    yield from (recipe.with_supplies(name) for name in _likely_supplies(card, part) for recipe in bases)


def _likely_supplies(card: Card, part: Part) -> list[str]:
    """Every supply, first those that the text could need."""
    said = sorted(_clauses(card, part), key=lambda clause: clause.verb is not Verb.READS)
    about = [clause.about for clause in said]
    return list(dict.fromkeys((*(name for one in about for name in LIKELY.get(one, ())), *supplies())))


def _unlikely(card: Card, part: Part, near: tuple[Recipe, ...]) -> Iterator[Recipe]:  # noqa: ARG001 - as all stages
    """Recipes of all other roles and happenings."""
    likely, roles = _likely(card, part), _roles(card, part)
    for role in roles[_ROLES:]:
        for name in likely:
            yield from _with_happening(card, part, role, name)
    for name in happenings():
        for role in roles[:_ROLES] if name not in likely else ():
            yield from _with_happening(card, part, role, name)


def _supplied_twice(card: Card, part: Part, near: tuple[Recipe, ...]) -> Iterator[Recipe]:
    bases = distinct((*near, *_some_of_each(card, part, _BASES)))[:_BASES_OF_TWO]
    names = _likely_supplies(card, part)
    for number, name in enumerate(names):
        for other in names[number + 1 :]:
            yield from (recipe.with_supplies(name, other) for recipe in bases)


def _some_of_each(card: Card, part: Part, most: int) -> list[Recipe]:
    """The first recipes of each role and happening: those of the plainest roles for each happening."""
    found: dict[tuple[str, str], Recipe] = {}
    for recipe in _plain(card, part):
        found.setdefault((recipe.role, recipe.happens), recipe)
    roles = _roles(card, part)[:_ROLES]
    likely = [one for (role, happens), one in found.items() if happens and role in roles]
    plain = [one for (_, happens), one in found.items() if not happens]
    return [*plain[:1], *likely[: most - 2], *plain[1:], *likely[most - 2 :]][:most]


def _roles(card: Card, part: Part) -> list[str]:
    """The roles in which a part can do something, the likeliest first."""
    roles = list(roles_of(card))
    first: list[str] = []
    if part.kind == ABILITY:
        first = [role for role in roles if role.startswith(f"use{part.numbers[0] + 1}-")]
        if first:
            return first
    if part.kind in {WORN, BONUS}:
        first = ["worn", "wearer"]
    if part.kind in {EFFECT, INSTRUCTION}:
        return [role for role in roles if role_of(role).verb == "play"]
    said = _clauses(card, part)
    first += [_FROM[one.zone] for one in said if one.zone in _FROM and one.subject is Subject.THIS]
    first += ["hand"] * any(one.about is About.DISCARD and one.subject is Subject.THIS for one in said)
    first += ["deck"] * any(one.about in _ON_DECK and one.subject is Subject.THIS for one in said)
    first = [role for role in first if role in roles]
    if any(one.about is About.PLAY and one.verb in _OF_ITS_PLAY for one in said):
        first += [role for role in roles if role_of(role).verb == "play"]
    return [*first, *(role for role in roles if role not in first and not role.startswith("use"))]


def _likely(card: Card, part: Part) -> list[str]:
    """The happenings of events that a part is about, first those that it waits for."""
    known = happenings()
    if part.says in _MOMENTS:
        return [name for name, one in known.items() if _MOMENTS[str(part.says)] in one.about]
    said = _clauses(card, part)
    waited: list[About] = [one.about for one in said if one.verb in {Verb.LISTENS, Verb.REPLACES}]
    others = [one.about for one in said if one.about not in waited]
    of_each = [[name for name, one in known.items() if about in one.about] for about in (*waited, *others)]
    found = list(dict.fromkeys(name for names in of_each for name in names))
    zones = {one.zone.value.partition(" ")[0] for one in said if one.zone is not None}
    found.sort(key=lambda name: known[name].zone not in zones)
    if card.is_unit and _waits_for_itself(card, part):
        found.sort(key=lambda name: SUBJECT not in "".join(known[name].acts))
    return found


def _clauses(card: Card, part: Part) -> Clauses:
    """What a part says, and for an instruction what the ability around it waits for."""
    if isinstance(part.says, str):
        return KEYWORDS[name_of(part.says)].clauses() if part.kind != BONUS else ()
    said = clauses_in(part.says)
    if part.kind == ABILITY and len(part.numbers) > 1:
        said = (*clauses_in(replace(card.abilities[part.numbers[0]], effect=())), *said)
    said = tuple(one for one in said if one.about not in _OWN_USE or one.subject is not Subject.THIS)
    return (*said, *clauses_in(card.effect)) if card.is_a(SPELL) and part.kind != EFFECT else said


def _with_happening(card: Card, part: Part, role: str, name: str) -> Iterator[Recipe]:
    turn = happenings()[name].turn
    orders: tuple[tuple[str, str], ...] = ((THEN, "P1"), (THEN, "P2"))
    if any(one.whose is Whose.ENEMY for one in _clauses(card, part)):
        orders = orders[::-1]
    if role_of(role).verb:
        orders = ((THEN, "P1"), (REPLY, "P2"), (BEFORE, "P1"), (REPLIED, "P1"), (REPLY, "P1"))
        orders = ((REPLY, "P2"), (REPLY, "P1")) if part.says in _MOMENTS else orders
    for order, whose in orders:
        if turn in {"", whose}:
            yield from (Recipe(role, whose, name, order, (), pick) for pick in _picks(card, part, role, name))


def _picks(card: Card, part: Part, role: str, name: str = "") -> tuple[str, ...]:
    """Whom choices can fall on first: one of them if nothing is chosen, the card itself if it is on the board."""
    if not (name and happenings()[name].chooses) and not chooses(card):
        return (ENEMY,)
    in_play = card.is_permanent or role in {"hand", "trash"}
    if name and SUBJECT in "".join(happenings()[name].acts):
        return (ITSELF, OWN, ENEMY) if card.is_unit else (OWN, ENEMY)
    if in_play and _waits_for_itself(card, part):
        return (ITSELF, OWN, ENEMY)
    return (ENEMY, OWN, ITSELF) if in_play else (ENEMY, OWN)


def _waits_for_itself(card: Card, part: Part) -> bool:
    """Whether a part waits for something that its own card does or that is done to it."""
    return any(one.subject is Subject.THIS and one.verb is not Verb.BRINGS for one in _clauses(card, part))


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
    return "nothing is seen of it on the boards that were tried; it is about " + ", ".join(
        list(map(str, said))[:MOST_NAMED]
    )


def _about(card: Card, part: Part) -> Iterator[str]:
    return (clause.about.value for clause in _clauses(card, part))
