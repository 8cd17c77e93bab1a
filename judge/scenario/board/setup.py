"""The set-up of a scenario: from what is stated to a state of the game.

What is not stated has a default: the first player's turn in the Main Phase, nothing on the chain, no points, units
ready and undamaged, decks of filler cards, and funds that are "enough" unless runes or a pool are stated.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.loader import definition, is_defined
from judge.engine.layers.layers import refreshed
from judge.engine.playing.play import begin_play
from judge.engine.state.card import (
    BATTLEFIELD,
    FILLER,
    RUNE,
    UNIT,
    Card,
)
from judge.engine.state.chain import Permission
from judge.engine.state.identity import NOBODY, ObjectId
from judge.engine.state.objects import GameObject
from judge.engine.state.player import COUNTED_TURNS, EMPTY, Player
from judge.engine.state.state import Battlefield, GameState
from judge.engine.state.turn import Phase, Turn
from judge.engine.state.turn_counts import TurnCount
from judge.engine.state.zones import (
    BOARD,
    Place,
    Zone,
    base,
    main_deck,
)
from judge.engine.state.zones import field as field_of
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.turn_queue import first_turns
from judge.engine.wording.circumstances import MOVES, moves_key
from judge.errors import CannotSimulate
from judge.scenario.board.attached_cards import with_attachments
from judge.scenario.board.before_the_game import state_before
from judge.scenario.board.legal_battlefields import check_battlefields, check_facedown
from judge.scenario.board.legal_placement import check, check_attached, check_deck
from judge.scenario.board.plain_cards import abilities_of
from judge.scenario.board.stated_setup import Placed, StatedSetup
from judge.scenario.board.undefined_cards import why_not_defined

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.deck_entries import DeckEntry

FILLERS = 10
"""How many filler cards stand below the stated cards of a deck."""


@cache
def plain_unit(might: int, *keywords: str, tags: tuple[str, ...] = ()) -> Card:
    """A unit of any Might that costs nothing and has no text but keywords, and perhaps tags."""
    abilities = abilities_of(UNIT, keywords) if keywords else ()
    return Card(f"{might}-Might unit", (UNIT,), might=might, keywords=keywords, abilities=abilities, tags=tags)


@cache
def _filler(player: str, number: int, card: int) -> GameObject:
    """A filler card at the bottom of a deck: the same value in every set-up that has it."""
    return GameObject(ObjectId(card), FILLER, f"{player}'s filler {number}", player, player, main_deck(player))


@cache
def plain_battlefield(name: str) -> Card:
    """A battlefield without a text."""
    return Card(name, (BATTLEFIELD,))


def card_for(name: str, day: date, wording: str = "") -> Card:
    """The card of that name as it reads on a day, or in a named wording.

    Raises CannotSimulate if the card is not defined for the engine, or is a marker.
    """
    if not is_defined(name):
        raise CannotSimulate(why_not_defined(name), hint=f'"judge card {name}" shows what can be looked up.')
    found = definition(name)
    if wording:
        return next(card for card in found.cards() if card.wording == wording)
    return found.on(day)


class Setup(StatedSetup):
    """What a scenario states before the play begins, and the state of the game that it describes."""

    def state(self) -> GameState:
        """The state that the set-up describes.

        Raises IllegalPosition if the rules allow no such board.
        """
        self._check()
        if self.brought:
            return state_before(self, lambda name: self.fields.get(name) or plain_battlefield(name), FILLER, FILLERS)
        objects: dict[int, GameObject] = {}
        zones: dict[Place, tuple[DeckEntry, ...]] = {}

        def keep(thing: GameObject) -> None:
            objects[thing.id.card] = thing
            zones[thing.place] = (*zones.get(thing.place, ()), thing.id.card)

        def put(card: Card, label: str, owner: str, placed: Placed | None, place: Place) -> None:
            number = len(objects) + 1
            keep(GameObject(
                ObjectId(number), card, label, owner, placed.controller if placed else owner, place,
                exhausted=placed.exhausted if placed else False,
                damage=_marked(placed, self.players) if placed else (),
                buffs=placed.buffs if placed else 0,
                stunned=placed.stunned if placed else False,
                empowered=placed.empowered if placed else 0,
                named=placed.named if placed else "",
                stamp=number if card.changes_others and place.zone in BOARD else 0,
                hidden_on=(1 if label in self.hidden_this_turn else 0) if place.zone is Zone.FACEDOWN else None,
            ))  # fmt: skip

        for placed in self.objects:
            put(placed.card, placed.label, placed.owner or placed.controller, placed, placed.place)
        for player in self.players:
            deck = self.decks.get(player, [])
            for card, label in deck:
                put(card, label, player, None, main_deck(player))
            for number in range(1, self.deck_sizes.get(player, len(deck) + FILLERS) - len(deck) + 1):
                keep(_filler(player, number, len(objects) + 1))
        for number, (name, controller) in enumerate(self.battlefields.items()):
            bring = self.mode.bring(self.players)
            owner = bring[number % len(bring)]
            here = Placed(self.fields.get(name) or plain_battlefield(name), name, controller or NOBODY, field_of(name))
            put(here.card, name, owner, here, here.place)
        state = refreshed(
            GameState(
                players=self.players,
                objects=objects,
                zones=zones,
                battlefields={name: self._battlefield(name) for name in self.battlefields},
                by_player={player: self._player(player) for player in self.players},
                turn=Turn(
                    self.turn_player,
                    self.phase,
                    stops=(self.turn_player, self.phase) if self.phase is not Phase.MAIN else None,
                ),
                cleanup_due=any(len(self.present(name)) > 1 for name in self.battlefields),
                next_id=len(objects) + 1,
                victory_score=self.mode.victory_score,
                score_rule=self.mode.score if len(self.players) == self.mode.players else None,
                teams=self.teams,
                marks=tuple(
                    sorted(
                        TurnCount(MOVES, moves_key(objects[number]), placed.moves)
                        for number, placed in enumerate(self.objects, 1)
                        if placed.moves
                    )
                ),
            )
        )
        return self._pending(with_attachments(state, self.objects))

    def _player(self, name: str) -> Player:
        """What the game knows about a player."""
        is_newcomer = name in self.newcomers
        return Player(
            points=self.points.get(name, 0),
            pool=self.pools.get(name, EMPTY),
            xp=self.xp.get(name, 0),
            champion=self.champions.get(name),
            unlimited_resources=name not in self.exact_funds and name not in self.pools,
            first_turn=first_turns(self.mode, self.players).get(name) if is_newcomer else None,
            is_newcomer=is_newcomer,
            turns_begun=int(name == self.turn_player) if is_newcomer else COUNTED_TURNS,
        )

    def _pending(self, state: GameState) -> GameState:
        """The state in which the plays of the cards named in ``pending`` have begun, in that order (354)."""
        if not self.pending:
            return state
        game = game_on(state)
        by_label = {thing.label: thing for thing in state.objects.values()}
        for label in self.pending:
            card = by_label[label]
            begin_play(game, card.owner, card, Permission(card.place, instructed=True))
        chain = tuple(replace(item, begun_by=0) for item in game.state.chain)  # begun before the log
        return replace(game.state, chain=chain)

    def _check(self) -> None:
        for placed in self.objects:
            check(placed)
        check_attached(self.objects)
        for card, label in (entry for deck in self.decks.values() for entry in deck):
            check_deck(label, card)
        check_facedown(self)
        check_battlefields(self)

    def _battlefield(self, name: str) -> Battlefield:
        """Control; where units of two players are, the one who is not in control contests it, or the turn player."""
        controller = self.battlefields[name]
        present = self.present(name)
        if len(present) < 2:
            return Battlefield(controller)
        others = [player for player in present if player != controller]
        return Battlefield(controller, self.turn_player if self.turn_player in others else others[0])


def add_runes(setup: Setup, player: str, domain: str, count: int, *, exhausted: int = 0) -> None:
    """Add runes of a domain for a player, whose resources are exact from then on."""
    card = next(definition(f"{domain} Rune").cards())
    for number in range(count):
        label = setup.label(f"{player}'s {domain} Rune")
        setup.add(Placed(card, label, player, base(player), exhausted=number < exhausted))
    setup.exact_funds.add(player)
    assert card.is_a(RUNE)


def _marked(placed: Placed, players: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The damage on a unit by who marked it (142.3.a): an opponent where nobody is named."""
    by_nobody = placed.damage - sum(amount for _, amount in placed.damage_by)
    owner = placed.owner or placed.controller
    return placed.damage_by + (((_other(players, owner), by_nobody),) if by_nobody else ())


def _other(players: tuple[str, ...], player: str) -> str:
    return next((other for other in players if other != player), player)
