"""Circumstances of the turn: what has happened in it, counted by player (rules 364, 383.2.a.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, reads_them, reads_this, reads_you
from judge.engine.state.instruction import walk
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.reading import Reading, reading_of
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.circumstances import FINALIZED, Circumstance, moves_key
from judge.engine.wording.sentences import TIMES, with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

ASKS_FOR_FINALIZED = cite("play.played-means-finalized")  # 419.4.b

DIED = "unit died"
DISCARDED = "discarded a card"
GAINED_XP = "gained XP"
UNIT_CONQUERED = "unit that conquered"
SPENT_POWER = "spent Power"
DAMAGED = "was dealt damage"
CHOSE_ENEMY_UNIT = "chose an enemy unit"
CHOSE_ENEMY = "chose an enemy unit or gear with a spell or unit ability"
CHOSE_WITH = "spell or unit ability that chose an enemy unit or gear"
EQUIPMENT = "Equipment"

CHOSEN_TWICE_AT_ONCE = open_question(
    "chosen-twice-by-one-spell",
    "If a player chose two enemy units with one spell, have they chosen enemy units twice?",
    "they have: each target is a choice of its own",
)


_COUNTED = {DISCARDED: About.DISCARD, GAINED_XP: About.XP, SPENT_POWER: About.PAY, CHOSE_ENEMY_UNIT: About.CHOOSE}


class HappenedThisTurn(Circumstance, frozen=True):
    """Something was counted this turn at least ``at_least`` times in all, for the players on ``side``.

    ``what`` is its mark, ``words`` say that it has happened.
    """

    without_rule: ClassVar[str] = "a fact of the turn"

    what: str
    words: str
    side: Side = Side.YOURS
    at_least: int = 1

    reads: ClassVar[Reading] = reading_of("marks")

    def clauses(self) -> Clauses:
        played = self.what.removeprefix(f"{FINALIZED}: ")
        if played != self.what:
            return (reads_you(About.PLAY, self.side.whose, of=played, amount=self.at_least, more=1),)
        if self.what == DIED:
            return (reads_them(About.DIE, whose=self.side.whose, of="Unit", amount=self.at_least, more=1),)
        return (reads_you(_COUNTED[self.what], self.side.whose, amount=self.at_least, more=1),)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        counted = sum(mark.times for mark in state.marks if mark.what == self.what and is_on(
            self.side, state, mark.who, you
        ))  # fmt: skip
        return counted >= self.at_least

    def describe(self) -> str:
        return f"{self.words} this turn"


class ChoseEnemiesThisTurn(Circumstance, frozen=True):
    """You have chosen enemy units and gear at least so many times this turn, with spells or abilities of units.

    Unclear: no rule says whether two targets of one spell are chosen twice. Here each target is a choice of its own, as
    it is for what triggers on targeting (383.4.b.2).
    """

    without_rule: ClassVar[str] = "a fact of the turn; 355.6 says what is targeted"

    times: int

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return state.count(CHOSE_ENEMY, you) >= self.times

    def doubt(self, state: GameState, you: str, source: GameObject | None) -> Doubt | None:
        together = self.holds(state, you, source) and state.count(CHOSE_WITH, you) < self.times
        return CHOSEN_TWICE_AT_ONCE if together else None

    def clauses(self) -> Clauses:
        return (reads_you(About.CHOOSE, amount=self.times, more=1),)

    def describe(self) -> str:
        times = TIMES.get(self.times, f"{self.times} times")
        return f"you have chosen enemy units or gear {times} this turn with spells or abilities of units"


class AnotherSpellPlayed(Circumstance, frozen=True):
    """A player on ``side`` has played a spell this turn other than the source, which is one: finalized it (419.4.b)."""

    side: Side = Side.ENEMY

    reads: ClassVar[Reading] = reading_of("marks")

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (ASKS_FOR_FINALIZED,)

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        itself = item_of(state, source.id) if source is not None else None
        return any(
            state.count(kind_mark(SPELL), player) > (itself is not None and itself.finalized_by == player)
            for player in state.players if is_on(self.side, state, player, you)
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (reads_you(About.PLAY, self.side.whose, of=SPELL, amount=1, more=1),)

    def describe(self) -> str:
        who = {Side.ENEMY: "an opponent has", Side.YOURS: "you have", Side.FRIENDLY: "you or an ally have"}
        return f"{who.get(self.side, 'a player has')} played another spell in the turn"


class DamagedThisTurn(Circumstance, frozen=True):
    """The source has been dealt damage this turn (417.1)."""

    without_rule: ClassVar[str] = "a fact of the turn (417.1)"

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and state.count(DAMAGED, moves_key(source)) > 0

    def clauses(self) -> Clauses:
        return (reads_this(About.DAMAGE),)

    def describe(self) -> str:
        return "this has been dealt damage this turn"


@cached_by_value
def asks_for_damage(abilities: tuple[Ability, ...]) -> bool:
    """Whether a text asks whether its source has been dealt damage this turn, so that it is counted."""
    return any(isinstance(part, DamagedThisTurn) for part in walk(abilities))


class ThisConquered(Circumstance, frozen=True):
    """The source has conquered this turn: it was there as its controller did (383.4.c.2.a)."""

    without_rule: ClassVar[str] = "a fact of the turn (383.4.c.2.a)"

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and state.count(UNIT_CONQUERED, moves_key(source)) > 0

    def clauses(self) -> Clauses:
        return (reads_this(About.CONQUER),)

    def describe(self) -> str:
        return "this has conquered this turn"


A_UNIT_DIED = HappenedThisTurn(DIED, "a unit has died", Side.ANY)
AN_ENEMY_UNIT_DIED = HappenedThisTurn(DIED, "an enemy unit has died", Side.ENEMY)
YOU_DISCARDED = HappenedThisTurn(DISCARDED, "you have discarded a card")
YOU_GAINED_XP = HappenedThisTurn(GAINED_XP, "you have gained XP")
YOU_CHOSE_AN_ENEMY_UNIT = HappenedThisTurn(CHOSE_ENEMY_UNIT, "you have chosen an enemy unit")


def you_spent_power(amount: int) -> HappenedThisTurn:
    """You have spent so much Power of any domain this turn."""
    return HappenedThisTurn(SPENT_POWER, f"you have spent {'[A]' * amount} or more", at_least=amount)


def you_played(kind: str) -> HappenedThisTurn:
    """You have played a card of a type, or an Equipment, this turn; that is, finalized it (419.4.b)."""
    what = kind if kind == EQUIPMENT else f"{kind.lower()} card" if kind != SPELL else "spell"
    return HappenedThisTurn(kind_mark(kind), f"you have played {with_article(what)}")


def kind_mark(kind: str) -> str:
    """The mark that counts the cards of a kind that a player has finalized; tokens are no cards (185)."""
    return f"{FINALIZED}: {kind}"


def kinds(card: Card) -> tuple[str, ...]:
    """What a card counts as where a text asks what was played: its types, and Equipment."""
    return (*card.types, EQUIPMENT) if EQUIPMENT in card.tags else card.types
