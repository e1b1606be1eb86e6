"""Windows of time and how charts print them."""

from dataclasses import dataclass

from .truth import Window

# A style prints a first rung (up to b), a middle one (a to b) and a last one (beyond a).
# `loose`: the ends are not said exactly, so that one month less is right as well; `nested`: rungs are all "within".


@dataclass(frozen=True)
class TimeStyle:
    key: str
    unit: str
    first: str
    middle: str
    last: str
    loose: bool = False
    nested: bool = False
    language: str = "en"


STYLES = {s.key: s for s in (
    TimeStyle("24 months", "months", "{b} months", "{b} months", "> {a} months", nested=True),
    TimeStyle("2 years", "years", "{b} {B}", "{b} {B}", "> {a} {A}", nested=True),
    TimeStyle("within", "months", "Within {b} months", "{a}-{b} months", "Over {a} months"),
    TimeStyle("0-12 months", "months", "0-{b} months", "{a1}-{b} months", "{a1}+ months"),
    TimeStyle("0–12 mos", "months", "0–{b} mos", "{a1}–{b} mos", "> {a} mos"),
    TimeStyle("≤ 12 mo", "months", "≤ {b} mo", "{a1}-{b} mo", "> {a} mo"),
    TimeStyle("less than", "years", "Less than {b} {B}", "{a} to {b} {B}", "More than {a} {A}", loose=True),
    TimeStyle("< 12 months", "months", "< {b} months", "{a}-{b} months", "> {a} months", loose=True),
    TimeStyle("0-1 yr", "years", "0-{b} {Y}", "{a}-{b} {Y}", "{a}+ {Y}", loose=True),
    TimeStyle("past", "months", "Past {b} months", "Past {b} months", "More than {a} months ago", nested=True),
    TimeStyle("within yrs", "years", "within {b} {Y}", "within {b} {Y}", "over {a} {Y}", nested=True),
    TimeStyle("24 mois", "months", "{b} mois", "{b} mois", "> {a} mois", nested=True, language="fr"),
    TimeStyle("moins de", "months", "Moins de {b} mois", "De {a} à {b} mois", "Plus de {a} mois", loose=True, language="fr"),
    TimeStyle("0 à 12 mois", "months", "0 à {b} mois", "{a1} à {b} mois", "Plus de {a} mois", language="fr"),
)}

ANY_WORDS = {"en": ["any", "Any", "N/A", "Ever", "Any time"], "fr": ["En tout temps"]}

# What a column of times is called, and the event that its clock starts at.
HEADERS = {
    "en": {"Rx Fill Within": "last-fill", "Last Filled": "last-fill", "Last Fill": "last-fill", "Filled Within": "last-fill",
           "Time Since Last Fill": "last-fill", "First Fill": "first-fill", "Time Since First Fill": "first-fill",
           "Look-back": None, "Time Frame": None},
    "fr": {"Dernier renouvellement": "last-fill"},
}


def words_for(style, months):
    """The parts of a printed time for a number of months."""
    years = months // 12 if months is not None else None
    return years if style.unit == "years" else months


def printed(style, low, high):
    """A rung as `style` prints it."""
    a = words_for(style, low)
    b = words_for(style, high)
    pattern = style.first if low is None else style.last if high is None else style.middle
    many = lambda n: "year" if n == 1 else "years"
    return pattern.format(a=a, b=b, a1=None if a is None else a + 1, A=many(a), B=many(b), Y="yr" if (b or a) == 1 else "yrs")


def window(style, low, high, basis):
    """What that print means. A vague header leaves the basis open."""
    basis_also = ("last-fill",) if basis is None else ()
    low_also, high_also = (), ()
    if style.nested and low is not None and high is not None:
        low_also = (None,)
    if style.loose:
        low_also += (low - 1,) if low is not None else ()
        high_also += (high - 1,) if high is not None else ()
    return Window(low, high, basis, low_also, high_also, basis_also)


LADDERS = {
    1: [[(None, 12)], [(None, 24)], [(None, 36)]],
    2: [[(None, 24), (24, None)], [(None, 12), (12, None)], [(None, 36), (36, None)]],
    3: [[(None, 12), (12, 24), (24, None)], [(None, 24), (24, 36), (36, None)], [(None, 24), (24, 48), (48, None)]],
}
