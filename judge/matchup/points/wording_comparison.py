"""Two wordings of one card, side by side: a situation in which they lead to different outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.card import UNIT
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.acting_order import END_TURN
from judge.matchup.boards.board_of_roles import ATTACKER_LABEL, FIELD, PROBE_LABEL, Board, Part, StatedSetUp
from judge.matchup.boards.objects_to_choose import SECOND_FIELD, with_objects_to_choose
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.roles import ACTIVE, Role
from judge.matchup.clauses.probe_cards import BUFF_A_UNIT, DEAR_UNIT, KILL_A_UNIT, LOOK_AT_THREE, UNIT_WITH_A_COST, deal
from judge.matchup.points.narration import summary
from judge.matchup.walks.explorer import Outcome, walk
from judge.matchup.walks.observed_facts import differences
from judge.matchup.walks.planned_acts import Act, Plan, Slot
from judge.scenario.board.setup import plain_unit

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.cards.definition import CardDefinition
    from judge.engine.state.card import Card
    from judge.matchup.walks.explorer import Walk

BUDGET_EACH = 300
"""The maximum number of positions visited for one situation and one wording."""


class Compared(Struct, frozen=True):
    """One situation, and for each wording (oldest first) its outcomes. ``differ``: they are not the same.

    ``impossible`` has the reason for each wording with which the acts cannot be taken. ``on_the_chain`` has, for each
    wording, the triggers that could be reacted to.
    """

    situation: str
    outcomes: tuple[tuple[str, tuple[Outcome, ...]], ...]
    impossible: tuple[tuple[str, str], ...] = ()
    on_the_chain: tuple[tuple[str, frozenset[str]], ...] = ()

    @property
    def differ(self) -> bool:
        facts = [frozenset(outcome.facts for outcome in outcomes) for _, outcomes in self.outcomes]
        return any(found != facts[0] for found in facts)

    @property
    def differ_on_the_chain(self) -> bool:
        """Whether the same result comes about by triggers with one wording and without them with another."""
        return any(found != self.on_the_chain[0][1] for _, found in self.on_the_chain)

    def only_in(self, wording: str) -> tuple[Outcome, ...]:
        """The outcomes of a wording that no other wording has."""
        others = {outcome.facts for name, found in self.outcomes if name != wording for outcome in found}
        mine = next(found for name, found in self.outcomes if name == wording)
        return tuple(outcome for outcome in mine if outcome.facts not in others)

    def outcomes_in_words(self, wording: str) -> tuple[str, ...]:
        """The outcomes of this wording alone, else all its outcomes, in words. The reason if it cannot be played."""
        why = dict(self.impossible).get(wording)
        if why is not None:
            return (why,)
        mine = next(found for name, found in self.outcomes if name == wording)
        others = [outcome for name, found in self.outcomes if name != wording for outcome in found]
        return tuple(dict.fromkeys(_words(outcome, others) for outcome in self.only_in(wording) or mine))


def _words(outcome: Outcome, others: list[Outcome]) -> str:
    """The summary of an outcome. If the other wording has the same summary, also the differences at the end."""
    words = summary(outcome)
    like = next((other for other in others if summary(other) == words and other.facts != outcome.facts), None)
    if like is None:
        return words
    apart = differences(like.facts, outcome.facts)
    return f"{words}; in the end {', '.join(map(str, apart))}" if apart else words


def compare_on(board: Board, definition: CardDefinition, known: Mapping[str, Walk] | None = None) -> Compared | None:
    """Walks a board with each wording of one of its cards. None if one of them cannot be walked, or all are impossible.

    ``known`` has walks of that board that have been made already, by wording.
    """
    outcomes: list[tuple[str, tuple[Outcome, ...]]] = []
    impossible: list[tuple[str, str]] = []
    chains: list[tuple[str, frozenset[str]]] = []
    for card in definition.cards():
        walked = known.get(card.wording) if known is not None else None
        if walked is None:
            changed = _with(board, card)
            try:
                walked = walk(changed.setup().state(), Plan(changed.acts), BUDGET_EACH)
            except CannotSimulate:
                return None
        if not walked.complete:
            return None
        if walked.impossible is not None:
            impossible.append((card.wording, f"{walked.impossible.act.describe()}: {walked.impossible.why}"))
        outcomes.append((card.wording, walked.outcomes))
        events = [event for outcome in walked.outcomes for event in outcome.end.events]
        chains.append(
            (card.wording, frozenset(event.name for event in events if event.kind is Happened.ABILITY_TRIGGERED))
        )
    if len(impossible) == len(outcomes):
        return None
    return Compared(board.describe(), tuple(outcomes), tuple(impossible), tuple(chains))


TOO_DEAR = (DEAR_UNIT, plain_unit(4))
"""The top of a deck with a unit whose play can fail because it is not paid for."""


def compare_wordings(definition: CardDefinition) -> tuple[Compared, ...]:
    """The situations in which the wordings of a card have different results, simplest first. Empty if none was found.

    Situations are a unit killed or dealt lethal damage while the card waits for it, and the top of a deck being looked
    at, with a unit there whose play fails; the card being played or used, also with little to choose from, and the turn
    then ended; an attack by it or against it; its move; a battlefield being conquered; a unit being chosen. If no
    results differ, those in which the same result comes about by other triggers.
    """
    if len(definition.variants) < 2:
        return ()
    seen: dict[str, Compared | None] = {}
    for card in definition.cards():
        for board in _situations(card):
            situation = board.describe()
            if situation not in seen:
                seen[situation] = compare_on(board, definition)
    walked = [found for found in seen.values() if found is not None]
    differ = tuple(compared for compared in walked if compared.differ)
    return differ or tuple(compared for compared in walked if compared.differ_on_the_chain)[:1]


def _situations(card: Card) -> Iterator[Board]:
    for board in _bare_situations(card):
        yield board
        few = with_objects_to_choose(board, 1)
        if few is not board:
            yield few
            yield with_objects_to_choose(board)


def _bare_situations(card: Card) -> Iterator[Board]:
    read = profile(card)
    stated = StatedSetUp()
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
            yield Board((part,), acts, "P2", stated)
            yield Board((part,), (*acts, END_TURN), "P1", stated)
        if read.looks_at_deck and acts:
            yield Board((part,), acts, "P1", replace(stated, deck=(UNIT_WITH_A_COST,)))
            yield Board((part,), acts, "P1", replace(stated, deck=TOO_DEAR))
        for board in _waiting(part):
            yield board
            if read.looks_at_deck:
                yield replace(board, stated=replace(board.stated, deck=TOO_DEAR))


def _waiting(part: Part) -> Iterator[Board]:
    """A card that waits for an attack, a conquest, the end of the turn, or for a unit being chosen."""
    read, stated, weak = part.profile, StatedSetUp(), StatedSetUp(might=1)
    if part.role is Role.ATTACKING:
        attack = Act("P1", "move", part.name, to=FIELD)
        yield Board((part,), (attack,), "P2", stated)
        yield Board((part,), (attack, END_TURN), "P2", weak)
    if part.role is Role.DEFENDING:
        yield Board((replace(part, who="P2"),), (Act("P1", "move", ATTACKER_LABEL, to=FIELD),), "P2", stated)
    if part.role is Role.IN_PLACE and read.card.is_a(UNIT):
        yield Board((part,), (Act("P1", "move", part.name, to=SECOND_FIELD),), "P2", stated)
    if part.role is Role.IN_PLACE and read.waits_for_end:
        yield Board((part,), (END_TURN,), "P1", stated)
    if part.role is Role.VICTIM and read.waits_for_end:
        yield Board((part,), (END_TURN,), "P1", stated)
    if part.role is Role.IN_PLACE and read.waits_to_conquer:
        yield Board((part,), (Act("P1", "move", ATTACKER_LABEL, to=SECOND_FIELD),), "P1", stated)
    if part.role is Role.FIELD and read.waits_to_conquer:
        conquest = Act("P1", "move", ATTACKER_LABEL, to=FIELD)
        yield Board((part,), (conquest,), "P2", weak)
        yield Board((part,), (conquest, END_TURN), "P2", weak)
    if read.waits_to_be_chosen:
        act = Act("P1", "play", PROBE_LABEL)
        yield Board((part,), (act,), "P1", stated, BUFF_A_UNIT)
        yield Board((replace(part, who="P2"),), (Act("P1", "move", ATTACKER_LABEL, to=FIELD), act), "P2", stated,
                    BUFF_A_UNIT)  # fmt: skip


def _with(board: Board, card: Card) -> Board:
    parts = tuple(replace(part, profile=profile(card)) if part.name == card.name else part for part in board.parts)
    return replace(board, parts=parts)
