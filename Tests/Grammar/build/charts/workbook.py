"""Writes a page as a workbook of today (.xlsx): a ZIP archive of worksheets."""

import html
import io
import zipfile

from .page import Grid, Heading, Pair, Paragraph
from .spreadsheet import sheets_of

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
FIXED_DATE = (2025, 3, 1, 0, 0, 0)


def address(row, column):
    """`C7` for row 6, column 2."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row + 1}"


class Workbook:
    """Cells with inline texts and numbers, merged cells, one sheet or several."""

    suffix = ".xlsx"

    def __init__(self, draw, language):
        self.merge = draw.pick("sheet.merged", [True, True, False])
        self.numbers = draw.any([True, True, False])

    def write(self, page):
        sheets = sheets_of(page)
        numbers = range(1, len(sheets) + 1)
        parts = {
            "[Content_Types].xml": f'<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package'
            '.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd'
            '.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' + "".join(
                f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'
                for n in numbers) + "</Types>",
            "_rels/.rels": f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" Type="{OFFICE}/officeDocument" '
            'Target="xl/workbook.xml"/></Relationships>',
            "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>' + "".join(
                f'<sheet name="{html.escape(name)}" sheetId="{n}" r:id="rId{n}"/>' for n, (name, _) in zip(numbers, sheets)) + "</sheets></workbook>",
            "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{PACKAGE}/relationships">' + "".join(
                f'<Relationship Id="rId{n}" Type="{OFFICE}/worksheet" Target="worksheets/sheet{n}.xml"/>' for n in numbers) + "</Relationships>",
        }
        for n, (_, items) in zip(numbers, sheets):
            parts[f"xl/worksheets/sheet{n}.xml"] = self._sheet(items)
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in parts.items():
                archive.writestr(zipfile.ZipInfo(name, FIXED_DATE), DECLARATION + text)
        return out.getvalue()

    def _sheet(self, items):
        cells, merged, row = {}, [], 0
        for item in items:
            if isinstance(item, Grid):
                for (r, c), cell in item.cells.items():
                    cells[(row + r, c)] = cell.text
                    if self.merge and (cell.rows > 1 or cell.columns > 1):
                        merged.append(f"{address(row + r, c)}:{address(row + r + cell.rows - 1, c + cell.columns - 1)}")
                row += item.height + 1
            elif isinstance(item, Pair):
                cells[(row, 0)], cells[(row, 1)] = item.name, item.text
                row += 1
            elif isinstance(item, (Heading, Paragraph)):
                cells[(row, 0)] = item.text
                row += 1
        rows = {}
        for place in sorted(cells):
            if cells[place] != "":
                rows.setdefault(place[0], []).append(self._cell(place, cells[place]))
        body = "".join(f'<row r="{r + 1}">{"".join(texts)}</row>' for r, texts in rows.items())
        merges = f'<mergeCells count="{len(merged)}">{"".join(f"""<mergeCell ref="{m}"/>""" for m in merged)}</mergeCells>' if merged else ""
        return f'<worksheet xmlns="{MAIN}"><sheetData>{body}</sheetData>{merges}</worksheet>'

    def _cell(self, place, text):
        if self.numbers and text.replace(".", "", 1).isdigit():
            return f'<c r="{address(*place)}"><v>{text}</v></c>'
        return f'<c r="{address(*place)}" t="inlineStr"><is><t xml:space="preserve">{html.escape(text, quote=False)}</t></is></c>'
