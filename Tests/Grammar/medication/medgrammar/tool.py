"""Runs the program on a chart and keeps what it said."""

import functools
import json
import os
import re
import subprocess
import tempfile


class Run:
    """Records, findings and tests of one chart."""

    def __init__(self, tool, path, data, with_tests, kind=None, timeout=120):
        self.path, self.data, self.problem = path, data, None
        handle, findings = tempfile.mkstemp(suffix=".ndjson")
        os.close(handle)
        base = [tool, "normalize", path, "--fail-on", "never"] + (["--kind", kind] if kind else [])
        try:
            done = subprocess.run(base + ["--format", "ndjson", "--findings", findings], capture_output=True, timeout=timeout)
            self.status = done.returncode
            self.stderr = done.stderr.decode("utf-8", "replace")
            self.records = [r for r in _objects(done.stdout.decode("utf-8", "replace"))]
            with open(findings, encoding="utf-8") as file:
                self.findings = list(_objects(file.read()))
            if self.status not in (0, 1, 2):
                self.problem = f"status {self.status}"
            if self.status == 2 and not any(f.get("severity") == "error" for f in self.findings):
                self.findings.append({"rule": "run.refused", "severity": "error", "message": self.stderr, "location": {}})
        except subprocess.TimeoutExpired:
            self.status, self.stderr, self.records, self.findings, self.problem = -1, "", [], [], "timeout"
        finally:
            os.unlink(findings)
        self._tests = {}
        if with_tests and self.records:
            done = subprocess.run(base + ["--format", "json", "--findings", os.devnull], capture_output=True, timeout=timeout)
            self._collect(done.stdout.decode("utf-8", "replace"))

    @property
    def taken_for_another_kind(self):
        """The file was not taken for a medication chart at all."""
        return not self.records and [f["rule"] for f in self.findings if f.get("severity") == "error"] == ["reading.chart.none"]

    _KEY = ("product", "medication", "use", "lookback_min_months", "lookback_max_months", "condition", "outcome")

    def _collect(self, text):
        documents = []
        try:
            documents.append(json.loads(text))
        except ValueError:
            documents += list(_objects(text))
        for document in documents:
            for rule in _rules(document):
                key = json.dumps([rule.get(k) for k in self._KEY[1:]])
                self._tests[key] = rule.get("tests") or []

    def tests_of(self, record):
        return self._tests.get(json.dumps([record.get(k) for k in self._KEY[1:]]), [])

    @functools.cached_property
    def lines(self):
        encoding = "utf-16" if self.data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
        try:
            return self.data.decode(encoding).splitlines()
        except UnicodeDecodeError:
            return self.data.decode("cp1252").splitlines()

    def block(self, line):
        """The text of the row, item or line that a line of the file belongs to."""
        if not line or line > len(self.lines):
            return ""
        return re.sub(r"<[^>]*>", " ", self.lines[line - 1]) if "=" not in self.lines[line - 1] else self.lines[line - 1]

    def first_row(self, table):
        rows = [r["source"]["row"] for r in self.records if r.get("source", {}).get("table") == table and r["source"].get("row") is not None]
        return min(rows, default=1 << 30)


def _objects(text):
    for line in text.splitlines():
        try:
            value = json.loads(line)
        except ValueError:
            continue
        if isinstance(value, dict):
            yield value


def _rules(value):
    if isinstance(value, dict):
        if isinstance(value.get("rules"), list):
            yield from (r for r in value["rules"] if isinstance(r, dict))
        for inner in value.values():
            yield from _rules(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _rules(inner)
