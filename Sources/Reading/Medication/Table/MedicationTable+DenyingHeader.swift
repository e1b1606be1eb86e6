import ChartSchema
import Notation
import Tables

/// A header that turns what stands below it round: "Plan not available", "Knocks out of" over "Level". Nothing of the table is published.
extension MedicationTable {
    func refuseDenyingHeader(in session: inout MedicationSession) -> Bool {
        for column in columns.decidingColumns where decidingHeaders[column] == nil && columnScopes[column] == nil {
            guard case .outcome(let name) = columns.roles[column], Self.denies(name), grants(column) else { continue }
            return refuse(
                MedicationFinding.headingUnapplied,
                "\"\(singleSpaced(name))\" denies what stands below it, and cells below it grant something.",
                help: "Say in the header what the cells decide.", column: column, in: &session)
        }
        return false
    }

    /// Whether a header refuses or negates, and names no case that it does so for.
    private static func denies(_ header: String) -> Bool {
        let text = TaggedText(String(header.prefix { $0 != "(" }).spacedName)
        let isOfCases = [WordCategory.if, .tobacco, .sex, .age, .clock, .person, .past].contains(where: text.has)
        let outcomes = text.tags.indices.compactMap { text.value(.decision, at: $0) }.compactMap(MedicationOutcome.init)
        let isOfPlans = [WordCategory.plan, .offer, .decision].contains(where: text.has)
        return !isOfCases && !outcomes.contains(where: grants)
            && (isOfPlans && (text.has(.negation) || text.has(.exception))
                || !outcomes.isEmpty && OutcomeWords.words(text.text).count > 1)
    }

    private static func grants(_ outcome: MedicationOutcome) -> Bool { outcome != .decline && outcome != .refer }

    private func grants(_ column: Int) -> Bool {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).contains { row in
            OutcomeNotation.read(grid.sense(row: row, column: column).text).map { Self.grants($0.outcome) } ?? false
        }
    }
}
