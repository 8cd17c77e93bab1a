"""Abilities that wait for a player's next spell (rules 390.4, 391)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, Verb
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.delayed import Delayed
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState

JUST_THE_NEXT = cite("delayed.at-the-specified-time")  # 391


class NextSpell(Ability, frozen=True):
    """The next spell that the player plays has ``ability``; ``any_card``: the next card of any type.

    The next spell is the first one put on the chain from then on (419.1), unless its play is undone (358.5). A token is
    no card (185).
    """

    without_rule: ClassVar[str] = "gives its ability, which names its own rules"

    ability: Ability
    any_card: bool = False

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.PLAY, of=None if self.any_card else SPELL, first=True, more=1),)

    def describe(self) -> str:
        return f"The next {'card' if self.any_card else 'spell'} that you play has this: {self.ability.describe()}"


def waits_for(delayed: Delayed, player: str, *, spell: bool) -> bool:
    """Whether a delayed ability waits for the next card that a player plays; ``spell`` says whether that is a spell."""
    ability = delayed.ability
    return isinstance(ability, NextSpell) and delayed.controller == player and (spell or ability.any_card)


def waiting_for(state: GameState, player: str, card: GameObject) -> Iterator[Ability]:
    """The abilities that wait for the next card that a player plays, or have been bound to this card already."""
    for delayed in state.delayed:
        if delayed.by_item is not None:
            item = state.item(delayed.by_item)
            if item is not None and item.object == card.id:
                yield delayed.ability
        elif not card.card.token and waits_for(delayed, player, spell=card.card.is_a(SPELL)):
            assert isinstance(delayed.ability, NextSpell)
            yield delayed.ability.ability


def bind(game: Game, item: ChainItem) -> None:
    """Bind the waiting abilities to a spell as its choices are made, because Bonus Damage affects them (715.3).

    If the play is undone, so is this (358.5).
    """
    if not item.is_card or not game.state.delayed or game.state.objects[item.object.card].card.token:
        return
    for delayed in game.state.delayed:
        if waits_for(delayed, item.controller, spell=item.kind is ItemKind.SPELL):
            assert isinstance(delayed.ability, NextSpell)
            bound = replace(
                delayed, ability=delayed.ability.ability, by_item=item.id, once=False, until=Until.END_OF_TURN
            )
            others = tuple(bound if found.id == delayed.id else found for found in game.state.delayed)
            game.change(delayed=others)
            thing = game.state.objects[item.object.card]
            words = f"{item.label} is the next {'card' if delayed.ability.any_card else 'spell'}"
            game.tell(
                Happened.EFFECT_BEGUN, JUST_THE_NEXT, thing, detail=words, causes=(delayed.made_by, item.begun_by),
                source=delayed.source,
            )  # fmt: skip
