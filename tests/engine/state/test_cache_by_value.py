"""The cache of what is asked about immutable values."""

from __future__ import annotations

from judge.cards.loader import defined, definition
from judge.engine.state.cache_by_value import cached_by_value


def test_equal_values_are_asked_about_once() -> None:
    asked: list[tuple[int, ...]] = []

    @cached_by_value
    def length(value: tuple[int, ...]) -> int:
        asked.append(value)
        return len(value)

    one, other = tuple(range(2)), tuple(range(2))
    assert [length(one), length(one), length(other), length((1,))] == [2, 2, 2, 1]
    assert asked == [one, (1,)]


def test_every_text_of_a_card_can_be_looked_up_and_keeps_its_hash() -> None:
    parts = [
        part for name in defined() for card in definition(name).cards() for part in (*card.abilities, *card.effect)
    ]
    assert len(parts) > 400
    for part in parts:
        hash(part)
        assert part.__struct_config__.cache_hash, part
