#!/usr/bin/env python3
"""Says how a program reads charts that stand beside their expected records: `check_minimal.py --tool BIN [--charts DIR] [NAME…] [-v]`."""

import argparse
import glob
import json
import os
import re
import sys

from medgrammar.judge import judge, within
from medgrammar.tool import Run
from medgrammar.truth import Chart, rule_of
from score import explain, signature

HERE = os.path.dirname(os.path.abspath(__file__))


def load(path):
    with open(path, encoding="utf-8") as file:
        flats = [json.loads(line) for line in file if line.strip()]
    extra = next((f for f in flats if "may_condition" in f), {})
    return [rule_of(f) for f in flats if "medication" in f], extra.get("may_condition", [])


def scopes(run, rules):
    """Texts of the chart that name no medication: what stands there may say for whom or when."""
    texts = [t.strip(' ,;|"') for line in run.lines for t in re.split(r"<[^>]*>", line)]
    return [t for t in texts if len(t) > 3 and not any(within(r.medication, t) for r in rules)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--charts", default=os.path.join(HERE, "min"))
    parser.add_argument("names", nargs="*")
    parser.add_argument("-v", action="store_true")
    args = parser.parse_args()
    counts = {}
    for expected in sorted(glob.glob(os.path.join(glob.escape(args.charts), "*.expected.ndjson"))):
        name = os.path.basename(expected)[:-len(".expected.ndjson")]
        if args.names and not any(n in name for n in args.names):
            continue
        path = next(p for p in glob.glob(os.path.join(glob.escape(args.charts), glob.escape(name) + ".*")) if p != expected)
        rules, may_condition = load(expected)
        with open(path, "rb") as file:
            data = file.read()
        run = Run(args.tool, path, data, True)
        note = ""
        if run.taken_for_another_kind:
            run, note = Run(args.tool, path, data, True, kind="medication"), "[kind not told] "
        verdict = judge(Chart(name, path, data, rules, {}, scopes=scopes(run, rules), may_condition=may_condition), run)
        if note and verdict.kind != "silent":
            verdict.kind = "flagged"
        counts[verdict.kind] = counts.get(verdict.kind, 0) + 1
        print(f"{verdict.kind:9} {name:40} {note}{signature(verdict)}")
        if args.v:
            print("".join(f"      {line}\n" for line in explain(Chart(name, path, data, rules, {}), run, verdict)), end="")
    print(counts)


if __name__ == "__main__":
    sys.exit(main())
