"""Deck construction (rule 103) where the scenario language does not reach: cards that the engine does not know yet."""

from __future__ import annotations

from dataclasses import dataclass

from judge.cards.catalogue import catalogue
from judge.cards.deck_construction import DeckList, champion_tags, deck_problems

CARDS = catalogue()


@dataclass
class Found:
    """The rules that a deck of these cards breaks, filled up with cards of which nothing is known."""

    legend: str
    main: tuple[str, ...] = ()
    champion: str | None = None

    @property
    def rules(self) -> list[str]:
        legend = CARDS[self.legend]
        main = [CARDS[name] for name in self.main]
        champion = CARDS[self.champion] if self.champion is not None else None
        deck = DeckList(legend, champion, [*main, *[None] * (39 - len(main))], {legend.domains[0]: 12})
        return [problem.rule for problem in deck_problems(deck)]


def test_every_legend_has_one_champion_tag_and_a_species_is_none() -> None:
    legends = [card for card in CARDS.values() if "Legend" in card.types]
    assert all(len(champion_tags(card)) == 1 for card in legends)
    assert champion_tags(CARDS["Heart of the Tempest"]) == {"Kennen"}


def test_a_signature_unit_is_no_chosen_champion() -> None:
    assert Found("Dark Child, Starter", champion="Tibbers").rules == ["103.2.a.2"]
    assert Found("Loose Cannon", champion="Jinx, Rebel").rules == []


def test_signature_cards_are_three_in_all_and_of_the_legend() -> None:
    own = [card.name for card in CARDS.values() if card.supertype == "Signature" and "Annie" in card.tags]
    assert Found("Dark Child, Starter", (own[0],) * 3).rules == []
    assert Found("Dark Child, Starter", (own[0],) * 2 + (own[-1],) * 2).rules in (
        ["103.2.d.1"],
        ["103.2.b", "103.2.d.1"],
    )
    assert Found("Loose Cannon", (own[0],)).rules == ["103.2.d.2"]


def test_a_unique_card_is_there_once() -> None:
    card = next(card for card in CARDS.values() if "Unique" in card.keywords)
    legend = next(found for found in CARDS.values() if "Legend" in found.types and set(found.tags) & set(card.tags))
    assert Found(legend.name, (card.name,)).rules == []
    assert Found(legend.name, (card.name,) * 2).rules == ["825.3.a"]
