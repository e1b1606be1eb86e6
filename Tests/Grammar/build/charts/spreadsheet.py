"""Writes a page as an Excel 2003 workbook in XML."""

import html

from .page import Grid, Heading, Pair, Paragraph, Sheet


def sheets_of(page):
    """(name, items) of every worksheet; what stands before the first name is on the first sheet."""
    sheets = [["Build Chart", []]]
    for item in page.items:
        if isinstance(item, Sheet):
            if len(sheets) == 1 and not any(isinstance(i, Grid) for i in sheets[0][1]):
                sheets[0][0] = item.name
            else:
                sheets.append([item.name, []])
        else:
            sheets[-1][1].append(item)
    return [(name[:31], items) for name, items in sheets]


class Spreadsheet:
    """An Excel 2003 workbook in XML."""

    suffix = ".xml"

    def __init__(self, draw, language):
        self.merge = draw.pick("sheet.merged", [True, True, False])
        self.numbers = draw.any([True, True, False])

    def write(self, page):
        sheets = sheets_of(page)
        out = ['<?xml version="1.0" encoding="UTF-8"?>', '<?mso-application progid="Excel.Sheet"?>',
               '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">']
        for name, items in sheets:
            out.append(f' <Worksheet ss:Name="{html.escape(name)}">\n  <Table>')
            for item in items:
                out += self._item(item)
            out.append("  </Table>\n </Worksheet>")
        out.append("</Workbook>\n")
        return "\n".join(out).encode("utf-8")

    def _data(self, text):
        number = self.numbers and str(text).replace(".", "", 1).isdigit()
        return f'<Data ss:Type="{"Number" if number else "String"}">{html.escape(str(text), quote=False)}</Data>'

    def _item(self, item):
        if isinstance(item, Grid):
            yield from self._grid(item)
            yield "   <Row/>"
        elif isinstance(item, Pair):
            yield f"   <Row><Cell>{self._data(item.name)}</Cell><Cell>{self._data(item.text)}</Cell></Row>"
        elif isinstance(item, (Heading, Paragraph)):
            yield f"   <Row><Cell>{self._data(item.text)}</Cell></Row>"

    def _grid(self, grid):
        if grid.caption:
            yield f"   <Row><Cell>{self._data(grid.caption)}</Cell></Row>"
        covered = grid.covered()
        for row in range(grid.height):
            cells = []
            for column in range(grid.width):
                cell = grid.cells.get((row, column))
                if cell is None or cell.text == "" and cell.rows == cell.columns == 1:
                    continue
                spans = ""
                if self.merge:
                    spans = (f' ss:MergeAcross="{cell.columns - 1}"' if cell.columns > 1 else "") + (f' ss:MergeDown="{cell.rows - 1}"' if cell.rows > 1 else "")
                cells.append(f'<Cell ss:Index="{column + 1}"{spans}>{self._data(cell.text)}</Cell>')
            yield "   <Row>" + "".join(cells) + "</Row>"
