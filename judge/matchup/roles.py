"""Roles: the ways in which a card can take part in an interaction, read off its definition."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.cost_changes import CostChange
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.as_looked_at import AsLookedAt
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, MayPlayOne
from judge.engine.actions.move import Move
from judge.engine.actions.predict import Predict
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.reveal_deck import OpponentsRevealTop, RevealUntil
from judge.engine.conditions.combat import WhenFights, WhenThisFights, WhenYouFight
from judge.engine.conditions.conditions import (
    WhenYouDiscard,
    WhenYouPlay,
    WhenYouPlayMighty,
    WhenYouRecycle,
)
from judge.engine.conditions.occurrences import Moment, Way
from judge.engine.conditions.scoring import WhenThisScores, WhenYouScore
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.conditions.turn import AtTime
from judge.engine.costs.applied_costs import MovingSeveralCosts
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.each_player import EachPlayerKills
from judge.engine.instructions.each_player_plays import EachPlayerSetsAside
from judge.engine.instructions.give_might import GiveMight, RaiseMightTo
from judge.engine.instructions.play_one import PlayOne
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.card import (
    BATTLEFIELD,
    GEAR,
    LEGEND,
    SPELL,
    UNIT,
)
from judge.engine.state.instruction import walk
from judge.engine.triggers.triggered import (
    AtOnce,
    Condition,
    WhenDies,
    WhenPlayed,
    WhenThisDies,
    WhenThisKills,
)
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, Where
from judge.engine.wording.passive import (
    AdditionalCost,
    Dependent,
    NotYet,
    Static,
)
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

if TYPE_CHECKING:
    from judge.engine.state.card import Card


_WATCHED: tuple[tuple[type[Condition], str], ...] = (
    (WhenThisFights, "its own attack or defence"),
    (WhenFights, "units that attack or defend"),
    (WhenYouFight, "combats of its controller"),
    (WhenThisScores, "battlefields that it conquers or holds"),
    (WhenYouScore, "battlefields being conquered or held"),
    (AtTime, "a point of time in the turn"),
    (WhenThisDies, "its own death"),
    (WhenChosen, "units being chosen"),
    (WhenYouPlay, "cards being played"),
    (WhenYouPlayMighty, "Mighty units being played"),
    (WhenYouDiscard, "cards being discarded"),
    (WhenYouRecycle, "cards being recycled"),
)


class Role(Enum):
    """What a card does in a set-up."""

    PLAYED = "played from hand"
    FACEDOWN = "played from facedown"
    USED = "used from the board"
    IN_PLACE = "in place on the board"
    IN_TRASH = "in the trash"
    IN_DECK = "among the top cards of the deck"
    VICTIM = "the unit that is chosen or killed"
    FIELD = "the battlefield where the unit stands"
    ATTACKING = "attacking"
    DEFENDING = "defending"

    __hash__ = object.__hash__


ACTIVE = frozenset({Role.PLAYED, Role.FACEDOWN, Role.USED})
"""Roles in which somebody has to act with the card."""

FIGHTING = frozenset({Role.ATTACKING, Role.DEFENDING})
"""Roles that take a move to a battlefield and a combat there."""

_IN_COMBAT = ("Assault", "Shield", "Tank", "Backline")
"""Keywords that say something about combat only."""


class Profile(Struct, frozen=True):
    """What a card needs, does and watches, as far as set-ups are concerned.

    ``looks_at_deck``: how many cards of its controller's deck; ``looks_at_theirs``: whether it looks at an opponent's;
    ``plays_any``: cards of every type from there can be played. ``waits_for_end`` and ``waits_for_start`` of a turn: of
    its controller's, or of ``any_turn``; ``first_turn``: only of a player's first.
    """

    card: Card
    roles: tuple[Role, ...]
    looks_at_deck: int
    looks_at_theirs: bool
    deals: int
    kills: bool
    discards: int
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


@cache_by_identity
def profile(card: Card) -> Profile:
    """The profile of a card, read off its definition."""
    parts = [part for source in (card.abilities, keyword_triggers(card.keywords), card.effect) for part in walk(source)]
    looks = [part.count for part in parts if isinstance(part, LookAtTop)]
    looks += [1 for part in parts if isinstance(part, Predict | RevealUntil)]
    looks += [part.look_at for part in parts if isinstance(part, EachPlayerSetsAside)]
    deals = [part.amount for part in parts if isinstance(part, Deal) and isinstance(part.amount, int)]
    deaths = any(isinstance(part, WouldDie) or (isinstance(part, Triggered) and isinstance(part.condition, WhenDies))
                 for part in parts)  # fmt: skip
    kinds = [part.what.criteria for part in parts if isinstance(part, Kill) and isinstance(part.what, Target | Pick)]
    kinds += [part.criteria for part in parts if isinstance(part, EachPlayerKills)]
    kills = any(not isinstance(kind, Criteria) or kind.card_type in ("", UNIT) for kind in kinds)
    does = []
    if any(isinstance(part, Static | Dependent) for part in parts):
        does.append("changes what units can do or measure")
    if any(isinstance(part, CostChange) for part in parts):
        does.append("changes what things cost")
    if kills:
        does.append("kills a unit")
    if any(isinstance(kind, Criteria) and kind.card_type == GEAR for kind in kinds):
        does.append("kills a gear")
    if deals or any(isinstance(part, Deal | DealMight) for part in parts):
        does.append("deals damage")
    if any(isinstance(part, GiveMight | RaiseMightTo) for part in parts):
        does.append("changes Might")
    if any(isinstance(part, Move | SwapPlaces) for part in parts):
        does.append("moves units")
    if any(isinstance(part, ReturnToHand) for part in parts):
        does.append("returns permanents to hand")
    if looks:
        does.append("looks at the top of a deck")
    watches = []
    if deaths:
        watches.append("deaths of units")
    if any(isinstance(part, AsLookedAt) for part in parts):
        watches.append("cards being looked at")
    conditions = [part.condition for part in parts if isinstance(part, Triggered)]
    watches += [words for kind, words in _WATCHED if any(isinstance(found, kind) for found in conditions)]
    known: tuple[type[Condition], ...] = (WhenDies, WhenPlayed, AtOnce, WhenThisKills, *(kind for kind, _ in _WATCHED))
    watches += [f'"{found.describe()}"' for found in conditions if not isinstance(found, known)]
    times = [found for found in conditions if isinstance(found, AtTime)]
    return Profile(
        card, _roles(card), max(looks, default=0),
        any(isinstance(part, OpponentsRevealTop | EachPlayerSetsAside) for part in parts),
        sum(deals), kills,
        sum(part.count for part in parts if isinstance(part, Discard)),
        any(isinstance(part, Target | Pick) for part in parts), deaths,
        any(getattr(part, "buffed", None) for part in parts), tuple(watches), tuple(does),
        any(found.moment is Moment.END_OF_TURN for found in times),
        any(found.moment is not Moment.END_OF_TURN for found in times),
        any(found.of_any for found in times), any(found.first for found in times),
        any(isinstance(part, EachPlayerSetsAside) or (isinstance(part, MayPlayOne | PlayOne) and not part.card_type)
            for part in parts),
        any(isinstance(found, WhenThisScores | WhenYouScore) and Way.CONQUER in found.ways for found in conditions),
        any(isinstance(found, WhenChosen) for found in conditions),
        any(isinstance(part, Target | Pick) and not _is_a_unit(part) for part in parts),
    )  # fmt: skip


def roles_beside(one: Profile, other: Profile) -> tuple[Role, ...]:
    """The roles of a card beside another: any card can lie in a deck from which the other one has any card played."""
    lies = (
        other.plays_any
        and Role.IN_DECK not in one.roles
        and not one.card.token
        and (one.card.is_a(SPELL) or one.card.is_permanent)
    )
    return (*one.roles, Role.IN_DECK) if lies and not one.card.is_a(BATTLEFIELD) else one.roles


def _is_a_unit(choice: Target | Pick) -> bool:
    """Whether a unit in the middle of the board is a choice."""
    wanted = choice.criteria
    return isinstance(wanted, Criteria) and wanted.card_type in ("", UNIT) and wanted.where is not Where.BASE


def _roles(card: Card) -> tuple[Role, ...]:
    roles = []
    if any(isinstance(found, Activated) for found in card.abilities):
        roles.append(Role.USED)
    abilities = (*card.abilities, *keyword_triggers(card.keywords))
    conditions = [found.condition for found in abilities if isinstance(found, Triggered)]
    waits = any(not isinstance(found, WhenPlayed | WhenThisDies) for found in conditions)
    in_trash = [found.in_trash for found in card.abilities if isinstance(found, Triggered)]
    if any(in_trash):
        roles.append(Role.IN_TRASH)
        waits = waits and not all(in_trash)
    if waits or any(
        isinstance(found, WouldDie | Static | Dependent | CostChange | MovingSeveralCosts) for found in card.abilities
    ):
        roles.append(Role.IN_PLACE)
    played = any(isinstance(found, WhenPlayed) for found in conditions)
    if played or card.is_a(SPELL) or any(isinstance(found, AdditionalCost | OptionalCost) for found in card.abilities):
        roles.append(Role.PLAYED)
    if card.has("Hidden") and card.is_a(SPELL):
        roles.append(Role.FACEDOWN)
    if any(isinstance(found, AsLookedAt) for found in card.abilities):
        roles.append(Role.IN_DECK)
    if card.is_a(BATTLEFIELD):
        return (*(role for role in roles if role is Role.USED), Role.FIELD)
    if card.is_a(UNIT):
        if _fights(card):
            roles += [Role.ATTACKING, Role.DEFENDING]
        if Role.IN_DECK not in roles:
            roles.append(Role.IN_DECK)
        roles.append(Role.VICTIM)
    if not roles and not card.is_a(LEGEND):
        roles.append(Role.IN_PLACE)
    return tuple(roles)


def _fights(card: Card) -> bool:
    """Whether a text says anything about attacking and defending, or about units where its own unit is."""
    conditions = [found.condition for found in card.abilities if isinstance(found, Triggered)]
    return (
        any(card.has(keyword) for keyword in _IN_COMBAT)
        or any(isinstance(found, WhenThisFights | WhenFights | WhenYouFight) for found in conditions)
        or any(isinstance(found, Static | Dependent) for found in card.abilities)
    )


def unmodelled(card: Card) -> str:
    """The part of a card's text that is not modelled, or "" if all of it is."""
    return next((found.missing for found in card.abilities if isinstance(found, NotYet)), "")
