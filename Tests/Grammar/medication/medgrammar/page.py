"""A page before it has a file format: headings, sentences, tables and lists in order."""

from dataclasses import dataclass, field


@dataclass
class Cell:
    text: str = ""
    head: bool = False
    cols: int = 1
    rows: int = 1


@dataclass
class Heading:
    text: str
    level: int = 2


@dataclass
class Sentence:
    text: str


@dataclass
class Table:
    """Rows of cells; a place that a span covers has no cell of its own."""

    rows: list
    caption: str | None = None
    header_rows: int = 1


@dataclass
class Items:
    items: list


@dataclass
class Terms:
    """Names with one or more statements each."""

    terms: list


@dataclass
class Tree:
    """A list of headings with a list below each."""

    branches: list


@dataclass
class Page:
    title: str
    blocks: list = field(default_factory=list)

    def add(self, *blocks):
        self.blocks.extend(block for block in blocks if block is not None)
        return self


def grid(table):
    """The table as a rectangle of texts: a span's text in its first place, blanks in the others."""
    placed, width = {}, 0
    for r, row in enumerate(table.rows):
        c = 0
        for cell in row:
            while (r, c) in placed:
                c += 1
            for dr in range(cell.rows):
                for dc in range(cell.cols):
                    placed[(r + dr, c + dc)] = cell.text if (dr, dc) == (0, 0) else ""
            c += cell.cols
            width = max(width, c)
    return [[placed.get((r, c), "") for c in range(width)] for r in range(len(table.rows))]
