"""Records as Arrow tables; only imported where pyarrow is."""

from __future__ import annotations

import itertools
from typing import Any

import pyarrow as pa

# Figures have at most four decimals: a float of eight bytes gives them back as they are printed.
_FIGURES = {"height_min_in", "height_max_in", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max"}
_WHOLE = {"age_min", "age_max", "lookback_min_months", "lookback_max_months"}
_LISTS = {"ingredients", "rxcui"}


def _type(name: str, values: list[Any]) -> pa.DataType:
    if name in _FIGURES:
        return pa.float64()
    if name in _WHOLE:
        return pa.int64()
    if name in _LISTS:
        return pa.list_(pa.string())
    if all(value is None or isinstance(value, str) for value in values):
        return pa.string()
    return pa.array(values).type


def table_of(rows: list[dict[str, Any]]) -> pa.Table:
    """A table with a column a key; the types do not depend on which values happen to be there."""
    names = list(dict.fromkeys(itertools.chain.from_iterable(rows)))
    schema = pa.schema([(name, _type(name, [row.get(name) for row in rows])) for name in names])
    return pa.Table.from_pylist(rows, schema=schema)
