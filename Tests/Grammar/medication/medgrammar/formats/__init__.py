"""Files that a page is printed as."""

from . import delimited, html, spreadsheetml, text
from ..page import Table, Terms, Tree

FORMATS = {"html": html.write, "delimited": delimited.write, "spreadsheetml": spreadsheetml.write, "text": text.write}


def suited(page):
    """The formats, with weights, that print this page without loss."""
    tables = [b for b in page.blocks if isinstance(b, Table)]
    weights = {"html": 4, "delimited": 4, "spreadsheetml": 1.5}
    if any(isinstance(b, (Terms, Tree)) for b in page.blocks):
        return {"html": 1}
    if not tables:
        weights.update({"text": 1.5, "delimited": 1.5})
    return weights
