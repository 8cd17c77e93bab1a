"""Boundary boards: the Might at which a text decides whether damage is lethal, or whether a limit on Might is met.

One card deals damage, takes Might from a damaged unit or requires a unit with a maximum of Might. The other gives or
takes Might, prevents damage or heals. If the Might of the unit is on the boundary, the second card makes the
difference. Otherwise it makes none.
"""

from __future__ import annotations

from enum import Enum
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.qualities import Tagged
from judge.matchup.boards.board_of_roles import FIELD, UNIT_LABEL, Part, StatedSetUp
from judge.matchup.boards.objects_to_choose import raises_to_another
from judge.matchup.boards.profiles import profile
from judge.matchup.boards.roles import Role
from judge.matchup.boards.who_has_what import RAISED_BY
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.boards.solved_board import SolvedBoard
    from judge.matchup.clauses.card_clauses import CardClause

MIGHTIER_LABEL = "v"
"""The name of the unit to whose Might another one is raised."""


class Change(Enum):
    """The effect of one card on the unit, or on the damage that it is dealt."""

    GIVES = "gives Might"
    TAKES = "takes Might"
    PREVENTS = "prevents damage"
    HEALS = "heals"

    __hash__ = object.__hash__


class Threshold(Struct, frozen=True):
    """The highest Might of a unit on which a card acts: lethal damage, or a printed limit on Might.

    ``takes``: it takes that amount of Might from a unit that is damaged.
    """

    card: Card
    might: int
    deals: bool
    takes: bool = False

    def decides_with(self, change: Change) -> bool:
        """Whether a change affects it: damage is prevented only if it is dealt, and no limit is on damage."""
        if self.takes:
            return change is not Change.PREVENTS
        return self.deals or change in (Change.GIVES, Change.TAKES)

    def unit(self, change: Change) -> StatedSetUp:
        """The Might and the damage of a unit for which the change decides."""
        damage = int(self.takes or change is Change.HEALS)
        return StatedSetUp(self.might + (self.takes or change is Change.HEALS) + (change is Change.TAKES), damage)


class Boundary(Struct, frozen=True):
    """A unit of ``might`` on which ``threshold`` acts with the changing card and not without it, or the other way."""

    threshold: Threshold
    changes: Change
    by: Card
    might: int
    board: SolvedBoard


def boundaries(one: Card, other: Card) -> Iterator[Boundary]:
    """The boards on which the one card can decide what the other one does, removal of P1 against P2's unit first."""
    for card, by in ((one, other), (other, one)):
        for threshold, change in product(dict.fromkeys(_thresholds(card)), dict.fromkeys(_changes(by))):
            if not threshold.decides_with(change):
                continue
            for board in _boards(threshold, change, by):
                yield Boundary(threshold, change, by, threshold.unit(change).might or 0, board)


def _thresholds(card: Card) -> Iterator[Threshold]:
    if _act(card, "") is None:
        return
    clauses = [found.clause for found in card_clauses(card) if found.clause.subject is Subject.OBJECTS]
    dealt = [one.amount for one in clauses if (one.verb, one.about) == (Verb.BRINGS, About.DAMAGE) and one.amount]
    for amount in (*dealt, sum(dealt)) if dealt else ():
        yield Threshold(card, amount, deals=True)
    for one in clauses:
        if (one.verb, one.about, one.more) == (Verb.READS, About.MIGHT, -1) and one.amount:
            yield Threshold(card, one.amount, deals=False)
    for one in clauses:
        if (one.verb, one.about, one.more) == (Verb.BRINGS, About.MIGHT, -1) and one.amount:
            yield Threshold(card, one.amount, deals=True, takes=True)


def _changes(card: Card) -> Iterator[Change]:
    for found in card_clauses(card):
        clause = found.clause
        if clause.subject is not Subject.OBJECTS or not _can_be_brought_in(found):
            continue
        if clause.verb is Verb.BRINGS and clause.about is About.MIGHT and clause.more:
            yield Change.GIVES if clause.more > 0 else Change.TAKES
        elif clause.verb is Verb.BRINGS and clause.about is About.BUFF:
            yield Change.GIVES
        elif clause.verb is Verb.BRINGS and clause.about is About.HEAL:
            yield Change.HEALS
        elif clause.verb is Verb.CHANGES and clause.about is About.DAMAGE and clause.more < 0:
            yield Change.PREVENTS


def _can_be_brought_in(found: CardClause) -> bool:
    return found.when in (When.PLAYED, When.USED, When.STANDING) or _is_played(found)


