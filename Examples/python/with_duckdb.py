"""Reads the NDJSON export: python with_duckdb.py FOLDER"""
import sys

import duckdb

folder = sys.argv[1]
lines = duckdb.sql(f"""
    WITH build AS (SELECT * FROM read_json('{folder}/build.ndjson', format = 'newline_delimited')),
      medication AS (SELECT * FROM read_json('{folder}/medication.ndjson', format = 'newline_delimited'))
    SELECT concat_ws(chr(9), 'build', carrier, product, edition, coalesce(rate_class, '-'),
        format('{{:g}}', max(weight_max_lb)::DOUBLE))
    FROM build
    WHERE 70 BETWEEN height_min_in AND height_max_in AND weight_max_lb IS NOT NULL
    GROUP BY carrier, product, edition, rate_class
    UNION ALL
    SELECT concat_ws(chr(9), 'medication', carrier, outcome, count(*)) FROM medication GROUP BY carrier, outcome
""").fetchall()
print("\n".join(sorted((line for line, in lines), key=str.encode)))
