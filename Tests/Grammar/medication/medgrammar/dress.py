"""What an office adds to a finished table: numbers, classes of drugs, spacers, wrapped headers, a title in the first row."""

from .page import Cell

CLASSES = {"hypertension": "Cardiovascular", "angina": "Cardiovascular", "heartfailure": "Cardiovascular", "attack": "Cardiovascular", "stroke": "Anticoagulant",
           "afib": "Anticoagulant", "cholesterol": "Statin", "diabetes": "Antidiabetic", "depression": "Antidepressant", "anxiety": "Antidepressant",
           "cancer": "Antineoplastic", "breastcancer": "Antineoplastic", "prostatecancer": "Antineoplastic", "hiv": "Antiviral",
           "seizures": "Anticonvulsant", "asthma": "Respiratory", "copd": "Respiratory"}


def dressed(sheet, hard, rows, cases):
    """The rows with what was drawn."""
    if "class column" in hard:
        rows = _with_classes(sheet, rows, cases)
    if "number column" in hard:
        rows = _numbered(sheet, rows)
    if "spacer column" in hard:
        rows = _spaced(rows)
    if "wrapped header" in hard:
        rows = _wrapped(rows)
        for cell in rows[0]:
            if cell.text:
                sheet.scope(cell.text)
    if "title in table" in hard:
        width = sum(c.cols for c in rows[0])
        rows = [[Cell(sheet.draw.pick("table title", ["Prescription Drug Guide", "Medication List", "Rx Decision Table"]), True, cols=width)]] + rows
    return rows


def _with_classes(sheet, rows, cases):
    header = sheet.draw.choice("class header", ["Drug Class", "Category", "Class"])
    of = {}
    for case in cases.cases:
        for key in (case.name, case.drug.brand, case.drug.generic):
            of.setdefault(key, CLASSES.get(case.drug.uses[0], "Other"))
    found = [rows[0][:1] + [Cell(header, True)] + rows[0][1:]]
    last = ""
    for row in rows[1:]:
        if row[0].cols > 1:
            found.append([Cell(row[0].text, cols=row[0].cols + 1)])
        elif row[0].head:
            found.append(row[:1] + [Cell(header, True)] + row[1:])
        else:
            name = row[0].text
            last = next((value for key, value in of.items() if name and name.startswith(key)), last if name == '"' else "" if not name else last)
            found.append(row[:1] + [Cell(last)] + row[1:])
    return found


def _numbered(sheet, rows):
    header = sheet.draw.choice("number header", ["#", "No.", ""])
    found, n = [], 0
    for row in rows:
        if row[0].cols > 1:
            found.append([Cell(row[0].text, cols=row[0].cols + 1)])
        elif row[0].head:
            found.append([Cell(header, True)] + row)
        else:
            n += 1
            found.append([Cell(str(n) if any(c.text for c in row) else "")] + row)
    return found


def _spaced(rows):
    return [[Cell(row[0].text, cols=row[0].cols + 1)] if row[0].cols > 1 else row[:1] + [Cell("", row[0].head)] + row[1:] for row in rows]


def _wrapped(rows):
    """A header of two words stands on two rows, as a converter leaves it."""
    first, second = [], []
    for cell in rows[0]:
        head, _, tail = cell.text.partition(" ")
        first.append(Cell(head if tail else "", True))
        second.append(Cell(tail or head, True))
    return [first, second] + rows[1:] if any(c.text for c in first) else rows