def _is_played(found: CardClause) -> bool:
    return found.when is When.TRIGGERED and any(
        (one.about, one.subject) == (About.PLAY, Subject.THIS) for one in found.waits
    )


def _act(card: Card, who: str) -> Act | None:
    """The act by which a card takes effect. None if it does so by being there."""
    clauses = card_clauses(card)
    if any(found.attached for found in clauses):
        return None
    if card.is_a(SPELL) or any(_is_played(found) for found in clauses):
        return Act(who, "play", card.name)
    if any(found.when is When.USED for found in clauses):
        return Act(who, "use", card.name)
    return None


def _boards(threshold: Threshold, change: Change, by: Card) -> Iterator[SolvedBoard]:
    """Who has the changing card, whose the unit is, and when it acts, the way in which a judge means it first."""
    protects = change is not Change.TAKES
    sides = (("P2", "P2"), ("P1", "P1"), ("P2", "P1")) if protects else (("P2", "P1"), ("P1", "P1"))
    for owner, who in sides[:1] if threshold.takes else sides:
        main, second = _act(threshold.card, "P1"), _act(by, who)
        assert main is not None
        if raises_to_another(by):  # of the two units that one needs, the damage is meant for the lesser
            from judge.matchup.walks.stated_choices import stated_target  # noqa: PLC0415 - only for such a text

            main = replace(main, details=(stated_target(UNIT_LABEL),))
        if second is None:
            orders: tuple[tuple[Act, ...], ...] = ((main,),)
        else:
            answer = Act(who, second.verb, second.label, Slot.IN_RESPONSE)
            orders = ((main, answer),) if who == "P2" else ((second, main), (main, answer))
        for acts in orders:
            yield _board(((threshold.card, "P1"), (by, who)), owner, acts, threshold.unit(change))


def _board(cards: tuple[tuple[Card, str], ...], owner: str, acts: tuple[Act, ...], stated: StatedSetUp) -> SolvedBoard:
    by = cards[1][0]
    unit = _unit(stated.might, (cards[0][0], by))
    placed = [Placed(unit, UNIT_LABEL, owner, battlefield(FIELD), damage=stated.damage or 0)]
    for card, player in cards:
        if not card.is_a(BATTLEFIELD):
            act = next((act for act in acts if act.label == card.name), None)
            placed.append(_placed(card, player, owner, act))
    if raises_to_another(by):
        placed.append(Placed(plain_unit(stated.might + RAISED_BY), MIGHTIER_LABEL, owner, base(owner)))
    field = by.name if by.is_a(BATTLEFIELD) else ""
    active = {act.label for act in acts}
    parts = tuple(
        Part(profile(card), Role.PLAYED if card.name in active else Role.IN_PLACE, player) for card, player in cards
    )
    from judge.matchup.boards.solved_board import SolvedBoard  # noqa: PLC0415 - only for a text with a number

    return SolvedBoard(parts, acts, owner, stated, placed=tuple(placed), field=field)


def _unit(might: int, cards: tuple[Card, Card]) -> Card:
    """A unit without a text that has the domains and tags that the cards ask for."""
    wanted = [found.clause.of for card in cards for found in card_clauses(card)]
    qualities = [quality for one in wanted if isinstance(one, Criteria) for quality in one.qualities]
    tags = tuple(dict.fromkeys(one.tag for one in qualities if isinstance(one, Tagged) and one.has))
    asked = [one.when for one in qualities if isinstance(one, Meets)]
    domains = tuple(dict.fromkeys(one.domain for one in asked if isinstance(one, OfDomain)))
    return replace(plain_unit(might, tags=tags), domains=domains) if domains else plain_unit(might, tags=tags)


def _placed(card: Card, who: str, owner: str, act: Act | None) -> Placed:
    """A card in its place: in hand or facedown to be played, attached to the unit, or in its zone."""
    if act is not None and act.verb == "play":
        hidden = act.slot is Slot.IN_RESPONSE and not card.has("Reaction") and card.has("Hidden") and who == owner
        return Placed(card, card.name, who, Place(Zone.FACEDOWN, FIELD) if hidden else hand(who))
    if card.is_a(LEGEND):
        return Placed(card, card.name, who, Place(Zone.LEGEND, who))
    if card.is_a(GEAR):
        attached = any(found.attached for found in card_clauses(card))
        one = Placed(card, card.name, who, base(who))
        if attached:
            one.attached_to, one.place, one.controller = UNIT_LABEL, battlefield(FIELD), owner
        return one
    return Placed(card, card.name, who, battlefield(FIELD) if card.is_unit and who == owner else base(who))
