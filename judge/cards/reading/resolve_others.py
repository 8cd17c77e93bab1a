"""What other players do, as instructions: "they", "each opponent", "its controller", each "you" for their part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from judge.cards.reading.phrases import LAST, NotRead
from judge.cards.reading.read_players import ITS_CONTROLLER, ITS_OWNER, RevealTheirHand
from judge.engine.actions.burn import Burn
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.reveal import RevealHand
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.instructions.may import May
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.picks.each_player import EachPlayerDoes, EachPlayerKills, PlayerDoes, Players
from judge.engine.state.cost import FREE
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import ChosenPlayer, ControllerOf, OwnerOf, TargetPlayer, ThatPlayer

if TYPE_CHECKING:
    from judge.cards.reading.read_players import OthersAct

    class Resolving(Protocol):
        """Who settles what the words of an ability refer to; ``acting``: of what others do."""

        acting: bool

        def effect(self, effect: Effect) -> Effect: ...

        def cost(self, cost: Any) -> Any: ...

        def they(self) -> TargetPlayer | ChosenPlayer | ThatPlayer: ...


Effect = tuple[Any, ...]


def performed_by_others(act: OthersAct, resolver: Resolving) -> Any:
    """The instruction that lets other players perform theirs."""
    if act.effect == (RevealTheirHand(),):
        who = _who(act, resolver)
        if not isinstance(who, TargetPlayer) or act.may:
            raise NotRead("reveal", "whose hand is revealed is not known")
        return RevealHand(who)
    resolver.acting = True
    effect, cost = resolver.effect(act.effect), resolver.cost(act.cost)
    resolver.acting = False
    if isinstance(act.who, Players):
        return _each(act.who, _optional(effect, cost, may=act.may))
    who = _who(act, resolver)
    only = effect[0] if len(effect) == 1 and not act.may and cost == FREE else None
    if isinstance(only, GainPoints) and isinstance(who, ThatPlayer | TargetPlayer):
        return replace(only, who=who)
    if isinstance(only, Burn) and isinstance(who, TargetPlayer):
        return replace(only, who=who)
    if isinstance(only, Draw) and isinstance(who, ThatPlayer | ControllerOf):
        return replace(only, who=who)
    if isinstance(who, ControllerOf):
        raise NotRead("its controller", "what its controller does is not known")
    return PlayerDoes(who, _optional(effect, cost, may=act.may))


def _optional(effect: Effect, cost: Any, *, may: bool) -> Effect:
    if cost != FREE:
        return (IfYouPay(cost, effect),)
    return (May(effect),) if may else effect


def _each(who: Players, effect: Effect) -> Any:
    if len(effect) == 1 and isinstance(effect[0], Kill) and who is not Players.NEXT_FIRST:
        picked = effect[0].what
        if (
            isinstance(picked, Pick)
            and picked.count == 1
            and isinstance(picked.criteria, Criteria)
            and (picked.criteria.side is Side.YOURS)
        ):
            return EachPlayerKills(picked.criteria, who)
    return EachPlayerDoes(effect, who)


def _who(act: OthersAct, resolver: Resolving) -> TargetPlayer | ChosenPlayer | OwnerOf | ThatPlayer | ControllerOf:
    if act.who == ITS_OWNER:
        return OwnerOf(LAST)
    if act.who == ITS_CONTROLLER:
        return ControllerOf(LAST)
    return resolver.they()
