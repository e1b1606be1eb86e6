#!/usr/bin/env python3
"""Scores a program against generated medication charts: `score.py --tool BIN --seed S --count N [--only ID] [-v]`.

right     exactly the records, no error, and no warning but those that the documentation promises
needless  all right, and refused or warned of
flagged   wrong, missing or extra, and an error or warning says so at that place, of that medication or for the file
silent    wrong, missing or extra, or a scope, condition or time lost or turned round, and nothing says so
"""

import argparse
import collections
import concurrent.futures
import json
import os
import sys
import tempfile

from medgrammar.chart import make_chart
from medgrammar.judge import judge
from medgrammar.tool import Run

KINDS = ("right", "needless", "flagged", "silent")


def score(task):
    """One chart: (seed, choices, kind, lines that explain it)."""
    seed, tool, folder, forced = task
    chart = make_chart(seed, forced)
    path = os.path.join(folder, chart.name)
    with open(path, "wb") as file:
        file.write(chart.data)
    with open(os.path.join(folder, f"{seed}.expected.ndjson"), "w", encoding="utf-8") as file:
        file.writelines(json.dumps(r, ensure_ascii=False) + "\n" for r in chart.expected())
    with_tests = any(r.condition and r.condition.holds for r in chart.rules)
    run = Run(tool, path, chart.data, with_tests)
    if run.problem:
        return seed, chart.choices, "silent", [run.problem], "[broken run] " + run.problem
    if run.taken_for_another_kind:      # refused for its kind: what would have been read is worth a look all the same
        run = Run(tool, path, chart.data, with_tests, kind="medication")
        verdict = judge(chart, run)
        kind = "silent" if verdict.kind == "silent" else "flagged"
        return seed, chart.choices, kind, explain(chart, run, verdict), "[kind not told] " + verdict.kind + " " + signature(verdict)
    verdict = judge(chart, run)
    return seed, chart.choices, verdict.kind, explain(chart, run, verdict), signature(verdict)


def signature(verdict):
    """What one chart's faults have in common, for a count."""
    if verdict.kind == "silent":
        return " ".join(sorted({f for x in verdict.faults if x.told is None for f in x.fields}))
    if verdict.kind == "flagged":
        return " ".join(sorted({x.told["rule"] for x in verdict.faults}))
    return " ".join(sorted({f["rule"] for f in verdict.alarms}))


def explain(chart, run, verdict):
    lines = [run.problem] if run.problem else []
    for fault in verdict.faults[:60]:
        told = "SILENT" if fault.told is None else f"flagged by {fault.told['severity']} {fault.told['rule']}"
        lines.append(f"{told}: {', '.join(fault.fields)}")
        if fault.rule:
            lines.append(f"    right {short_rule(fault.rule)}")
        if fault.record:
            lines.append(f"    read  {short_record(fault.record)}  tests {json.dumps(run.tests_of(fault.record))}")
    for finding in verdict.alarms[:12]:
        where = finding.get("location") or {}
        lines.append(f"{finding['severity']} {finding['rule']} row {where.get('row')} line {where.get('line')}: {finding.get('message', '')[:220]} <{(where.get('text') or '')[:80]}> {json.dumps(finding.get('context') or {}, ensure_ascii=False)[:160]}")
    return lines


def short_rule(rule):
    window = rule.window
    return (f"{rule.medication} | {rule.use} | {rule.product} | {window.low}..{window.high} {window.basis or ''} | "
            f"{list(rule.condition.words) if rule.condition else ''} | {rule.decision.outcome} ({rule.decision.label})")


def short_record(record):
    return (f"{record['medication']} | {record['use']} | {record['product']} | {record['lookback_min_months']}..{record['lookback_max_months']} "
            f"{record['lookback_basis'] or ''} | {record['condition'] or ''} | {record['outcome']} ({record['outcome_label']})")


def breakdown(results):
    """Rates by each drawn choice, worst first."""
    counts = collections.defaultdict(collections.Counter)
    for _, choices, kind, _, _ in results:
        for name, value in choices.items():
            counts[(name, str(value))][kind] += 1
    print(f"\n{'choice':58} {'n':>4} " + " ".join(f"{k:>8}" for k in KINDS))
    rows = []
    for (name, value), kinds in counts.items():
        total = sum(kinds.values())
        if total >= 3 and total < len(results):
            rows.append((-(kinds["silent"] / total), -((kinds["flagged"] + kinds["needless"]) / total), name, value, total, kinds))
    for _, _, name, value, total, kinds in sorted(rows):
        if kinds["silent"] or kinds["flagged"] or kinds["needless"]:
            print(f"{name + ' = ' + value:58.58} {total:4} " + " ".join(f"{100 * kinds[k] / total:7.0f}%" for k in KINDS))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", help="the ids of some charts, apart by commas")
    parser.add_argument("--set", action="append", default=[], metavar="CHOICE=VALUE", help="forces a choice of every chart")
    parser.add_argument("--into", help="the folder to keep the charts in")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-v", action="store_true", help="says what is wrong with each chart")
    args = parser.parse_args()
    seeds = args.only.split(",") if args.only else [f"{args.seed}-{n}" for n in range(args.count)]
    forced = dict(s.split("=", 1) for s in args.set)
    folder = args.into or tempfile.mkdtemp(prefix="charts-")
    os.makedirs(folder, exist_ok=True)
    results = []
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        for result in pool.map(score, [(s, args.tool, folder, forced) for s in seeds]):
            results.append(result)
            seed, choices, kind, lines, what = result
            if kind != "right":
                hard = choices.get("difficulty", "")
                print(f"{kind:8} {seed:10} {choices['layout']:16} {choices['format']:13} {hard:34.34} {what}")
                if args.v:
                    print("".join(f"      {line}\n" for line in lines), end="")
                sys.stdout.flush()
    if len(results) > 9:
        breakdown(results)
        signatures = collections.Counter((kind, what) for _, _, kind, _, what in results if kind != "right")
        print("\nwhat was wrong")
        for (kind, what), n in sorted(signatures.items(), key=lambda x: (KINDS.index(x[0][0]) * -1, -x[1])):
            print(f"{kind:9} {n:4}  {what}")
    totals = collections.Counter(kind for _, _, kind, _, _ in results)
    print(f"\n{len(results)} charts: " + ", ".join(f"{totals[k]} {k}" for k in KINDS) + f"   ({folder})")
    return 1 if totals["silent"] else 0


if __name__ == "__main__":
    sys.exit(main())
