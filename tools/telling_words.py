"""Records the distinctive words of every restated text, after it was compared with the official one.

Usage: python tools/telling_words.py [--show]

``--show`` only lists what has changed. If the official texts are imported (``judge import``), ``judge doctor`` compares
with them; nothing is recorded while it finds a difference.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.doctor.content_tree import read_tree  # noqa: E402 - the checkout's own code
from judge.answers.doctor.records_of_checks import check_recorded, write_recorded  # noqa: E402
from judge.answers.doctor.restatements import check_restated  # noqa: E402


def main(arguments: list[str]) -> int:
    """Record the words, or list changes with ``--show``.

    Exits with 4 if a text differs from the imported official one.
    """
    tree = read_tree(ROOT)
    for finding in check_recorded(tree):
        print(f"{finding.where}: {finding.reason}")
    if "--show" in arguments:
        return 0
    if apart := list(check_restated(tree)):
        for finding in apart:
            print(f"{finding.where}: {finding.reason}")
        return 4
    write_recorded(tree)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
