"""Writes a page as delimited text, in a dialect and an encoding of its own."""

import csv
import io

from .page import Grid, Heading, Pair, Paragraph


class Delimited:
    """CSV in a dialect and an encoding of its own."""

    def __init__(self, draw, language):
        self.delimiter = draw.pick("csv.delimiter", [(",", 6), (";", 2 if language == "en" else 5), ("\t", 2), ("|", 0.5)])
        self.quoting = draw.pick("csv.quoting", [("minimal", 6), ("all", 3)])
        self.encoding = draw.pick("csv.encoding", [("utf-8", 4), ("utf-8-sig", 3), ("cp1252", 2), ("utf-16", 1)])
        self.line_end = draw.any(["\r\n", "\n"])
        self.repeat_merged = draw.pick("csv.merged", [("first cell", 7), ("every cell", 3)])
        self.pad = draw.any([True, False])
        self.blank_lines = draw.any([0, 1, 1, 2])
        self.suffix = ".csv" if self.delimiter in ",;" else ".txt" if draw.chance(0.5) else ".tsv" if self.delimiter == "\t" else ".csv"

    def write(self, page):
        rows, seen = [], False
        width = max([i.width for i in page.items if isinstance(i, Grid)] + [1])
        for item in page.items:
            if isinstance(item, Grid):
                rows += self._grid(item)
                rows += [[]] * self.blank_lines
                seen = True
            elif isinstance(item, Pair):
                rows.append([item.name, item.text] if self.pad else [f"{item.name}: {item.text}"])
            elif isinstance(item, (Heading, Paragraph)):
                rows.append([item.text])
        out = io.StringIO()
        writer = csv.writer(out, delimiter=self.delimiter, quoting=csv.QUOTE_ALL if self.quoting == "all" else csv.QUOTE_MINIMAL, lineterminator=self.line_end)
        for row in rows:
            writer.writerow(row + [""] * (width - len(row)) if self.pad else row)
        try:
            return out.getvalue().encode(self.encoding)
        except UnicodeEncodeError:          # a prime is in no windows code page
            return out.getvalue().encode("utf-8-sig")

    def _grid(self, grid):
        rows = [[""] * grid.width for _ in range(grid.height)]
        if grid.caption:
            rows.insert(0, [grid.caption])
        for (r, c), cell in grid.cells.items():
            title = cell.title or cell.columns == grid.width
            for i in range(cell.rows):
                for j in range(cell.columns):
                    if (i, j) == (0, 0) or self.repeat_merged == "every cell" and not title:
                        rows[r + i + (1 if grid.caption else 0)][c + j] = cell.text
        return rows
