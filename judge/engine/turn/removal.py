"""The removal of a player from a game that goes on (rule 652), even while something is being performed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.abilities.facedown import show_facedown
from judge.engine.actions.banish import banish
from judge.engine.actions.recall import recall
from judge.engine.actions.replace import SAME_OBJECT
from judge.engine.state.card import BATTLEFIELD, Card
from judge.engine.state.decisions import COMBAT_DAMAGE, Kind
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY
from judge.engine.state.set_up import Step
from judge.engine.state.sides import team_of
from judge.engine.state.turn import Expiration, Phase
from judge.engine.state.zones import (
    NOWHERE,
    Zone,
    base,
    field,
    trash,
)
from judge.engine.turn.set_up import REST_OF_SET_UP, is_theirs, without
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

CONCEDES = cite("conceding.at-any-time")  # 650
TEAM_LOSES = cite("conceding.team-loses")  # 651.4
BOARD_BANISHED = cite("conceding.board-banished")  # 652.1
HOME = cite("cleanup.recall-gear")  # 323.7
BATTLEFIELD_REPLACED = cite("conceding.battlefield-replaced")  # 652.2.a
CARDS_REMOVED = cite("conceding.cards-removed")  # 652.3
COUNTERED = cite("conceding.items-countered")  # 652.4
NEXT_TURN = cite("conceding.next-players-turn")  # 652.5.a.1
NEXT_FOCUS = cite("conceding.next-player-has-focus")  # 652.5.b.1
NEXT_PRIORITY = cite("conceding.next-player-has-priority")  # 652.5.c.1

TOKEN_BATTLEFIELD = Card("token battlefield", (BATTLEFIELD,), token=True)
"""What stands in for the battlefield of a player who was removed: it has no abilities (652.2.a)."""

NO_CHOICES_ANY_MORE = cite("conceding.no-choices-any-more")  # 651.3
STOPPED = cite("resolve.left-the-chain-meanwhile")  # 359.3.e.15

_CONCEDES = "concedes: "
"""How a concession stands among the answers that lead to a position."""


def concession(player: str) -> Answer:
    """The entry that stands for a concession, while a decision is open, among the answers given."""
    return (_CONCEDES + player,)


def who_concedes(given: Answer) -> str | None:
    """The player who concedes, if this answer is a concession; otherwise None."""
    return given[0].removeprefix(_CONCEDES) if given and given[0].startswith(_CONCEDES) else None


def leave(game: Game, player: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Record a concession; returns the players who leave with it (651.4) and those who remain."""
    leaving = team_of(game.state, player)
    rules = (CONCEDES, TEAM_LOSES) if len(leaving) > 1 else (CONCEDES,)
    game.tell(Happened.CONCEDED, rules, who=player)
    return leaving, tuple(other for other in game.state.players if other not in leaving)


def leave_meanwhile(game: Game, player: str, decision: Decision) -> Decision | None:
    """Remove a player while a decision is open; returns the rest of the decision, or None if it is no longer made.

    It is not made if it was theirs (651.3), if nothing is left to choose, or if the resolving item has been countered,
    which ends its resolution at once (359.3.e.15). Damage is divided anew, except combat damage if nothing about the
    units in the combat has changed.
    """
    before = game.state.objects
    leaving, remaining = leave(game, player)
    was_theirs = is_theirs(game.state, leaving)
    remove(game, leaving, remaining)
    stopped = game.performing is not None and game.state.item(game.performing) is None
    if stopped:
        game.tell(Happened.IGNORED, STOPPED, who=decision.by or "", detail=f"{decision.source} has left the chain")
    elif decision.by in leaving:
        words = f"{decision.by} is not there to choose: {decision.prompt}"
        game.tell(Happened.IGNORED, NO_CHOICES_ANY_MORE, who=decision.by or "", detail=words)
    if stopped or decision.by in leaving or was_theirs or _is_about_a_deck(decision, leaving):
        return None
    after = game.state.objects
    if decision.kind is Kind.DISTRIBUTE:
        fighting = (card for card, thing in before.items() if thing.designation is not None)
        return decision if decision.timing == COMBAT_DAMAGE and _are_same(before, after, fighting) else None
    gone = {thing.label for card, thing in before.items() if after[card].id != thing.id}.union(leaving)
    options = tuple(found for found in decision.options if found.key not in gone and found.about not in gone)
    if len(options) == len(decision.options):
        return decision
    keys = {found.key for found in options}
    groups = None if decision.groups is None else tuple(group for group in decision.groups if keys.issuperset(group))
    if not options or groups == ():
        return None
    least, most = min(decision.minimum, len(options)), min(decision.maximum, len(options))
    return replace(decision, options=options, groups=groups, minimum=least, maximum=most)


