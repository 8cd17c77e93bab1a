"""Two wordings of one card, side by side: a situation in which they lead to different outcomes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from judge.errors import NotModelled
from judge.scenario.boards import PROBE_LABEL, Board, Part, Stated
from judge.scenario.explorer import Outcome, walk
from judge.scenario.plan import Act, Plan, Slot
from judge.scenario.probe import KILL_A_UNIT, LOOK_AT_THREE, UNIT_WITH_A_COST, deal
from judge.scenario.roles import ACTIVE, Role, profile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cards.definition import CardDefinition
    from judge.engine.card import Card


@dataclass(frozen=True, slots=True)
class Compared:
    """One situation, and for each wording (oldest first) its outcomes; ``differ`` says whether they are unlike."""

    situation: str
    outcomes: tuple[tuple[str, tuple[Outcome, ...]], ...]

    @property
    def differ(self) -> bool:
        facts = [frozenset(outcome.facts for outcome in outcomes) for _, outcomes in self.outcomes]
        return any(found != facts[0] for found in facts)

    def only_in(self, wording: str) -> tuple[Outcome, ...]:
        """The outcomes of a wording that no other wording has."""
        others = {outcome.facts for name, found in self.outcomes if name != wording for outcome in found}
        mine = next(found for name, found in self.outcomes if name == wording)
        return tuple(outcome for outcome in mine if outcome.facts not in others)


def compare_on(board: Board, definition: CardDefinition) -> Compared | None:
    """Walk a board with each wording of one of its cards; None where a wording cannot be walked."""
    outcomes = []
    for card in definition.cards():
        changed = _with(board, card)
        try:
            walked = walk(changed.setup().state(), Plan(changed.acts))
        except NotModelled:
            return None
        if walked.impossible is not None:
            return None
        outcomes.append((card.wording, walked.outcomes))
    return Compared(board.describe(), tuple(outcomes))


def compare_wordings(definition: CardDefinition) -> tuple[Compared, ...]:
    """The situations in which the wordings of a card come out differently, simplest first; empty where none was found.

    Situations are a unit killed or dealt lethal damage while the card waits for it, and the top of a deck being looked
    at, with a unit there whose play fails; a card that acts is used or played first.
    """
    if len(definition.variants) < 2:
        return ()
    card = next(definition.cards())
    found = [compared for board in _situations(card) if (compared := compare_on(board, definition)) is not None]
    return tuple(compared for compared in found if compared.differ)


def _situations(card: Card) -> Iterator[Board]:
    read = profile(card)
    stated = Stated()
    for role in read.roles:
        part = Part(read, role, "P1")
        acts = (part.act(Slot.ON_ITS_OWN),) if role in ACTIVE else ()
        probes: list[Card] = []
        if read.watches_deaths and role is not Role.IN_DECK:
            probes = [KILL_A_UNIT, deal(stated.might)]
        elif role is Role.IN_DECK:
            probes = [LOOK_AT_THREE]
        for probe in probes:
            act = Act("P1", "play", PROBE_LABEL)
            yield Board((part,), (*acts, act), "P1", stated, probe)
        if not probes and acts:
            yield Board((part,), acts, "P1", stated)
        if read.looks_at_deck and acts:
            yield Board((part,), acts, "P1", replace(stated, deck=(UNIT_WITH_A_COST,)))


def _with(board: Board, card: Card) -> Board:
    parts = tuple(replace(part, profile=profile(card)) if part.name == card.name else part for part in board.parts)
    return replace(board, parts=parts)
