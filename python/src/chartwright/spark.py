"""Makes a dataset with Spark: python -m chartwright.spark --project DIR

Jobs are read on the executors, judged there carrier by carrier, and published on the driver: the same bytes as `chartwright ingest`
publishes, whatever the partitions are and however often a task runs. The program is found on every executor as it is here: install this
package there, or set CHARTWRIGHT_PROGRAM. With --store the executors put the charts into the dataset themselves, and the driver gets a
line a carrier and reads no chart: for clusters that have the project's folder at the same path everywhere.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ._program import ChartwrightError, stream
from ._steps import plan, publish

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame, SparkSession

_SCHEMA = "carrier string, line string"
# A task starts one process and goes through Spark's scheduler, which costs more than some hundred charts.
_JOBS_A_TASK = 500


def judged(
    spark: SparkSession, jobs: Iterable[bytes], partitions: int | None = None, *, store: Sequence[str] | None = None
) -> DataFrame:
    """Reads and judges jobs; gives rows of a carrier and a line, in no order.

    What was read is held by Spark before it is shuffled, so that a carrier that is judged again is not read again.

    With `store`, the options of `judge --store` such as `["-C", "/shared/project"]`, the executors put the charts into the dataset of a
    project that all of them have there, and a row is a carrier. The jobs may be those of `plan --by-path` then: without the raw files'
    bytes, which Spark's driver would hold all at once.
    """
    options = [] if store is None else ["--store", *store]
    # Jobs by path are read where their files are.
    folder = [part for flag, path in zip(options, options[1:]) if flag == "-C" for part in (flag, path)]
    rows = [(_carrier(job), job.decode("utf-8")) for job in jobs]
    count = partitions or max(1, len(rows) // _JOBS_A_TASK)
    frame = spark.createDataFrame(rows, _SCHEMA).repartition(count)

    def step(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return _step(["read", "--jobs", "1", *folder], batches)

    read = frame.mapInArrow(step, _SCHEMA).persist()

    def judge(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return _step(["judge", "--jobs", "1", *options], batches)

    return read.repartition(count, "carrier").mapInArrow(judge, _SCHEMA)


def _step(arguments: list[str], batches: Iterator[pa.RecordBatch], size: int = 64) -> Iterator[pa.RecordBatch]:
    """One process a partition; its answers in batches."""
    import pyarrow as pa

    def batch(lines: list[bytes]) -> pa.RecordBatch:
        texts = [line.rstrip(b"\n").decode("utf-8") for line in lines]
        return pa.RecordBatch.from_pydict({"carrier": [_carrier(line) for line in lines], "line": texts})

    sent = (line.as_py().encode("utf-8") for rows in batches for line in rows.column("line"))
    held: list[bytes] = []
    for line in stream(arguments, sent):
        held.append(line)
        if len(held) == size:
            yield batch(held)
            held = []
    if held:
        yield batch(held)


def _carrier(line: bytes) -> str:
    """The carrier that a line is about: its id, or that of its chart, stands near its beginning."""
    is_carrier = line.startswith(b'{"schema":"chartwright/judged-carrier/')
    head = json.loads(line[: line.index(b',"decided":' if is_carrier else b',"kind":')] + b"}")
    carrier: str = head["carrier"] if is_carrier else head["id"].split("/")[0]
    return carrier


def main(arguments: list[str] | None = None) -> int:
    """Plans a project, has Spark read and judge it, and publishes."""
    parser = argparse.ArgumentParser(prog="python -m chartwright.spark", description=__doc__.split("\n")[0])
    parser.add_argument("--project", default=".", help="the folder of pipeline.json")
    parser.add_argument("--master", help="Spark's master; default: as Spark is configured")
    parser.add_argument("--partitions", type=int, help="how many tasks read (default: one for 500 charts)")
    parser.add_argument("--store", action="store_true", help="let executors put charts into the dataset, whose folder they share")
    parser.add_argument("--today", help="the day that expiry is judged on")
    options = parser.parse_args(arguments)
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.appName("chartwright")
    spark = (builder.master(options.master) if options.master else builder).getOrCreate()
    day = ["--today", options.today] if options.today else []
    try:
        store = ["-C", os.path.abspath(options.project), *day] if options.store else None
        jobs = plan(options.project, options=[*(["--by-path"] if store else []), *day])
        frame = judged(spark, jobs, options.partitions, store=store)
        lines = (row.line for row in frame.toLocalIterator())
        report: dict[str, Any] = publish(options.project, lines, options=day)
    except ChartwrightError as error:
        print(error, file=sys.stderr)
        return error.status
    finally:
        spark.stop()
    print(json.dumps(report["outcome"]))
    return 1 if any(finding["severity"] == "error" for finding in report["findings"]) else 0


if __name__ == "__main__":
    sys.exit(main())
