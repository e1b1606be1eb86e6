"""Records as Arrow tables; only imported where pyarrow is."""

from __future__ import annotations

import functools
import itertools
import json
import pathlib
from typing import Any

import pyarrow as pa


@functools.lru_cache(maxsize=None)
def _described() -> dict[str, pa.DataType]:
    """The types of the keys of flat records that are no texts, as the published schemas have them."""
    types: dict[str, pa.DataType] = {}
    for name in ("flat-record", "flat-medication-record"):
        schema = json.loads(pathlib.Path(__file__).with_name(f"{name}.schema.json").read_text(encoding="utf-8"))
        for key, member in schema["properties"].items():
            named = schema["$defs"].get(member.get("$ref", "").rpartition("/")[2], member)
            if (found := _of(named.get("type", ""))) is not None:
                types[key] = found
    return types


def _of(described: str | list[str]) -> pa.DataType | None:
    # Figures have at most four decimals: a float of eight bytes gives them back as they are printed.
    if "number" in described:
        return pa.float64()
    if "integer" in described:
        return pa.int64()
    return pa.list_(pa.string()) if "array" in described else None


def _type(name: str, values: list[Any]) -> pa.DataType:
    if name in _described():
        return _described()[name]
    if all(value is None or isinstance(value, str) for value in values):
        return pa.string()
    return pa.array(values).type


def table_of(rows: list[dict[str, Any]]) -> pa.Table:
    """A table with a column a key; the types do not depend on which values happen to be there."""
    names = list(dict.fromkeys(itertools.chain.from_iterable(rows)))
    schema = pa.schema([(name, _type(name, [row.get(name) for row in rows])) for name in names])
    return pa.Table.from_pylist(rows, schema=schema)
