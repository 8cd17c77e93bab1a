"""Runs a written ruling about two cards and compares it with the computed result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.rulings.fitting_answer import UNFIT, Quoted, quoted, says_more
from judge.content.cards_named import mentions
from judge.engine.state.zones import Zone
from judge.errors import CannotSimulate
from judge.matchup.walks.explorer import Cut, walk
from judge.matchup.walks.observed_facts import observe
from judge.matchup.walks.planned_acts import Act, Plan, Slot
from judge.matchup.walks.search_limit import SECONDS, search_limit, why_cut
from judge.record import NamedTuple
from judge.scenario.board.from_script import setup_of
from judge.scenario.language.script_json import script_from_json
from judge.scenario.language.script_play import Act as Acts
from judge.scenario.language.script_play import EffectOf, PassUntil
from judge.scenario.runner import run

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import date

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.doubts import Note
    from judge.engine.state.state import GameState
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.language.script import Script

AGREES, DISAGREES, NO_RULING, CANNOT = "agrees", "disagrees", "no ruling", "cannot simulate"

NOT_WRITTEN: tuple[FaqEntry | None, Quoted] = (None, Quoted(UNFIT, ""))

MOST_POSITIONS = 5_000
"""Maximum number of positions visited to check the rulings about a pair, besides those of its search."""


class Checked(NamedTuple):
    """The comparison of a written ruling with the simulation: ``status`` and, if they disagree, why.

    ``notes`` are the open questions that the play of its scenario rests on, and those that older rulings answer
    otherwise.
    """

    status: str
    why: str = ""
    notes: tuple[Note, ...] = ()


def rulings_on(library: Library, cards: Sequence[str], said: str = "") -> list[FaqEntry]:
    """The answers that name the first two of some cards: those that fit best first, what is superseded or to come last.

    Of equal ones that whose question names more of them, and then fewer others. ``said`` is the question in words.
    """
    pages = [library.page(card).faq for card in cards[:2]]
    shared = [entry for entry in pages[0] if entry in pages[1]]
    ranks = {entry.id: fit.rank for entry in shared if (fit := quoted(library, entry, cards, said))}

    def place(entry: FaqEntry) -> tuple[bool, bool, bool, int, int, bool, int]:
        past, later = entry.status == "superseded", entry.published > library.as_of
        rank = ranks.get(entry.id, UNFIT)
        named = len({card for _, _, card in mentions(entry.question, cards)})
        return later, rank == UNFIT, past, rank, -named, not entry.scenarios, len(entry.cards)

    return sorted(shared, key=place)


def written_on(library: Library, entries: list[FaqEntry], cards: Sequence[str], said: str = ""
               ) -> tuple[FaqEntry | None, Quoted]:  # fmt: skip
    """The first settled answer that fits and had been given by the day, with what of it is quoted."""
    for entry in entries:
        is_given = entry.certainty == "settled" and entry.published <= library.as_of
        if is_given and not says_more(entry, cards, said) and (fit := quoted(library, entry, cards, said)):
            return entry, fit
    return NOT_WRITTEN


def check(library: Library, entries: list[FaqEntry], found: Matchup, day: date) -> Checked:
    """Compares every ruling about a pair that can be run with the computed result for it.

    A ruling agrees if every expectation of its scenario is met and, if it is played with the very acts of a derived
    plan, that plan leads on the board of the ruling to an outcome with the same observed facts.
    """
    blocks = [block for entry in entries for block in library.store.get(f"scenarios {entry.id}") or ()]
    with search_limit(SECONDS, MOST_POSITIONS):
        checked = [_check(script_from_json(block), found, day) for block in blocks]
    if not checked:
        return Checked(NO_RULING)
    order = (DISAGREES, CANNOT, AGREES, NO_RULING)
    notes = tuple(dict.fromkeys(note for result in checked for note in result.notes))
    return min(checked, key=lambda result: order.index(result.status))._replace(notes=notes)


def names_both(start: GameState, found: Matchup) -> bool:
    """Whether both cards of a pair are on the board of a ruling."""
    return {card.name for card in found.cards} <= {thing.card.name for thing in start.objects.values()}


def _check(script: Script, found: Matchup, day: date) -> Checked:
    made = run(script, day)
    if made.problem is not None and made.exit_code == 3:
        return Checked(CANNOT, made.message)
    if not made.passed or made.position is None:
        return Checked(DISAGREES, made.message, made.notes)
    facts = observe(made.position.state)
    start = setup_of(script, day).state()
    if not names_both(start, found):
        return Checked(NO_RULING)  # about one of the two cards only: it was enough that it holds
    if made.position.state.chain or made.position.state.showdown is not None:
        return Checked(AGREES, notes=made.notes)  # a derived line goes on from there
    plans = [plan for plan in _plans(found, start) if _same_acts(plan, script, start)]
    walks = [walked for plan in plans if (walked := _walk_on_its_board(start, plan)) is not None]
    if not walks or any(facts == outcome.facts for walked in walks for outcome in walked.outcomes):
        return Checked(AGREES, notes=made.notes)
    if any(walked.cut is Cut.SECONDS for walked in walks):
        return Checked(CANNOT, f"{script.where}:{script.line}: {why_cut()}", made.notes)
    why = f"{script.where}:{script.line}: no derived line leads to what this scenario ends with"
    return Checked(DISAGREES, why, made.notes)


def _walk_on_its_board(start: GameState, plan: Plan) -> Walk | None:
    """The lines of a plan on the board of a ruling. None if a line that is not written cannot be simulated."""
    try:
        return walk(start, plan)
    except CannotSimulate:
        return None


def _same_acts(plan: Plan, script: Script, start: GameState) -> bool:
    """Whether a scenario plays just what a plan does: the same cards in the same order, in response or on their own."""
    cards = {thing.label: thing.card.name for thing in start.objects.values()}
    return _acts_in(script, cards) == [
        (act.who, act.verb, cards.get(act.label, act.label) if act.verb != "end" else "", act.slot is Slot.IN_RESPONSE)
        for act in plan.acts
    ]


def _acts_in(script: Script, cards: Mapping[str, str]) -> list[tuple[str, str, str, bool]]:
    """Who does what with which card, and whether in response.

    An effect that no player plays is an act without a player.
    """
    found = []
    waits = False
    for line in script.play:
        if isinstance(line, PassUntil):
            waits = False
        elif isinstance(line, EffectOf):
            found.append(("", "effect", "", waits))
        elif isinstance(line, Acts) and line.verb != "pass":
            label = line.what[0].text if line.what else ""
            found.append((line.player, line.verb.removesuffix(" turn"), cards.get(label, label), waits))
            waits = waits or line.verb in {"play", "use"}
    return found


def _plans(found: Matchup, start: GameState) -> Iterator[Plan]:
    """The derived orders of acts, told for the board of a ruling: with its labels, and with the players either way."""
    for derived in (*found.interacting, *found.others):
        acts = [_on(start, act) for act in derived.board.acts]
        if all(act is not None for act in acts):
            yield Plan(tuple(act for act in acts if act is not None))


def _on(start: GameState, act: Act) -> Act | None:
    """An act with the card of the same name on another board, by the player who has it there."""
    for thing in start.objects.values():
        at_hand = thing.place.zone is Zone.HAND if act.verb == "play" else thing.on_board
        if thing.card.name == act.label and (at_hand or thing.place.zone is Zone.FACEDOWN):
            return Act(thing.controller, act.verb, thing.label, act.slot)
    return None
