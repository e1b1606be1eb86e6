"""Delimited text in the dialects and encodings that offices export."""

from ..page import Heading, Items, Sentence, Table, grid

ENCODINGS = {"utf-8": 4, "utf-8-sig": 2, "cp1252": 2, "utf-16": 0.7}


def write(draw, page):
    sep = draw.choice("delimiter", {",": 5, ";": 1.5, "\t": 1.5, "|": 0.7})
    quoting = draw.choice("quoting", {"where needed": 3, "all": 1})
    padded = draw.choice("title rows padded", {"yes": 1, "no": 1}) == "yes"
    rows = []
    for i, block in enumerate(page.blocks):
        if isinstance(block, (Heading, Sentence)):
            rows.append([block.text])
        elif isinstance(block, Items):
            rows += [[item] for item in block.items]
        elif isinstance(block, Table):
            if rows and draw.pick("blank before table", [0, 1]):
                rows.append([])
            if block.caption:
                rows.append([block.caption])
            rows += grid(block)
            if i + 1 < len(page.blocks):
                rows.append([])
    width = max(len(r) for r in rows)
    if padded:
        rows = [r + [""] * (width - len(r)) for r in rows]
    end = draw.choice("line end", {"\r\n": 2, "\n": 1})
    text = end.join(sep.join(_field(f, sep, quoting) for f in row) for row in rows) + end
    return encode(draw, text), {"\t": "tsv", "|": "txt"}.get(sep, "csv")


def encode(draw, text):
    encoding = draw.choice("encoding", ENCODINGS)
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
        draw.chosen["encoding"] = "utf-8"
        return text.encode("utf-8")


def _field(text, sep, quoting):
    if quoting == "all" and text or any(c in text for c in (sep, '"', "\n", "\r")):
        return '"' + text.replace('"', '""') + '"'
    return text
