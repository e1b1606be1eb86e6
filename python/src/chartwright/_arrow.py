"""Records as Arrow tables and Parquet files; only imported where pyarrow is."""

from __future__ import annotations

import itertools
import json
import os
import tempfile
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ._program import ChartwrightError, run

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


def table_of(rows: list[dict[str, Any]], schema: pa.Schema | None = None) -> pa.Table:
    """A table with a column a key; the types do not depend on which values happen to be there."""
    if schema is None:
        names = list(dict.fromkeys(itertools.chain.from_iterable(rows)))
        schema = pa.schema([(name, _type(name, [row.get(name) for row in rows])) for name in names])
    return pa.Table.from_pylist(rows, schema=schema)


def write_parquet(folder: str, output: str) -> dict[str, int]:
    """See `chartwright.write_parquet`."""
    os.makedirs(output, exist_ok=True)
    written: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as work:
        run("export", "-C", folder, "--format", "ndjson", "--output", work)
        for name in sorted(os.listdir(work)):
            stem, ending = os.path.splitext(name)
            if ending != ".ndjson":
                continue
            with open(os.path.join(work, name), encoding="utf-8") as lines:
                rows = [json.loads(line) for line in lines]
            if not rows:
                continue
            whole = table_of(rows)
            part = os.path.join(output, stem + ".parquet.part")
            with pq.ParquetWriter(part, whole.schema) as writer:
                for _, group in itertools.groupby(rows, key=lambda row: row.get("carrier")):
                    writer.write_table(table_of(list(group), whole.schema))
            os.replace(part, os.path.join(output, stem + ".parquet"))
            written[stem] = len(rows)
    if not written:
        raise ChartwrightError(2, f"expected a published dataset in {folder}, found no records")
    return written
