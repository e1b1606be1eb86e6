import ChartSchema
import Notation

/// Those whose limits stand elsewhere: "Ages 0-17: see the juvenile build chart."
extension ReadingSession {
    /// Narrows the limits of a file's only table to those whom no sentence sends to another chart, where the limits say nothing of them yet.
    mutating func applySentAway() {
        let tables = Set(assembler.rows.flatMap(\.limits).compactMap { $0.cells.first?.table })
        guard let index = tables.first, tables.count == 1, case let table = document.tables[index] else { return }
        let pieces = notes(of: table, index: index).map(\.piece) + textsAround(table)
        let away = pieces.flatMap { texts.sentences(of: $0.text) }.filter { sentence in
            sentence.sense == .elsewhere && !isMarkedNote(sentence.text) && Self.pointsAtChart(sentence.text)
        }.map { ofThoseSentAway(by: $0.text) }
        // Two of one kind leave a part between them, or nobody.
        guard Set(away.map(\.text)).count == 1, let terms = away.first, terms.isBare, !terms.isInDoubt else { return }
        let (columns, rows) = (assembler.columns, assembler.rows)
        switch (terms.sex, terms.tobacco, terms.age) {
        case (let sex?, nil, nil) where sex != .any && columns.allSatisfy { $0.sex == .any }:
            assembler.narrow(sex: sex.complement)
        case (nil, let tobacco?, nil) where tobacco != .any && columns.allSatisfy { $0.tobacco == .any }:
            assembler.narrow(tobacco: tobacco.complement)
        case (nil, nil, let age?) where columns.allSatisfy { $0.age == .any } && rows.allSatisfy { $0.age == nil }:
            if let rest = age.complement { assembler.narrow(age: rest) }
        default: return
        }
    }

    /// "See page 3", "use the juvenile chart", and not "see note 2".
    private static func pointsAtChart(_ sentence: String) -> Bool {
        let words = TaggedText(sentence).tokens.map(\.text)
        return words.contains(where: charts.contains)
    }

    private static let charts = Lexicon.words("sent-away.charts")

    /// Whom a sentence sends elsewhere, without what it says of where: "Applicants age 71 and older" of "Applicants age 71 and older: see page 14."
    func ofThoseSentAway(by sentence: String) -> HeaderTerms {
        let text = TaggedText(sentence)
        guard let place = text.tags.indices.first(where: { text.has(.elsewhere, at: $0) }), place > 0 else {
            return texts[sentence].terms
        }
        return texts[singleSpaced(text.printed(0..<place)).trimming(":")].terms
    }
}
