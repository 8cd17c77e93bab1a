"""``judge doctor``: what is wrong with the content, the imports and the cache."""

from __future__ import annotations

from judge.cli.output import write


def doctor(files: list[str], *, lines: bool, json: bool, width: int) -> int:
    """Write what is wrong, in the content or in rulebooks; 4 if anything is."""
    from pathlib import Path  # noqa: PLC0415 - imported when it runs

    from judge.answers.doctor.checkup import check_up  # noqa: PLC0415
    from judge.cli.writers.json_line import json_line  # noqa: PLC0415
    from judge.cli.writers.plain import plain  # noqa: PLC0415
    from judge.content.locate import content_root  # noqa: PLC0415

    if lines:
        from judge.answers.doctor.nearer_lines import nearer_lines  # noqa: PLC0415 - asks every line

        near = nearer_lines(files)
        write(json_line(near.as_json()) if json else plain(near.blocks(), width))
        return 0
    root = content_root()
    found = check_up(Path(root) if root else None, [Path(name) for name in files])
    write(json_line(found.as_json()) if json else plain(found.blocks(), width))
    return found.exit_code
