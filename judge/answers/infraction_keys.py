"""The keys by which an infraction is found in people's words."""

from __future__ import annotations

from judge.index.words import terms, words


def keys_of(text: str) -> tuple[str, ...]:
    """The keys of a name: its terms in the order of the alphabet, and a short one written as one word."""
    said = words(text)
    return (" ".join(sorted(set(terms(text)))), *(("".join(said),) if len(said) == len(("slow", "play")) else ()))
