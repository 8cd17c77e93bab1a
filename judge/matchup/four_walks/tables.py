"""The boards on which two cards are walked: recipes of each, with the other one in each seat, the likeliest first.

Likely is a recipe whose happening both texts are about, or one in which a card does what the other one is about.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice, product, zip_longest
from typing import TYPE_CHECKING

from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import SPELL, Card
from judge.engine.state.clauses import About, Verb
from judge.errors import CannotSimulate, IllegalPosition
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.four_walks.recipe_set_up import RecipeSetUp, set_up_of
from judge.matchup.recipes.happenings import SPELL_LABEL, SUBJECT, happenings
from judge.matchup.recipes.parts import KEYWORD
from judge.matchup.recipes.recipe import ENEMY, OWN, REPLY, Recipe, distinct
from judge.matchup.recipes.recipe_board import board_of
from judge.matchup.recipes.roles import role_of, roles_of
from judge.matchup.recipes.seats import ADDED, seats_for, with_other
from judge.matchup.recipes.stored import recipes_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.recipes.recipe_board import RecipeBoard

MOST_HAPPENINGS = 6
"""So many happenings that both texts are about are tried."""
MOST_SEATS = 2
"""In so many seats a card is tried on a board on which another does what it does to any."""
MOST_ROLES = 2
"""In so many roles a card is tried for each of these."""
_SELDOM = frozenset({"hidden", "trash", "hand", "deck", "champion", "wearer", "played-here", "played-there"})
"""Roles in which a card is tried only where its list says so."""
_ALWAYS = frozenset({About.TRAITS, About.PLACE, About.COUNT, About.STATUS, About.TURN, About.CHOOSE})
"""What nearly every text is about."""


_HARMS = frozenset({
    About.DIE, About.DAMAGE, About.STUN, About.EXHAUST, About.RETURN, About.BANISH, About.COUNTER, About.LETHAL,
})  # fmt: skip
"""What an opponent does to one's own."""
_IN_A_SHOWDOWN = ("Action", "Reaction")
_OF_ANY_PLAY = frozenset({About.PLAY, About.ENTER, About.COST, About.ASSIGN})
"""What alters this meets only what the other text says of the same."""


class Table(NamedTuple):
    """A board of a recipe of ``host`` with ``guest`` in a seat."""

    host: Card
    guest: Card
    recipe: Recipe
    seat: str
    set_up: RecipeSetUp


def tables(one: Card, other: Card) -> Iterator[Table]:
    """The tables of two cards, of the recipes of each in turn. None where neither text has to do with the other."""
    if not has_ties(one, other):
        return
    for row in zip_longest(_tables(one, other), _tables(other, one)):
        yield from (table for table in row if table is not None)


def plain_tables(one: Card, other: Card) -> Iterator[Table]:
    """The tables on which each card does what it does to any other: of its list, and in a showdown, the other there."""
    for row in zip_longest(_plain_tables(one, other), _plain_tables(other, one)):
        yield from (table for table in row if table is not None)


def _plain_tables(host: Card, guest: Card) -> Iterator[Table]:
    stored = [found[0] for part, found in recipes_of(host.name).items() if not part.startswith(KEYWORD)]
    for recipe in distinct((*_in_a_showdown(host, guest), *stored)):
        yield from islice(_seats_of(recipe, host, guest, stands_in=False), MOST_SEATS)


def has_ties(one: Card, other: Card) -> bool:
    """Whether what one text does or alters is what the other one is about."""
    return _ties(one, other).are_there or _ties(other, one).are_there


def _tables(host: Card, guest: Card) -> Iterator[Table]:
    """The first seat of each recipe, then the second one, and so on."""
    walked: set[object] = set()
    ways = [
        (likely, _seats_of(recipe, host, guest, stands_in=stands_in))
        for recipe in _recipes(host, guest)
        for stands_in in (True, False)
        if (likely := _likely(recipe, host, guest, stands_in=stands_in)) > 0
    ]
    rounds = [seats for _, seats in sorted(ways, key=lambda one: -one[0])]
    while rounds:
        for row in tuple(rounds):
            table = next(row, None)
            if table is None:
                rounds.remove(row)
            elif (kind := _kind(table)) not in walked:
                walked.add(kind)
                yield table


def _kind(table: Table) -> object:
    """What sets a table apart: not what happens, where the other card stands in for the card that brings it about."""
    recipe = table.recipe
    return (recipe._replace(happens=_marks(recipe)) if table.seat == SPELL_LABEL else recipe), table.seat


def _marks(recipe: Recipe) -> str:
    return happenings()[recipe.happens].marks if recipe.happens else ""


def _seats_of(recipe: Recipe, host: Card, guest: Card, *, stands_in: bool) -> Iterator[Table]:
    """The tables of a recipe: the other card ``stands_in`` for what brings the happening about, or is on the board."""
    try:
        board = board_of(host, recipe)
    except (CannotSimulate, IllegalPosition):
        return
    if board is None:
        return
    for seat in _seats(board, guest, stands_in=stands_in):
        made = with_other(board, seat, guest)
        yield Table(host, guest, recipe, seat, set_up_of(made, (host, guest)))


def _seats(board: RecipeBoard, guest: Card, *, stands_in: bool) -> list[str]:
    """The seats of a card on the board, where units stand in for units; or that of the happening's card."""
    seats = [*seats_for(board, guest)]
    if stands_in:
        return [seat for seat in seats if seat == SPELL_LABEL]
    return [seat for seat in seats if not seat.startswith(ADDED) and seat != SPELL_LABEL] or seats


