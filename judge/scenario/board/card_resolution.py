"""Resolves the names of a set-up to cards: by the catalogue, in a wording, or as an object without text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.loader import definition
from judge.engine.state.card import FILLER, GEAR, SPELL, UNIT
from judge.errors import CannotSimulate, ScenarioError
from judge.scenario.board.effect_vocabulary import VOCABULARY, spell_that_says
from judge.scenario.board.plain_cards import COPY, can_have, given_to, plain_gear
from judge.scenario.board.setup import card_for, plain_unit
from judge.scenario.language.amounts import amount_in
from judge.scenario.language.script import Wording

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.card import Card
    from judge.scenario.language.script import Script, StatedObject
    from judge.scenario.language.script_names import Name, SourceLocation


class CardResolver:
    """The cards of a script as they read on a day, or in the wordings that it names."""

    def __init__(self, script: Script, day: date) -> None:
        self._script = script
        self._day = day
        self.wordings = {line.card.text: line for line in script.setup if isinstance(line, Wording)}

    def card(self, thing: StatedObject) -> Card:
        """The card of a stated object.

        Raises ScenarioError if it makes no sense, CannotSimulate if it is not defined.
        """
        text = thing.name.text
        if thing.test_spell:
            self._check_keywords(thing, SPELL)
            spell = spell_that_says(text, thing.timing, thing.keywords)
            if spell is None:
                raise self.error(f'a test spell cannot say "{text}"', thing.name.at, VOCABULARY)
            return self._costing(spell, thing)
        if text.endswith("-Might unit"):
            self._check_keywords(thing, UNIT)
            unit = plain_unit(int(text.split("-")[0]), *thing.keywords, tags=self._tags(thing))
            return self._costing(replace(unit, domains=thing.domains) if thing.domains else unit, thing)
        if text == "plain gear":
            self._check_keywords(thing, GEAR)
            gear = plain_gear(*thing.keywords, tags=self._tags(thing))
            return self._costing(replace(gear, domains=thing.domains) if thing.domains else gear, thing)
        if thing.keywords or thing.tags or thing.costs or thing.domains:
            reason = "only cards without a text are given keywords, tags, domains and a cost here"
            raise self.error(reason, thing.name.at)
        if text in {"plain card", "filler card"}:
            return FILLER
        card = self.defined(thing.name)
        if not thing.copied:
            return card
        if not card.is_unit:
            raise self.error(f"only a unit can be copied, and {card.name} is not one", thing.name.at)
        from judge.engine.instructions.become_copy import copied  # noqa: PLC0415 - only for a copy

        return copied(COPY, card)

    def _costing(self, card: Card, thing: StatedObject) -> Card:
        """A card without a text with what it is said to cost: Energy, and Power of no domain."""
        if not thing.costs:
            return card
        amount = amount_in(thing.costs, ())
        if amount.exhausts or set(amount.power) - {"A"}:
            reason = f"a card without a text has no domain, and costs Energy and [A] alone, not {thing.costs}"
            raise self.error(reason, thing.name.at, ("[5]", "[3][A]"))
        return replace(card, energy=amount.energy, power=len(amount.power))

    def _check_keywords(self, thing: StatedObject, card_type: str) -> None:
        """Raise ScenarioError for a keyword that a card of that type without another text cannot have."""
        wrong = next((keyword for keyword in thing.keywords if not can_have(card_type, keyword)), None)
        if wrong is not None:
            what = f"a {card_type.lower()}" if card_type != GEAR else "gear"
            raise self.error(f"{what} without a text cannot be given {wrong} here", thing.name.at, given_to(card_type))

    def _tags(self, thing: StatedObject) -> tuple[str, ...]:
        if not thing.tags:
            return ()
        from judge.cards.terms import tags  # noqa: PLC0415 - only for a card that is described

        for tag in thing.tags:
            if tag.text not in (known := tags()):
                from difflib import get_close_matches  # noqa: PLC0415 - only for an error

                raise self.error(f"no card has the tag {tag.text}", tag.at, tuple(get_close_matches(tag.text, known)))
        return tuple(tag.text for tag in thing.tags)

    def defined(self, name: Name) -> Card:
        """The card of a name in the wording that applies. Raises CannotSimulate if it is not defined."""
        stated = self.wordings.get(name.text)
        wording = ""
        if stated is not None:
            self.check_wording(name.text, stated)
            wording = stated.wording
            if wording == "corrected":
                wording = list(definition(name.text).cards())[-1].wording
        try:
            return card_for(name.text, self._day, wording)
        except CannotSimulate as problem:
            raise CannotSimulate(problem.reason, where=self._where(name.at), hint=problem.hint) from problem

    def check_wording(self, name: str, line: Wording) -> None:
        """Raises ScenarioError if a card has no such wording, CannotSimulate if it is not defined."""
        card_for(name, self._day)
        known = tuple(card.wording for card in definition(name).cards())
        if line.wording not in (*known, "corrected"):
            raise self.error(f'{name} has no wording "{line.wording}"', line.at, known)
        if line.wording == "corrected" and len(known) == 1:
            raise self.error(f"{name} was never corrected", line.at, known)

    def _where(self, at: SourceLocation) -> str:
        return f"{self._script.where}:{at.line}" if self._script.where else f"line {at.line}"

    def error(self, reason: str, at: SourceLocation, options: tuple[str, ...] = ()) -> ScenarioError:
        """An error at a place of the script."""
        return ScenarioError(
            reason + ".", where=self._script.where, line=at.line, column=at.column, source=at.source, options=options
        )
