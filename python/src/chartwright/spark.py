"""Makes a dataset with Spark: python -m chartwright.spark --project DIR

Jobs are read on the executors, judged there carrier by carrier, and published on the driver: the same bytes as `chartwright ingest`
publishes, whatever the partitions are and however often a task runs. The program is found on every executor as it is here: install this
package there, or set CHARTWRIGHT_PROGRAM.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from ._program import ChartwrightError, stream
from ._steps import plan, publish

if TYPE_CHECKING:
    import pyarrow as pa
    from pyspark.sql import DataFrame, SparkSession

_SCHEMA = "carrier string, line string"
# A task starts one process, which costs some milliseconds.
_JOBS_A_TASK = 50


def judged(spark: SparkSession, jobs: Iterable[bytes], partitions: int | None = None) -> DataFrame:
    """Reads and judges jobs; gives rows of a carrier and a line, in no order.

    What was read is held by Spark before it is shuffled, so that a carrier that is judged again is not read again.
    """
    rows = [(_carrier(job), job.decode("utf-8")) for job in jobs]
    count = partitions or max(1, len(rows) // _JOBS_A_TASK)
    frame = spark.createDataFrame(rows, _SCHEMA).repartition(count)
    read = frame.mapInArrow(_read, _SCHEMA).persist()
    return read.repartition(count, "carrier").mapInArrow(_judge, _SCHEMA)


def _read(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    return _step(["read", "--jobs", "1"], batches)


def _judge(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    return _step(["judge", "--jobs", "1"], batches)


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
    """The carrier that a line is about: its id stands near its beginning."""
    head = line[: line.index(b",\"kind\":")] + b"}"
    carrier: str = json.loads(head)["id"].split("/")[0]
    return carrier


def main(arguments: list[str] | None = None) -> int:
    """Plans a project, has Spark read and judge it, and publishes."""
    parser = argparse.ArgumentParser(prog="python -m chartwright.spark", description=__doc__.split("\n")[0])
    parser.add_argument("--project", default=".", help="the folder of pipeline.json")
    parser.add_argument("--master", help="Spark's master; default: as Spark is configured")
    parser.add_argument("--partitions", type=int, help="how many tasks read (default: one for 50 charts)")
    parser.add_argument("--today", help="the day that expiry is judged on")
    options = parser.parse_args(arguments)
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.appName("chartwright")
    spark = (builder.master(options.master) if options.master else builder).getOrCreate()
    day = ["--today", options.today] if options.today else []
    try:
        frame = judged(spark, plan(options.project, options=day), options.partitions)
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
