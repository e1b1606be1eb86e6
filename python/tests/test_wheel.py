"""What the installed wheel does. `CHARTWRIGHT_PROJECT` is a project with a published dataset."""

from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import pytest

import chartwright

PROJECT = pathlib.Path(os.environ["CHARTWRIGHT_PROJECT"])
CHART = PROJECT / "raw/sbli/2026-05-16/easytrak-build-chart.xml"
HAS_ARROW = importlib.util.find_spec("pyarrow") is not None
arrow = pytest.mark.skipif(not HAS_ARROW, reason="needs [arrow]")


def printed(*arguments: str) -> list[dict[str, object]]:
    done = subprocess.run(["chartwright", *arguments], capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_program_is_the_installed_one() -> None:
    assert pathlib.Path(chartwright.program()).is_relative_to(sys.prefix)
    assert b"PDFium" in subprocess.run(["chartwright", "--version"], capture_output=True, check=True).stdout
    libraries = subprocess.run(["ldd", chartwright.program()], capture_output=True, check=True, text=True).stdout
    assert "not found" not in libraries
    found = {line.split()[0].split(".")[0]: line for line in libraries.splitlines() if "=>" in line}
    # Every Linux has these; the one beside them is carried.
    assert found.keys() <= {"libc", "libm", "libpthread", "libdl", "libutil", "libgcc_s", "libcsv"}
    assert "lib/chartwright/" in found["libcsv"]


def test_records_are_those_of_the_program() -> None:
    expected = printed("normalize", str(CHART))
    found = chartwright.normalize(CHART)
    rows = found.to_pylist() if HAS_ARROW else found
    assert expected and rows == expected


@arrow
def test_types_are_those_of_the_schemas() -> None:
    import pyarrow as pa

    types = {field.name: field.type for field in chartwright.normalize(CHART).schema}
    figures = {"height_min_in", "height_max_in", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max"}
    assert {name for name, type in types.items() if type == pa.float64()} == figures
    assert {name for name, type in types.items() if type == pa.int64()} == {"age_min", "age_max"}
    path = PROJECT / "raw/accendo/2020-06-25/final-expense-drug-list.html"
    types = {field.name: field.type for field in chartwright.normalize(path, carrier="accendo", products=["final-expense"]).schema}
    assert {name for name, type in types.items() if type == pa.list_(pa.string())} == {"ingredients", "rxcui"}
    assert {name for name, type in types.items() if type == pa.int64()} == {"lookback_min_months", "lookback_max_months"}


def test_medications() -> None:
    path = PROJECT / "raw/accendo/2020-06-25/final-expense-drug-list.html"
    found = chartwright.normalize(path, carrier="accendo", products=["final-expense"])
    rows = found.to_pylist() if HAS_ARROW else found
    assert rows == printed("normalize", str(path), "--carrier", "accendo", "--product", "final-expense")


def test_what_cannot_be_done_says_why() -> None:
    with pytest.raises(chartwright.ChartwrightError, match="file.missing") as caught:
        chartwright.normalize("missing.csv")
    assert caught.value.status == 2


def test_one_answer_a_file() -> None:
    answers = list(chartwright.pipe([CHART, "missing.csv", CHART], "normalize"))
    assert [answer["state"] for answer in answers] == ["read", "failed", "read"]
    assert answers[0] == answers[2] and answers[0]["result"] == printed("normalize", str(CHART))
    assert next(iter(chartwright.pipe([CHART] * 100, "tables")))["state"] == "read"
    with pytest.raises(chartwright.ChartwrightError):
        list(chartwright.pipe([CHART], "normalize", options=["--nothing"]))


def test_the_steps_of_a_dataset(tmp_path: pathlib.Path) -> None:
    shutil.copy(PROJECT / "pipeline.json", tmp_path)
    for name in ("raw", "review", "normalized"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    jobs = list(chartwright.plan(PROJECT))
    results = list(chartwright.pipe(jobs, "read"))
    assert [json.loads(job)["id"] for job in jobs] == [result["id"] for result in results]
    assert {result["state"] for result in results} == {"read"}
    judged = list(chartwright.pipe(results[::-1] + results[:3], "judge"))
    assert [line["id"] for line in judged] == [result["id"] for result in results]
    report = chartwright.publish(tmp_path, judged)
    assert report["outcome"]["kind"] == "nothing-changed"
    with pytest.raises(chartwright.ChartwrightError, match="results.missing"):
        chartwright.publish(tmp_path, judged[1:])
    with pytest.raises(chartwright.ChartwrightError, match="standard input:2"):
        list(chartwright.pipe([jobs[0], b"{"], "read"))
    with pytest.raises(ZeroDivisionError):
        list(chartwright.pipe((jobs[1 // n] for n in (1, 0)), "read"))


def test_dataset() -> None:
    data = chartwright.dataset(str(PROJECT / "normalized"))
    assert data.latest() == data.versions()[-1]
    for version in data.versions():
        charts = list(data.charts(version))
        assert charts and [chart.id for chart in charts] == sorted(
            (chart.id for chart in charts), key=lambda id: id.split("/")
        )
    for chart in data.charts():
        assert chart.document()["id"] == chart.id
    assert data.diff(data.latest()) == {"added": [], "removed": [], "changed": []}
    # A version may change findings alone.
    versions = data.versions()
    assert any(any(data.diff(before, after).values()) for before, after in zip(versions, versions[1:]))
    with pytest.raises(chartwright.ChartwrightError):
        chartwright.dataset("nowhere").latest()


def nested(row: dict[str, object]) -> dict[str, object]:
    """A row of a Parquet file in the form of the flat records."""
    source = {name: row.pop("source_" + name) for name in ("file", "table", "row", "column", "sheet", "cell", "page", "box", "text")}
    optional = ("sheet", "cell", "page", "box")
    row.pop("chart")
    return {**row, "source": {name: value for name, value in source.items() if value is not None or name not in optional}}


@arrow
def test_parquet(tmp_path: pathlib.Path) -> None:
    import pyarrow.parquet as pq

    counts = chartwright.write_parquet(PROJECT, tmp_path / "out")
    assert list(counts) == ["charts", "build", "medication", "corrections", "findings"]
    export = ["chartwright", "export", "-C", str(PROJECT), "--format", "ndjson", "--output", str(tmp_path / "nd")]
    subprocess.run(export, check=True, capture_output=True)
    for name, count in counts.items():
        path = tmp_path / "out" / f"{name}.parquet"
        file = pq.ParquetFile(path)
        rows = file.read().to_pylist()
        assert len(rows) == count == file.metadata.num_rows
        # Nobody has corrected a figure of this project.
        assert count > 0 or name == "corrections"
        carriers = [set(file.read_row_group(i)["carrier"].to_pylist()) for i in range(file.num_row_groups)]
        assert all(len(carrier) == 1 for carrier in carriers) and len(carriers) == len(set().union(*carriers))
        place = file.schema_arrow.names.index("carrier")
        for index, carrier in enumerate(carriers):
            # By these readers pass over the carriers that nobody asked for.
            said = file.metadata.row_group(index).column(place).statistics
            assert {said.min} == {said.max} == carrier and said.null_count == 0
        if importlib.util.find_spec("duckdb"):
            import duckdb

            assert duckdb.connect().execute(f"from '{path}'").to_arrow_table().to_pylist() == rows
        if importlib.util.find_spec("polars"):
            import polars

            assert polars.read_parquet(path).to_dicts() == rows
        if importlib.util.find_spec("pandas"):
            import pandas

            assert pandas.read_parquet(path)["carrier"].to_list() == [row["carrier"] for row in rows]
        if name in ("build", "medication"):
            with open(tmp_path / "nd" / f"{name}.ndjson", encoding="utf-8") as lines:
                assert [nested(row) for row in rows] == [json.loads(line) for line in lines]
        if name == "findings":
            told = list(chartwright.dataset(str(PROJECT / "normalized")).findings())
            assert [(row["rule"], row["message"], row["fingerprint"]) for row in rows] == [
                (finding["rule"], finding["message"], finding["fingerprint"]) for finding in told
            ]


@arrow
def test_every_version_out_of_one_file(tmp_path: pathlib.Path) -> None:
    import pyarrow.parquet as pq

    assert "versions" in chartwright.write_parquet(PROJECT, tmp_path / "all", all_versions=True)
    order = [row["version"] for row in pq.read_table(tmp_path / "all/versions.parquet").to_pylist()]
    assert order == chartwright.dataset(str(PROJECT / "normalized")).versions()
    for version in (order[0], order[len(order) // 2], order[-1]):
        now = order.index(version)
        for name in chartwright.write_parquet(PROJECT, tmp_path / version, version=version):
            rows = []
            for row in pq.read_table(tmp_path / f"all/{name}.parquet").to_pylist():
                begins, ends = row.pop("valid_from"), row.pop("valid_to")
                if order.index(begins) <= now and (ends is None or now < order.index(ends)):
                    rows.append(row)
            expected = pq.read_table(tmp_path / version / f"{name}.parquet").to_pylist()
            key = str if name == "findings" else lambda row: ""
            assert sorted(rows, key=key) == sorted(expected, key=key), name


@pytest.mark.skipif(importlib.util.find_spec("duckdb") is None, reason="needs duckdb")
def test_duckdb_reads_a_text_with_quotes_behind_many_without(tmp_path: pathlib.Path) -> None:
    import duckdb

    export = ["chartwright", "export", "-C", str(PROJECT), "--format", "csv", "--kind", "build", "--output", str(tmp_path)]
    subprocess.run(export, check=True, capture_output=True)
    header, *rows = (tmp_path / "build.csv").read_bytes().decode("utf-8").split("\r\n")
    plain = [row for row in rows if row and '""' not in row and row.count(",") == header.count(",")]
    hard = plain[0].replace(plain[0].split(",")[1], '"A ""quoted"", name"')
    long = tmp_path / "long.csv"
    # DuckDB looks at 20,480 rows to learn whether there are quotes.
    lines = [header, *(plain * (30_000 // len(plain))), hard, ""]
    long.write_bytes("\r\n".join(lines).encode("utf-8"))
    query = f"select count(*), count(*) filter (where carrier = 'A \"quoted\", name') from '{long}'"
    assert duckdb.connect().execute(query).fetchall() == [(len(lines) - 2, 1)]


def test_importing_is_quick() -> None:
    def seconds(code: str) -> float:
        best = 9.0
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            best = min(best, time.perf_counter() - start)
        return best

    assert seconds("import chartwright") - seconds("pass") < 0.05
