import ChartSchema
import Notation

/// Columns of times.
extension MedicationColumns {
    /// The role of a column whose header is one of times.
    func windowRole(_ text: String, _ cells: ColumnTexts, in grid: Grid) -> Role {
        if cells.areDecisions { return .outcome(text) }
        if Self.isOfIllness(text) { return .test(text) }
        let isBounded = cells.areBounded || cells.isLadder || saysWithin(in: grid)
        if LookbackNotation.isTurned(header: text, isBounded: isBounded) { return .unread }
        guard case .fills(let basis) = TimesHeader(clockOf: text) else { return .test(text) }
        return .window(LookbackNotation.unit(inHeader: text.spacedName), basis)
    }

    /// "Decision if within" beside "Months since last fill": the times of the other column end the window, where no other column decides.
    private func saysWithin(in grid: Grid) -> Bool {
        let deciding = (0..<grid.columnCount).filter { texts(of: $0, in: grid).areDecisions }
        guard deciding.count == 1, let column = deciding.first else { return false }
        let header = TaggedText(name(of: column, in: grid))
        return header.has(.if) && header.tags.indices.contains { header.value(.past, at: $0) == "at-most" }
    }

    /// "Diagnosed within", "Last seizure": a time of the illness, and not of a fill.
    private static func isOfIllness(_ header: String) -> Bool {
        OutcomeWords.words(header.spacedName).contains(where: ofIllness.contains)
    }

    /// Whether a header that nothing else explains may stand above times of fills: "Time", "Months", or nothing.
    static func isOfFills(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        return OutcomeWords.words(header.spacedName).allSatisfy { fills.contains($0) }
            || text.tags.indices.allSatisfy { place in
                [.clock, .past, .filler].contains { text.has($0, at: place) }
            }
    }

    private static let fills = Lexicon.words("medication-columns.fills")
    private static let ofIllness = Lexicon.words("medication-columns.of-illness")
}
