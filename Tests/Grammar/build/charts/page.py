"""A page before it becomes a file: tables of cells, and the texts around them."""

from dataclasses import dataclass, field, replace


@dataclass
class Cell:
    text: str
    rows: int = 1
    columns: int = 1
    header: bool = False
    title: bool = False         # says whom rows below are for, and stands once however wide it is


class Grid:
    """A table with merged cells, addressed by row and column from 0."""

    def __init__(self):
        self.cells = {}
        self.caption = None

    def put(self, row, column, text, rows=1, columns=1, header=False, title=False):
        self.cells[(row, column)] = Cell(str(text), rows, columns, header, title)

    @property
    def height(self):
        return max((r + c.rows for (r, _), c in self.cells.items()), default=0)

    @property
    def width(self):
        return max((k + c.columns for (_, k), c in self.cells.items()), default=0)

    def rename(self, text, other):
        """Gives the cells of one text another."""
        for cell in self.cells.values():
            if cell.text == text:
                cell.text = other

    def copy(self):
        other = Grid()
        other.cells = {place: replace(cell) for place, cell in self.cells.items()}
        return other

    def turned(self):
        """Rows become columns."""
        other = Grid()
        other.caption = self.caption
        for (row, column), cell in self.cells.items():
            other.cells[(column, row)] = Cell(cell.text, cell.columns, cell.rows, cell.header, cell.title)
        return other

    def beside(self, other, gap):
        """The same with another table at its right, `gap` blank columns between."""
        width = self.width + gap
        for (row, column), cell in other.cells.items():
            self.cells[(row, column + width)] = cell
        return self

    def below(self, other, gap=0):
        """The same with another table's rows under it."""
        height = self.height + gap
        for (row, column), cell in other.cells.items():
            self.cells[(row + height, column)] = cell
        return self

    def split(self, row):
        """The rows above `row`, and those from it on."""
        above, rest = Grid(), Grid()
        for (r, column), cell in self.cells.items():
            (above if r < row else rest).cells[(r if r < row else r - row, column)] = cell
        return above, rest

    def covered(self):
        """Every place that a merged cell covers, without its own."""
        return {(r + i, k + j) for (r, k), c in self.cells.items() for i in range(c.rows) for j in range(c.columns)} - set(self.cells)


@dataclass
class Heading:
    text: str
    level: int = 2


@dataclass
class Paragraph:
    text: str


@dataclass
class Pair:
    """A name and its value over a table: `Sex: | Male`."""

    name: str
    text: str


@dataclass
class Sheet:
    """What follows stands on a sheet of this name, where the file has sheets."""

    name: str


@dataclass
class Page:
    title: str
    items: list = field(default_factory=list)       # Heading, Paragraph, Pair, Sheet, Grid
    language: str = "en"

    def add(self, *items):
        self.items.extend(items)
