"""Writes a page as tables in plain XML."""

import html

from .page import Grid, Heading, Pair, Paragraph


class XmlTable:
    """Tables in plain XML, `<table title="…"><row><cell>…`; a merged cell stands in every place that it covers."""

    suffix = ".xml"

    def __init__(self, draw, language):
        self.row, self.cell = draw.any([("row", "cell"), ("tr", "td"), ("row", "col")])
        self.title = draw.pick("xml table.title", ["attribute", "element"])

    def write(self, page):
        out, titles = ['<?xml version="1.0" encoding="UTF-8"?>', "<document>"], []
        for item in page.items:
            if isinstance(item, Grid):
                out += self._table(item, titles)
                titles = []
            elif isinstance(item, Pair):
                out.append(f"  <text>{html.escape(item.name)}: {html.escape(item.text)}</text>")
            elif isinstance(item, Heading) and item.level > 1:
                titles.append(item.text)
            elif isinstance(item, (Heading, Paragraph)):
                out.append(f"  <text>{html.escape(item.text)}</text>")
        return ("\n".join(out + ["</document>"]) + "\n").encode("utf-8")

    def _table(self, grid, titles):
        title = html.escape(" – ".join(titles + ([grid.caption] if grid.caption else [])))
        yield f'  <table title="{title}">' if title and self.title == "attribute" else "  <table>"
        if title and self.title == "element":
            yield f"    <title>{title}</title>"
        filled = {(r + i, k + j): c.text for (r, k), c in grid.cells.items() for i in range(c.rows) for j in range(1 if c.title else c.columns)}
        for row in range(grid.height):
            texts = [filled.get((row, c), "") for c in range(grid.width)]
            yield f"    <{self.row}>" + "".join(f"<{self.cell}>{html.escape(t)}</{self.cell}>" for t in texts) + f"</{self.row}>"
        yield "  </table>"
