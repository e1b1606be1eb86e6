#!/usr/bin/env python3
"""Judges a program on the reduced charts of a folder: `check.py --tool BIN [--charts DIR] [--only NAME] [-v]`."""

import argparse
import json
import os

from charts.judge import Verdict
from score import details, run


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--charts", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "min"))
    parser.add_argument("--only", metavar="NAME", help="names, with commas between")
    parser.add_argument("-v", action="store_true")
    args = parser.parse_args()
    for name in sorted(os.listdir(args.charts)):
        stem = name.rsplit(".", 1)[0]
        expected = os.path.join(args.charts, stem + ".expected.ndjson")
        if not os.path.exists(expected) or args.only and stem not in args.only.split(","):
            continue
        with open(expected, encoding="utf-8") as f:
            records = [json.loads(line) for line in f]
        verdict = Verdict(records, *run(os.path.abspath(args.tool), os.path.join(os.path.abspath(args.charts), name)))
        print(f"{stem:40} {verdict.kind:8} {verdict.fields()} {', '.join(verdict.rules())}")
        for line in details(verdict) if args.v else []:
            print("     ", line)


if __name__ == "__main__":
    main()
