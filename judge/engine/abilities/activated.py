"""Activated Abilities (rules 376-381): a cost, a colon, an effect."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.limits import limit_of
from judge.engine.state.ability import Ability
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.chain import ChainItem, ItemKind, OfAbility, Payment
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.sentences import TIMES, capital
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

ACTIVATE = cite("activated.activate")  # 401.1


class Activated(Ability, frozen=True):
    """``cost: effect``; ``reaction`` and ``action`` are permissions as on cards (813.1.c.2, 806).

    ``only_while`` must hold for it to be activated (377.2.b). ``each_turn`` is the limit on activations in a turn, or 0
    for none. ``less`` is its own text about its cost (403.3). ``empowers``: it is the ability that Empower stands for.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ACTIVATE,)

    cost: Cost
    effect: tuple[Instruction, ...]
    reaction: bool = False
    action: bool = False
    only_while: Circumstance | None = None
    less: tuple[Ability, ...] = ()
    empowers: bool = False
    each_turn: int = 0

    @property
    def adds_resources(self) -> bool:
        return self.reaction and any(instruction.adds_resources for instruction in self.effect)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.ACTIVATE, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        timing = "Reaction — " if self.reaction else "Action — " if self.action else ""
        limits = [f"Use only while {self.only_while.describe()}."] if self.only_while is not None else []
        limits += (
            [f"Use only {TIMES.get(self.each_turn, f'{self.each_turn} times')} each turn."] if self.each_turn else []
        )
        text = describe_effect(self.effect)
        return " ".join(
            (f"{timing}{capital(self.cost.describe())}: {text}", *limits, *(found.describe() for found in self.less))
        )


Numbered = tuple[tuple[int, Activated], ...]
"""Activated abilities, each with its index in the text."""


def abilities_of(thing: GameObject) -> Numbered:
    """The activated abilities of an object, each with its index in the text."""
    return _activated(thing.abilities)


def having_abilities(state: GameState, player: str) -> Iterator[tuple[GameObject, Numbered]]:
    """The objects on the board that a player controls and that have activated abilities, with these."""
    board = state.board
    printed = _printed(board.printed)
    for thing in board.standing:
        if thing.controller == player:
            now = thing.traits
            found = printed.get(thing.card) if now is None else _activated(now.abilities)
            if found:
                yield thing, found


@lru_cache(maxsize=1_000)
def _printed(cards: frozenset[Card]) -> Mapping[Card, Numbered]:
    """The activated abilities printed on cards that have any."""
    return {card: _activated(card.abilities) for card in cards if Activated in card.kinds}


@cached_by_value
def _activated(abilities: tuple[Ability, ...]) -> Numbered:
    return tuple((place, found) for place, found in enumerate(abilities) if isinstance(found, Activated))


def activate(game: Game, player: str, thing: GameObject, place: int) -> None:
    """Step 1 of rule 401: put a pending item for the ability on the chain, which closes the state."""
    ability = thing.abilities[place]
    assert isinstance(ability, Activated)
    if ability.only_while is not None:
        record_doubt(game, ability.only_while.doubt(game.state, player, thing))
    number = game.new_id()
    event = game.tell(Happened.ABILITY_ACTIVATED, ACTIVATE, thing, who=player, source=thing.id)
    game.append_item(
        ChainItem(
            number, ItemKind.ACTIVATED, f"{thing.label}'s ability", player, thing.id, ability.effect, event,
            ability=OfAbility(place, limit_of(thing, place, ability.each_turn) if ability.each_turn else None),
            payment=Payment(ability.cost),
        )
    )  # fmt: skip
