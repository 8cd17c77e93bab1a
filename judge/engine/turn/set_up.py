"""The set-up of a game (rules 110-118, 481-489): from the players' decks to the first turn.

Whether a deck is legal (103) is not part of play: it is taken as it is. Nothing triggers before the first turn.

Unclear: a player can concede now, too (650), and no rule says what the rest of the set-up is then. What they were still
to do is left out; who comes after the First Player goes first where that one has left, and what the mode says of the
first and the last player is read for those who are there. No battlefield comes in the place of one that was not placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.actions.draw import draw
from judge.engine.layers.layers import refreshed
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY, ObjectId
from judge.engine.state.modes import Selection
from judge.engine.state.objects import GameObject
from judge.engine.state.player import Player
from judge.engine.state.procedure import ask, choose_one
from judge.engine.state.set_up import SetUp, Step
from judge.engine.state.state import Battlefield, GameState
from judge.engine.state.turn import Phase, Turn
from judge.engine.state.zones import (
    NOWHERE,
    Place,
    Zone,
    field,
    hand,
    main_deck,
)
from judge.engine.turn.turn_queue import first_turns
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.modes import Mode
    from judge.engine.state.player import FirstTurn
    from judge.engine.state.procedure import Procedure

TURN_ORDER = cite("setup.turn-order")  # 115
SHUFFLED = cite("setup.decks-shuffled")  # 114
LEGENDS = cite("setup.legend")  # 111
CHAMPIONS = cite("setup.champion")  # 112
OPENING_HAND = cite("setup.opening-hand")  # 116
SET_ASIDE = cite("setup.mulligan")  # 117.1
MULLIGAN_DRAW = cite("setup.mulligan-draw")  # 117.2
MULLIGAN_RECYCLE = cite("setup.mulligan-recycle")  # 117.3
FIRST_TURN = cite("setup.first-turn")  # 118

OPENING_CARDS = 4
MOST_SET_ASIDE = 2

REST_OF_SET_UP = open_question(
    "conceding-in-the-set-up",
    "What happens to the rest of the set-up if a player concedes during it?",
    "what they still had to do is left out, and the next player goes first in their place",
)


class Deck(Struct, frozen=True):
    """What a player brings (103): a legend, the Chosen Champion, the Main Deck without it, runes and battlefields."""

    legend: Card
    champion: Card | None
    main: tuple[Card, ...]
    runes: tuple[Card, ...]
    battlefields: tuple[Card, ...]


def new_game(mode: Mode, decks: Mapping[str, Deck]) -> GameState:
    """The game before its first decision; the players are given as they sit, in 2v2 with the teams alternating.

    Raises ValueError if the number of players is not that of the mode.
    """
    players = tuple(decks)
    if len(players) != mode.players:
        raise ValueError(f"{mode.title} has {mode.players} players.")
    objects: dict[int, GameObject] = {}
    zones: dict[Place, tuple[int | tuple[int, ...], ...]] = {}
    named: dict[str, int] = {}

    def put(card: Card, player: str, place: Place) -> int:
        number = len(objects) + 1
        wanted = f"{player}'s {card.name}"
        named[wanted] = named.get(wanted, 0) + 1
        label = wanted if named[wanted] == 1 else f"{wanted} #{named[wanted]}"
        objects[number] = GameObject(ObjectId(number), card, label, player, player, place)
        return number

    for player, deck in decks.items():
        zones[Place(Zone.LEGEND, player)] = (put(deck.legend, player, Place(Zone.LEGEND, player)),)
        if deck.champion is not None:
            zones[Place(Zone.CHAMPION, player)] = (put(deck.champion, player, Place(Zone.CHAMPION, player)),)
        aside = tuple(put(card, player, NOWHERE) for card in deck.battlefields)
        zones[NOWHERE] = (*zones.get(NOWHERE, ()), *aside)
        for cards, place in ((deck.main, main_deck(player)), (deck.runes, Place(Zone.RUNE_DECK, player))):
            bag = tuple(put(card, player, place) for card in cards)
            zones[place] = (bag,) if len(bag) > 1 else bag
    state = GameState(
        players=players, objects=objects, zones=zones, battlefields={}, turn=Turn(players[0], Phase.SET_UP),
        by_player={name: Player(champion=deck.champion.name if deck.champion is not None else None)
                   for name, deck in decks.items()},
        victory_score=mode.victory_score, score_rule=mode.score,
        teams=mode.seats(players), next_id=len(objects) + 1, set_up=SetUp(mode),
    )  # fmt: skip
    return refreshed(state)


def set_up(game: Game) -> Procedure[None]:
    """Perform the next step of the set-up; the game has to be in it."""
    stands = game.state.set_up
    assert stands is not None
    yield from _PERFORM[stands.step](game, stands)


def _turn_order(game: Game, stands: SetUp) -> Procedure[None]:
    """Chance names the First Player; the others follow as they sit (115.1.b)."""
    options = tuple(Option(player, player) for player in game.state.players)
    first = yield from choose_one(Kind.CHANCE, None, "first player", TURN_ORDER, "who goes first", options)
    order = game.state.in_turn_order(first)
    game.tell(Happened.DECKS_READY, (LEGENDS, CHAMPIONS, SHUFFLED))
    game.tell(Happened.GOES_FIRST, TURN_ORDER, who=first)
    game.change(
        players=order, teams=stands.mode.seats(order), turn=replace(game.state.turn, player=first),
        by_player=_with_first_turns(game.state, order, first_turns(stands.mode, order)),
        set_up=replace(stands, step=Step.BATTLEFIELDS, players=stands.mode.bring(order)),
    )  # fmt: skip


def _battlefields(game: Game, stands: SetUp) -> Procedure[None]:
    """One player's battlefield, at random or by choice; all are placed at the same time once the last one is known.

    The players who choose do so without knowing each other's choice: they are asked one after the other all the same.
    """
    if not stands.players:
        _place_battlefields(game, stands)
        return
    player, mode = stands.players[0], stands.mode
    own = [thing for thing in game.state.objects_in(NOWHERE) if thing.owner == player]
    options = tuple(Option(thing.label, thing.card.name, thing.label) for thing in own)
    by = player if mode.selection is Selection.CHOSEN else None
    kind = Kind.PICK if by is not None else Kind.CHANCE
    prompt = f"{player}'s battlefield for this game"
    key = yield from choose_one(kind, by, "battlefield", mode.setup, prompt, options)
    picked = next(thing for thing in own if thing.label == key)
    stands = _stands(game)
    game.change(set_up=replace(stands, players=stands.players[1:], brought=(*stands.brought, picked.id.card)))


def _place_battlefields(game: Game, stands: SetUp) -> None:
    found = [game.state.objects[card] for card in stands.brought]
    game.change(battlefields={thing.label: Battlefield() for thing in found})
    for thing in found:
        placed = game.put(thing, field(thing.label))
        game.update(placed, controller=NOBODY)
        game.tell(Happened.BATTLEFIELD_PLACED, stands.mode.setup, placed, who=thing.owner)
    game.change(set_up=replace(stands, step=Step.HANDS, players=game.state.players))


def _hands(game: Game, stands: SetUp) -> Procedure[None]:
    """The opening hand of one player after the other (116)."""
    if stands.players:
        yield from draw(game, stands.players[0], OPENING_CARDS, OPENING_HAND)
        stands = _stands(game)
    rest = stands.players[1:]
    step = Step.HANDS if rest else Step.MULLIGANS
    game.change(set_up=replace(stands, step=step, players=rest or game.state.players))


def _mulligans(game: Game, stands: SetUp) -> Procedure[None]:
    """One player's mulligan (117): set up to two cards aside, draw as many, recycle those that were set aside."""
    if not stands.players:
        _begin_play(game)
        return
    player = stands.players[0]
    cards = game.state.objects_in(hand(player))
    options = tuple(Option(card.label, card.label, card.label) for card in cards)
    most = min(MOST_SET_ASIDE, len(cards))
    prompt = f"set aside up to {MOST_SET_ASIDE} cards"
    answer = yield from ask(Decision(Kind.PICK, player, "mulligan", SET_ASIDE, prompt, options, 0, most))
    aside = [game.put(card, NOWHERE) for card in cards if card.label in answer]
    if aside:
        game.tell(Happened.SET_ASIDE, SET_ASIDE, who=player, detail=f"{len(aside)} card{'s' * (len(aside) != 1)}")
        yield from draw(game, player, len(aside), MULLIGAN_DRAW)
        game.put_on_bottom(aside, main_deck(player))
        words = ", ".join(card.label for card in aside)
        game.tell(Happened.RECYCLED, MULLIGAN_RECYCLE, who=player, detail=f"{len(aside)}: {words}")
    stands = _stands(game)
    game.change(set_up=replace(stands, players=stands.players[1:]))


