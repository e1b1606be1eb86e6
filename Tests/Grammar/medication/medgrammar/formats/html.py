"""HTML by hand, by a content system, by Word, by a spreadsheet."""

from html import escape

from ..page import Heading, Items, Sentence, Table, Terms, Tree


def write(draw, page):
    style = draw.choice("html style", {"plain": 4, "word": 1, "content system": 1.5, "no header cells": 1, "xhtml": 0.6})
    encoding = draw.choice("encoding", {"utf-8": 4, "cp1252": 1})
    out = _Writer(draw, style)
    if style == "xhtml":
        out.line('<?xml version="1.0" encoding="utf-8"?>')
        out.line('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">')
        out.line('<html xmlns="http://www.w3.org/1999/xhtml">')
        encoding = draw.chosen["encoding"] = "utf-8"
    else:
        out.line("<!DOCTYPE html>")
        out.line("<html>")
    charset = "utf-8" if encoding == "utf-8" else "windows-1252"
    meta = f'<meta charset="{charset}">' if style != "xhtml" else '<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />'
    out.line(f"<head>{meta}<title>{escape(page.title)}</title></head>")
    out.line("<body>")
    if style == "content system":
        out.line('<nav><ul><li><a href="/">Home</a></li><li><a href="/contact">Contact</a></li></ul></nav>')
        out.line('<div class="entry-content">')
    for block in page.blocks:
        out.block(block)
    if style == "content system":
        out.line("</div>")
        out.line('<footer><p><a href="/privacy">Privacy</a></p></footer>')
    out.line("</body>")
    out.line("</html>")
    return "\n".join(out.lines).encode(encoding, "xmlcharrefreplace"), "html"


class _Writer:
    def __init__(self, draw, style):
        self.draw, self.style, self.lines = draw, style, []
        self.bold_headings = style == "word"

    def line(self, text):
        self.lines.append(text)

    def text(self, text):
        return escape(text, quote=False).replace("\n", "<br/>" if self.style == "xhtml" else "<br>")

    def block(self, block):
        if isinstance(block, Heading):
            if self.style == "word":
                self.line(f'<p class=MsoNormal><b><span style="font-size:1{8 - block.level}.0pt">{self.text(block.text)}</span></b></p>')
            else:
                self.line(f"<h{block.level}>{self.text(block.text)}</h{block.level}>")
        elif isinstance(block, Sentence):
            kind = " class=MsoNormal" if self.style == "word" else ""
            self.line(f"<p{kind}>{self.text(block.text)}</p>")
        elif isinstance(block, Items):
            self.line("<ul>")
            for item in block.items:
                self.line(f"<li>{self.text(item)}</li>")
            self.line("</ul>")
        elif isinstance(block, Tree):
            self.line("<ul>")
            for heading, items in block.branches:
                self.line(f"<li>{self.text(heading)}")
                self.line("<ul>")
                self.lines += [f"<li>{self.text(item)}</li>" for item in items]
                self.line("</ul></li>")
            self.line("</ul>")
        elif isinstance(block, Terms):
            self.line("<dl>")
            for term, statements in block.terms:
                self.line(f"<dt>{self.text(term)}</dt>" + "".join(f"<dd>{self.text(s)}</dd>" for s in statements))
            self.line("</dl>")
        elif isinstance(block, Table):
            self.table(block)

    def table(self, table):
        self.line('<table border="1">')
        if table.caption:
            self.line(f"<caption>{self.text(table.caption)}</caption>")
        heads = self.style in ("plain", "content system", "xhtml")
        sections = heads and table.header_rows and self.draw.choice("thead", ["yes", "no"]) == "yes"
        for i, row in enumerate(table.rows):
            if sections and i == 0:
                self.line("<thead>")
            if sections and i == table.header_rows:
                self.line("</thead>")
                self.line("<tbody>")
            self.line("<tr>" + "".join(self.cell(c, heads) for c in row) + "</tr>")
        if sections:
            self.line("</tbody>")
        self.line("</table>")

    def cell(self, cell, heads):
        tag = "th" if cell.head and heads else "td"
        spans = (f' colspan="{cell.cols}"' if cell.cols > 1 else "") + (f' rowspan="{cell.rows}"' if cell.rows > 1 else "")
        text = self.text(cell.text)
        if self.style == "word":
            text = f'<p class=MsoNormal>{"<b>" + text + "</b>" if cell.head else text or "&nbsp;"}</p>'
        elif not heads and cell.head:
            text = f"<b>{text}</b>"
        return f"<{tag}{spans}>{text}</{tag}>"
