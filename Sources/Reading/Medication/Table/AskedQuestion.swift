import Notation
import Tables

/// A question of a row, and what each answer to it decides: "On dialysis?" beside "Decline if yes; Graded if no", or under "If yes" and "If no".
enum AskedQuestion {
    struct Answer {
        let isYes: Bool
        /// As printed.
        let word: String
        let decision: OutcomeNotation.Reading
    }

    /// Whether three of four cells ask.
    static func isColumn(_ cells: ColumnTexts) -> Bool {
        !cells.isEmpty && cells.number { $0.trimming(" )\"").hasSuffix("?") } * 4 >= cells.count * 3
    }

    /// What a cell decides for "yes" and for "no": "Yes: Decline; No: Level", "If yes, decline. If no, level." `nil` unless it says both, and no
    /// more.
    static func answers(in text: String) -> [Answer]? {
        var found: [Answer] = []
        var open = ""
        for piece in text.split(whereSeparator: { ";,/.\n".contains($0) }) {
            open = singleSpaced("\(open) \(piece)")
            guard let answer = answer(open) else { continue }
            found.append(answer)
            open = ""
        }
        return open.isEmpty && found.count == 2 && found[0].isYes != found[1].isYes ? found : nil
    }

    private static func answer(_ text: String) -> Answer? {
        let words = text.split { " :()–—-=".contains($0) }.map(String.init)
        let answers = words.filter { $0.count > 1 && MarkSign.isAnswer($0) }
        let rest = words.filter { !answers.contains($0) && !leading.contains($0.lowercased()) }
        guard answers.count == 1, let sign = MarkSign(answers[0]),
            let decision = OutcomeNotation.read(rest.joined(separator: " ")), decision.condition == nil
        else { return nil }
        return Answer(isYes: sign.isYes, word: answers[0], decision: decision)
    }

    private static let leading = Lexicon.words("asked-question.leading")
}

extension MedicationColumns {
    /// Whether other columns decide by answers: under "If yes" and "If no", or in cells that name both.
    func answers(besides column: Int, in grid: Grid) -> Bool {
        let others = (0..<grid.columnCount).filter { $0 != column }
        let sides = others.compactMap { WindowSide(header: name(of: $0, in: grid)) }
        if sides.contains(.inside), sides.contains(.outside) { return true }
        return others.contains { other in
            (firstRow..<max(firstRow, grid.rowCount)).contains { row in
                AskedQuestion.answers(in: grid.sense(row: row, column: other).text) != nil
            }
        }
    }
}

extension MedicationTable {
    /// The decisions of a row that asks, each for its answer. False where the row asks nothing.
    mutating func emit(
        answersIn cell: Int, column: Int, row: Int, name: Int, _ parts: RowParts, into session: inout MedicationSession
    ) -> Bool {
        guard let question = parts.question else { return false }
        var parts = parts
        (parts.question, parts.isAnswered) = (nil, true)
        let text = grid.sense(ofCell: cell).text
        let header = singleSpaced(columns.name(of: column, in: grid))
        if WindowSide(header: header) != nil {
            guard let (decision, _) = outcome(of: cell, column: column, row: row, &session) else { return true }
            parts.add(condition: "\(question) \(header)")
            emit(decision, for: nil, in: cell, column: column, row: row, name: name, parts, into: &session)
        } else if let answers = AskedQuestion.answers(in: text) {
            for answer in answers {
                var (own, decision) = (parts, answer.decision)
                own.add(condition: "\(question) \(answer.word)")
                decision.label = singleSpaced(text)
                emit(
                    decision, for: products[column], in: cell, column: column, row: row, name: name, own, into: &session
                )
            }
        } else {
            session.refuse(
                MedicationFinding.outcomeUnread,
                "The row asks \"\(question)\", and the decision is for no answer to it.",
                help: "Say what is decided for yes, and for no.", grid: grid, row: row, cell: cell)
        }
        return true
    }
}
