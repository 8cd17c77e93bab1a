"""Recycle (rule 416): cards go to the bottom of their owner's Main Deck, runes to the bottom of their Rune Deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.tokens_leaving import CEASES, ceases
from judge.engine.conditions.occurrences import Deed, Done, Recycled
from judge.engine.outcomes.decks import ONLY_IF_COMPLETED
from judge.engine.state.card import RUNE
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.zones import (
    Place,
    Zone,
    main_deck,
    trash,
)
from judge.engine.targeting.targets import COST_IS_NO_TARGET, PICK_LATER, can_pick, objects_of
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

RECYCLE = cite("recycle.to-the-bottom")  # 416.1
RUNES = cite("recycle.runes")  # 416.1.b
RANDOM = cite("recycle.random-order")  # 416.5
OWNERS_ORDER = cite("recycle.runes-in-the-owners-order")  # 416.5.a
OWN_DECK = cite("recycle.own-deck")  # 416.1.c
NO_CARDS = cite("tokens.no-cards")  # 185
MUST = cite("targets.must-do")  # 355.10.f


class Recycle(Instruction, frozen=True):
    """Recycle the objects."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MUST, RECYCLE, RANDOM, OWN_DECK, NO_CARDS, CEASES, RUNES, OWNERS_ORDER)

    unpaid: ClassVar[Slug | None] = ONLY_IF_COMPLETED

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.what, rule=MUST)
        if context.paying and things and isinstance(self.what, Pick) and not things[0].card.is_a(RUNE):
            context.given[self.what.name] = things[0]
        yield from recycle(game, context.you, things)

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether everything is there: as a cost, only what is there can be recycled (203.3)."""
        return not isinstance(self.what, Pick) or can_pick(game, context, self.what)

    @property
    def is_always_possible(self) -> bool:
        return not isinstance(self.what, Pick)

    def clauses(self) -> Clauses:
        return (brings(About.RECYCLE, self.what),)

    def describe(self) -> str:
        return f"recycle {self.what.describe()}"


class RecycleByOwners(Instruction, frozen=True):
    """The owners of the objects recycle them, so the action is theirs (416.1.c)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECYCLE, RANDOM, OWN_DECK)

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = yield from objects_of(game, context, self.what)
        for owner in sorted({card.owner for card in cards}):
            yield from recycle(game, owner, [card for card in cards if card.owner == owner])

    def clauses(self) -> Clauses:
        return (brings(About.RECYCLE, self.what),)

    def describe(self) -> str:
        return f"recycle {self.what.describe()}, each by its owner"


class RecycleThisFromTrash(Instruction, frozen=True):
    """Recycle the source of the ability, which has died, from the trash."""

    performed_by: ClassVar[tuple[Slug, ...]] = (RECYCLE, OWN_DECK)

    unpaid: ClassVar[Slug | None] = ONLY_IF_COMPLETED

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from recycle(game, context.you, _died(game, context))

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether it lies there: as a cost, only what is there can be recycled (203.3)."""
        return bool(_died(game, context))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.RECYCLE, Subject.THIS, Whose.YOURS, zone=Zone.TRASH),)

    def describe(self) -> str:
        return "recycle this from the trash"


def _died(game: Game, context: EffectContext) -> list[GameObject]:
    """The source of an ability as it lies in the trash since it died; empty where it does not."""
    if context.source is None:
        return []
    card = game.state.objects[context.source.card]
    lies = card.place.zone is Zone.TRASH and card.id.incarnation == context.source.incarnation + 1
    return [card] if lies else []


class RecycleFromTrash(Instruction, frozen=True):
    """Recycle ``count`` cards of your choice from your trash."""

    performed_by: ClassVar[tuple[Slug, ...]] = (COST_IS_NO_TARGET, PICK_LATER, RECYCLE, RANDOM, OWN_DECK)

    unpaid: ClassVar[Slug | None] = ONLY_IF_COMPLETED

    count: int = 1

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        cards = game.state.objects_in(trash(context.you))
        count = min(self.count, len(cards))
        if not count:
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        timing, rule = ("cost", COST_IS_NO_TARGET) if context.paying else ("pick", PICK_LATER)
        prompt = f"recycle {count} from the trash for {context.name}"
        answer = yield from ask(
            Decision(Kind.PICK, context.you, timing, rule, prompt, options, count, count, source=context.name)
        )
        yield from recycle(game, context.you, [card for card in cards if card.label in answer])

    def possible(self, game: Game, context: EffectContext) -> bool:
        return len(game.state.objects_in(trash(context.you))) >= self.count

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS, amount=self.count, zone=Zone.TRASH),)

    def describe(self) -> str:
        return f"recycle {self.count} from your trash"


def recycle(game: Game, player: str, things: list[GameObject]) -> Procedure[None]:
    """Recycle objects for a player, all at once, each to its owner's Main or Rune Deck (416.1).

    Several cards that go to one Main Deck are put there in a random order. A token ceases to exist (186.1). Tokens and
    runes are no cards (052, 185), so abilities about recycled cards do not trigger on them.
    """
    yield from _runes(game, player, [thing for thing in things if thing.card.is_a(RUNE)])
    occurrences: list[Occurrence] = []
    rest = [thing for thing in things if not thing.card.is_a(RUNE)]
    for owner in game.state.in_turn_order():
        theirs = [thing for thing in rest if thing.owner == owner]
        if not theirs:
            continue
        cards = [thing for thing in theirs if not thing.card.token]
        game.put_on_bottom(theirs, main_deck(owner))
        rules: tuple[Slug, ...] = (RECYCLE, RANDOM) if len(cards) > 1 else (RECYCLE,)
        rules = (*rules, OWN_DECK) if owner != player else rules
        rules = rules if len(cards) == len(theirs) else (*rules, NO_CARDS, CEASES)
        words = ", ".join(thing.label for thing in theirs)
        event = game.tell(Happened.RECYCLED, rules, who=player, detail=f"{len(theirs)}: {words}")
        for thing in theirs:
            ceases(game, thing, event)
        if cards:
            occurrences.append(Recycled(player, owner, event))
    if occurrences:
        yield from trigger(game, occurrences)


def _runes(game: Game, player: str, runes: list[GameObject]) -> Procedure[None]:
    """Put runes on the bottom of their owners' Rune Decks, in the order that each owner chooses.

    Nobody is asked about the order of runes that are alike.
    """
    for owner in sorted({rune.owner for rune in runes}):
        theirs = [rune for rune in runes if rune.owner == owner]
        rules = (RECYCLE, RUNES, OWNERS_ORDER) if len(theirs) > 1 else (RECYCLE, RUNES)
        if len({rune.card for rune in theirs}) > 1:
            options = tuple(Option(rune.label, rune.label, rune.label) for rune in theirs)
            prompt = "put the runes under the Rune Deck, the upper one first"
            answer = yield from ask(Decision(Kind.ORDER, owner, "recycle", OWNERS_ORDER, prompt, options))
            theirs.sort(key=lambda rune: answer.index(rune.label))
        recycled: list[Occurrence] = []
        for rune in theirs:
            game.put(rune, Place(Zone.RUNE_DECK, rune.owner))
            event = game.tell(Happened.RUNE_RECYCLED, rules, rune, who=player)
            recycled.append(Done(Deed.RECYCLE_RUNE, player, rune, event))
        yield from trigger(game, recycled)
