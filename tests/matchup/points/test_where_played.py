"""Where cards can be played: a permission that a card's own text overrules, and an entry that no prohibition stops."""

from __future__ import annotations

import pytest

from tests.matchup.test_first_set_up import first


@pytest.mark.parametrize(("permits", "where"), [("Dragon Roost", "there"), ("Miss Fortune, Buccaneer", "to BF2")])
def test_a_permission_does_not_overcome_what_the_text_of_the_card_forbids(permits: str, where: str) -> None:
    edge = first(permits, "Perched Grimwyrm").edges[0]
    assert edge.words == (
        f"{permits} would let Perched Grimwyrm be played {where}, but the text of Perched Grimwyrm itself forbids that"
    )
    assert (edge.how, edge.by, edge.to) == ("keeps from happening", "Perched Grimwyrm", permits)
    assert edge.rules == ("rules.only-is-a-cannot",)


def test_a_dragon_without_such_a_text_can_be_played_there() -> None:
    assert "it can also end up in BF1" in first("Dragon Roost", "Ocean Drake").edges[0].words


def test_an_entry_that_replaces_the_usual_one_is_no_play_to_that_place() -> None:
    edge = first("Baron Nashor", "Mageseeker Warden").edges[0]
    assert edge.words == (
        "Mageseeker Warden does not keep Baron Nashor from entering Baron Pit: it is not played there"
    )


def test_what_is_played_elsewhere_is_not_stopped_either() -> None:
    words = first("Mageseeker Warden", "Deadbloom Predator").edges[0].words
    assert (
        words == "with Mageseeker Warden, Deadbloom Predator always ends up in P1's base "
        "(without Mageseeker Warden it can end up in BF1 or BF2)"
    )