def _is_about_a_deck(decision: Decision, players: tuple[str, ...]) -> bool:
    """Whether the decision is chance determining the next card of one of these players' decks."""
    own = (f"{player}'s {deck}" for player in players for deck in ("deck", "rune deck"))
    return decision.kind is Kind.CHANCE and decision.source in own


def _are_same(before: Mapping[int, GameObject], after: Mapping[int, GameObject], cards: Iterable[int]) -> bool:
    """Whether these objects existed before and are unchanged."""
    found = [before[card] == after[card] for card in cards]
    return bool(found) and all(found)


def remove(game: Game, leaving: tuple[str, ...], remaining: tuple[str, ...]) -> None:
    """Perform the steps of rule 652; they involve no decision, and no cleanup comes between them."""
    _banish_board(game, leaving)
    _replace_battlefields(game, leaving)
    _counter(game, leaving)
    _remove_cards(game, leaving)
    game.change(delayed=tuple(found for found in game.state.delayed if found.controller not in leaving))
    _hand_over(game, leaving, remaining)
    game.change(cleanup_due=True)


REST_OF_TURN = open_question(
    "rest-of-the-turn-of-a-removed-player",
    "What happens to the rest of a turn when its player is removed?",
    'chain, showdown and combat are played out and "this turn" expires, but nothing triggers at the end of the turn',
)
TOKEN_BATTLEFIELD_STAYS = open_question(
    "token-battlefield-of-a-removed-player",
    "What happens to a token battlefield if its owner concedes?",
    "it stays",
)


def _banish_board(game: Game, leaving: tuple[str, ...]) -> None:
    """Rule 652.1: banish the permanents, runes and facedown cards that the leaving players control or own."""
    places = {Zone.BASE, Zone.BATTLEFIELD, Zone.FACEDOWN}
    for card in sorted(game.state.objects):
        thing = game.state.objects[card]
        if thing.place.zone in places and (thing.controller in leaving or thing.owner in leaving):
            show_facedown(game, thing)
            banish(game, thing, "", also=(BOARD_BANISHED,))
    for thing in [thing for player in leaving for thing in game.state.objects_in(base(player))]:
        if thing.attached_to is None:  # what lay under a unit of theirs (107.1.c.1) and belongs to others
            recall(game, thing, HOME)


def _replace_battlefields(game: Game, leaving: tuple[str, ...]) -> None:
    """Rule 652.2: replace each battlefield that they brought with a token without abilities; what is there stays.

    Battlefields that they control become uncontrolled, as none of their units remains.

    Unclear: no rule says what becomes of a token battlefield made by an effect of theirs. Nobody brought it, and it is
    not a card (185), so it stays, as it does if the battlefield that it replaced was theirs.
    """
    for name in sorted(game.state.battlefields):
        here = game.state.battlefields[name]
        if here.controller in leaving:
            fields = {**game.state.battlefields, name: replace(here, controller=None)}
            game.change(battlefields=fields)
        for thing in game.state.objects_in(field(name)):
            if thing.owner in leaving and not thing.card.token:
                controller = game.state.battlefields[name].controller or NOBODY
                game.tell(Happened.STANDS_IN, (BATTLEFIELD_REPLACED, SAME_OBJECT), thing, detail="battlefield")
                game.update(thing, card=TOKEN_BATTLEFIELD, label=f"token battlefield ({name})", owner=NOBODY,
                            controller=controller, stamp=0)  # fmt: skip
                continue
            if thing.owner in leaving:
                record_doubt(game, TOKEN_BATTLEFIELD_STAYS)
            if thing.controller in leaving:
                game.update(thing, controller=NOBODY)


