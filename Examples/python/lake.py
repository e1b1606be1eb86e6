"""Appends what a version added to a table of a lake: lake.py PROJECT KIND delta FOLDER | iceberg TABLE

Records of charts that are new or changed since the version that the table holds are written, with the version in which they came; those that
are gone are no longer in the newest version's list of charts, which `charts.parquet` is. Running it again writes nothing. Delta needs: pip
install deltalake. Iceberg needs: pip install 'pyiceberg[sql-sqlite]', and a catalogue named `default` (see its documentation).
"""
import sys
import tempfile

import chartwright
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq


def added(project, kind, held):
    """The records that came after the version `held` (None: all) up to the latest one."""
    with tempfile.TemporaryDirectory() as folder:
        chartwright.write_parquet(project, folder, all_versions=True)
        order = pq.read_table(f"{folder}/versions.parquet")["version"].to_pylist()
        table = pq.read_table(f"{folder}/{kind}.parquet").drop_columns(["valid_to"])
    new = order[order.index(held) + 1 :] if held else order
    return table.filter(pc.is_in(table["valid_from"], pa.array(new, pa.string()))), order[-1]


def append_delta(project, kind, path):
    """Version and records are one transaction of the table: the version is in its commit."""
    import deltalake

    held = None
    if deltalake.DeltaTable.is_deltatable(path):
        commits = deltalake.DeltaTable(path).history()
        held = next((commit["chartwright"] for commit in commits if "chartwright" in commit), None)
    table, version = added(project, kind, held)
    if version == held:
        return 0
    commit = deltalake.CommitProperties(custom_metadata={"chartwright": version})
    deltalake.write_deltalake(path, table, mode="append", commit_properties=commit)
    return table.num_rows


def append_iceberg(project, kind, name, catalog=None):
    """Version and records are one snapshot of the table: the version is in its summary."""
    from pyiceberg.catalog import load_catalog

    catalog = catalog or load_catalog("default")
    table, held = None, None
    if catalog.table_exists(name):
        table = catalog.load_table(name)
        summaries = [snapshot.summary.additional_properties for snapshot in table.metadata.snapshots]
        held = next((summary["chartwright"] for summary in summaries[::-1] if "chartwright" in summary), None)
    rows, version = added(project, kind, held)
    if version == held:
        return 0
    table = table or catalog.create_table(name, rows.schema)
    table.append(rows, snapshot_properties={"chartwright": version})
    return rows.num_rows


if __name__ == "__main__":
    project, kind, lake, place = sys.argv[1:]
    append = {"delta": append_delta, "iceberg": append_iceberg}[lake]
    print(f"{append(project, kind, place)} records")
