"""Plain text: one item a line, as it is copied out of a mail or a PDF."""

from ..page import Heading, Items, Sentence
from .delimited import encode


def write(draw, page):
    bullet = draw.choice("bullet", {"": 3, "- ": 1, "• ": 1, "* ": 0})
    lines = []
    for block in page.blocks:
        if isinstance(block, Heading):
            if lines:
                lines.append("")
            lines.append(block.text.upper() if draw.choice("headings in capitals", {"no": 2, "yes": 1}) == "yes" else block.text)
        elif isinstance(block, Sentence):
            lines.append(block.text)
        elif isinstance(block, Items):
            lines += [bullet + item for item in block.items]
    return encode(draw, "\n".join(lines) + "\n"), "txt"
