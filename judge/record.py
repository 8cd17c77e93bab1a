"""Named tuples without the cost of importing ``typing``: the fastest look-up defines two dozen of them.

Type checkers see ``typing.NamedTuple``; at run time a class with the same behaviour is built without generated code.
"""

from __future__ import annotations

from _operator import itemgetter  # without what else `operator` defines

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, NamedTuple  # noqa: TID251 - what type checkers see
else:

    class _Meta(type):
        """Turns the annotations of a class into the fields of a tuple."""

        def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> type:
            fields = tuple(namespace.get("__annotations__", ()))
            if not bases:
                return super().__new__(cls, name, bases, namespace)
            defaults = {field: namespace.pop(field) for field in fields if field in namespace}
            for position, field in enumerate(fields):
                namespace[field] = property(itemgetter(position))
            namespace |= {"__slots__": (), "_fields": fields, "_field_defaults": defaults, "__match_args__": fields}
            are_last = fields[len(fields) - len(defaults) :] == (*defaults,)
            namespace["_last"] = (*defaults.values(),) if are_last else ()
            namespace |= {method.__name__: method for method in (_asdict, _replace)}
            namespace |= {"__new__": _new, "__repr__": _repr, "__getnewargs__": lambda self: (*self,)}
            namespace["_make"] = classmethod(_make)
            return type.__new__(type, name, (tuple,), namespace)

    def _new(cls: type, *values: Any, **named: Any) -> Any:
        """Make a record from values in order and by name; TypeError as for any call that does not fit."""
        last, few = cls._last, len(cls._fields) - len(values)
        if not named and 0 <= few <= len(last):
            return tuple.__new__(cls, values + last[len(last) - few :])
        missing = cls._fields[len(values) :]
        if named or missing:
            try:
                rest = [named.pop(field) if field in named else cls._field_defaults[field] for field in missing]
            except KeyError as problem:
                raise TypeError(f"{cls.__name__} lacks {problem}") from None
            if named:
                raise TypeError(f"{cls.__name__} has no {', '.join(named)}, or it is given twice")
            values = (*values, *rest)
        if len(values) != len(cls._fields):
            raise TypeError(f"{cls.__name__} has {len(cls._fields)} fields, {len(values)} were given")
        return tuple.__new__(cls, values)

    def _repr(self: Any) -> str:
        parts = ", ".join(f"{field}={value!r}" for field, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({parts})"

    def _make(cls: type, values: Iterable[Any]) -> Any:
        """Make a record from an iterable of all its values."""
        return cls(*values)

    def _asdict(self: Any) -> dict[str, Any]:
        """The values by the names of their fields."""
        return dict(zip(self._fields, self, strict=True))

    def _replace(self: Any, **named: Any) -> Any:
        """A copy with some fields changed; raises TypeError for a field that does not exist."""
        values = [named.pop(field, value) for field, value in zip(self._fields, self, strict=True)]
        if named:
            raise TypeError(f"{type(self).__name__} has no {', '.join(named)}")
        return tuple.__new__(type(self), values)

    class NamedTuple(metaclass=_Meta):
        """The base of records."""


__all__ = ["NamedTuple"]
