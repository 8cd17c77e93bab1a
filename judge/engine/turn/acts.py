"""Discretionary Actions (rule 410.1): those that a player with priority or focus may take (338, 347)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.activated import abilities_of, activate, having_abilities
from judge.engine.abilities.from_trash import OUTSIDE
from judge.engine.actions.movement import movable, standard_move
from judge.engine.playing.hide import hidable, hide
from judge.engine.playing.legality import (
    Allowed,
    actor,
    timing_for,
    ways_to_play,
)
from judge.engine.playing.offers import activatable, playable
from judge.engine.playing.play import begin_play
from judge.engine.state.card import RUNE
from judge.engine.state.decisions import (
    PASS_KEY,
    Decision,
    Kind,
    Option,
)
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, choose_one
from judge.engine.state.sides import teammates
from judge.engine.state.zones import trash
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.phases import end_turn
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

EXECUTE = cite("fepr.execute")  # 338.1
PASS = cite("fepr.pass")  # 338.1.b
WITH_FOCUS = cite("showdown.act")  # 347
SHOWDOWN_PASS = cite("showdown.pass")  # 347.2
MAIN_PRIORITY = cite("priority.main-phase")  # 312.2.a
PRIORITY_WITH_FOCUS = cite("priority.with-focus")  # 312.2.b

TEAMMATE_MAY_ACT = cite("priority.teammate-may-act")  # 316.5.b.1
BY_INVITATION = cite("modes.team-invitation")  # 489.8.a
WHICH_COST = cite("flow.which-cost")  # 829.1.c.3
AFTER_FINALIZING = cite("fepr.controller-after-finalizing")  # 337.4
AFTER_RESOLVING = cite("fepr.controller-after-resolving")  # 340.4
NEXT_PLAYER = cite("fepr.next-player")  # 339.2

_WHY_WITH_A_CHAIN = {
    Happened.FINALIZED: AFTER_FINALIZING, Happened.PASSED: NEXT_PLAYER, Happened.PLAYED: AFTER_RESOLVING,
    Happened.FINISHED: AFTER_RESOLVING, Happened.COUNTERED: AFTER_RESOLVING,
}  # fmt: skip
WHAT_MOVES_PRIORITY = frozenset(_WHY_WITH_A_CHAIN)
"""What gives somebody priority in a closed state."""

END_TURN_KEY = "end turn"
MOVE_KEY = "move"
PLAY, USE, HIDE, INVITE = "play ", "use ", "hide ", "invite "


def act(game: Game) -> Procedure[None]:
    """Let the player who may act take a Discretionary Action, or pass."""
    player = actor(game)
    assert player is not None
    answer = yield from ask(partial(_decision, game, player))
    key = answer[0]
    if key == PASS_KEY:
        _pass(game, player)
    elif key.startswith(INVITE):
        _invite(game, player, key.removeprefix(INVITE))
    elif key == END_TURN_KEY:
        end_turn(game)
    elif key == MOVE_KEY:
        yield from standard_move(game, player)
    elif key.startswith(HIDE):
        yield from hide(game, player, key.removeprefix(HIDE))
    elif key.startswith(PLAY):
        card, ways = _played(game, player, key)
        begin_play(game, player, card, (yield from _one_of(player, card, ways)))
    else:
        activate(game, player, *_used(game, player, key))
    if game.state.turn.invited == player:  # the invitation is to one spell or ability
        game.change_turn(invited=None)


class Offered(Struct, frozen=True):
    """A fast path: what an offer found out about its options, for the one that is taken.

    ``plays`` are the cards, each with its permission, and ``uses`` the abilities, by the keys of their options.
    """

    plays: dict[str, tuple[GameObject, Permission]]
    uses: dict[str, tuple[GameObject, int]]


_OFFERED = "offered"


def _decision(game: Game, player: str) -> Decision:
    moment = timing_for(game, player)
    plays = {f"{PLAY}{thing.label}": (thing, permission) for thing, permission in playable(game, player, moment)}
    uses = {_use_key(thing, place): (thing, place) for thing, place in activatable(game, player, moment)}
    game.state.worked_out[_OFFERED, player] = Offered(plays, uses)
    options = [Option(key, key, thing.label) for key, (thing, _) in plays.items()]
    options += [
        Option(key, key, "" if RUNE in thing.card.types else thing.label)  # like runes are one
        for key, (thing, _) in uses.items()
    ]
    if not game.state.chain and game.state.is_neutral and player == game.state.turn.player:
        options += [Option(f"{HIDE}{card.label}", f"{HIDE}{card.label}", card.label) for card in hidable(game, player)]
        if movable(game, player) and game.state.battlefields:
            options.append(Option(MOVE_KEY, "make a standard move"))
        options += [Option(f"{INVITE}{mate}", f"{INVITE}{mate}") for mate in teammates(game.state, player)]
        options.append(Option(END_TURN_KEY, "end the turn"))
    else:
        options.append(Option(PASS_KEY, "pass"))
    if game.state.turn.invited == player:
        return Decision(Kind.ACT, player, "act", BY_INVITATION, f"{player} may act by invitation", tuple(options))
    rule = EXECUTE if game.state.chain else MAIN_PRIORITY if game.state.is_neutral else WITH_FOCUS
    return Decision(Kind.ACT, player, "act", rule, f"{player} may act", tuple(options))


def possible_acts(state: GameState, player: str) -> frozenset[str]:
    """The keys of the cards and abilities that a player could use with priority or focus now; runes are left out."""
    if state.chain:
        state = state.changed(priority=player)
    elif state.showdown is not None:
        state = state.changed(showdown=replace(state.showdown, focus=player))
    return offered_keys(_decision(game_on(state), player))


def offered_keys(decision: Decision) -> frozenset[str]:
    """The keys of the cards and abilities among the options of a decision; abilities of runes are left out."""
    return frozenset(option.key for option in decision.options if option.about)


def why_priority(state: GameState, latest: Happened | None = None) -> Slug | None:
    """The rule by which the player who may act has priority (312.2), or None if it cannot be told.

    In a Closed State it depends on the ``latest`` event there: a finalization, a resolution or a pass.
    """
    if not state.is_open:
        return _WHY_WITH_A_CHAIN.get(latest) if latest is not None else None
    return MAIN_PRIORITY if state.is_neutral else PRIORITY_WITH_FOCUS


def _invite(game: Game, player: str, teammate: str) -> None:
    """Let a teammate of the turn player play a spell or activate an ability with that player's priority (316.5.b.1)."""
    game.change_turn(invited=teammate)
    game.tell(Happened.INVITED, (TEAMMATE_MAY_ACT, BY_INVITATION), who=player, detail=teammate)


