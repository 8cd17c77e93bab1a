"""A third card beside two: its part in the set-up, and whether it changes the result."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, SPELL
from judge.errors import CannotSimulate
from judge.matchup.boards.textless import without_text
from judge.matchup.points.narration import summary
from judge.matchup.walks.explorer import Outcome, walk
from judge.matchup.walks.planned_acts import Plan, Slot

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.steering import Steering
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup

MOST = 6
"""The number of set-ups that are compared with the same ones without the third card."""
MOST_TOLD = 2
"""The number of outcomes given in words."""
BUDGET_EACH = 600
"""The most positions visited for one of them."""


Ends = Mapping[frozenset[str], Outcome]
"""Outcomes by what comes of them."""


class Beside(Struct, frozen=True):
    """The set-up that shows best the part of a third card, with its number among all, and whether there is any."""

    found: WalkedSetUp
    place: int
    words: str
    differs: bool

    def shown_in(self, among: Matchup) -> Matchup:
        """All set-ups, with this one in its place and shown."""
        count = len(among.interacting)
        interacting, others = list(among.interacting), list(among.others)
        (interacting if self.place < count else others)[self.place - (self.place >= count) * count] = self.found
        return replace(among, interacting=tuple(interacting), others=tuple(others), chosen=self.found)


def beside(wanted: Steering, card: Card) -> Steering:
    """The same wishes with a third card: a spell responds, Equipment is attached, anything else is on the board."""
    wanted = replace(wanted, beside=card.name, cards=(*wanted.cards, card))
    if card.is_a(SPELL):
        return replace(wanted, responds=card.name)
    if card.is_a(BATTLEFIELD):
        return replace(wanted, battlefield=card.name)
    if "Equipment" in card.tags:
        return replace(wanted, attached=(*wanted.attached, card.name))
    return replace(wanted, third=(*wanted.third, (card.name, "")))


def alone(wanted: Steering) -> Steering:
    """The same wishes without the third card."""
    name = wanted.beside
    return replace(
        wanted, beside="", responds="", leads="", battlefield="" if wanted.battlefield == name else wanted.battlefield,
        attached=tuple(card for card in wanted.attached if card != name),
        third=tuple(one for one in wanted.third if one[0] != name),
    )  # fmt: skip


def part_of_third(found: Matchup, pair: Matchup, wanted: Steering) -> Beside | None:
    """The first set-up in which the third card makes a difference, else the first one. None if there is no set-up.

    They are tried in the order of those of the ``pair`` alone. Each is compared with the same set-up with a textless
    card in place of the third, or without its play.
    """
    name, played = wanted.beside, bool(wanted.responds or wanted.leads)
    without = "without it" if played else "with a textless card in its place"
    places = {_key(entry, name): place for place, entry in reversed(list(enumerate(pair.set_ups)))}
    set_ups = sorted(
        found.set_ups, key=lambda one: (places.get(_key(one, name), len(places)), _responses_to_oneself(one))
    )
    compared = [
        made for entry in set_ups[:MOST] if (made := _beside_without_it(entry, name, played=played)) is not None
    ]
    for entry in compared:
        assert entry.without is not None
        here, there = (
            {_facts(one, name): one for one in walked.outcomes} for walked in (entry.walk, entry.without)
        )  # fmt: skip
        if here.keys() != there.keys():
            words = f"{name} makes a difference: {_difference(here, there, without)}."
            return Beside(entry, _number(found, entry), words, differs=True)
    first = next(iter((*compared, *set_ups)), None)
    if first is None:
        return None
    where = "the set-up that was" if len(compared) == 1 else f"the {len(compared)} set-ups that were"
    words = f"{name} makes no difference in {where} compared with the same {without}."
    return Beside(first, _number(found, first), words, differs=False)


def _number(found: Matchup, entry: WalkedSetUp) -> int:
    return next(place for place, one in enumerate(found.set_ups) if one.board is entry.board)


def _key(entry: WalkedSetUp, name: str) -> object:
    """A set-up without its third card: who has which card, whose the unit is, and who acts."""
    board = entry.board
    acts = tuple((act.who, act.verb, act.label, act.slot) for act in board.acts if act.label != name)
    return tuple((part.name, part.role, part.who) for part in board.parts), board.unit_of, acts


def _responses_to_oneself(entry: WalkedSetUp) -> int:
    """How often a player responds to a card that they have played themselves."""
    acts = entry.board.acts
    return sum(one.slot is Slot.IN_RESPONSE and one.who == last.who for last, one in pairwise(acts))


def _beside_without_it(entry: WalkedSetUp, name: str, *, played: bool) -> WalkedSetUp | None:
    """The set-up with a walk without the third card. None if that cannot be walked."""
    board = entry.board
    setup = board.setup() if played else without_text(board.setup(), name)
    acts = tuple(act for act in board.acts if act.label != name)
    try:
        walked = walk(setup.state(), Plan(acts), BUDGET_EACH)
    except CannotSimulate:
        return None
    return replace(entry, without=walked, left_out=name, acts_without=acts) if walked.impossible is None else None


def _facts(outcome: Outcome, name: str) -> frozenset[str]:
    """The facts of an outcome, except those about the third card itself."""
    return frozenset(words for fact in outcome.facts if name not in (words := str(fact)))


def _difference(here: Ends, there: Ends, without: str) -> str:
    """The outcomes only with the third card, and only without it. If they read the same, the differences at the end."""
    with_it, others = (dict.fromkeys(map(summary, ends.values())) for ends in (here, there))
    if with_it.keys() == others.keys():
        mine = next((facts for facts in here if facts not in there), next(iter(here)))
        other = next((facts for facts in there if facts not in here), next(iter(there)))
        ends = [", ".join(sorted(one)) or "nothing else" for one in (mine - other, other - mine)]
        return f"in the end with it {ends[0]}; {without} {ends[1]}"
    only_with, only_without = ([one for one in a if one not in b] for a, b in ((with_it, others), (others, with_it)))
    is_other = len(only_with) == len(with_it) and len(only_without) == len(others)
    only = "" if is_other else "only "
    same = _in_all((*only_with, *only_without)) if is_other else frozenset[str]()
    said = [f"{only}with it, {_outcomes_in_words(only_with, same)}"] if only_with else []
    said += [f"{only}{without}, {_outcomes_in_words(only_without, same)}"] if only_without else []
    return "; ".join(said)


def _in_all(outcomes: tuple[str, ...]) -> frozenset[str]:
    """What happens on all of some outcomes: it needs no words where they are told apart."""
    return frozenset.intersection(*(frozenset(one.split("; ")) for one in outcomes))


def _outcomes_in_words(outcomes: list[str], same: frozenset[str]) -> str:
    """Outcomes in words. If there are many, only the first ones."""
    told = [[part for part in one.split("; ") if part not in same] for one in outcomes]
    words = [" and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:]))) or "nothing more" for parts in told]
    more = f", or {len(words) - MOST_TOLD} more" if len(words) > MOST_TOLD else ""
    return ", or ".join(words[:MOST_TOLD]) + more