def _stands(game: Game) -> SetUp:
    """Where the set-up stands now: somebody may have left since it was looked at last."""
    assert game.state.set_up is not None
    return game.state.set_up


def is_theirs(state: GameState, players: tuple[str, ...]) -> bool:
    """Whether one of these players is doing their part of the set-up now."""
    stands = state.set_up
    return stands is not None and bool(stands.players) and stands.players[0] in players


def without(state: GameState, leaving: tuple[str, ...], remaining: tuple[str, ...]) -> dict[str, object]:
    """The fields of the state that change as players leave in the set-up: turn order, first turns, who is still to act.

    The next player in turn order who is there goes first where the First Player has left (652.5.a.1).
    """
    stands = state.set_up
    assert stands is not None
    order = tuple(player for player in state.in_turn_order() if player in remaining)
    first = first_turns(stands.mode, order) if stands.step is not Step.TURN_ORDER else {}
    return {
        "players": order,
        "by_player": _with_first_turns(state, order, first),
        "set_up": replace(
            stands,
            players=tuple(player for player in stands.players if player in remaining),
            brought=tuple(card for card in stands.brought if state.objects[card].owner not in leaving),
        ),
    }


def _with_first_turns(state: GameState, order: tuple[str, ...], first: Mapping[str, FirstTurn]) -> dict[str, Player]:
    """The players in turn order, with what the mode changes in the first turn of each."""
    return {name: replace(state.by_player[name], first_turn=first.get(name)) for name in order}


def _begin_play(game: Game) -> None:
    """The First Player takes the first turn (118)."""
    game.change(
        turn=replace(game.state.turn, phase=Phase.AWAKEN, begun=False),
        set_up=None,
        marks=(),
        by_player={
            name: replace(player, is_newcomer=True, turns_begun=int(name == game.state.turn.player))
            for name, player in game.state.by_player.items()
        },
        cleanup_due=True,
    )
    game.tell(Happened.PHASE_BEGUN, FIRST_TURN, who=game.state.turn.player, detail="turn")


_PERFORM = {
    Step.TURN_ORDER: _turn_order,
    Step.BATTLEFIELDS: _battlefields,
    Step.HANDS: _hands,
    Step.MULLIGANS: _mulligans,
}
