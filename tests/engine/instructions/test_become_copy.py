from __future__ import annotations

from judge.cards.loader import definition
from judge.engine.instructions.become_copy import copied


def test_a_token_has_the_cost_and_the_domains_of_what_it_is_a_copy_of() -> None:
    """185.3.a.2, 185.3.b.1: it has neither by itself, and stays a token."""
    token, model = (next(definition(name).cards()) for name in ("Reflection", "Zilean, Time Mage"))
    assert (token.energy, token.power, token.domains) == (0, 0, ())
    copy = copied(token, model)
    assert (copy.energy, copy.power, copy.domains) == (5, 1, ("Mind",))
    assert copy.token
