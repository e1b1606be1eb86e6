"""Compares what the program printed with the truth, and what it told with where it was wrong."""

import functools
import re
import unicodedata

FIGURES = ("age_min", "age_max", "height_min_in", "height_max_in", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max")
SCOPE = ("sex", "tobacco")
# Warnings that the documentation promises for charts without a fault.
PROMISED = {"reading.class.unknown", "reading.title.plan"}


@functools.lru_cache(maxsize=None)
def fold(text):
    """Words of a label without case, accents and punctuation; `+` is a word, and so is each part of `declineBelow` and `table2`."""
    text = re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", str(text or ""))
    text = unicodedata.normalize("NFKD", text.replace("+", " plus ").replace("œ", "oe"))
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in text if not unicodedata.combining(c)).casefold()))


def within(small, big):
    return bool(small) and f" {small} " in f" {big} "


class Labels:
    """Which expected label an actual one means: the same words, else the longest expected one inside it."""

    def __init__(self, records):
        self.known = {fold(x) for r in records if r["class_label"] for x in self._of(r)}
        self._meant = {}

    @staticmethod
    def _of(record):
        return [record["class_label"]] + record.get("label_any", [])

    def meant(self, text):
        key = fold(text)
        if key not in self._meant:
            inside = [k for k in self.known if within(k, key)]
            longest = max((len(k) for k in inside), default=0)
            self._meant[key] = {key} if key in self.known else {k for k in inside if len(k) == longest}
        return self._meant[key]

    def same(self, expected, actual):
        if not expected["class_label"]:
            return True
        wanted = {fold(x) for x in self._of(expected)}
        for text in (actual.get("class_label"), actual.get("product"), f"{actual.get('product') or ''} {actual.get('class_label') or ''}"):
            meant = self.meant(text)
            if meant:
                return bool(wanted & meant)
        return False


def differences(expected, actual, labels):
    """Names of the fields in which two records differ."""
    found = [f for f in FIGURES if not _near(expected[f], actual.get(f))]
    found += [f for f in SCOPE if expected[f] != actual.get(f)]
    if not labels.same(expected, actual):
        found.append("class_label")
    if expected.get("product"):
        told = fold(f"{actual.get('product') or ''} {actual.get('class_label') or ''}")
        if not within(fold(expected["product"]), told):
            found.append("product")
    return found


def _near(a, b):
    return a == b if a is None or b is None else abs(float(a) - float(b)) < 0.051


def match(expected, actual):
    """(wrong pairs, missing, extra): records that no record of the other side equals, paired by likeness."""
    labels = Labels(expected)
    by_height = {}
    for record in actual:
        by_height.setdefault(_key(record), []).append(record)
    open_, used = [], set()
    for record in expected:
        for other in by_height.get(_key(record), []):
            if id(other) not in used and not differences(record, other, labels):
                used.add(id(other))
                break
        else:
            open_.append(record)
    left = [a for a in actual if id(a) not in used]
    wrong, missing = [], []
    for record in open_:
        scored = [(len(differences(record, a, labels)), i) for i, a in enumerate(left) if _key(a) == _key(record)]
        best = min(scored, default=(99, None))
        if best[0] <= 3:
            wrong.append((record, left.pop(best[1]), None))
        else:
            missing.append(record)
    wrong = [(e, a, differences(e, a, labels)) for e, a, _ in wrong]
    return wrong, missing, left


def _key(record):
    height = record.get("height_min_in")
    return None if height is None else round(float(height), 1)


def covers(finding, record):
    """True when a finding stands at a record: its file, its table, its row, its column or a row above its figures."""
    place, source = finding.get("location") or {}, record.get("source") or {}
    if place.get("table") is None:
        return True
    if place["table"] != source.get("table"):
        return False
    row = place.get("row")
    if finding["rule"] == "reading.scope.partly":
        return True
    return row is None or row == source.get("row") or place.get("column") is not None and place["column"] == source.get("column")


class Verdict:
    """`right`, `flagged`, `silent` or `needless`, and what it rests on."""

    def __init__(self, expected, status, records, findings):
        self.wrong, self.missing, self.extra = match(expected, records)
        self.got = len(records)
        self.errors = [f for f in findings if f.get("severity") == "error"]
        self.warnings = [f for f in findings if f.get("severity") == "warning"]
        telling = self.errors + [w for w in self.warnings if w["rule"] != "reading.class.unknown"]
        about_labels = [w for w in self.warnings if w["rule"] == "reading.class.unknown"]
        about_labels += [{**w, "location": {}} for w in self.warnings if w["rule"] == "reading.title.class"]    # of a title over all tables
        self.untold = [(e, a, d) for e, a, d in self.wrong if not self._of_unread_table(d) and not any(covers(f, a) for f in telling + (about_labels if d == ["class_label"] else []))]
        self.untold_extra = [a for a in self.extra if not any(covers(f, a) for f in telling)]
        self.untold_missing = self.missing if not telling and status in (0, 1) else []
        self.kind = self._kind(status)

    def _of_unread_table(self, fields):
        """True where a minimum or maximum alone is missing, and an error says that another table was not read at all."""
        whole = [f for f in self.errors if (f.get("location") or {}).get("row") is None]
        return bool(whole) and set(fields) <= {"weight_min_lb", "weight_max_lb"}

    def _kind(self, status):
        if self.wrong or self.missing or self.extra:
            return "silent" if self.untold or self.untold_extra or self.untold_missing else "flagged"
        needless = self.errors or status != 0 or [w for w in self.warnings if w["rule"] not in PROMISED]
        return "needless" if needless else "right"

    def rules(self):
        return sorted({f["rule"] for f in self.errors}) + sorted({f["rule"] for f in self.warnings} - {f["rule"] for f in self.errors})

    def fields(self):
        """What is wrong, in short: fields with the number of records."""
        counts = {}
        for _, _, fields in self.wrong:
            for field in fields:
                counts[field] = counts.get(field, 0) + 1
        if self.missing:
            counts["missing"] = len(self.missing)
        if self.extra:
            counts["extra"] = len(self.extra)
        return counts
