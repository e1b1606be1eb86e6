"""Holds Examples/python/lake.py against the flat records: lake-checks.py PROJECT WORK

An older version of the project is appended to a Delta and to an Iceberg table, then the newest, then nothing is left to append.
"""
import hashlib
import json
import pathlib
import shutil
import sys

import chartwright
import deltalake
import pyarrow.parquet as pq
from pyiceberg.catalog.sql import SqlCatalog

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Examples" / "python"))
import lake

project, work = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
order = chartwright.dataset(str(project / "normalized")).versions()
older = work / "older"
shutil.copytree(project / "normalized", older / "normalized")
shutil.copy(project / "pipeline.json", older)
version = order[len(order) // 2]
manifest = (older / f"normalized/versions/{version}.json").read_bytes()
latest = {"version": version, "manifest": f"versions/{version}.json", "sha256": hashlib.sha256(manifest).hexdigest()}
(older / "normalized/latest.json").write_text(json.dumps(latest, separators=(",", ":")) + "\n")

catalogue = SqlCatalog("default", uri=f"sqlite:///{work}/catalogue.db", warehouse=f"file://{work}/iceberg")
catalogue.create_namespace("charts")
chartwright.write_parquet(project, work / "whole", all_versions=True)
for kind in ("build", "medication"):
    expected = pq.read_table(work / f"whole/{kind}.parquet").drop_columns(["valid_to"]).to_pylist()
    delta = [lake.append_delta(each, kind, str(work / f"delta-{kind}")) for each in (older, project, project)]
    iceberg = [lake.append_iceberg(each, kind, f"charts.{kind}", catalogue) for each in (older, project, project)]
    assert delta == iceberg and delta[2] == 0 and sum(delta) == len(expected), (delta, iceberg, len(expected))
    for rows in (
        deltalake.DeltaTable(str(work / f"delta-{kind}")).to_pyarrow_table().to_pylist(),
        catalogue.load_table(f"charts.{kind}").scan().to_arrow().to_pylist(),
    ):
        assert sorted(map(str, rows)) == sorted(map(str, expected)), kind
    print(f"lake: {kind}: {delta[0]} records of {version}, {delta[1]} more of {order[-1]}, in Delta and in Iceberg")
