"""Finds out what happens between two cards, by searching set-ups rather than by looking it up.

The search goes over roles: who controls which card, who acts first or in response, whose the unit acted on is. Every
set-up is stated in one sentence. One that is not possible has its reason. Every other one is walked in full, and the
interaction is read off the causes of its events. No pair and no card is known to the search by name.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.board_of_roles import Board, StatedSetUp, decks_of
from judge.matchup.boards.candidates import Rejected, candidates
from judge.matchup.boards.objects_to_choose import with_objects_to_choose
from judge.matchup.boards.profiles import Profile, profile
from judge.matchup.boards.steered_boards import steered
from judge.matchup.boards.steering import FREE, Steering, hits_oneself
from judge.matchup.boards.textless import acts_without, lacking, without_text
from judge.matchup.points.acting_apart import told_apart
from judge.matchup.points.altered_effects import altered_effects
from judge.matchup.points.interaction import Edge, edges_on, one_of_each
from judge.matchup.points.walk_without_a_text import walked_without
from judge.matchup.points.walked_set_up import WalkedSetUp
from judge.matchup.search.idle_acts import with_acts_that_matter
from judge.matchup.search.merged_set_ups import with_further_set_ups
from judge.matchup.search.own_harm import against_oneself, harmless_alike_first, harmless_first
from judge.matchup.search.rank_set_ups import others_first, rank, with_questions
from judge.matchup.search.set_up_shown_first import as_it_is_shown
from judge.matchup.search.solved_search import so_of_any_card, solved
from judge.matchup.walks.explorer import BUDGET, Cut, Walk
from judge.matchup.walks.planned_acts import Impossible, Slot
from judge.matchup.walks.search_limit import time_is_over
from judge.matchup.walks.walks_of_a_pair import each_walked_once, walk_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.doubts import Note
    from judge.engine.state.card import Card
    from judge.matchup.search.tried_question import Trial
    from judge.matchup.walks.explorer import Progress
    from judge.matchup.walks.planned_acts import Act
    from judge.scenario.board.setup import Setup

    Walking = Callable[[Setup, tuple[Act, ...], int], Walk]

_CAME_UP = frozenset({Happened.ABILITY_TRIGGERED, Happened.REPLACED, Happened.DECLINED})
"""Events that show that an ability which waits for something has applied."""

BUDGET_WITH_MORE = 600
"""The maximum number of positions visited on a board with added objects to choose. Longer walks are left out."""

FRAME = (
    "until the chain is empty and no combat goes on; the players take the stated acts and otherwise pass; costs are "
    "recorded and not spent; hands, decks and facedown cards are as stated. Not considered: other moves, hiding, other "
    "cards, conceding."
)


class Matchup(Struct, frozen=True):
    """The result for two cards: set-ups with an interaction, best first, the others, and the rejected ones.

    ``chosen`` is the set-up that was asked for by its number. ``cut`` is why the search ended early, ``apart`` the
    number of set-ups on which each text was seen to have the same effect with and without the other one.
    """

    cards: tuple[Card, Card]
    profiles: tuple[Profile, Profile]
    interacting: tuple[WalkedSetUp, ...]
    others: tuple[WalkedSetUp, ...]
    rejected: tuple[Rejected, ...]
    chosen: WalkedSetUp | None = None
    trials: tuple[Trial, ...] = ()
    cut: str = ""
    apart: int = 0

    @property
    def best(self) -> WalkedSetUp | None:
        """The set-up to show: the one that is asked for, else the most telling interaction, or any that was walked."""
        return self.chosen or next(iter(self.set_ups), None)

    @property
    def set_ups(self) -> tuple[WalkedSetUp, ...]:
        """Every set-up that was walked, in the order of their numbers."""
        return (*self.interacting, *self.others)

    @property
    def interact(self) -> bool:
        return bool(self.interacting)

    def notes(self, numbers: Iterable[int] = ()) -> tuple[Note, ...]:
        """The points of the best set-up, and of those with these ``numbers``, on which documents differ.

        If no interaction was found, those of all set-ups.
        """
        shown = (self.best, *(self.set_ups[number - 1] for number in numbers)) if self.interact else self.others
        walks = [walked for found in shown if found for walked in (found.walk, found.without) if walked is not None]
        return tuple(dict.fromkeys(note for walked in walks for note in walked.notes))

    def untried(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The cards that wait for an event that never happened on any line, with those events."""
        ends = [outcome.end for found in (*self.interacting, *self.others) for outcome in found.walk.outcomes]
        seen = {event.source_card for end in ends for event in end.events if event.kind in _CAME_UP}
        return tuple(
            (found.card.name, found.watches) for found in self.profiles if found.watches and found.card.name not in seen
        )

    @property
    def positions(self) -> int:
        return sum(found.walk.positions for found in (*self.interacting, *self.others))


