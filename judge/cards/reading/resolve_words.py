"""What the words of a text stand for that mean something only in their place: "it", "they", "that much"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import (
    LAST,
    It,
    Named,
    NotRead,
    Opponent,
    Quoted,
    ThatMuch,
    Them,
)
from judge.cards.reading.read_circumstances import PAID
from judge.cards.reading.read_facts import NOT_PAID
from judge.cards.reading.resolve_phrases import EFFECT_TEXT, Phrases
from judge.engine.state.card import SPELL, UNIT
from judge.engine.wording.criteria import Side
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.references import (
    Chosen,
    ChosenPlayer,
    Played,
    TargetPlayer,
    ThatPlayer,
    This,
    TriggeringObject,
)
from judge.engine.wording.source_circumstances import PaidFor

if TYPE_CHECKING:
    from collections.abc import Callable


class Words(Phrases):
    """What has been spoken of so far."""

    def __init__(self, types: tuple[str, ...], spoken_of: Any = None, *, is_gone: bool = False) -> None:
        super().__init__(types, spoken_of, is_gone=is_gone)
        self.named = This(attached=EFFECT_TEXT in types)
        self.quoted: Callable[[str], Any] = _unknown
        self.opponent: TargetPlayer | None = None
        self.spoke_of_opponent = True  # nothing is left to be said of an opponent who was chosen
        self.about_player = False  # the trigger is about a player, who is "they"
        self.noted = ""  # the target that a reflexive trigger notes
        self.to_note: tuple[str, ...] = ()
        self.that_much: Any = None  # the number that was spoken of

    def _equipped(self) -> str:
        """The one unit that something is attached to: the only one, or the one chosen as equipped."""
        units = [one for one in self.targets if getattr(one.criteria, "card_type", "") == UNIT]
        equipped = [one for one in units if "IsEquipped" in repr(one.criteria)] or units
        if len(equipped) != 1:
            raise NotRead("it", "which unit this is is not clear")
        return equipped[0].name

    def _meant(self, value: Any) -> Any:
        """What a word stands for that means something only in its place; None for other values."""
        if value is PAID and SPELL in self.types:
            return PaidFor()
        if value is NOT_PAID and SPELL in self.types:
            return Not(PaidFor())
        if isinstance(value, ThatMuch):
            if self.that_much is None:
                raise NotRead("that much", "how much this is is not clear")
            return self.that_much
        if value is PAID or value is NOT_PAID:
            raise NotRead("you paid the additional cost", "it is known only after 'when you play me'")
        if isinstance(value, Opponent):
            return self.they()
        if isinstance(value, Quoted):
            return self.quoted(value.text)
        if isinstance(value, Named):
            return self.named
        if isinstance(value, It | Them):
            return self._it(value)
        return self.last_name() if isinstance(value, str) and value == LAST else None

    def _it(self, what: It | Them) -> Any:
        if isinstance(what, It) and what.noun and self.targets:
            found = [one for one in self.targets if noun_of(one.criteria) == what.noun and one.at_most == 1]
            if what.side is not None:
                found = [one for one in found if _is_on(one.criteria, what.side)]
            if what.side is not None and len(found) != 1:
                raise NotRead(what.noun, "which of them this is is not clear")
            if found:
                return Chosen(found[-1].name)
        if isinstance(what, It) and what.side is not None:
            raise NotRead(what.noun, "which of them this is is not clear")
        if isinstance(what, It) and what.noun and self.to_note and isinstance(self.spoken_of, Played):
            if len(self.to_note) > 1:
                raise NotRead("that", "which of them this is is not clear")
            self.noted = self.to_note[0]
            return TriggeringObject()
        several = isinstance(self.spoken_of, Chosen) and self.targets[-1].at_most > 1
        if self.spoken_of is None or (several and isinstance(what, It)):
            raise NotRead("", "what 'it' refers to is not clear")
        if isinstance(what, Them) and not several and not isinstance(self.spoken_of, Played):
            raise NotRead("", "what 'them' refers to is not clear")
        return self.spoken_of

    def they(self) -> TargetPlayer | ChosenPlayer | ThatPlayer:
        """The player who is "they": one who was chosen, or whom the trigger is about."""
        if self.opponent is None:
            if self.about_player:
                return ThatPlayer()
            raise NotRead("they", "who this is is not clear")
        if self.spoke_of_opponent:
            return ChosenPlayer(self.opponent.name, self.opponent.opponent)
        self.spoke_of_opponent = True
        return self.opponent

    def last_name(self) -> str:
        """The name of the target that was chosen last."""
        if self.targets:
            return self.targets[-1].name
        if isinstance(self.spoken_of, TriggeringObject):
            return "unit"
        raise NotRead("", "what this refers back to is not clear")


def _unknown(text: str) -> Any:
    raise NotRead(text, "a text in quotation marks is not known here")


def _is_on(criteria: Any, side: Side) -> bool:
    """Whether objects that were asked for are on a side: what is yours is friendly."""
    asked = getattr(criteria, "side", Side.ANY)
    return asked is side or (side is Side.FRIENDLY and asked is Side.YOURS)
