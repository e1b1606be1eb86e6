import Notation
import Tables

/// Headers over several columns of decisions that become products though no word says that they are plans.
extension MedicationTable {
    /// Told once a table, where none of its headers has a word of plans and no text around it speaks of plans: "Retirees" beside
    /// "Working adults" may be people.
    func reportUnprovenPlans(in session: inout MedicationSession) {
        let named = columns.decidingColumns.filter { products[$0] != nil && columnScopes[$0] == nil }
        guard session.instructions.products.isEmpty, !named.isEmpty, columns.decidingColumns.count > 1,
            !named.contains(where: { Self.isPlan(columns.name(of: $0, in: grid)) }), !speaksOfPlans,
            let cell = columns.header.last.flatMap({ grid.cellIndex(row: $0, column: named[0]) })
        else { return }
        let names = named.compactMap { products[$0] }.map { "\"\($0)\"" }.joined(separator: ", ")
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "Nothing says that \(names) are plans; they were published as products.",
            help: "Say with --product, or in pipeline.json, which products the chart is for.", grid: grid, cell: cell)
    }

    /// Told once a table: a header that was taken for a plan's name and says of whom it is, in words that were not applied.
    func reportPeopleInPlans(in session: inout MedicationSession) {
        guard session.instructions.products.isEmpty, let row = columns.header.last else { return }
        reportStatesOfPolicies(in: &session)
        let named = columns.decidingColumns.filter { column in
            guard columnScopes[column] == nil, let product = products[column] else { return false }
            let text = TaggedText(product)
            return text.tags.indices.contains { place in
                text.value(.tobacco, at: place).map { $0 != "any" } ?? false
                    || text.value(.sex, at: place).map { $0 != "any" } ?? false
                    || (text.has(.boundBefore, at: place) || text.has(.boundAfter, at: place))
                        && text.tokens.contains { $0.number != nil }
            }
        }
        guard let column = named.first, let cell = grid.cellIndex(row: row, column: column) else { return }
        let names = named.compactMap { products[$0] }.map { "\"\($0)\"" }.joined(separator: ", ")
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "\(names) \(named.count > 1 ? "were published as products" : "was published as a product"), and may say whom the decisions below are for.",
            help: "Say in pipeline.json which product it is, or print whom it is for in parentheses.", grid: grid,
            cell: cell)
    }

    /// "New policy", "Plan on renewal": which of the policies, and no plan's name.
    private func reportStatesOfPolicies(in session: inout MedicationSession) {
        guard columns.decidingColumns.count > 1, let row = columns.header.last else { return }
        for column in columns.decidingColumns where columnScopes[column] == nil {
            let header = columns.name(of: column, in: grid)
            let words = OutcomeWords.words(header)
            guard words.contains(where: Self.labels.contains), words.contains(where: Self.states.contains),
                let cell = grid.cellIndex(row: row, column: column)
            else { continue }
            session.findings.add(
                MedicationFinding.headingUnapplied,
                "\"\(header)\" may say of which policies its decisions are; they were read as a plan's, or as all policies'.",
                help: "Say in pipeline.json which product it is, or print whom it is for in parentheses.", grid: grid,
                cell: cell)
        }
    }

    private static let labels = Lexicon.words("plan-words.labels")
    private static let states = Lexicon.words("unproven-plans.states")

    /// A word of plans, a tier of them, short forms in capitals, or a name of several capitalised words of which none means anything else:
    /// "Easy Term", "Graded", "SI WL", "Golden Promise".
    private static func isPlan(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        let words = text.tags.indices.filter { text.token($0).kind == .word }
        let printed = words.map { text.printed($0..<$0 + 1) }
        let isShort = printed.allSatisfy { $0.count <= 4 && $0.allSatisfy(\.isUppercase) }
        let isCoined =
            words.count > 1 && printed.allSatisfy { $0.first?.isUppercase ?? false }
            && words.allSatisfy { text.tags[$0].senses.isEmpty || text.has(.plan, at: $0) }
        return text.has(.plan) || text.has(.organisation) || PlanWords.name(text.text)
            || PlanWords.plan(text.text) != nil
            || !OutcomeWords(header).outcomes.isEmpty || isShort || isCoined
            || printed.contains { tiers.contains($0.lowercased()) }
    }

    private static let tiers = Lexicon.words("unproven-plans.tiers")

    private var speaksOfPlans: Bool {
        (pieces + headerPieces + headCells.map(\.piece)).contains { piece in
            OutcomeWords.words(piece.text).contains(where: Self.plans.contains)
        }
    }

    private static let plans = Lexicon.words("unproven-plans.plans")
}
