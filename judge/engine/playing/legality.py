"""The legality of acts: what a player may do now, and otherwise the rule that forbids it.

Rules 308-313, 338, 347, 358.4, 381, 806 and 813. There is no other authority: what is not offered is refused here.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.activated import activate
from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.abilities.facedown import CANNOT_BEATS_CAN
from judge.engine.abilities.limits import WHOEVER, limit_of
from judge.engine.abilities.while_played import keywords_in_hand
from judge.engine.costs.affordability import can_pay_for_ability
from judge.engine.costs.invalidated_choices import may_ability_fail
from judge.engine.keywords.action import permits_in_showdowns
from judge.engine.keywords.ambush import AMBUSH, NO_LONGER_VALID, reaction_places
from judge.engine.keywords.hidden import (
    HIDDEN_NEEDS_TARGET,
    HIDDEN_NEXT_TURN,
    from_facedown,
    keywords_facedown,
    not_from_facedown,
)
from judge.engine.keywords.reaction import permits_in_closed_states
from judge.engine.outcomes.decks import ONLY_IF_COMPLETED
from judge.engine.playing.feasibility import NOWHERE_TO_PLAY, RESOURCES, can_complete
from judge.engine.playing.from_the_trash import trash_permissions
from judge.engine.playing.play import TARGETS_LEGAL, VALID_CHOICES, finalize_newest
from judge.engine.playing.trial_completion import can_succeed
from judge.engine.state.card import GEAR, SPELL
from judge.engine.state.chain import Permission
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.turn import Phase
from judge.engine.state.turn_state import CLOSED_NEEDS_REACTION, SHOWDOWN_NEEDS_ACTION
from judge.engine.state.zones import (
    Zone,
    champion_zone,
    hand,
    trash,
)
from judge.engine.targeting.choose_one import can_choose
from judge.engine.wording.chooser import Chooser
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from judge.engine.abilities.activated import Activated
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.slugs import Slug

NO_PRIORITY = cite("priority.exclusive-right")  # 312.1
CONTROLLER_ACTIVATES = cite("activated.controller-activates")  # 378
WHILE_ON_THE_BOARD = cite("activated.while-on-the-board")  # 380
OWN_TURN_OPEN_STATE = cite("activated.own-turn-open-state")  # 381
UNIT_NOT_IN_SHOWDOWN = cite("activated.unit-not-in-showdown")  # 145.2
GEAR_NOT_IN_SHOWDOWN = cite("activated.gear-not-in-showdown")  # 151.2
ONLY_WHILE = cite("activated.only-while")  # 377.2.b
FROM_HAND = cite("play.from-hand-or-champion-zone")  # 419.1.a
NO_LEGAL_OPTIONS = cite("activated.needs-legal-options")  # 402.3
GEAR_TO_BASE = cite("play.gear-to-base")  # 149.2
INVITED_FOR_SPELLS = cite("modes.team-invitation-to-spells")  # 489.8.a

WHY: dict[Slug, str] = {
    NO_PRIORITY: "that player does not have priority",
    SHOWDOWN_NEEDS_ACTION: "a showdown is in progress, so only Action or Reaction may be played",
    CLOSED_NEEDS_REACTION: "the turn is closed, so only Reaction may be played",
    OWN_TURN_OPEN_STATE: "activated abilities without Reaction are used on your own turn in an open state",
    CONTROLLER_ACTIVATES: "only its controller activates its abilities",
    WHILE_ON_THE_BOARD: "abilities are activated while their source is on the board",
    UNIT_NOT_IN_SHOWDOWN: "activated abilities of units without Action or Reaction are not used in showdowns",
    GEAR_NOT_IN_SHOWDOWN: "activated abilities of gear without Action or Reaction are not used in showdowns",
    FROM_HAND: "cards are played from the hand or the Champion Zone",
    GEAR_TO_BASE: "gear is played to the base of its player",
    INVITED_FOR_SPELLS: "by invitation, spells are played and abilities used, but nothing else",
    CANNOT_BEATS_CAN: "an ability does not let it be revealed there",
    HIDDEN_NEXT_TURN: "a hidden card can be played from the next turn on",
    HIDDEN_NEEDS_TARGET: "there is no valid target at the battlefield where it was hidden",
    VALID_CHOICES: "there is no valid choice for every target",
    TARGETS_LEGAL: "whatever is paid, a target would be illegal by then",
    NO_LONGER_VALID: "whatever is paid, the place would not be valid by then",
    NO_LEGAL_OPTIONS: "whatever is paid, a target would be illegal by then",
    ONLY_WHILE: "the ability says when it can be used, and it is not so now",
    NOWHERE_TO_PLAY: "there is no place where it may be played",
    RESOURCES: "the cost cannot be paid",
    ONLY_IF_COMPLETED: "there is not enough to recycle for its cost",
    CANNOT_PLAY: "an effect forbids that player to play it this turn",
}


class Allowed(Struct, frozen=True):
    """The act can be begun and completed; ``permission`` says how a card is played."""

    permission: Permission | None = None


class Refused(Struct, frozen=True):
    """The act is illegal now: the rule, and the reason in words."""

    rule: Slug
    why: str


Verdict = Allowed | Refused


class Timing(Struct, frozen=True):
    """For an act without permissions, with Action, and with Reaction: the rule by which now is the wrong time (358.4).

    None stands for the right time.
    """

    plain: Slug | None
    action: Slug | None
    reaction: Slug | None

    def late(self, *, action: bool, reaction: bool) -> Slug | None:
        return self.reaction if reaction else self.action if action else self.plain


_NOT_THEIRS = Timing(NO_PRIORITY, NO_PRIORITY, NO_PRIORITY)
_CLOSED = Timing(CLOSED_NEEDS_REACTION, CLOSED_NEEDS_REACTION, None)
_SHOWDOWN_OPEN = Timing(SHOWDOWN_NEEDS_ACTION, None, None)
_NEUTRAL_OPEN = Timing(None, None, None)


def may_play(game: Game, player: str, thing: GameObject, moment: Timing | None = None) -> Verdict:
    """Whether a player may play a card now; ``moment`` is worked out if it is not given.

    Of several ways to play it the first allowed one is returned; if there is none, the first refusal.
    """
    verdicts = ways_to_play(game, player, thing, moment or timing_for(game, player))
    first = next(verdicts)
    return first if isinstance(first, Allowed) else next((way for way in verdicts if isinstance(way, Allowed)), first)


def ways_to_play(game: Game, player: str, thing: GameObject, moment: Timing) -> Iterator[Verdict]:
    """One verdict for each way to play a card from where it is; only from a trash can there be several."""
    place = thing.place
    if place == hand(player) or place == champion_zone(player):
        yield in_this_way(game, player, thing, from_place(place), moment)
    elif place == trash(player) and (ways := trash_permissions(game.state, player, thing)):
        for permission in ways:
            yield in_this_way(game, player, thing, permission, moment)
    elif place.zone is Zone.FACEDOWN and thing.controller == player:
        not_yet = not_from_facedown(game.state, player, thing)
        if not_yet is not None:
            yield _refused(not_yet)
        else:
            yield in_this_way(game, player, thing, from_facedown(thing), moment)
    else:
        yield _refused(FROM_HAND)


def _keywords(game: Game, player: str, thing: GameObject) -> Collection[str]:
    """The keywords of a card in the zone from which it would be played."""
    facedown = thing.place.zone is Zone.FACEDOWN
    return keywords_facedown(thing) if facedown else keywords_in_hand(game, player, thing)


def in_this_way(game: Game, player: str, thing: GameObject, permission: Permission, moment: Timing) -> Verdict:
    state = game.state
    keywords = _keywords(game, player, thing)
    late = moment.late(action=permits_in_showdowns(keywords), reaction=permits_in_closed_states(keywords))
    if late is not None and AMBUSH in keywords and moment.reaction is None:
        permission = replace(permission, ambush=True)
        late = None if reaction_places(game, player, thing.card) else late
    if late is not None:
        return _refused(late)
    if state.turn.invited == player and not thing.card.is_a(SPELL) and state.is_open:
        return _refused(INVITED_FOR_SPELLS)
    cannot = can_complete(game, player, thing, permission)
    if cannot is not None:
        return _refused(HIDDEN_NEEDS_TARGET if cannot == VALID_CHOICES and permission.at is not None else cannot)
    return Allowed(permission)


def may_activate(game: Game, player: str, thing: GameObject, place: int, ability: Activated) -> Verdict:
    """Whether a player may use an activated ability now; ``place`` is its index in the text of the object."""
    cannot = cannot_activate(game, player, thing, place, ability, timing_for(game, player))
    return Allowed() if cannot is None else _refused(cannot)


def cannot_activate(  # noqa: PLR0917 - which ability of what, and when
    game: Game, player: str, thing: GameObject, place: int, ability: Activated, moment: Timing
) -> Slug | None:
    """The rule by which an ability cannot be used now, or None if it can."""
    refused = cannot_choose_to_activate(game, player, thing, place, ability, moment)
    if refused is not None:
        return refused
    by = Chooser(player, thing.id, ability=place)
    if not can_pay_for_ability(game, player, thing, ability, by):
        return _why_unpaid(game, EffectContext(you=player, source=thing.id, name=thing.label), ability)
    if may_ability_fail(game, player, ability, by):
        steps = partial(_try_to_use, player=player, which=thing.id.card, place=place)
        return None if can_succeed(game, steps) else NO_LEGAL_OPTIONS
    return None


def cannot_choose_to_activate(  # noqa: PLR0917 - which ability of what, and when
    game: Game, player: str, thing: GameObject, place: int, ability: Activated, moment: Timing
) -> Slug | None:
    """The rule by which an ability cannot be used now, whatever it costs, or None."""
    refused = _not_now(game, player, thing, ability, moment)
    if refused is not None:
        return refused
    if ability.only_while is not None and not ability.only_while.holds(game.state, player, thing):
        return ONLY_WHILE
    each_turn = ability.each_turn
    if each_turn and game.state.count(limit_of(thing, place, each_turn)[0], WHOEVER) >= each_turn:
        return ONLY_WHILE
    return None if can_choose(game, ability.effect, Chooser(player, thing.id, ability=place)) else VALID_CHOICES


def _why_unpaid(game: Game, context: EffectContext, ability: Activated) -> Slug:
    """The rule by which the cost of an ability cannot be paid: that of the first action that cannot be completed."""
    impossible = (action.unpaid for action in ability.cost.actions if not action.possible(game, context))
    return next((rule for rule in impossible if rule is not None), RESOURCES)


def _try_to_use(game: Game, player: str, which: int, place: int) -> Procedure[bool]:
    activate(game, player, game.state.objects[which], place)
    return (yield from finalize_newest(game))


def _not_now(game: Game, player: str, thing: GameObject, ability: Activated, moment: Timing) -> Slug | None:
    if thing.controller != player:
        return CONTROLLER_ACTIVATES
    if not thing.on_board:
        return WHILE_ON_THE_BOARD
    late = moment.late(action=ability.action, reaction=ability.reaction)
    if late is None:
        return None
    state = game.state
    if not state.is_open or state.turn.player != player:
        return OWN_TURN_OPEN_STATE
    if state.is_neutral:
        return late
    return UNIT_NOT_IN_SHOWDOWN if thing.is_unit else GEAR_NOT_IN_SHOWDOWN if thing.card.is_a(GEAR) else late


def timing_for(game: Game, player: str) -> Timing:
    """The rules of timing that apply to a player's acts now (358.4)."""
    state = game.state
    if actor(game) != player:
        return _NOT_THEIRS
    if not state.is_open:
        return _CLOSED
    return _NEUTRAL_OPEN if state.is_neutral else _SHOWDOWN_OPEN


def actor(game: Game) -> str | None:
    """The player who may take a Discretionary Action now (312); None while something is pending or outstanding.

    In a Neutral Open State that is the turn player (310.1.a), or the teammate whom they invited.
    """
    state = game.state
    if state.winner is not None:
        return None
    if state.chain:
        for item in state.chain:
            if item.pending:
                return None
        return state.priority
    if state.showdown is not None:
        return state.showdown.focus
    if state.combat is not None:
        return None
    return (state.turn.invited or state.turn.player) if state.turn.phase is Phase.MAIN else None


@cache
def from_place(place: Place) -> Permission:
    return Permission(place)


@cache
def _refused(rule: Slug) -> Refused:
    return Refused(rule, WHY[rule])