@each_walked_once()
def matchup(
    one: Card, other: Card, stated: StatedSetUp | None = None, budget: int = BUDGET, progress: Progress | None = None,
    *, wanted: Steering = FREE,
) -> Matchup:  # fmt: skip
    """Searches the set-ups in which two cards meet, as far as they fit ``wanted``, and walks each of them.

    The order of the two cards makes no difference. ``progress`` is called after every position. An interruption ends
    it.
    """
    walking = partial(_walked, progress=progress)
    search = partial(_search, walking=walking, wanted=wanted)
    first, second = sorted((one, other), key=lambda card: card.name)
    profiles = (profile(first), profile(second))
    names = frozenset({first.name, second.name})
    as_stated, widens = stated or StatedSetUp(), stated is None or not wanted.only_picks
    found, rejected = search(profiles, names, as_stated, budget)
    if not found and stated is None:
        # Whoever acts second finds nothing left to choose: let the unit survive what comes first.
        tougher = StatedSetUp(might=StatedSetUp().might + sum(entry.deals for entry in profiles))
        found, rejected = search(profiles, names, tougher, budget)
    if not found and widens:
        # A text that chooses several units, of both players, needs more of them.
        found, more = search(profiles, names, replace(as_stated, company=True), budget)
        rejected.update(more)
    if widens and _lacks_something(found, profiles):
        # Something else to choose, a gear, a rune or a unit in base, may be what is missing.
        with_more, _ = search(profiles, names, as_stated, min(budget, BUDGET_WITH_MORE), add_objects=True)
        found += [entry for entry in with_more if entry.edges or not found]
    if widens and any(entry.card.has("Empowered") for entry in profiles):
        # What a text does that counts while the card is Empowered shows only then.
        empowered = replace(as_stated, empowered=True)
        while_empowered, _ = search(profiles, names, empowered, min(budget, BUDGET_WITH_MORE))
        plain = {entry.board.describe() for entry in found}
        found += [entry for entry in while_empowered if entry.board.describe() not in plain and entry.walk.complete]
    interacting = with_acts_that_matter(sorted((entry for entry in found if entry.edges), key=rank), walking)
    seen = tuple(edge for entry in interacting if not against_oneself(entry.board, entry.walk) for edge in entry.edges)
    tried, shown = solved(first, second, seen, wanted) if widens else ((), [])
    solved_ones = [WalkedSetUp(board, walked, one_of_each(list(telling))) for board, walked, telling in shown]
    interacting = others_first(with_questions(solved_ones, interacting))
    if so_of_any_card(tried, [edge for entry in interacting for edge in entry.edges]):
        found, interacting = [replace(entry, edges=()) for entry in found], []
    if widens and replace(wanted, set_up=0, day=None) == FREE:
        interacting = with_further_set_ups(first, second, interacting, tried)
    others = sorted((entry for entry in found if not entry.edges), key=lambda entry: hits_oneself(entry.board, wanted))
    apart = told_apart([] if interacting else others)
    if apart.joined:
        interacting, others = apart.joined, apart.rest
    if interacting and replace(wanted, set_up=0, day=None) == FREE:
        shown_first = as_it_is_shown(interacting[0], names, tried, walking)
        interacting = harmless_alike_first([shown_first, *interacting[1:]])
        if interacting[0] is not shown_first:
            interacting[0] = as_it_is_shown(interacting[0], names, tried, walking)
    number = wanted.set_up if wanted.set_up in range(len(interacting) + len(others) + 1) else 0
    if interacting and number <= len(interacting) and interacting[max(number, 1) - 1].without is None:
        interacting[max(number, 1) - 1] = _with_comparison(interacting[max(number, 1) - 1], budget, walking)
    return Matchup((first, second), profiles, tuple(interacting), tuple(others), tuple(rejected.values()), trials=tried,
                   apart=apart.compared)  # fmt: skip


