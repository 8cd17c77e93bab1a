"""Hide (rules 421, 811): put a card with Hidden facedown at a battlefield you control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.hides_for import CARD_SAYS_SO, other_costs
from judge.engine.abilities.room_to_hide import MORE_OR_FEWER, room
from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.costs.paying import can_raise, raise_and_pay
from judge.engine.keywords.hidden import COST, HIDDEN
from judge.engine.state.decisions import Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import choose_one
from judge.engine.state.zones import champion_zone, facedown, hand
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure

HIDE = cite("hide.facedown-at-own-battlefield")  # 421.1
ONE_CARD = cite("hide.one-card-per-battlefield")  # 107.3.b


def free_battlefields(game: Game, player: str) -> list[str]:
    """Battlefields that the player controls and that have room for another facedown card (107.3.b)."""
    return [
        name
        for name, field in sorted(game.state.battlefields.items())
        if field.controller == player and len(game.state.objects_in(facedown(name))) < room(game.state, name)
    ]


def hidable(game: Game, player: str) -> list[GameObject]:
    """The cards with Hidden in hand or Champion Zone that a player could pay to hide now (811.1.b).

    811.1.b asks for an Open State of the player's turn, which a showdown can be; but a player with focus can only play,
    activate or pass (347), and Discretionary Actions need a Neutral Open State (410.1.a).
    """
    places = (hand(player), champion_zone(player))
    cards = [card for place in places for card in game.state.objects_in(place) if card.card.has(HIDDEN)]
    if not cards or not free_battlefields(game, player):
        return []
    return [card for card in cards if _payable(game, player, card)]


def _payable(game: Game, player: str, card: GameObject) -> list[Cost]:
    """The costs of hiding a card that a player could pay now: [A], or the alternatives that texts allow."""
    return [cost for cost in (COST, *other_costs(game.state, player)) if can_raise(game, player, cost, card.card)]


def hide(game: Game, player: str, label: str) -> Procedure[None]:
    """Pay and put the card facedown; this does not open a chain (811.1.c.2)."""
    card = next(card for card in hidable(game, player) if card.label == label)
    options = tuple(Option(name, name) for name in free_battlefields(game, player))
    name = yield from choose_one(Kind.PICK, player, "hide", ONE_CARD, f"hide {label} where", options)
    costs = _payable(game, player, card)
    cost = costs[0]
    if len(costs) > 1:
        ways = tuple(Option(one.describe(), one.describe()) for one in costs)
        key = yield from choose_one(Kind.PICK, player, "cost", CARD_SAYS_SO, f"what to pay for hiding {label}", ways)
        cost = next(one for one in costs if one.describe() == key)
    paid = yield from raise_and_pay(game, player, cost, card.card, f"hiding {label}", card, may_decline=False)
    if paid:
        hidden = game.put(card, facedown(name))
        game.update(hidden, hidden_on=game.state.turn.number)
        several = len(game.state.objects_in(facedown(name))) > 1
        rules = (HIDE, *((MORE_OR_FEWER,) if several else ()), *(() if cost is COST else (CARD_SAYS_SO,)))
        event = game.tell(Happened.HIDDEN, rules, who=player, detail=name)
        yield from trigger(game, [Done(Deed.HIDE, player, hidden, event)])
