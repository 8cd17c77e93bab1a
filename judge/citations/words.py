"""What a cited rule is about, in a few words of our own: the name that the engine gives it, made readable."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.slugs import Slug

_AREAS = {
    "fepr": "chain",
    "turn-state": "state of the turn",
    "might": "Might",
}
"""Areas whose name says too little by itself."""


def about(slug: Slug | str) -> str:
    """Say what the rule behind a slug is about: ``cleanup: kill lethal`` for ``cleanup.kill-lethal``."""
    area, _, meaning = slug.partition(".")
    return f"{_AREAS.get(area, area)}: {meaning}".replace("-", " ")