def _walked(setup: Setup, acts: tuple[Act, ...], budget: int, progress: Progress | None) -> Walk:
    """A walk. An interruption of it ends the search."""
    made = walk_of(setup, acts, budget, progress)
    if made.cut is Cut.INTERRUPTED:
        raise KeyboardInterrupt
    return made


def _lacks_something(found: list[WalkedSetUp], profiles: tuple[Profile, Profile]) -> bool:
    """Whether adding objects to choose may find more: no set-up can be walked, or none shows a strong interaction."""
    how = {edge.how for entry in found for edge in entry.edges}
    return not found or how == {"alters"} or (not how and any(entry.chooses_more for entry in profiles))


def _search(
    profiles: tuple[Profile, Profile], names: frozenset[str], stated: StatedSetUp, budget: int,
    *, walking: Walking, wanted: Steering, add_objects: bool = False,
) -> tuple[list[WalkedSetUp], dict[str, Rejected]]:  # fmt: skip
    """Walks every set-up of two cards. Those that are not possible are returned with their reasons.

    ``add_objects``: only those to which objects are added that their cards can choose (``objects_to_choose.py``).
    """
    found: list[WalkedSetUp] = []
    rejected: dict[str, Rejected] = {}
    visited = 0
    for bare in steered(candidates(*profiles, stated, rejected, wanted), wanted):
        if time_is_over():
            break
        board = with_objects_to_choose(bare) if add_objects else bare
        if add_objects and (board is bare or visited > BUDGET_WITH_MORE):
            continue
        try:
            walked = walking(board.setup(), board.acts, budget)
        except CannotSimulate as refusal:
            rejected.setdefault(board.describe(), Rejected(board.describe(), refusal.reason))
            continue
        if walked.impossible is not None:
            reason = f"{walked.impossible.act.describe()}: {walked.impossible.why}"
            rejected.setdefault(board.describe(), Rejected(board.describe(), reason, walked.impossible.rule))
            continue
        visited += walked.positions
        if (add_objects and not walked.complete) or (walked.cut is Cut.SECONDS and not walked.outcomes):
            continue
        seen = edges_on(walked, names)
        if not seen:
            seen += _altered_effects(board, walked, budget, walking)
        found.append(WalkedSetUp(board, harmless_first(board, walked, names), one_of_each(seen)))
    return found, rejected


def _altered_effects(board: Board, walked: Walk, budget: int, walking: Walking) -> Iterator[Edge]:
    """The effects of one card that the other one alters, by walking the same set-up without its text."""
    for part in board.parts:
        other = next(found for found in board.parts if found is not part)
        acts = acts_without(board, part.name)
        if not acts or part.name == other.name:
            continue
        try:
            without = walking(without_text(board.setup(), part.name), acts, budget)
        except CannotSimulate:
            continue
        if without.impossible is None:
            yield from altered_effects(walked, without, by=part.name, to=other.name)
        elif _lacks_a_choice(without.impossible) and without.impossible.act.label == other.name and not decks_of(part):
            words = f"without {lacking(board, part.name, budget)}, {other.name} has nothing to choose here"
            yield Edge("enables", part.name, other.name, 0, (VALID_CHOICES,), words)


def _lacks_a_choice(impossible: Impossible) -> bool:
    """Whether an act at its own time fails only because there is nothing to choose (355.8)."""
    return impossible.act.slot is Slot.ON_ITS_OWN and impossible.rule == VALID_CHOICES


def _with_comparison(found: WalkedSetUp, budget: int, walking: Walking) -> WalkedSetUp:
    """Walk the same set-up without the text of the card that steps in."""
    without = walked_without(found.board, found.edges, budget, walking)
    if without is None:
        return found
    return replace(found, without=without.walk, left_out=without.name, acts_without=without.acts)
