#!/usr/bin/env python3
"""Writes build charts with their records: `generate.py --seed S --count N --into DIR [--only ID]`."""

import argparse
import json
import os

from charts.chart import make_chart


def write(chart, folder):
    """Writes the chart's file, its expected records and its choices; returns the file's path."""
    path = os.path.join(folder, chart.name + chart.suffix)
    with open(path, "wb") as f:
        f.write(chart.data)
    with open(os.path.join(folder, chart.name + ".expected.ndjson"), "w", encoding="utf-8") as f:
        for record in chart.records:
            f.write(json.dumps(record, ensure_ascii=False) + "\n")
    with open(os.path.join(folder, chart.name + ".choices.json"), "w", encoding="utf-8") as f:
        json.dump({"difficulties": chart.difficulties, "choices": chart.choices}, f, ensure_ascii=False, indent=1)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--into", required=True, metavar="DIR")
    parser.add_argument("--only", metavar="ID", help="the number of one chart, or its whole name")
    parser.add_argument("--rows", type=int, metavar="N", help="the first N heights alone")
    parser.add_argument("--no-noise", action="store_true", help="leave out addresses, forms and dates")
    args = parser.parse_args()
    os.makedirs(args.into, exist_ok=True)
    numbers = range(args.count) if args.only is None else [int(args.only.split("-")[-1])]
    for number in numbers:
        write(make_chart(args.seed, number, args.rows, not args.no_noise), args.into)


if __name__ == "__main__":
    main()
