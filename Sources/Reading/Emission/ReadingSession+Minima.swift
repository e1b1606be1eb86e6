import ChartSchema
import Notation

/// Minima that their headers keep from some classes, or give to other tables.
extension ReadingSession {
    /// "Minimum (does not apply to Table 4)" is the minimum of the other classes. A minimum that stands apart and says for what it
    /// holds in words that nobody claims is not read, and neither are the maxima that may share it.
    mutating func settleMinima(_ layout: TableLayout, columns: inout [ValueColumn]) {
        for index in columns.indices {
            let own = columns[index]
            guard own.bound == .min, !own.holdsRanges, own.quantity != .className, let label = own.label,
                !isNameOfClass(label), let header = own.headerCells.last(where: { $0.field == .classLabel })
            else { continue }
            let others = columns.filter { $0.column != own.column && SlotPlanner.takesMinimum($0, own) }
            guard !others.isEmpty, !others.contains(where: { $0.identity.label == own.identity.label }) else {
                continue
            }
            let text = layout.grid.sense(ofCell: header.cell).terms.text
            if let excluded = MinimumHeader(text, classes: others.compactMap(\.label)).excluded {
                columns[index].label = nil
                columns[index].headerCells.removeAll { $0.field == .classLabel }
                columns[index].excludes = excluded
                continue
            }
            findings.add(
                "reading.minimum.unclear", .error,
                "\"\(text)\" says for whom the minimum holds in words that were not understood; nothing of the table was read.",
                help: "Give every class a minimum of its own, or a common one a plain header.", grid: layout.grid,
                cell: header.cell)
            columns = []
            return
        }
    }

    private func isNameOfClass(_ label: String) -> Bool {
        labels.rateClass(of: label) != nil || !labels.meanings(of: label).isEmpty
            || instructions.products.contains { FoldedText($0.name) == FoldedText(label) }
    }
}

/// The header of a minimum that some classes do not have: "Minimum (not for Preferred)".
struct MinimumHeader {
    /// The classes that it names and denies, folded; `nil` where it says anything else.
    let excluded: Set<String>?

    init(_ text: String, classes: [String]) {
        var rest = FoldedText(text).string
        var named: Set<String> = []
        // The longest name first: "Preferred Plus" before "Preferred".
        for name in Set(classes.map { FoldedText($0).string }).sorted(by: { ($1.count, $1) < ($0.count, $0) })
        where rest.contains(name) {
            named.insert(name)
            rest = rest.replacing(name, with: ",")
        }
        let tags = TaggedText(rest)
        let denials = tags.tags.indices.filter { tags.has(.negation, at: $0) || tags.has(.exception, at: $0) }
        let isClaimed = tags.tags.indices.allSatisfy { place in
            denials.contains(place) || tags.token(place).kind == .sign
                || [.header, .unit, .filler, .clause, .boundBefore].contains { tags.has($0, at: place) }
        }
        let isWhole = denials.count == 1 && isClaimed && !tags.has(.pointing) && !tags.has(.only)
        excluded = isWhole && !named.isEmpty ? named : nil
    }
}
