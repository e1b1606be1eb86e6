import ChartSchema
import Notation

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
        if marks.contains(where: MarkSign.isAnswer), marks.allSatisfy(WordedAnswer.answers) {
            let asked = headers.compactMapValues { question($0.header, isAlone: headers.count + unmarked.count == 1) }
            return asked.count == headers.count ? asked : [:]
        }
        guard marks.count == 1, let mark = marks.first, MarkSign(mark)?.isTick ?? false else { return [:] }
        // "Not eligible for" over plans: the tick refuses.
        let refused = headers.compactMapValues { question($0.header, isAlone: false) }
            .filter { $0.value.outcome == .decline && $0.value.product != nil }
        if refused.count == headers.count { return refused.mapValues(\.ofTicks) }
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

    /// The headers of marks that answer one question between them, where every row says yes to one: Level, Graded, Decline.
    static func answers(_ headers: [Int: String], rows: [[Int: String]]) -> [Int: DecidingHeader] {
        var decided = headers.compactMapValues(decision)
        guard decided.count == headers.count, decided.count > 1,
            Set(decided.values.map(\.outcome)).count == decided.count,
            rows.allSatisfy({ $0.values.count { MarkSign($0)?.isYes ?? WordedAnswer($0)?.isYes ?? false } == 1 })
        else { return [:] }
        for column in decided.keys { decided[column]?.isSilentOnNo = true }
        return decided
    }

    /// The decision of a mark in the header's column; `nil` where nothing says it.
    func decision(of mark: String) -> MedicationOutcome? { (MarkSign(mark)?.isYes ?? true) ? outcome : otherwise }

    /// What "Yes, if no seizures" decides.
    func decision(ofWords text: String) -> OutcomeNotation.Reading? {
        guard let answer = WordedAnswer(text), let decided = answer.isYes ? outcome : otherwise else { return nil }
        return answer.decision(decided, label: singleSpaced(text))
    }

    /// The same where only some places are ticked: an empty one says nothing.
    private var ofTicks: DecidingHeader {
        var own = self
        (own.otherwise, own.isSilentOnNo) = (nil, true)
        return own
    }

    /// The same for one plan, whose other columns answer as well.
    fileprivate func under(_ plan: String) -> DecidingHeader {
        var own = self
        (own.product, own.isSilentOnNo) = (plan, true)
        return own
    }

    /// Whether a "no" says nothing, since another column of its row says yes.
    private(set) var isSilentOnNo = false

    /// Whether each row has one mark at most: the headers are the answers to one question.
    var isOneOfSeveral: Bool { otherwise == nil && !isSilentOnNo }

    /// "Decline", "Not eligible", "Graded": a decision and nothing else.
    private static func decision(_ header: String) -> DecidingHeader? {
        let words = OutcomeWords(PlanWords.bare(header))
        // "Underwriting Decision" over "Eligible".
        guard let outcome = words.only, words.rest.allSatisfy(Self.names) else { return nil }
        return DecidingHeader(outcome: outcome, label: header)
    }

    /// "Underwriting", "decision": a word for what stands below.
    private static func names(_ word: String) -> Bool {
        MedicationTable.deciding.contains(word) || MedicationHeader(word) == .outcome
    }

    /// "Eligible for Level?", "Declined?", "Eligible". What a "no" says of others is known of an offer, and of a refusal for one plan.
    private static func question(_ header: String, isAlone: Bool) -> DecidingHeader? {
        AskedDecision(header).map { asked in
            // Who is not declined is not yet accepted.
            let otherwise: MedicationOutcome? =
                asked.outcome == .accept ? .decline : asked.plan != nil ? .accept : nil
            var own = DecidingHeader(outcome: asked.outcome, otherwise: otherwise, product: asked.plan, label: header)
            own.isSilentOnNo = isAlone && otherwise == nil
            return own
        }
    }
}

extension MedicationTable {
    /// What the headers of the columns of marks decide, by column.
    static func decidingHeaders(_ grid: Grid, _ columns: MedicationColumns) -> [Int: DecidingHeader] {
        var headers: [Int: (header: String, marks: Set<String>)] = [:]
        var rows: [Int: [Int: String]] = [:]
        for column in columns.decidingColumns {
            guard case .marks(let name) = columns.roles[column] else { return [:] }
            var marks: Set<String> = []
            for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) where !columns.besides.contains(row) {
                let sense = grid.sense(row: row, column: column)
                guard !sense.isBlank, columns.cells(inRow: row, of: grid).count > 1 else { continue }
                marks.insert(sense.text)
                rows[row, default: [:]][column] = sense.text
            }
            headers[column] = (name, marks)
        }
        let underPlans = decidingHeaders(underPlans: headers, grid, columns)
        if !underPlans.isEmpty { return underPlans }
        let unmarked = (0..<grid.columnCount).filter { columns.roles[$0] == nil }.map { columns.name(of: $0, in: grid) }
            .filter { !$0.isEmpty }
        guard !headers.isEmpty else { return [:] }
        let all = DecidingHeader.all(headers, unmarked: unmarked)
        return all.isEmpty ? DecidingHeader.answers(headers.mapValues(\.header), rows: Array(rows.values)) : all
    }

    /// "Accept, Decline" under "Whole Life" and again under "Term": the headers of each plan by themselves. Empty where a header is no
    /// decision, or stands under no plan.
    private static func decidingHeaders(
        underPlans headers: [Int: (header: String, marks: Set<String>)], _ grid: Grid, _ columns: MedicationColumns
    ) -> [Int: DecidingHeader] {
        guard let row = columns.header.last else { return [:] }
        let plans = headers.keys.reduce(into: [Int: String]()) { $0[$1] = plan(over: $1, grid, columns) }
        guard plans.count == headers.count, Set(plans.values).count > 1 else { return [:] }
        var decided: [Int: DecidingHeader] = [:]
        for plan in Set(plans.values) {
            let own = headers.filter { plans[$0.key] == plan }.reduce(into: headers.filter { _ in false }) {
                $0[$1.key] = (singleSpaced(grid.sense(row: row, column: $1.key).text), $1.value.marks)
            }
            guard own.count > 1, Set(own.values.map(\.header)).count == own.count else { return [:] }
            let all = DecidingHeader.all(own)
            guard all.count == own.count else { return [:] }
            for (column, header) in all { decided[column] = header.under(plan) }
        }
        return decided
    }
}