def _counter(game: Game, leaving: tuple[str, ...]) -> None:
    """Rule 652.4: remove their spells and abilities from the chain without effect."""
    for item in game.state.chain:
        thing = game.find(item.object)
        theirs = item.controller in leaving
        if theirs or (item.is_card and thing is not None and thing.owner in leaving):
            passes, priority = game.state.passes, game.state.priority
            game.remove_item(item.id)
            game.change(passes=passes, priority=priority)
            game.tell(Happened.ABILITY_REMOVED, COUNTERED, item, detail="its controller has left the game")
            if item.is_card and thing is not None and thing.owner not in leaving:
                game.put(thing, trash(thing.owner))


def _remove_cards(game: Game, leaving: tuple[str, ...]) -> None:
    """Rule 652.3: take everything that they own out of the game."""
    for player in leaving:
        game.tell(Happened.PLAYER_REMOVED, CARDS_REMOVED, who=player)
    for thing in list(game.state.objects.values()):
        if thing.owner in leaving and thing.place.zone not in {Zone.NOWHERE, Zone.FIELD}:
            game.put(thing, NOWHERE)


def _hand_over(game: Game, leaving: tuple[str, ...], remaining: tuple[str, ...]) -> None:
    """Rule 652.5: pass turn, focus and priority to the next player in turn order who remains.

    Unclear: no rule says what becomes of the rest of a removed player's turn. Here the chain and the showdown or combat
    in progress are played out, then "this turn" ends in the Expiration Step without the effects of the Ending Step;
    until then the next player makes the decisions of the turn player.
    """
    state = game.state
    contents: dict[str, object] = {
        "players": remaining, "by_player": {player: state.by_player[player] for player in remaining},
    }  # fmt: skip
    stands, turn = state.set_up, state.turn
    if stands is not None:
        record_doubt(game, REST_OF_SET_UP)
        contents |= without(state, leaving, remaining)
        turn = replace(turn, player=next(player for player in state.in_turn_order() if player in remaining))
        if state.turn.player in leaving and stands.step is not Step.TURN_ORDER:
            game.tell(Happened.GOES_FIRST, NEXT_TURN, who=turn.player)
    elif state.turn.player in leaving or state.turn.last_regular in leaving:
        due = _after(state, state.turn.last_regular or state.turn.player, remaining)
        turn = replace(turn, last_regular=remaining[remaining.index(due) - 1])
    additional = tuple(player for player in state.turn.additional if player in remaining)
    if stands is None and state.turn.player in leaving:
        record_doubt(game, REST_OF_TURN)
        player = additional[0] if additional else due
        turn = replace(turn, player=player, phase=Phase.ENDING, begun=True, expiration=Expiration.DUE)
        game.tell(Happened.TURN_ENDED, NEXT_TURN, who=player)
    if state.chain:
        passed = _passers(state, state.priority, state.passes)
        contents["passes"] = sum(other in remaining for other in passed)
        if state.priority in leaving:
            contents["priority"] = _after(state, state.priority, remaining)
            game.tell(Happened.FOCUS_PASSED, NEXT_PRIORITY, who=str(contents["priority"]))
    if state.showdown is not None:
        showdown = state.showdown
        passed = _passers(state, showdown.focus, showdown.passes)
        focus = showdown.focus if showdown.focus in remaining else _after(state, showdown.focus, remaining)
        contents["showdown"] = replace(showdown, focus=focus, passes=sum(other in remaining for other in passed))
        if focus != showdown.focus:
            game.tell(Happened.FOCUS_PASSED, NEXT_FOCUS, who=focus)
    invited = state.turn.invited if {state.turn.invited, state.turn.player} <= set(remaining) else None
    game.state = replace(
        game.state, turn=replace(turn, additional=additional, invited=invited),
        teams=tuple(team for team in state.teams if not set(team) & set(leaving)),
        **contents,
    )  # fmt: skip


def _after(state: GameState, player: str, remaining: tuple[str, ...]) -> str:
    """The next remaining player after ``player`` in turn order."""
    return next(other for other in state.in_turn_order(player)[1:] if other in remaining)


def _passers(state: GameState, acting: str | None, passes: int) -> tuple[str, ...]:
    """The players who passed consecutively before the player who may act now."""
    before = state.in_turn_order(acting) if acting is not None else ()
    return before[len(before) - passes :]
