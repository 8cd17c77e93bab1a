"""What other players do, each of them "you" for their part; ``players.lark``."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from judge.cards.reading.phrases import ChooseOpponent, NotRead
from judge.engine.actions.play import Play
from judge.engine.instructions.choose import Choose
from judge.engine.picks.each_player import Players
from judge.engine.state.cost import FREE, Cost

Effect = tuple[Any, ...]

THEMSELVES, ITS_OWNER, ITS_CONTROLLER = "they", "its owner", "its controller"


class OthersAct(Struct, frozen=True):
    """What other players are told to do: ``who`` is some of all players, or a word that refers to one."""

    who: Players | str
    effect: Effect
    may: bool = False
    cost: Cost = FREE
    chosen_now: bool = False


class RevealTheirHand(Struct, frozen=True):
    """They reveal their hand: the player who is told to."""


class OtherPlayers:
    """In the order of ``players.lark``."""

    def acts(self, *steps: Effect) -> Effect:
        return tuple(one for step in steps for one in step)

    def they_act(self, who: Any, effect: Effect) -> Effect:
        if isinstance(who, ChooseOpponent):
            return (who, OthersAct(THEMSELVES, effect))
        if who is Players.EACH and all(isinstance(one, Choose) for one in effect):
            raise NotRead("each player chooses", "this wording is not known")
        if who == ITS_OWNER and any(isinstance(one, Play) for one in effect):
            raise NotRead("its owner plays", "this wording is not known")
        return (OthersAct(who, effect),)

    def they_may_act(self, who: Any, effect: Effect) -> Effect:
        return self.they_may_pay(who, FREE, effect)

    def they_may_pay(self, who: Any, cost: Cost, effect: Effect) -> Effect:
        if isinstance(who, ChooseOpponent):
            return (who, OthersAct(THEMSELVES, effect, may=True, cost=cost))
        return (OthersAct(who, effect, may=True, cost=cost),)

    def each_player(self) -> Players:
        return Players.EACH

    def each_other_player(self) -> Players:
        return Players.OTHERS

    def each_opponent(self) -> Players:
        return Players.OPPONENTS

    def next_player_first(self) -> Players:
        return Players.NEXT_FIRST

    def they_themselves(self) -> str:
        return THEMSELVES

    def an_opponent(self) -> ChooseOpponent:
        return ChooseOpponent()

    def its_owner(self) -> str:
        return ITS_OWNER

    def its_controller(self) -> str:
        return ITS_CONTROLLER

    def reveal_their_hand(self) -> Effect:
        return (RevealTheirHand(),)
