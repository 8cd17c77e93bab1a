"""What a screen shows as keys are pressed, for the sessions that are recorded in docs/."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import App
    from textual.pilot import Pilot

SIZE = (80, 24)


async def pressed(pilot: Pilot[None], keys: Sequence[str], pause: float = 0) -> list[str]:
    """The lines of the screen once the keys are pressed and what they set off is done; ``pause``: it waits so long."""
    for key in keys:
        await pilot.press("number_sign" if key == "#" else key)
        await pilot.pause()
    if pause:
        await asyncio.sleep(pause)
        await pilot.app.screen.workers.wait_for_complete()
        await pilot.pause()
    return shown(pilot.app)


def shown(app: App[None]) -> list[str]:
    """The lines of the screen as the terminal gets them."""
    strips = app.screen._compositor.render_strips()  # noqa: SLF001 - there is no public way to them
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def page(opening: Sequence[str], steps: Sequence[tuple[str, tuple[str, ...]]], screens: list[list[str]]) -> list[str]:
    """The lines of a page: what it is, then each step with the screen that it leads to."""
    parts = [*opening, ""]
    for (said, _), lines in zip(steps, screens, strict=True):
        parts += [said, "", "```text", *lines, "```", ""]
    return parts
