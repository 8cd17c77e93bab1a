"""``judge doctor``: what is wrong with the content, the imports and the cache."""

from __future__ import annotations

from typing import Annotated

import typer


def doctor(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="[FILE...]", help="Check these rulebooks instead of the content.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    width: Annotated[int, typer.Option("--width", min=20, max=999, help="Columns.")] = 100,
) -> int:
    """Check the content, the imported documents and the cache; ends with 4 if anything is wrong there.

    Example: judge doctor --json
    """
    from pathlib import Path  # noqa: PLC0415 - help needs none of it

    from judge.answers.doctor.checkup import check_up  # noqa: PLC0415
    from judge.cli.entry import write  # noqa: PLC0415
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.cli.writers.plain import plain  # noqa: PLC0415
    from judge.content.locate import content_root  # noqa: PLC0415

    root = content_root()
    found = check_up(Path(root) if root else None, [Path(name) for name in files or ()])
    write(json_line(found.as_json()) if json else plain(found.blocks(), width))
    return found.exit_code
