"""Excel 2003's XML: one sheet, merged cells kept."""

from xml.sax.saxutils import escape

from ..page import Heading, Items, Sentence, Table


def write(draw, page):
    lines = ['<?xml version="1.0"?>', '<?mso-application progid="Excel.Sheet"?>',
             '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">']
    for name, blocks in sheets(draw, page):
        lines += [f'<Worksheet ss:Name="{escape(name)}">', "<Table>"]
        for block in blocks:
            if isinstance(block, (Heading, Sentence)):
                lines.append(f"<Row>{_cell(block.text)}</Row>")
            elif isinstance(block, Items):
                lines += [f"<Row>{_cell(item)}</Row>" for item in block.items]
            elif isinstance(block, Table):
                if block.caption:
                    lines.append(f"<Row>{_cell(block.caption)}</Row>")
                lines += _rows(block)
                lines.append("<Row/>")
        lines += ["</Table>", "</Worksheet>"]
    lines.append("</Workbook>")
    return "\n".join(lines).encode("utf-8"), "xml"


def sheets(draw, page):
    """All blocks on one sheet, or a sheet under the name of each heading that others of its level stand beside."""
    plain = draw.pick("sheet", ["Sheet1", "Rx", "Drug List"])
    levels = [b.level for b in page.blocks if isinstance(b, Heading)]
    deepest = max(levels, default=0)
    parting = [b for b in page.blocks if isinstance(b, Heading) and b.level == deepest]
    names = {b.text for b in parting}
    fit = all(len(n) <= 31 and not set(n) & set("[]:*?/\\") for n in names)
    if len(parting) < 2 or len(names) < len(parting) or len(set(levels)) > 2 or not fit or draw.choice("sheets", {"one": 2, "one a heading": 1}) == "one":
        return [(plain, page.blocks)]
    found, before = [], []
    for block in page.blocks:
        if block in parting:
            found.append((block.text, before))
            before = []
        elif found:
            found[-1][1].append(block)
        else:
            before.append(block)
    return found


def _cell(text, index=None, cols=1, rows=1):
    at = f' ss:Index="{index}"' if index else ""
    spans = (f' ss:MergeAcross="{cols - 1}"' if cols > 1 else "") + (f' ss:MergeDown="{rows - 1}"' if rows > 1 else "")
    kind = "Number" if text.isdigit() else "String"
    data = f'<Data ss:Type="{kind}">{escape(text).replace(chr(10), "&#10;")}</Data>' if text else ""
    return f"<Cell{at}{spans}>{data}</Cell>"


def _rows(table):
    taken, lines = set(), []
    for r, row in enumerate(table.rows):
        c, cells = 0, []
        for cell in row:
            at = c
            while (r, c) in taken:
                c += 1
            cells.append(_cell(cell.text, c + 1 if c != at else None, cell.cols, cell.rows))
            taken |= {(r + dr, c + dc) for dr in range(cell.rows) for dc in range(cell.cols)}
            c += cell.cols
        lines.append(f"<Row>{''.join(cells)}</Row>")
    return lines
