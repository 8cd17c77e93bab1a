"""Names of the rules that the engine performs.

A module that performs a step says so at its top: ``KILL_LETHAL = cite("cleanup.kill-lethal")``. Which number that is in
which version of the rulebook stands in ``judge/citations/core-rules.toml``. This module imports nothing.
"""

from __future__ import annotations


class Slug(str):
    """The name of a rule, for example ``cleanup.kill-lethal``; equal to its text."""

    __slots__ = ()


_CITED: set[Slug] = set()


def cite(name: str) -> Slug:
    """Declare that the module at hand performs the rule called ``name``; returns the name as a slug."""
    slug = Slug(name)
    _CITED.add(slug)
    return slug


def cited() -> frozenset[Slug]:
    """Every slug declared by the modules imported so far."""
    return frozenset(_CITED)
