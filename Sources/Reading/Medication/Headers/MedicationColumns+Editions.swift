import Notation

/// Columns of decisions of several editions.
extension MedicationColumns {
    /// "Was" beside "Now", "Previous decision" beside "Current decision": what is no longer decided.
    func isFormer(_ header: String, in grid: Grid) -> Bool {
        guard Self.edition(header) == "former" else { return false }
        return (0..<grid.columnCount).contains { Self.edition(name(of: $0, in: grid)) == "present" }
    }

    /// "Decision" beside "New decision": which of them holds, the plain one does not say.
    mutating func isReplaced(_ header: String, _ cells: ColumnTexts, in grid: Grid) -> Bool {
        guard MedicationHeader(header) == .outcome, Self.edition(header) == nil, cells.areDecisions else {
            return false
        }
        if let hasPresent { return hasPresent }
        let found = hasPresentDecisions(in: grid)
        hasPresent = found
        return found
    }

    /// Whether a column of decisions says that it is the present one.
    private func hasPresentDecisions(in grid: Grid) -> Bool {
        (0..<grid.columnCount).contains { column in
            let name = name(of: column, in: grid)
            let text = TaggedText(name.spacedName)
            return text.tags.indices.contains { text.value(.edition, at: $0) == "present" }
                && MedicationHeader(name) == .outcome && texts(of: column, in: grid).areDecisions
        }
    }

    /// `former` or `present`, where a header says no more of its decisions.
    static func edition(_ header: String) -> String? {
        // What stands in parentheses dates the edition: "Old decision (to 6/30)".
        let text = TaggedText(String(header.prefix { $0 != "(" }).spacedName)
        let found = text.tags.indices.compactMap { text.value(.edition, at: $0) }
        let dates = PageWords(text).tags
        let isAlone = text.tags.indices.allSatisfy { place in
            text.has(.edition, at: place) || text.has(.filler, at: place) || text.token(place).kind == .sign
                || dates.contains(place)
        }
        return isAlone && Set(found).count == 1 ? found.first : nil
    }
}
