"""Write docs/replay/: the scenario of a table is replayed, turned back, taken another way and saved, by real keys."""

from __future__ import annotations

import asyncio
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.library.rule_text import number_of  # noqa: E402
from judge.answers.simulated.replay_of_a_scenario import replayed  # noqa: E402 - the checkout's own code
from judge.citations.numbers import CURRENT  # noqa: E402
from judge.replay.session import Session  # noqa: E402
from judge.scenario.ruling_files import read_file  # noqa: E402
from judge.screens.replay_app import ReplayApp  # noqa: E402
from judge.screens.replay_screen import ReplayScreen  # noqa: E402
from tools import recorded_screens  # noqa: E402

FOLDER = ROOT / "docs" / "replay"
TABLE, PAGE, SAVED = FOLDER / "table-7.md", FOLDER / "README.md", FOLDER / "table-7-saved.md"
PICTURE = FOLDER / "screen.svg"
DAY = date(2026, 11, 23)

STEPS = (
    ("`judge replay docs/replay/table-7.md` shows the set-up first.", ()),
    (
        "Four times `->`: the units have moved, the combat has begun, and three attack triggers are put in order.",
        ("right", "right", "right", "right"),
    ),
    (
        "`g`, then 10: P2 has answered with the facedown Hidden Blade; it lies on top of the chain.",
        ("g", "1", "0", "enter"),
    ),
    ("`end` shows how it came out: P1 takes the battlefield.", ("end",)),
    (
        "What if Leona stuns the unit with Tank instead? `g`, then 4, goes back to that choice; `o` lists the options.",
        ("g", "4", "enter", "o"),
    ),
    ("The other target is picked. From here on it is a branch.", ("enter",)),
)
"""What is said, and the keys that are pressed for it."""


async def recorded() -> tuple[list[list[str]], str, str]:
    """The lines of the screen after each of ``STEPS``, the scenario of the branch, and the last screen as a picture."""
    (block,) = read_file(TABLE, root=ROOT)
    session = Session(replayed(block, DAY, CURRENT), block.text, block.line, "Table 7, game 2")
    screen = ReplayScreen(
        session, block.text, block.line, number_of=lambda rule: number_of(rule, CURRENT), text_of=str,
        keep=lambda *_: None, save=lambda *_: "", version=CURRENT,
    )  # fmt: skip
    app = ReplayApp(screen)
    screens: list[list[str]] = []
    async with app.run_test(size=recorded_screens.SIZE) as pilot:
        for _, keys in STEPS:
            screens.append(await recorded_screens.pressed(pilot, keys))
        picture = app.export_screenshot(title="judge replay")
        for _ in range(2):
            session.take(next(session.moment.position.decision.answers()))  # type: ignore[union-attr]
        return screens, session.saved(), picture


def page(screens: list[list[str]]) -> str:
    """The page: each step with the screen that it leads to."""
    opening = (
        "# A replay, recorded",
        "",
        "Written by `python tools/replay_session.py`, which presses the keys; a test presses them again. The scenario",
        "is [table-7.md](table-7.md): attack triggers, a facedown card in response, and combat damage with Tank.",
    )
    parts = [
        *recorded_screens.page(opening, STEPS, screens),
        "The other triggers are pointed at the same unit, and `s` saves the branch:",
        "[table-7-saved.md](table-7-saved.md)",
        "is a scenario, and `judge run` passes it.",
        "",
        "`judge replay docs/replay/table-7.md --html OUT` writes the same steps as a page for a browser. Here it is",
        "with the four outcomes of two cards, where they part, and on a phone at night:",
        "",
        "![The page of Baited Hook and Unlicensed Armory: four outcomes side by side](page.png)",
        "",
        "![The same page on a phone, in dark colours](phone.png)",
        "",
    ]
    return "\n".join(parts)


def main() -> int:
    screens, text, picture = asyncio.run(recorded())
    PAGE.write_text(page(screens), encoding="utf-8")
    SAVED.write_text(text, encoding="utf-8")
    PICTURE.write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