def _recipes(host: Card, guest: Card) -> tuple[Recipe, ...]:
    """The recipes of a card for a pair: by what both texts are about, and of its list."""
    stored = (recipe for found in recipes_of(host.name).values() for recipe in found)
    return distinct((*_acting(host, guest), *_standing(host, guest), *stored))


class _Ties(NamedTuple):
    """What two texts have to do with each other.

    Of what one alters or listens to each pair has what the other one then is about; ``done`` is what the guest does and
    the host is about; ``acts``: what the host does the guest is about.
    """

    altered: tuple[tuple[frozenset[About], frozenset[About]], ...]
    listened: tuple[frozenset[About], ...]
    done: frozenset[About]
    acts: bool

    @property
    def are_there(self) -> bool:
        return bool(self.altered or self.listened or self.done or self.acts)

    def happening(self, about: frozenset[About]) -> int:
        """How likely what happens is what both texts are about."""
        if any(not about.isdisjoint(alters) and not about.isdisjoint(waits) for alters, waits in self.altered):
            return 3
        return 2 if any(not about.isdisjoint(listens) for listens in self.listened) else 0


@lru_cache(maxsize=64)
def _ties(host: Card, guest: Card) -> _Ties:
    sides = ((host, guest), (guest, host))
    altered = tuple(
        (alters, waits)
        for one, other in sides
        for alters, waits in ((_alters(one) - _OF_ANY_PLAY, _waits(other)), (_alters(one) & _waits(other),) * 2)
        if alters and waits
    )
    listened = tuple(_listens(one) for one, other in sides if _listens(one) and _does(one) & _waits(other))
    return _Ties(altered, listened, _does(guest) & _waits(host), bool(_does(host) & _waits(guest)))


def _likely(recipe: Recipe, host: Card, guest: Card, *, stands_in: bool) -> int:
    """How likely two cards meet on the board of a recipe; 0 or less for not at all."""
    ties, about = _ties(host, guest), _about(recipe.happens)
    if stands_in:
        found = 0 if about.isdisjoint(ties.done) else 2
    elif recipe.happens:
        found = ties.happening(about)
    else:
        found = 2 if ties.acts and role_of(recipe.role).verb else 0
    return found * 2 - len(recipe.supplies) if found else 0


@cache
def _about(happens: str) -> frozenset[About]:
    return frozenset(happenings()[happens].about) if happens else frozenset()


def _acting(host: Card, guest: Card) -> Iterator[Recipe]:
    """The recipes in which a card is played or used, and does what the other one is about."""
    if not _ties(host, guest).acts:
        return
    for role in _usual(host):
        if role_of(role).verb:
            yield Recipe(role)
            yield Recipe(role, pick=OWN)


def _in_a_showdown(host: Card, guest: Card) -> Iterator[Recipe]:
    """The recipes in which a spell is played in a showdown, where the other text asks for one."""
    if About.SHOWDOWN in _waits(guest) and host.is_a(SPELL) and any(map(host.has, _IN_A_SHOWDOWN)):
        for turn in ("P1", "P2"):
            yield from (Recipe("played", turn, "attack", REPLY, pick=pick) for pick in (OWN, ENEMY))


def _usual(host: Card) -> list[str]:
    """The roles in which a card is tried without its list."""
    return [role for role in roles_of(host) if role not in _SELDOM and (role != "from-trash" or host.has("Flow"))]


def _standing(host: Card, guest: Card) -> Iterator[Recipe]:
    """The recipes in which what happens is what both texts are about, while a card is there or once it is played."""
    roles = [role for role in _usual(host) if host.is_a(SPELL) or not role_of(role).verb][:MOST_ROLES]
    ties = _ties(host, guest)
    likely = [
        name for name in happenings()
        if roles and (ties.happening(_about(name)) or not ties.done.isdisjoint(_about(name)))
    ]  # fmt: skip
    for name in likely[:MOST_HAPPENINGS]:
        happening = happenings()[name]
        harms = bool(_HARMS.intersection(happening.about))
        picks: tuple[str, ...] = (OWN,) if SUBJECT in "".join(happening.acts) else (ENEMY,)
        if _does(guest).intersection(happening.about) and happening.chooses:
            picks = (OWN, ENEMY)
        for role, turn in product(roles, ("P2", "P1") if harms else ("P1", "P2")):
            if happening.turn in {"", turn}:
                yield from (Recipe(role, turn, name, pick=pick) for pick in picks)


@cached_by_value
def _waits(card: Card) -> frozenset[About]:
    """What a text waits for, replaces, changes, forbids or reads."""
    return _of(card, frozenset(Verb) - {Verb.BRINGS})


@cached_by_value
def _alters(card: Card) -> frozenset[About]:
    """What a text replaces, changes or forbids."""
    kept = frozenset({Verb.REPLACES, Verb.FORBIDS})
    return _of(card, kept) | (_of(card, frozenset({Verb.CHANGES})) - {About.PLAY, About.ENTER})


@cached_by_value
def _listens(card: Card) -> frozenset[About]:
    """What a text waits for."""
    return _of(card, frozenset({Verb.LISTENS}))


@cached_by_value
def _does(card: Card) -> frozenset[About]:
    """What a text brings about."""
    return _of(card, frozenset({Verb.BRINGS})) - {About.TRIGGER}


def _of(card: Card, verbs: frozenset[Verb]) -> frozenset[About]:
    return frozenset(one.clause.about for one in card_clauses(card) if one.clause.verb in verbs) - _ALWAYS
