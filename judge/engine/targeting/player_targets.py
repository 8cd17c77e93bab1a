"""Players as targets: "choose an opponent" (rules 355.5, 355.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.references import OwnerOf, ThatPlayer
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import ChosenPlayer, TargetPlayer

CHOOSE = cite("targets.choose")  # 355.5
LINKED_NEEDS_EARLIER = cite("linked.needs-the-earlier")  # 359.3.e.14.a


def choose_player(game: Game, item: ChainItem, wanted: TargetPlayer) -> Procedure[ChainItem]:
    """Choose a player for an item; returns the item with that choice."""
    players = eligible(game, wanted, item.controller)
    options = tuple(Option(player, player) for player in players)
    prompt = f"choose {'an opponent' if wanted.opponent else 'a player'} for {item.label}"
    answer = yield from ask(Decision(Kind.PICK, item.controller, "target", CHOOSE, prompt, options, source=item.label))
    item = item.choosing(players=(*item.choices.players, (wanted.name, answer[0])))
    game.set_item(item)
    game.tell(Happened.CHOSEN, CHOOSE, who=item.controller, detail=f"{answer[0]} for {item.label}", source=item.object)
    return item


def eligible(game: Game, wanted: TargetPlayer | ChosenPlayer, you: str) -> list[str]:
    """The players that ``you`` can choose."""
    return [
        player for player in game.state.players
        if not wanted.opponent or is_on(Side.ENEMY, game.state, player, you)
    ]  # fmt: skip


def players_of(
    game: Game, context: EffectContext, wanted: TargetPlayer | ChosenPlayer | OwnerOf | ThatPlayer
) -> list[str]:
    """The chosen player, if they can still be chosen: the controller of the spell can have changed (359.3.e.5).

    Otherwise the player whom the trigger is about, or the owner of an object, if the instruction that it is linked to
    was executed (359.3.e.14).
    """
    if isinstance(wanted, ThatPlayer):
        player = context.item.ability.player if context.item is not None else ""
        return [player] if player in game.state.players else []
    if isinstance(wanted, OwnerOf):
        found = context.item.chosen(wanted.name) if context.item is not None else ()
        if wanted.name not in context.executed:
            source = game.in_any_incarnation(context.source)
            words = "the instruction it is linked to was not executed"
            game.tell(Happened.IGNORED, LINKED_NEEDS_EARLIER, source, detail=words)
            return []
        return [game.state.objects[which.card].owner for which in found][:1]
    chosen = (
        [player for name, player in context.item.choices.players if name == wanted.name]
        if context.item is not None
        else []
    )
    return [player for player in chosen if player in eligible(game, wanted, context.you)]
