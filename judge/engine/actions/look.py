"""Looking at the top of a Main Deck, and what can then be done with the cards (rules 424, 431.1.c, 359.3.e.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge.engine.abilities.as_looked_at import cards_looked_at
from judge.engine.actions.banish import banish
from judge.engine.actions.play import play_instructed
from judge.engine.actions.recycle import recycle
from judge.engine.card import UNIT
from judge.engine.decisions import Decision, Kind, Option
from judge.engine.decks import top
from judge.engine.events import Happened
from judge.engine.instructions import Instruction
from judge.engine.procedure import ask
from judge.engine.zones import Zone, hand
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure
    from judge.engine.references import MightOfKilled
    from judge.engine.scene import Scene

LOOK = cite("look.stay-in-the-deck")  # 431.1.c.1
FEWER = cite("look.as-many-as-there-are")  # 431.1.c
NULL = cite("information.null")  # 359.3.e.12
LOOK_BACK = cite("information.look-back")  # 359.3.e.13
REFERS_TO_THE_KILL = cite("linked.despite-replacement")  # 359.3.e.14.b
MAY = cite("instructions.may")  # 355.17
IGNORED = cite("instructions.ignored")  # 359.3.e.6


@dataclass(frozen=True, slots=True)
class LookAtTop(Instruction):
    """Look at the top ``count`` cards of your Main Deck; fewer where there are fewer, without a Burn Out."""

    count: int

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        cards = yield from top(game, scene.you, self.count)
        words = f"the top {len(cards)} cards of their Main Deck: " + ", ".join(card.label for card in cards)
        rules = (LOOK,) if len(cards) == self.count else (LOOK, FEWER)
        event = game.tell(Happened.LOOKED, rules, who=scene.you, detail=words if cards else "an empty Main Deck")
        scene.looked = [card.id for card in cards]
        with game.because(event):
            yield from cards_looked_at(game, scene, cards)

    def describe(self) -> str:
        return f"Look: top {self.count} of own Main Deck"


def still_there(game: Game, scene: Scene) -> list[GameObject]:
    """The cards looked at that are still in the deck."""
    found = [game.find(which) for which in scene.looked]
    return [card for card in found if card is not None and card.place.zone is Zone.MAIN_DECK]


@dataclass(frozen=True, slots=True)
class MayPlayUnit(Instruction):
    """You may play a unit from among the cards looked at, ignoring its cost.

    Its Might is at most ``might_at_most``; where that is null no card qualifies. ``banish_first`` puts the card into
    banishment before, so that there is a place to play it from and to leave it in (427).
    """

    might_at_most: MightOfKilled
    banish_first: bool = True

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        most = self._limit(game, scene)
        if most is None:
            return
        cards = [card for card in still_there(game, scene) if card.card.is_a(UNIT) and (card.card.might or 0) <= most]
        if not cards:
            return
        options = tuple(Option(card.label, f"{card.label} ({card.card.might} Might)", card.label) for card in cards)
        verb = "banish and play" if self.banish_first else "play"
        prompt = f"{verb} a unit with Might {most} or less from among the cards, or none"
        answer = yield from ask(Decision(Kind.PICK, scene.you, "may play", MAY, prompt, options, 0, 1, scene.name))
        if not answer:
            game.tell(Happened.DECLINED, MAY, who=scene.you, detail=f"to {verb} a unit")
            return
        card = next(card for card in cards if card.label == answer[0])
        words = f"among the cards looked at: a unit with Might {most} or less"
        game.tell(Happened.CHOSEN, (MAY, LOOK_BACK), card, who=scene.you, detail=words)
        if self.banish_first:
            card = banish(game, card)
        play_instructed(game, scene, card, ignoring=True)

    def _limit(self, game: Game, scene: Scene) -> int | None:
        name = self.might_at_most.name
        if name in scene.killed:
            return scene.killed[name].might + self.might_at_most.plus
        because = scene.spared_by.get(name, scene.ignored.get(name))
        rules = (NULL, REFERS_TO_THE_KILL) if name in scene.spared_by else (NULL,)
        source = game.state.objects[scene.source.card] if scene.source is not None else None
        game.tell(
            Happened.NULL_FOUND, rules, source, detail=f"no unit was killed, so {self.might_at_most.describe()}",
            causes=game.causes + ((because,) if because is not None else ()),
        )  # fmt: skip
        return None

    def describe(self) -> str:
        limit = self.might_at_most.describe()
        if self.banish_first:
            return f"May banish one of them: unit, Might at most {limit}; play it, cost ignored"
        return f"May play one of them: unit, Might at most {limit}, cost ignored"


@dataclass(frozen=True, slots=True)
class TakeIntoHand(Instruction):
    """Put ``count`` of the cards looked at into your hand."""

    count: int = 1

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        cards = still_there(game, scene)
        count = min(self.count, len(cards))
        if not count:
            game.tell(Happened.IGNORED, (IGNORED, LOOK), who=scene.you, detail="none of the cards looked at is left")
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        prompt = f"put {count} of the cards into hand"
        answer = yield from ask(
            Decision(Kind.PICK, scene.you, "into hand", MAY, prompt, options, count, count, scene.name)
        )
        for card in cards:
            if card.label in answer:
                game.put(card, hand(scene.you))
                game.tell(Happened.TAKEN, MAY, card, who=scene.you)

    def describe(self) -> str:
        return f"Put into own hand: {self.count} of them"


@dataclass(frozen=True, slots=True)
class RecycleRest(Instruction):
    """Recycle what is left of the cards looked at, in a random order (416.5)."""

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        yield from recycle(game, scene.you, still_there(game, scene))

    def describe(self) -> str:
        return "Recycle: the rest"
