import ChartSchema

/// What marks mean under a header that decides by itself: an X under "Decline", a "Yes" under "Eligible for Level?".
struct DecidingHeader: Hashable {
    /// What the header says of those whom it is true for.
    var outcome: MedicationOutcome
    /// Of a header that is answered with yes and no: what it says of the others; `nil` where it says nothing of them.
    var otherwise: MedicationOutcome?
    /// The plan that the header asks about: "Eligible for Level?".
    var product: String?
    /// The header, which is the carrier's wording of the decision.
    var label: String

    /// What the headers say of the marks below them, by column; empty where one of them does not decide, or where it
    /// cannot be told what a mark stands for.
    ///
    /// - Parameters:
    ///   - headers: Of every column of marks, the header and the marks below it, each once.
    ///   - unmarked: The headers of columns without a mark.
    static func all(
        _ headers: [Int: (header: String, marks: Set<String>)], unmarked: [String] = []
    ) -> [Int: DecidingHeader] {
        let marks = headers.values.reduce(into: Set<String>()) { $0.formUnion($1.marks) }
        if marks.allSatisfy({ isYes($0) || isNo($0) }) {
            let asked = headers.compactMapValues { question($0.header) }
            return asked.count == headers.count ? asked : [:]
        }
        guard marks.count == 1, let mark = marks.first, isTick(mark) else { return [:] }
        let decided = headers.compactMapValues { decision($0.header) }
        let outcomes = Set(decided.values.map(\.outcome))
        let others = unmarked.compactMap { decision($0)?.outcome }
        // Without a refusal among them the headers may be plans, and the mark may say that they are closed.
        guard decided.count == headers.count, outcomes.count == headers.count,
            outcomes.contains(.decline) || others.contains(.decline) && outcomes.isDisjoint(with: others)
        else {
            return [:]
        }
        return decided
    }

    /// The decision of a mark in the header's column; `nil` where nothing says it.
    func decision(of mark: String) -> MedicationOutcome? { Self.isNo(mark) ? otherwise : outcome }

    /// Whether each row has one mark at most: the headers are the answers to one question.
    var isOneOfSeveral: Bool { otherwise == nil }

    /// "Decline", "Not eligible", "Graded": a decision and nothing else.
    private static func decision(_ header: String) -> DecidingHeader? {
        let words = OutcomeWords(header)
        guard let outcome = words.only, words.rest.isEmpty else { return nil }
        return DecidingHeader(outcome: outcome, label: header)
    }

    /// "Eligible for Level?", "Declined?", "Eligible".
    private static func question(_ header: String) -> DecidingHeader? {
        let pieces = header.split(separator: " ").map(String.init)
        let end = pieces.firstIndex { $0.lowercased() == "for" } ?? pieces.count
        let words = OutcomeWords(pieces[..<end].joined(separator: " "))
        let product = pieces[end...].dropFirst().joined(separator: " ").trimming("? ")
        guard words.rest.allSatisfy({ $0 == "is" || $0 == "be" }) else { return nil }
        let plan = product.isEmpty ? nil : product
        switch words.only {
        case .accept where words.accepts:
            return DecidingHeader(outcome: .accept, otherwise: .decline, product: plan, label: header)
        case .decline: return DecidingHeader(outcome: .decline, product: plan, label: header)
        default: return nil
        }
    }

    private static func isYes(_ mark: String) -> Bool { ["yes", "y"].contains(mark.lowercased()) }
    private static func isNo(_ mark: String) -> Bool { ["no", "n"].contains(mark.lowercased()) }

    /// A mark that can only say "this one"; footnote marks, circles and crosses of several kinds may say more.
    private static func isTick(_ mark: String) -> Bool {
        isYes(mark) || ["x", "X", "•", "●", "■", "✓", "✔", "√", "×", "✕", "✖", "✗", "✘"].contains(mark)
    }
}

extension MedicationTable {
    /// What the headers of the columns of marks decide, by column.
    static func decidingHeaders(_ grid: Grid, _ columns: MedicationColumns) -> [Int: DecidingHeader] {
        var headers: [Int: (header: String, marks: Set<String>)] = [:]
        for column in columns.decidingColumns {
            guard case .marks(let name) = columns.roles[column] else { return [:] }
            var marks: Set<String> = []
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) {
                let sense = grid.sense(row: row, column: column)
                if !sense.isBlank, columns.cells(inRow: row, of: grid).count > 1 { marks.insert(sense.text) }
            }
            headers[column] = (name, marks)
        }
        let unmarked = (0..<grid.columnCount).filter { columns.roles[$0] == nil }.map { columns.name(of: $0, in: grid) }
        return headers.isEmpty ? [:] : DecidingHeader.all(headers, unmarked: unmarked)
    }
}
