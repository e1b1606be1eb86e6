"""The steps over processes that are killed: any cut, order and repetition of lines gives the bytes of `ingest`."""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import threading
import time

import pytest

import chartwright

PROJECT = pathlib.Path(os.environ["CHARTWRIGHT_PROJECT"])
CHART = PROJECT / "raw/sbli/2026-05-16/easytrak-build-chart.xml"


def fresh(folder: pathlib.Path) -> pathlib.Path:
    """This project as it was before anything was published."""
    folder.mkdir()
    shutil.copy(PROJECT / "pipeline.json", folder)
    for name in ("raw", "review"):
        shutil.copytree(PROJECT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def ingested(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = fresh(tmp_path_factory.mktemp("ingested") / "project")
    subprocess.run(["chartwright", "ingest", "-C", str(folder)], check=False, capture_output=True)
    return folder


def kill(group: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def read(rng: random.Random, jobs: list[bytes]) -> list[bytes]:
    """Results of a batch, of several attempts: those before the last one are killed with SIGKILL wherever they are."""
    results: list[bytes] = []
    for attempt in range(rng.randrange(1, 4), -1, -1):
        with subprocess.Popen(
            ["chartwright", "read", "--jobs", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        ) as process:
            assert process.stdin is not None and process.stdout is not None
            if attempt == 0:
                whole = process.communicate(b"".join(job + b"\n" for job in jobs))[0]
                assert process.returncode == 0 and whole.count(b"\n") == len(jobs)
                return results + whole.splitlines()
            killing = threading.Timer(rng.choice([0, 0.02, 0.1, 0.5]), kill, (process.pid,))
            killing.start()
            try:
                came = process.communicate(b"".join(job + b"\n" for job in jobs))[0]
            except BrokenPipeError:
                came = b""
            killing.join()
            # What has come whole is a result; half a line is nothing.
            results += [line[:-1] for line in came.splitlines(keepends=True) if line.endswith(b"\n")]
    return results


def judge(rng: random.Random, results: list[bytes]) -> list[bytes]:
    judged: list[bytes] = []
    for attempt in range(rng.randrange(1, 3)):
        rng.shuffle(results)
        done = subprocess.run(["chartwright", "judge"], input=b"\n".join(results) + b"\n", capture_output=True, check=True)
        judged += done.stdout.splitlines()
    return judged


@pytest.mark.parametrize("seed", range(4))
def test_any_cut_order_and_repetition_with_kills(ingested: pathlib.Path, tmp_path: pathlib.Path, seed: int) -> None:
    rng = random.Random(seed)
    project = fresh(tmp_path / "project")
    jobs = list(chartwright.plan(project))
    rng.shuffle(jobs)
    results: list[bytes] = []
    while jobs:
        size = rng.randrange(1, 9)
        batch, jobs = jobs[:size], jobs[size:]
        results += read(rng, batch)
    results += rng.choices(results, k=10)
    groups: dict[str, list[bytes]] = {}
    for result in results:
        carrier = json.loads(result)["id"].split("/")[0]
        # Mostly by carrier; one that is cut in two is held against itself by `publish`.
        groups.setdefault(carrier + rng.choice(["", "", "", "+"]), []).append(result)
    judged = [line for group in groups.values() for line in judge(rng, group)]
    rng.shuffle(judged)
    chartwright.publish(project, judged)
    assert subprocess.run(["diff", "-r", ingested / "normalized", project / "normalized"], check=False).returncode == 0


def keep(rng: random.Random, project: pathlib.Path, results: list[bytes]) -> list[bytes]:
    """Carriers that are put into the store by attempts some of which are killed with SIGKILL wherever they are."""
    lines: list[bytes] = []
    for attempt in range(rng.randrange(0, 3), -1, -1):
        rng.shuffle(results)
        with subprocess.Popen(
            ["chartwright", "judge", "--store", "-C", project], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            killing = threading.Timer(rng.choice([0.01, 0.03, 0.1]), process.kill)
            if attempt:
                killing.start()
            try:
                came = process.communicate(b"\n".join(results) + b"\n")[0]
            except BrokenPipeError:
                came = b""
            killing.cancel()
            assert attempt or process.returncode == 0
            lines += [line[:-1] for line in came.splitlines(keepends=True) if line.endswith(b"\n")]
    return lines


@pytest.mark.parametrize("seed", range(4))
def test_carriers_in_the_store_with_kills(ingested: pathlib.Path, tmp_path: pathlib.Path, seed: int) -> None:
    rng = random.Random(seed)
    project = fresh(tmp_path / "project")
    results = [
        json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()
        for line in chartwright.pipe(chartwright.plan(project), "read")
    ]
    groups: dict[int, list[bytes]] = {}
    numbers: dict[str, int] = {}
    for result in results:
        carrier = json.loads(result)["id"].split("/")[0]
        groups.setdefault(numbers.setdefault(carrier, rng.randrange(5)), []).append(result)
    lines = [line for group in groups.values() for line in keep(rng, project, group)]
    rng.shuffle(lines)
    # Twice, as when the first attempt's answer was lost.
    for _ in range(2):
        report = chartwright.publish(project, lines)
        assert subprocess.run(["diff", "-r", ingested / "normalized", project / "normalized"], check=False).returncode == 0
    assert report["outcome"]["kind"] == "nothing-changed"


def worker(process: subprocess.Popen[bytes]) -> int | None:
    """The process that reads beside a command."""
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]) == process.pid:
                return int(entry.name)
        except (OSError, IndexError):
            continue
    return None


@pytest.mark.parametrize("poison", ["loops", "takes memory", "aborts"])
def test_a_poisonous_file_costs_its_line(tmp_path: pathlib.Path, poison: str) -> None:
    long = tmp_path / "long.csv"
    # Fewer rows than are too many, and enough for half a minute.
    rows = "".join(f"{58 + n % 20},{150 + n % 20},{170 + n % 20}\n" for n in range(50_000))
    long.write_text("Height,Preferred,Standard\n" + rows * 3)
    bound = {"loops": ["--timeout", "1"], "takes memory": ["--memory", "100"], "aborts": []}[poison]
    with subprocess.Popen(
        ["chartwright", "normalize", "--files-from", "-", "--jobs", "1", *bound], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{CHART}\n{long}\n{CHART}\n".encode())
        process.stdin.close()
        answers = [json.loads(process.stdout.readline())]
        if poison == "aborts":
            time.sleep(0.5)
            reading = worker(process)
            assert reading is not None
            os.kill(reading, signal.SIGABRT)
        answers += [json.loads(line) for line in process.stdout]
    assert process.returncode == 0
    assert [answer["state"] for answer in answers] == ["read", "failed", "read"]
    assert [finding["rule"] for finding in answers[1]["findings"]] == ["file.broke-down"]
    assert answers[0] == answers[2]
