"""One peer reads charts whose layout it is told, checks nothing, and writes the records as JSON: python bench_peers.py PEER OUT FILE…

The layout is known: one row of names, then a height and four maxima a row. Each writes one list of records a chart into one file.
"""
import json, sys

CLASSES = ["preferred-plus", "preferred", "standard-plus", "standard"]

def inches(text):
    feet, rest = text.split("'")
    return int(feet) * 12 + int(rest.strip('"'))

def records(rows):
    return [
        {"height_in": inches(row[0]), "class": name, "weight_max_lb": int(weight)}
        for row in rows for name, weight in zip(CLASSES, row[1:])]

def plain_csv(files, out):
    import csv
    for file in files:
        with open(file, newline="") as text: rows = list(csv.reader(text))
        out.write(json.dumps(records(rows[2:])) + "\n")

def plain_html(files, out):
    from lxml import html
    for file in files:
        rows = [[cell.text_content() for cell in row] for row in html.parse(file).iter("tr")]
        out.write(json.dumps(records(rows[1:])) + "\n")

def melted(frame):
    frame.columns = ["height_in", *CLASSES]
    frame["height_in"] = frame["height_in"].map(inches)
    return frame.melt("height_in", var_name="class", value_name="weight_max_lb").to_json(orient="records") + "\n"

def pandas_csv(files, out):
    import pandas
    for file in files: out.write(melted(pandas.read_csv(file, skiprows=1)))

def pandas_html(files, out):
    import pandas
    for file in files: out.write(melted(pandas.read_html(file)[0]))

def polars_csv(files, out):
    import polars
    height = polars.col("height_in").str.extract_groups(r"(?<feet>\d+)'(?<rest>\d+)").struct
    total = height.field("feet").cast(polars.Int64) * 12 + height.field("rest").cast(polars.Int64)
    for file in files:
        frame = polars.read_csv(file, skip_rows=2, has_header=False, new_columns=["height_in", *CLASSES])
        long = frame.with_columns(total.alias("height_in")).unpivot(
            index="height_in", variable_name="class", value_name="weight_max_lb")
        out.write(long.write_json() + "\n")

def duckdb_csv(files, out):
    import duckdb
    if not files: return
    names = ", ".join(f"'{name}': 'INTEGER'" for name in CLASSES)
    duckdb.sql("SET threads = 1")
    rows = duckdb.sql(f"""
        SELECT filename, list({{'height_in': 12 * h[1]::INT + rtrim(h[2], '"')::INT, 'class': class, 'weight_max_lb': weight}}) AS records
        FROM (SELECT filename, string_split(height, '''') AS h, class, weight
              FROM (UNPIVOT (SELECT * FROM read_csv({files!r}, skip = 2, header = false, filename = true, auto_detect = false,
                                                    delim = ',', quote = '"', escape = '"', columns = {{'height': 'VARCHAR', {names}}}))
                    ON {", ".join(f'"{name}"' for name in CLASSES)} INTO NAME class VALUE weight))
        GROUP BY filename""")
    for _, found in rows.fetchall(): out.write(json.dumps(found) + "\n")

if __name__ == "__main__":
    with open(sys.argv[2], "w") as out: globals()[sys.argv[1]](sys.argv[3:], out)
