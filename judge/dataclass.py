"""Dataclasses that write a method when it is first needed.

The standard library writes six methods of a frozen dataclass as the class is made and compiles each of them; an answer
that simulates imports some three hundred such classes, makes values of half of them and compares few. These here write
``__init__`` when the first value is made, ``__hash__`` when the first one is asked for, and so on. A type checker sees
the standard library's, and its functions work on ours. Only what this package uses is offered: classes with slots,
without an order, whose base classes with fields are of this kind.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from dataclasses import dataclass, field, fields, is_dataclass, replace
    from typing import Any, NoReturn

_NOTHING: Any = object()
"""What stands for a default that is not given."""


class Part:
    """A field: what its declaration says of it."""

    __slots__ = ("compare", "default", "default_factory", "init", "kw_only", "name", "repr", "type")

    def __init__(
        self,
        *,
        default: Any = _NOTHING,
        default_factory: Any = _NOTHING,
        init: bool = True,
        repr: bool = True,  # noqa: A002 - named as in the standard library
        compare: bool = True,
    ) -> None:
        self.name = self.type = ""
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.compare, self.kw_only = init, repr, compare, False


class _WrittenLater:
    """A class attribute that replaces itself by what ``write`` makes of its class as soon as it is asked for."""

    __slots__ = ("name", "owner", "write")

    def __init__(self, write: Callable[[Any], Any]) -> None:
        self.write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name

    def __get__(self, value: object, kind: type | None = None) -> Any:
        setattr(self.owner, self.name, self.write(self.owner))
        return getattr(self.owner if value is None else value, self.name)


def _decorated(*, slots: bool, frozen: bool = False, eq: bool = True, kw_only: bool = False) -> Callable[[type], type]:
    """Make a dataclass of the class below, as ``dataclasses.dataclass`` does."""
    if not slots:
        raise TypeError("a dataclass of this package has slots")

    def make(declared: type) -> type:
        inherited: dict[str, Part] = {}
        for base in reversed(declared.__mro__[1:]):
            inherited |= {part.name: part for part in base.__dict__.get("__parts__", ())}
        own = {part.name: part for part in _declared_parts(declared, kw_only=kw_only)}
        parts = (*(inherited | own).values(),)
        left_out = {"__dict__", "__weakref__", *own}
        namespace: dict[str, Any] = {
            "__match_args__": tuple(part.name for part in parts if part.init and not part.kw_only),
            "__repr__": _repr,
            "__dataclass_fields__": _WrittenLater(_standard_fields),
        }
        if parts or "__post_init__" in declared.__dict__:
            namespace["__init__"] = _WrittenLater(_init)
        if eq:
            namespace["__eq__"] = _WrittenLater(_eq)
            namespace["__hash__"] = _WrittenLater(_hash) if frozen else None
        if frozen:
            namespace |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        namespace |= {name: value for name, value in declared.__dict__.items() if name not in left_out}
        namespace |= {"__slots__": tuple(name for name in own if name not in inherited), "__parts__": parts}
        made = type(declared)(declared.__name__, declared.__bases__, namespace)
        made.__qualname__ = declared.__qualname__
        return made

    return make


def _declared_parts(declared: type, *, kw_only: bool) -> Iterable[Part]:
    """The fields that a class declares itself."""
    for name, kind in declared.__annotations__.items():
        if str(kind).startswith(("ClassVar", "typing.ClassVar")):
            continue
        given = declared.__dict__.get(name, _NOTHING)
        part = given if isinstance(given, Part) else Part(default=given)
        if part.default.__class__.__hash__ is None:
            raise ValueError(f"every {declared.__name__} would share the default of {name}: use default_factory")
        part.name, part.type, part.kw_only = name, kind, kw_only
        yield part


def _init(kind: Any) -> Any:
    """``__init__``: a parameter for each field, guarded or not, then ``__post_init__`` if there is one."""
    frozen = kind.__setattr__ is _refuse_to_set
    known: dict[str, Any] = {"_nothing": _NOTHING}
    parameters, lines = ["self"], []
    by_name: list[str] = []
    for part in kind.__parts__:
        name = content = part.name
        parameter = name
        if part.default is not _NOTHING:
            known[f"_default_{name}"] = part.default
            parameter = f"{name}=_default_{name}"
            content = name if part.init else f"_default_{name}"
        elif part.default_factory is not _NOTHING:
            known[f"_make_{name}"] = part.default_factory
            parameter = f"{name}=_nothing"
            content = f"_make_{name}() if {name} is _nothing else {name}" if part.init else f"_make_{name}()"
        elif not part.init:
            continue
        if part.init:
            (by_name if part.kw_only else parameters).append(parameter)
        if frozen:
            known[f"_set_{name}"] = getattr(kind, name).__set__
            lines.append(f"_set_{name}(self, {content})")
        else:
            lines.append(f"self.{name} = {content}")
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    return _written(kind, "__init__", [*parameters, *(("*", *by_name) if by_name else ())], lines, known)


def _eq(kind: Any) -> Any:
    """``__eq__``: values of the same class are equal if their fields are."""
    own, others = (_tuple_of(kind, of) for of in ("self", "other"))
    lines = [f"return {own} == {others} if other.__class__ is self.__class__ else NotImplemented"]
    return _written(kind, "__eq__", ["self", "other"], lines, {})


def _hash(kind: Any) -> Any:
    """``__hash__``: that of the fields."""
    return _written(kind, "__hash__", ["self"], [f"return hash({_tuple_of(kind, 'self')})"], {})


def _tuple_of(kind: Any, value: str) -> str:
    return "(" + "".join(f"{value}.{part.name}," for part in kind.__parts__ if part.compare) + ")"


def _written(kind: type, name: str, parameters: list[str], lines: list[str], known: dict[str, Any]) -> Any:
    """A method from its text. Only names of fields come in."""
    exec("\n ".join((f"def {name}({', '.join(parameters)}):", *lines)), known)  # noqa: S102 - as ``dataclasses`` does
    method = known[name]
    method.__qualname__, method.__module__ = f"{kind.__qualname__}.{name}", kind.__module__
    return method


def _repr(self: Any) -> str:
    shown = ", ".join(f"{part.name}={getattr(self, part.name)!r}" for part in self.__parts__ if part.repr)
    return f"{type(self).__qualname__}({shown})"


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:  # noqa: ARG001 - given by the language
    from dataclasses import FrozenInstanceError  # noqa: PLC0415 - costs more than all of this file

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:  # noqa: ARG001 - given by the language
    from dataclasses import FrozenInstanceError  # noqa: PLC0415 - costs more than all of this file

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _standard_fields(kind: Any) -> Any:
    """The fields as the functions of the standard library want to have them."""
    import dataclasses  # noqa: PLC0415 - costs more than all of this file

    namespace: dict[str, Any] = {"__annotations__": {part.name: part.type for part in kind.__parts__}}
    for part in kind.__parts__:
        said = {"init": part.init, "repr": part.repr, "compare": part.compare, "kw_only": part.kw_only}
        said |= {} if part.default is _NOTHING else {"default": part.default}
        said |= {} if part.default_factory is _NOTHING else {"default_factory": part.default_factory}
        namespace[part.name] = dataclasses.field(**said)
    plain: Any = dataclasses.dataclass(init=False, repr=False, eq=False)(type(kind.__name__, (), namespace))
    return plain.__dataclass_fields__


def _fields(value: Any) -> tuple[Part, ...]:
    """The fields of a dataclass or of a value of one, inherited ones first."""
    parts: tuple[Part, ...] = value.__parts__
    return parts


def _is_dataclass(value: object) -> bool:
    """Whether something is a dataclass or a value of one."""
    return hasattr(value, "__parts__")


def _replace(value: Any, /, **contents: Any) -> Any:
    """A value with other contents in some fields, made anew."""
    for part in value.__parts__:
        if part.init and part.name not in contents:
            contents[part.name] = getattr(value, part.name)
    return type(value)(**contents)


if not TYPE_CHECKING:
    dataclass, field, fields, is_dataclass, replace = _decorated, Part, _fields, _is_dataclass, _replace

__all__ = ["dataclass", "field", "fields", "is_dataclass", "replace"]
