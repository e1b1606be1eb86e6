#!/usr/bin/env python3
"""Finds the smallest form of a generated chart that is still read in the same wrong way: `reduce.py --tool BIN --into DIR ID…`.

Tries fewer heights, fewer classes and no noise. An ID is `SEED-NUMBER`, or `SEED-NUMBER=NAME` to give the files a name.
"""

import argparse
import json
import os
import tempfile

from charts.chart import make_chart
from charts.judge import Verdict
from generate import write
from score import run

STEPS = [(rows, classes, noise) for rows in (4, 5, 6, 8, 12, None) for classes in (2, None) for noise in (False, True)]


def judge(tool, chart):
    with tempfile.TemporaryDirectory() as scratch:
        return Verdict(chart.records, *run(tool, write(chart, scratch)))


def alike(a, b):
    return a.kind == b.kind and (set(a.fields()) == set(b.fields()) if a.kind != "needless" else set(a.rules()) & set(b.rules()))


def reduced(tool, name):
    seed, number = name.rsplit("-", 1)
    whole = judge(tool, make_chart(seed, int(number)))
    for rows, classes, noise in STEPS:
        chart = make_chart(seed, int(number), rows, noise, classes)
        if alike(whole, judge(tool, chart)):
            return chart, whole
    return make_chart(seed, int(number)), whole


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--into", required=True, metavar="DIR")
    parser.add_argument("ids", nargs="+")
    args = parser.parse_args()
    os.makedirs(args.into, exist_ok=True)
    for given in args.ids:
        name, _, new = given.partition("=")
        chart, whole = reduced(os.path.abspath(args.tool), name)
        stem = new or name
        with open(os.path.join(args.into, stem + chart.suffix), "wb") as f:
            f.write(chart.data)
        with open(os.path.join(args.into, stem + ".expected.ndjson"), "w", encoding="utf-8") as f:
            f.writelines(json.dumps(r, ensure_ascii=False) + "\n" for r in chart.records)
        print(f"{name} {whole.kind} {whole.fields()} {', '.join(whole.rules())}: {stem}{chart.suffix}, {len(chart.records)} records")


if __name__ == "__main__":
    main()
