"""A project in a bucket, on moto's server: publishers that race, break down in the middle, and finish what others began."""

from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import random
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

import chartwright

PROJECT = pathlib.Path(os.environ["CHARTWRIGHT_PROJECT"])
needed = ("pyarrow", "boto3", "moto")
if any(importlib.util.find_spec(name) is None for name in needed):
    pytest.skip("needs [objects] and moto[server]", allow_module_level=True)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [sys.executable, "-m", "moto.server", "-p", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        for _ in range(200):
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        os.environ.update(AWS_ACCESS_KEY_ID="test", AWS_SECRET_ACCESS_KEY="test", AWS_DEFAULT_REGION="us-east-1")
        yield f"127.0.0.1:{port}"
        process.kill()


@pytest.fixture
def uri(server: str, request: pytest.FixtureRequest) -> str:
    import boto3

    name = "".join(letter if letter.isalnum() else "-" for letter in request.node.name.lower()).strip("-")[:60].strip("-")
    boto3.client("s3", endpoint_url=f"http://{server}").create_bucket(Bucket=name)
    return f"s3://{name}/insurance?endpoint_override={server}&scheme=http&region=us-east-1"


def send(uri: str, folder: pathlib.Path) -> None:
    """What `aws s3 sync` does."""
    bucket = chartwright.objects(uri)._bucket
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            bucket.write(str(path.relative_to(folder)), path.read_bytes())


def small(folder: pathlib.Path) -> pathlib.Path:
    """A project of one carrier of this one's, which nobody has published."""
    pipeline = json.loads((PROJECT / "pipeline.json").read_text())
    pipeline["carriers"] = [carrier for carrier in pipeline["carriers"] if carrier["id"] == "uv-assurance"]
    folder.mkdir()
    (folder / "pipeline.json").write_text(json.dumps(pipeline, ensure_ascii=False))
    for source in pipeline["carriers"][0]["sources"]:
        (folder / source["path"]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / source["path"], folder / source["path"])
    return folder


def publish(folder: pathlib.Path, edition: str | None = None) -> None:
    """The steps, here; another edition makes another version."""
    path = folder / "pipeline.json"
    if edition is not None:
        pipeline = json.loads(path.read_text())
        pipeline["carriers"][0]["sources"][0]["edition"] = edition
        path.write_text(json.dumps(pipeline, ensure_ascii=False))
    results = chartwright.pipe(chartwright.plan(folder), "read")
    chartwright.publish(folder, chartwright.pipe(results, "judge"))


def sound(uri: str, folder: pathlib.Path) -> list[str]:
    """Everything that the bucket has published, held against its hashes by the program."""
    store = chartwright.objects(uri)
    store.pull(folder)
    subprocess.run(["chartwright", "verify", "-C", str(folder)], check=True, capture_output=True)
    data = store.dataset()
    for chart in data.charts():
        assert chart.document()["id"] == chart.id
    local = chartwright.dataset(str(folder / "normalized"))
    assert local.latest() == data.latest() == data.versions()[-1]
    return data.versions()


def test_the_project_there_and_back(uri: str, tmp_path: pathlib.Path) -> None:
    here = tmp_path / "here"
    here.mkdir()
    for name in ("raw", "review", "normalized"):
        shutil.copytree(PROJECT / name, here / name)
    shutil.copy(PROJECT / "pipeline.json", here)
    send(uri, here)
    store = chartwright.objects(uri)
    assert store.push(here) == []
    there = tmp_path / "there"
    store.pull(there)
    assert subprocess.run(["diff", "-r", here, there], check=False).returncode == 0
    publish(there)
    assert store.push(there) == []
    before, after = store.dataset().versions()[:2]
    assert store.dataset().diff(before, after) == chartwright.dataset(str(here / "normalized")).diff(before, after)


def test_two_publishers_and_one_winner(uri: str, tmp_path: pathlib.Path) -> None:
    first = small(tmp_path / "first")
    send(uri, first)
    publish(first)
    assert chartwright.objects(uri).push(first) == ["1.0.0"]
    folders = [tmp_path / name for name in ("second", "third", "fourth")]
    for index, folder in enumerate(folders):
        chartwright.objects(uri).pull(folder)
        publish(folder, f"2031-01-0{index + 1}")
    outcomes: dict[int, list[str] | None] = {}

    def push(index: int) -> None:
        try:
            outcomes[index] = chartwright.objects(uri).push(folders[index])
        except chartwright.Outpaced:
            outcomes[index] = None

    threads = [threading.Thread(target=push, args=(index,)) for index in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    winners = [index for index, outcome in outcomes.items() if outcome]
    assert len(winners) == 1 and len(outcomes) == 3
    versions = sound(uri, tmp_path / "after")
    assert len(versions) == 2
    won = folders[winners[0]]
    # One that was outpaced and could not take its manifest back.
    manifest = chartwright.objects(uri)._bucket.read("normalized/versions/1.0.0.json").replace(b"1.0.0", b"1.0.1", 1)
    chartwright.objects(uri)._bucket.write("normalized/versions/1.0.1.json", manifest)
    assert sound(uri, tmp_path / "after") == versions
    assert (tmp_path / "after/normalized/latest.json").read_bytes() == (won / "normalized/latest.json").read_bytes()
    # Who has lost pulls and publishes again.
    for index in set(outcomes) - set(winners):
        store = chartwright.objects(uri)
        store.pull(folders[index])
        publish(folders[index], f"2032-01-0{index + 1}")
        assert len(store.push(folders[index])) == 1
    assert len(sound(uri, tmp_path / "after")) == 4


class Down(Exception):
    pass


def breaking(store: chartwright.Objects, after: int) -> chartwright.Objects:
    """A publisher that breaks down at its n-th put, before or behind it."""
    bucket, count = store._bucket, iter(range(1_000_000))

    def wrapped(put):  # type: ignore[no-untyped-def]
        def call(*arguments):  # type: ignore[no-untyped-def]
            turn = next(count)
            if turn == after and after % 2 == 0:
                raise Down
            answer = put(*arguments)
            if turn == after:
                raise Down
            return answer

        return call

    bucket.write, bucket.put_if = wrapped(bucket.write), wrapped(bucket.put_if)  # type: ignore[method-assign]
    return store


@pytest.mark.parametrize("seed", range(3))
def test_publishers_that_break_down_hold_nobody_up(uri: str, tmp_path: pathlib.Path, seed: int) -> None:
    rng = random.Random(seed)
    first = small(tmp_path / "first")
    send(uri, first)
    publish(first)
    chartwright.objects(uri).push(first)
    expected = 1
    for turn in range(5):
        folder = tmp_path / f"turn{turn}"
        chartwright.objects(uri).pull(folder)
        rival = tmp_path / f"rival{turn}"
        shutil.copytree(folder, rival)
        publish(folder, f"20{40 + turn}-02-{rng.randrange(10, 28)}")
        publish(rival, f"20{40 + turn}-03-{rng.randrange(10, 28)}")
        before = chartwright.objects(uri).dataset().latest()
        try:
            breaking(chartwright.objects(uri), rng.randrange(0, 30)).push(folder)
        except Down:
            pass
        # What broke down is published whole by the next who comes, or not at all.
        try:
            chartwright.objects(uri).push(rival)
        except chartwright.Outpaced:
            pass
        assert chartwright.objects(uri).dataset().latest() != before
        expected += 1
        assert len(sound(uri, tmp_path / "after")) == expected


def test_addresses_that_are_none() -> None:
    with pytest.raises(chartwright.ChartwrightError, match="s3://bucket/folder"):
        chartwright.objects("http://bucket/folder")
