"""The commands: a name and the module that has the function of that name. One line adds one.

A module of a command is ``judge/cli/<name>.py``; its function has an underscore where the name is a Python word or a
builtin. Imports nothing, because every question is compared with these names.
"""

from __future__ import annotations

COMMANDS = {
    "rule": "judge.cli.rule:rule",
    "keyword": "judge.cli.keyword:keyword",
    "card": "judge.cli.card:card",
    "search": "judge.cli.search:search",
    "diff": "judge.cli.diff:diff",
    "history": "judge.cli.history:history",
    "versions": "judge.cli.versions:versions",
    "errata": "judge.cli.errata:errata",
    "impact": "judge.cli.impact:impact",
    "run": "judge.cli.run:run",
    "replay": "judge.cli.replay:replay",
    "import": "judge.cli.importing:import_",
    "coverage": "judge.cli.coverage:coverage",
    "doctor": "judge.cli.doctor:doctor",
    "eval": "judge.cli.evaluate:evaluate",
    "completion": "judge.cli.completion:completion",
}
