"""Reads the CSV export: python with_pandas.py FOLDER"""
import sys

import pandas as pd

folder = sys.argv[1]
# Ids that look like numbers ("10", "2000") are words.
words = {"carrier": str, "product": str}
build = pd.read_csv(f"{folder}/build.csv", dtype=words)
medication = pd.read_csv(f"{folder}/medication.csv", dtype=words)

here = build[(build.height_min_in <= 70) & (build.height_max_in >= 70) & build.weight_max_lb.notna()]
most = here.fillna({"rate_class": "-"}).groupby(["carrier", "product", "edition", "rate_class"]).weight_max_lb.max()
outcomes = medication.groupby(["carrier", "outcome"]).size()

lines = ["\t".join(["build", *key, f"{pounds:g}"]) for key, pounds in most.items()]
lines += ["\t".join(["medication", *key, str(count)]) for key, count in outcomes.items()]
print("\n".join(sorted(lines, key=str.encode)))
