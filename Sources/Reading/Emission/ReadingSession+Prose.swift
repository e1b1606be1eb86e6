import ChartSchema
import Tables

extension ReadingSession {
    /// A sentence too long for a title may still say whom the table is for; it is shown, not obeyed.
    mutating func reportUnheard(_ part: Int) {
        guard let context = contexts[part].first else { return }
        let table = parts[part].table
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
                context: ["line": piece.place.asContext])
        }
    }

    /// Texts of the file that speak of one sex, one tobacco state or some ages, of which no limit of the chart knows
    /// anything: headers, notes, sentences below the table, rows above it.
    mutating func reportUnheardTexts() {
        guard let known = UnheardWords(assembler) else { return }
        var told: Set<String> = []
        func message(_ text: String) -> String? {
            let sentences = FootnoteJudgement.sentences(of: text)
            guard let says = sentences.lazy.compactMap({ [texts] in known.unheard(texts[$0].terms) }).first,
                told.insert(text).inserted
            else { return nil }
            return "The text speaks of \(says); the limits were read for everyone."
        }
        let help = "Say in the chart's configuration whom the chart is for, if not everyone."
        for table in document.tables where table.furniture == nil {
            for cell in table.cells.indices where !table.cells[cell].isBlank {
                let text = table.text(of: table.cells[cell])
                guard text.count > 1, !texts[text].isNumeric, let message = message(text) else { continue }
                findings.add(
                    "reading.prose.unapplied", .warning, message, help: help,
                    piece: TextPiece(singleSpaced(text), at: table.place(ofCell: cell)))
            }
            let pieces = table.headings + [table.caption].compactMap(\.self) + table.textBefore + table.textAfter
            for piece in pieces where piece.text.count <= 300 {
                guard let message = message(piece.text) else { continue }
                findings.add("reading.prose.unapplied", .warning, message, help: help, piece: piece)
            }
        }
    }
}

/// What the limits of a chart say nothing of, and a text may.
private struct UnheardWords {
    private let sex: Bool
    private let tobacco: Bool
    private let age: Bool

    /// `nil` where nothing was read.
    init?(_ assembler: ChartAssembler) {
        let columns = assembler.columns
        guard !columns.isEmpty else { return nil }
        sex = columns.allSatisfy { $0.sex == .any }
        tobacco = columns.allSatisfy { $0.tobacco == .any }
        age = columns.allSatisfy { $0.age == .any } && assembler.rows.allSatisfy { $0.age == nil }
    }

    /// Whom a text speaks of; `nil` for those that the limits know, and for texts that change limits.
    func unheard(_ terms: HeaderTerms) -> String? {
        guard !FootnoteJudgement.changesLimits(terms.tokens) else { return nil }
        if terms.isInDoubt { return "people in words that were not understood" }
        var says: [String] = []
        if sex, let own = terms.sex, own != .any { says.append(own.rawValue) }
        if tobacco, let own = terms.tobacco, own != .any { says.append(own == .yes ? "tobacco" : "non-tobacco") }
        if age, terms.age != nil, terms.tokens.tokens.contains(where: { HeaderLexicon.isWord($0.word, "limiting") }) {
            says.append("some ages")
        }
        return says.isEmpty ? nil : says.joined(separator: " and ")
    }
}
