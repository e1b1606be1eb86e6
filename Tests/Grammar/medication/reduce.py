#!/usr/bin/env python3
"""Makes a chart smaller as long as it is misread alike: `reduce.py --tool BIN ID NAME [--set CHOICE=VALUE]`.

Lines that print a medication, and lines that no rule depends on, are taken away; whatever decides or names a scope stays.
The smallest chart goes to `min/NAME.*` with its records beside it.
"""

import argparse
import dataclasses
import json
import os
import sys
import tempfile

from medgrammar.chart import make_chart
from medgrammar.judge import judge, within
from medgrammar.tool import Run
from medgrammar.truth import record
from score import explain, signature

HERE = os.path.dirname(os.path.abspath(__file__))


class Reducer:
    def __init__(self, tool, chart, least):
        self.tool, self.chart, self.least = tool, chart, least
        self.encoding = "utf-16" if chart.data[:2] == b"\xff\xfe" else "utf-8-sig" if chart.data[:3] == b"\xef\xbb\xbf" else "utf-8"
        try:
            chart.data.decode(self.encoding)
        except UnicodeDecodeError:
            self.encoding = "cp1252"
        self.lines = chart.data.decode(self.encoding).split("\n")
        self.extension = os.path.splitext(chart.name)[1]
        self.named = [any(within(n, line) for rule in chart.rules for n in (rule.medication, *rule.names_also)) for line in self.lines]

    def rules(self, kept):
        lines = [self.lines[i] for i in kept]
        return [r for r in self.chart.rules if any(self.prints(line, r) for line in lines)]

    def prints(self, line, rule):
        if not any(within(n, line) for n in (rule.medication, *rule.names_also)):
            return False
        same = [l for l in self.lines if any(within(n, l) for n in (rule.medication, *rule.names_also))]
        if rule.use and any(within(rule.use, l) for l in same):
            return within(rule.use, line)
        return True

    def judged(self, kept):
        data = "\n".join(self.lines[i] for i in kept).encode(self.encoding)
        chart = dataclasses.replace(self.chart, data=data, rules=self.rules(kept))
        with tempfile.NamedTemporaryFile(suffix=self.extension, delete=False) as file:
            file.write(data)
        try:
            run = Run(self.tool, file.name, data, True)
            if run.taken_for_another_kind and not self.wanted[1].startswith("reading.chart"):
                run = Run(self.tool, file.name, data, True, kind="medication")
            return chart, run, judge(chart, run)
        finally:
            os.unlink(file.name)

    def reduce(self):
        kept = list(range(len(self.lines)))
        self.wanted = ("", "")
        chart, run, verdict = self.judged(kept)
        self.wanted = (verdict.kind, signature(verdict))
        protected = {i for i, line in enumerate(self.lines) if not self.named[i] and (
            any(within(s, line) for s in self.chart.scopes) and not any(within(v, line) for r in self.chart.rules for v in r.via) or line.lstrip().startswith("<") and not line.startswith(("<p", "<h", "<Row", "<tr><td")))}
        size = max(1, len(kept) // 2)
        while size:
            start = 0
            while start < len(kept):
                chunk = [i for i in kept[start:start + size] if i not in protected]
                fewer = [i for i in kept if i not in chunk]
                needed = {v for r in self.rules(fewer) for v in r.via}
                fewer = [i for i in kept if i not in chunk or any(within(v, self.lines[i]) for v in needed)]
                if len(fewer) < len(kept) and len(self.rules(fewer)) >= self.least:
                    _, _, verdict = self.judged(fewer)
                    if verdict.kind == self.wanted[0] and set(signature(verdict).split()) <= set(self.wanted[1].split()):
                        kept = fewer
                        continue
                start += size
            size //= 2
        return self.judged(kept)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("id")
    parser.add_argument("name")
    parser.add_argument("--least", type=int, default=1, help="so many rules stay at least")
    parser.add_argument("--set", action="append", default=[])
    args = parser.parse_args()
    reducer = Reducer(args.tool, make_chart(args.id, dict(s.split("=", 1) for s in args.set)), args.least)
    chart, run, verdict = reducer.reduce()
    base = os.path.join(HERE, "min", args.name)
    with open(base + reducer.extension, "wb") as file:
        file.write(chart.data)
    with open(base + ".expected.ndjson", "w", encoding="utf-8") as file:
        file.writelines(json.dumps(record(r), ensure_ascii=False) + "\n" for r in chart.rules)
        if chart.may_condition:
            file.write(json.dumps({"may_condition": chart.may_condition}) + "\n")
    print(verdict.kind, signature(verdict))
    print(chart.data.decode(reducer.encoding))
    print("\n".join(explain(chart, run, verdict)))


if __name__ == "__main__":
    sys.exit(main())
