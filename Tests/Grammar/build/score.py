#!/usr/bin/env python3
"""Scores a program on generated build charts: `score.py --tool BIN [--seed S] [--count N] [--only ID] [--into DIR] [-v]`.

right     the records are the truth, and nothing warns
flagged   something is wrong or missing, and an error or warning says so there
silent    something is wrong, missing or extra, and nothing says so
needless  the records are the truth, and the program warns or refuses
"""

import argparse
import json
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

from charts.chart import make_chart
from charts.judge import Verdict
from generate import write

KINDS = ("right", "needless", "flagged", "silent")


def run(tool, path):
    """(exit status, records, findings) of one run."""
    with tempfile.TemporaryDirectory() as scratch:
        told = os.path.join(scratch, "findings.ndjson")
        try:
            done = subprocess.run([tool, "normalize", path, "--format", "ndjson", "--findings", told], capture_output=True, timeout=120, cwd=scratch)
        except subprocess.TimeoutExpired:
            return 99, [], []
        findings = []
        if os.path.exists(told):
            with open(told, encoding="utf-8") as f:
                findings = [json.loads(line) for line in f if line.strip()]
    return done.returncode, [json.loads(line) for line in done.stdout.decode("utf-8").splitlines() if line.strip()], findings


def show(record):
    """A record in one line."""
    ages = "" if record.get("age_min") is None and record.get("age_max") is None else f" ages {record.get('age_min')}-{record.get('age_max')}"
    bmi = "" if record.get("bmi_min") is None and record.get("bmi_max") is None else f" bmi {record.get('bmi_min')}-{record.get('bmi_max')}"
    return (f"{record.get('sex')} tobacco {record.get('tobacco')}{ages} height {record.get('height_min_in')}-{record.get('height_max_in')} "
            f"[{record.get('class_label')}] weight {record.get('weight_min_lb')}-{record.get('weight_max_lb')}{bmi} product {record.get('product')}")


def details(verdict):
    lines = []
    for expected, actual, fields in (verdict.untold or verdict.wrong)[:2]:
        lines += [f"right: {show(expected)}", f"read:  {show(actual)}   ({', '.join(fields)})"]
    lines += [f"missing: {show(r)}" for r in verdict.missing[:2]] + [f"extra: {show(r)}" for r in verdict.extra[:2]]
    seen = set()
    for finding in verdict.errors + verdict.warnings:
        if finding["rule"] not in seen:
            seen.add(finding["rule"])
            place = finding.get("location") or {}
            lines.append(f"{finding['severity']} {finding['rule']} at {place.get('table')},{place.get('row')},{place.get('column')}: {finding.get('message', '')[:220]}")
    return lines


def breakdown(results):
    """Rates by each choice, the worst first, for choices that were drawn in several ways."""
    table = {}
    for chart, verdict in results:
        for name, value in chart.choices.items():
            row = table.setdefault((name, str(value)), dict.fromkeys(KINDS, 0))
            row[verdict.kind] += 1
    lines = []
    for (name, value), row in table.items():
        count = sum(row.values())
        if count >= 4:
            lines.append(((row["silent"] / count, row["flagged"] / count), f"  {name} = {value}", row))
    lines.sort(key=lambda l: l[0], reverse=True)
    return [f"{text[:58]:58} {sum(row.values()):4} charts: " + ", ".join(f"{k} {row[k]}" for k in KINDS) for _, text, row in lines]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", metavar="ID", help="numbers or names of charts, with commas between")
    parser.add_argument("--into", metavar="DIR", help="keep the charts there")
    parser.add_argument("-v", action="store_true", help="show what was wrong, and the choices")
    parser.add_argument("--rows", type=int, metavar="N", help="the first N heights alone")
    parser.add_argument("--no-noise", action="store_true", help="leave out addresses, forms and dates")
    args = parser.parse_args()
    tool = os.path.abspath(args.tool)
    numbers = [int(n.split("-")[-1]) for n in args.only.split(",")] if args.only else range(args.count)
    charts = [make_chart(args.seed, n, args.rows, not args.no_noise) for n in numbers]
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(args.into) if args.into else scratch
        os.makedirs(folder, exist_ok=True)
        paths = [write(chart, folder) for chart in charts]
        with ThreadPoolExecutor(2) as pool:
            runs = list(pool.map(lambda path: run(tool, path), paths))
    results = [(chart, Verdict(chart.records, *r)) for chart, r in zip(charts, runs)]
    for chart, verdict in results:
        if verdict.kind == "right" and not args.only:
            continue
        print(f"{chart.name} {chart.suffix} {verdict.kind:8} expected {len(chart.records)} got {verdict.got} {verdict.fields()} "
              f"{'hard: ' + ', '.join(chart.difficulties) if chart.difficulties else 'plain'} | {', '.join(verdict.rules())}")
        if args.v:
            for line in details(verdict):
                print("     ", line)
            print("     ", {k: v for k, v in chart.choices.items() if v not in ("-", False)})
    for title, chosen in (("all", results), ("plain", [r for r in results if not r[0].difficulties]), ("difficult", [r for r in results if r[0].difficulties])):
        print(f"{title:10} {len(chosen):4}: " + ", ".join(f"{k} {sum(1 for _, v in chosen if v.kind == k)}" for k in KINDS))
    if len(results) >= 20:
        print("\n".join(line for line in breakdown(results) if "right" in line)[:40000])


if __name__ == "__main__":
    main()
