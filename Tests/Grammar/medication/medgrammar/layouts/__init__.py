"""Where the dimensions of a chart lie on its page: one module a family of layouts."""

from . import across, by_use, cards, codes, feed, items, lists, matrix, parallel, rows, runs, sentences, timed, unusual

LAYOUTS = {
    "rows": (8, rows.draw_rows),
    "rows, said apart": (4, rows.draw_apart),
    "matrix": (4, matrix.draw_matrix),
    "marks": (3, matrix.draw_marks),
    "decision columns": (1.5, matrix.draw_decision_columns),
    "lists": (5, lists.draw_lists),
    "marked list": (3, lists.draw_marked_list),
    "across": (2, across.draw_across),
    "by use": (2, by_use.draw_by_use),
    "items": (2, items.draw_items),
    "codes": (2, codes.draw_codes),
    "cards": (1, cards.draw_cards),
    "parallel": (1.5, parallel.draw_parallel),
    "runs": (1.5, runs.draw_runs),
    "sentences": (2, sentences.draw_sentences),
    "timed": (1, timed.draw_timed),
    "feed": (2, feed.draw_feed),
    "unusual": (6, unusual.draw_unusual),
}
