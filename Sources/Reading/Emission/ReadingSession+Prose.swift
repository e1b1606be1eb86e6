import ChartSchema
import Tables

extension ReadingSession {
    /// A sentence too long for a title may still say whom the table is for; it is shown, not obeyed.
    mutating func reportUnheard(_ table: Int) {
        guard let context = contexts[table].first else { return }
        if context.goesOn {
            findings.add(
                "reading.title.carried", .warning,
                "The table has no title and goes on with the heights of the table before: its title was read for both.",
                help: "Check that both tables are for the same applicants.", table: table)
        }
        for piece in document.tables[table].textBefore where piece.text.count > TableContext.longestTitle {
            let terms = texts[piece.text].terms
            guard !FootnoteJudgement.changesLimits(terms.tokens) else { continue }
            var unheard: [String] = []
            if let sex = terms.sex, sex != .any, context.sex == nil { unheard.append(sex.rawValue) }
            if let tobacco = terms.tobacco, tobacco != .any, context.tobacco == nil {
                unheard.append(tobacco == .yes ? "tobacco" : "non-tobacco")
            }
            guard !unheard.isEmpty else { continue }
            findings.add(
                "reading.prose.unapplied", .warning,
                "The text above the table speaks of \(unheard.joined(separator: " and ")); the limits were read for everyone.",
                help: "Say in the chart's configuration whom the table is for, if not everyone.", table: table,
                context: ["line": String(piece.line)])
        }
    }
}