def _played(game: Game, player: str, key: str) -> tuple[GameObject, list[Permission]]:
    """The card that a key stands for, and the permissions to play it."""
    offered = offered_to(game, player)
    found = offered.plays.get(key) if offered is not None else None
    if found is not None and found[0].place != trash(player):
        return found[0], [found[1]]
    return played_in_full(game, player, key)


def played_in_full(game: Game, player: str, key: str) -> tuple[GameObject, list[Permission]]:
    """The same, looked for among all cards; from a trash there can be several permissions."""
    label = key.removeprefix(PLAY)
    card = next(thing for thing in game.state.objects.values() if thing.label == label)
    ways = [way for way in ways_to_play(game, player, card, timing_for(game, player)) if isinstance(way, Allowed)]
    return card, list(dict.fromkeys(way.permission for way in ways if way.permission is not None))


def _one_of(player: str, card: GameObject, ways: list[Permission]) -> Procedure[Permission]:
    """The permission that a card is played by: of several, of several Flow costs for one, its player chooses one."""
    by_words = {_in_words(way): way for way in ways}
    if len(by_words) == 1:
        return ways[0]
    options = tuple(Option(words, words) for words in by_words)
    prompt = f"what to play {card.label} for"
    rule = WHICH_COST if sum(way.flow for way in ways) > 1 else OUTSIDE
    key = yield from choose_one(Kind.PICK, player, "permission", rule, prompt, options, card.label)
    return by_words[key]


def _in_words(way: Permission) -> str:
    cost = f" {way.cost.describe()}" if way.cost is not None else ""
    return f"Flow{cost}" if way.flow else f"its own text{cost and ':'}{cost}" if way.by_own_text else "its own cost"


def _used(game: Game, player: str, key: str) -> tuple[GameObject, int]:
    """The object whose ability a key stands for, and the place of the ability in its text."""
    offered = offered_to(game, player)
    found = offered.uses.get(key) if offered is not None else None
    return found if found is not None else used_in_full(game, player, key)


def used_in_full(game: Game, player: str, key: str) -> tuple[GameObject, int]:
    """The same, looked for among all objects on the board."""
    return next(
        (thing, place)
        for thing, abilities in having_abilities(game.state, player)
        for place, _ in abilities
        if _use_key(thing, place) == key
    )


def offered_to(game: Game, player: str) -> Offered | None:
    """What the offer of this very state found out; None if it is replayed, so that nothing was offered."""
    found: Offered | None = game.state.worked_out.get((_OFFERED, player))
    return found


def _use_key(thing: GameObject, place: int) -> str:
    first = abilities_of(thing)[0][0]
    return f"{USE}{thing.label}" if place == first else f"{USE}{thing.label} {place}"


def _pass(game: Game, player: str) -> None:
    state = game.state
    if state.chain:
        game.tell(Happened.PASSED, PASS, who=player, detail="priority")
        game.change_chain(passes=state.passes + 1, priority=state.next_player(player))
    elif state.showdown is not None:
        game.tell(Happened.PASSED, SHOWDOWN_PASS, who=player, detail="focus")
        showdown = state.showdown
        game.change(showdown=replace(showdown, passes=showdown.passes + 1, focus=state.next_player(player)))
