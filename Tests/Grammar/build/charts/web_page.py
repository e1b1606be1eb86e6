"""Writes a page as HTML, as an editor or an office program saves it."""

import html

from .page import Grid, Heading, Pair, Paragraph


class Html:
    """A web page, as an editor or an office program saves it."""

    suffix = ".html"

    def __init__(self, draw, language):
        self.draw = draw
        self.style = draw.pick("html.style", [("plain", 5), ("thead", 4), ("word", 2), ("wordpress", 2)])
        self.headings = draw.pick("html.headings", [("h", 6), ("p bold", 3), ("div", 1.5), ("details", 0.8), ("dl", 0.5)])
        self.nested = draw.hard("tables in a table")
        self.row_heads, self.figcaption = draw.chance(0.15), draw.chance(0.3)
        self.encoding = draw.any(["utf-8", "utf-8", "windows-1252"])
        self.full = draw.chance(0.9)

    def write(self, page):
        body = [part for item in page.items for part in self._item(item)]
        text = "\n".join(body)
        if self.full:
            text = (f"<!DOCTYPE html>\n<html lang=\"{page.language}\">\n<head><meta charset=\"{self.encoding}\"><title>{html.escape(page.title)}</title></head>\n"
                    f"<body>\n{text}\n</body>\n</html>\n")
        else:
            self.encoding = "utf-8"
        return text.encode(self.encoding, "xmlcharrefreplace")

    def _text(self, text):
        return html.escape(str(text), quote=False)

    def _item(self, item):
        if isinstance(item, Heading):
            text = self._text(item.text)
            yield {"details": f"<summary>{text}</summary>" if item.level > 1 else f"<h1>{text}</h1>",
                   "dl": f"<dt>{text}</dt>" if item.level > 1 else f"<h1>{text}</h1>", "h": f"<h{item.level}>{text}</h{item.level}>", "p bold": f"<p><b>{text}</b></p>",
                   "div": f'<div class="title{item.level}">{text}</div>'}[self.headings]
        elif isinstance(item, Paragraph):
            yield f"<p>{self._text(item.text)}</p>"
        elif isinstance(item, Pair):
            yield f"<p><strong>{self._text(item.name)}:</strong> {self._text(item.text)}</p>"
        elif isinstance(item, Grid):
            if self.nested:
                yield '<table width="100%" border="0"><tr><td>'
            yield from self._grid(item)
            if self.nested:
                yield "</td></tr></table>"

    def _grid(self, grid):
        if self.style == "wordpress":
            yield '<figure class="wp-block-table">'
        yield '<table class="MsoTableGrid" border=1 cellspacing=0 cellpadding=0>' if self.style == "word" else '<table border="1">'
        figure = self.style == "wordpress" and self.figcaption
        if grid.caption and not figure:
            yield f"<caption>{self._text(grid.caption)}</caption>"
        covered, heads = grid.covered(), 0
        if self.style in ("thead", "wordpress"):
            while all(c.header for (r, _), c in grid.cells.items() if r == heads) and heads < grid.height:
                heads += 1
        for row in range(grid.height):
            if heads and row == 0:
                yield "<thead>"
            yield self._row(grid, row, covered)
            if heads and row == heads - 1:
                yield "</thead><tbody>"
        if heads and heads < grid.height:
            yield "</tbody>"
        yield "</table>"
        if self.style == "wordpress":
            yield (f'<figcaption class="wp-element-caption">{self._text(grid.caption)}</figcaption>' if grid.caption and figure else "") + "</figure>"

    def _row(self, grid, row, covered):
        cells = []
        for column in range(grid.width):
            if (row, column) in covered:
                continue
            cell = grid.cells.get((row, column))
            if cell is None:
                cells.append("<td></td>" if self.style != "word" else "<td>&nbsp;</td>")
                continue
            tag = "th" if (cell.header or self.row_heads and column == 0 and cell.text) and self.style != "word" else "td"
            spans = (f' rowspan="{cell.rows}"' if cell.rows > 1 else "") + (f' colspan="{cell.columns}"' if cell.columns > 1 else "")
            text = self._text(cell.text)
            if self.style == "word":
                text = f'<p class=MsoNormal align=center>{"<b>" + text + "</b>" if cell.header else text}</p>'
            cells.append(f"<{tag}{spans}>{text}</{tag}>")
        return "<tr>" + "".join(cells) + "</tr>"
