"""Scripts as JSON, so that a compiled scenario needs no grammar to be read again.

Only the classes of ``script.py`` and of its parts are ever made from JSON; nothing else can be named in it.
"""

from __future__ import annotations

from datetime import date
from typing import Any

from msgspec import Struct

from judge.errors import ContentError
from judge.scenario.language import script, script_names, script_play
from judge.scenario.language.script import Script

_CLASSES = {
    name: found
    for module in (script_names, script_play, script)
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, Struct)
}


def to_json(value: object) -> Any:
    """A script, or a part of one, as plain values."""
    if isinstance(value, Struct):
        parts = {name: to_json(getattr(value, name)) for name in value.__struct_fields__}
        return {"is": type(value).__name__, **parts}
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    if isinstance(value, date):
        return {"is": "date", "day": value.isoformat()}
    return value


def script_from_json(value: Any) -> Script:
    """The script that ``to_json`` was given. Raises ContentError if it is none."""
    found = _from_json(value)
    if not isinstance(found, Script):
        raise ContentError("a compiled scenario is damaged", hint="Delete the cached library; it is made again.")
    return found


def _from_json(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_from_json(part) for part in value)
    if isinstance(value, dict):
        name = value.get("is")
        if name == "date":
            return date.fromisoformat(value["day"])
        made = _CLASSES.get(str(name))
        if made is None:
            raise ContentError(f"a compiled scenario names {name!r}, which is not a part of a script")
        return made(**{key: _from_json(part) for key, part in value.items() if key != "is"})
    return value
