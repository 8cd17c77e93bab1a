"""The fast path against trial completion: where no choice seems in danger of a payment, none is (357.3)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import definition
from judge.engine.abilities.activated import Activated, abilities_of, activate
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.affordability import can_pay_for_ability, can_pay_for_card
from judge.engine.costs.invalidated_choices import may_ability_fail, may_card_fail, may_item_fail
from judge.engine.playing.legality import Allowed, from_place, may_play
from judge.engine.playing.play import _finalize, begin_play, finalize_newest
from judge.engine.playing.trial_completion import DECLINE, can_succeed
from judge.engine.state.decisions import Kind
from judge.engine.state.modes import DUEL
from judge.engine.state.player import Pool
from judge.engine.state.zones import base, battlefield, hand, trash
from judge.engine.targeting.choose_one import can_choose, every_target
from judge.engine.targeting.targets import chooser_of
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.chooser import Chooser
from judge.engine.wording.passive import AdditionalCost
from judge.errors import NotModelled
from judge.scenario.board.setup import Setup, plain_unit
from judge.scenario.board.stated_setup import Placed
from tests.engine.random_boards import PLAYABLE, TODAY, random_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.decisions import Answer
    from judge.engine.state.game import Game
    from judge.engine.state.modes import Mode
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.turn.position import Position

MOST_ANSWERS = 4
"""So many answers of each decision are tried, the first and those after it."""
MOST_WAYS = 60


def gives_something_up(card: Card) -> bool:
    """Whether a card chooses something, and something is given up or exhausted to play or to use it."""
    paid = [found.cost for found in card.abilities if isinstance(found, AdditionalCost | OptionalCost | Activated)]
    chosen = every_target(card.effect) or any(
        every_target(found.effect) for found in card.abilities if isinstance(found, Activated)
    )
    return bool(chosen) and any(cost.actions or cost.exhaust_this for cost in paid)


SPOILING = tuple(name for name in PLAYABLE if any(gives_something_up(card) for card in definition(name).cards()))


def invalidating_setup(random: Random, mode: Mode) -> Setup:
    """A board with few things on it, most of them cards that give something up, and the means to pay for them."""
    setup = Setup(mode, players := ("P1", "P2"), battlefields={"BF1": random.choice(players), "BF2": None})
    for player in players:
        places = [base(player), *(battlefield(name) for name, of in setup.battlefields.items() if of == player)]
        for _ in range(random.randint(0, 2)):
            unit = plain_unit(random.randint(1, 4))
            setup.add(Placed(unit, setup.label(unit.name), player, random.choice(places)))
        in_trash = definition("Cruel Patron").on(TODAY)
        setup.add(Placed(in_trash, setup.label(in_trash.name), player, trash(player)))
        for place in (hand(player), hand(player), hand(player), base(player), base(player)):
            name = (
                "Heedless Resurrection" if place == hand(player) and random.random() < 0.3 else random.choice(SPOILING)
            )
            card = definition(name).on(TODAY)
            if card.is_permanent or place == hand(player):
                setup.add(Placed(card, setup.label(card.name), player, place))
        setup.deck_sizes[player] = 10
        setup.pools[player] = Pool(random.randint(4, 12), (("any", 8),))
    return setup


def positions(seed: int, games: int) -> Iterator[Position]:
    for part in range(games):
        for position, _ in random_game(Random(f"spoiling {seed} {part}"), DUEL, invalidating_setup):
            yield position


def play(game: Game, player: str, card: GameObject) -> Procedure[bool]:
    begin_play(game, player, card, from_place(card.place))
    return (yield from finalize_newest(game))


def use(game: Game, player: str, thing: GameObject, place: int) -> Procedure[bool]:
    activate(game, player, thing, place)
    return (yield from finalize_newest(game))


@pytest.mark.parametrize("seed", range(3))
def test_what_nothing_can_spoil_can_be_completed(seed: int) -> None:
    said: Counter[tuple[str, bool]] = Counter()
    for position in positions(seed, 12):
        decision, state = position.decision, position.state
        if decision is None or decision.kind is not Kind.ACT or decision.by is None:
            continue
        player, game = decision.by, game_on(state)
        for card in state.objects_in(hand(player)):
            permission = from_place(card.place)
            by = Chooser(player, None, permission.at)
            if card.card.filler or not can_choose(game, card.card.effect, by):
                continue
            if not can_pay_for_card(game, player, card, permission, by):
                continue
            may_fail = may_card_fail(game, player, card, by, ambush=False)
            said["card", may_fail] += 1
            if not may_fail and isinstance(may_play(game, player, card), Allowed):
                assert can_succeed(game, partial(play, player=player, card=card)), card.label
        for thing in state.on_board:
            for place, ability in abilities_of(thing) if thing.controller == player else ():
                by = Chooser(player, thing.id, ability=place)
                if not can_choose(game, ability.effect, by) or not can_pay_for_ability(
                    game, player, thing, ability, by
                ):
                    continue
                may_fail = may_ability_fail(game, player, ability, by)
                said["ability", may_fail] += 1
                if not may_fail:
                    assert can_succeed(game, partial(use, player=player, thing=thing, place=place)), thing.label
    assert min(said[kind, may_fail] for kind in ("card", "ability") for may_fail in (False, True))


def ends(game: Game, steps: partial[Procedure[bool]]) -> set[bool]:
    """What the steps return, with every answer that is no refusal to pay, as far as ``MOST_ANSWERS`` go."""
    found: set[bool] = set()
    waiting: list[list[Answer]] = [[]]
    for _ in range(MOST_WAYS):
        if not waiting:
            break
        given = waiting.pop()
        trial = game.fork()
        trial.trying = True
        procedure = steps(trial)
        try:
            question = next(procedure)
            for answer in given:
                question = procedure.send(answer)
        except StopIteration as end:
            found.add(bool(end.value))
            continue
        decision = question() if callable(question) else question
        answers = [one for one in islice(decision.answers(), MOST_ANSWERS) if one != DECLINE]
        waiting += [[*given, one] for one in reversed(answers or [DECLINE])]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_choices_of_an_item_that_nothing_can_spoil_make_no_difference(seed: int) -> None:
    compared = 0
    for position in positions(seed, 12):
        state = position.checkpoint
        item = next((item for item in state.chain if item.pending), None)
        if item is None or state.cleanup_due:
            continue
        game = game_on(state)
        game.performing = item.id
        if may_item_fail(game, item, chooser_of(item)):
            continue
        try:
            assert len(ends(game, partial(_finalize, item=item))) <= 1, item.label
        except NotModelled:
            continue
        compared += 1
    assert compared
