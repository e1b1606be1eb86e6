import Tables

/// Figures that stand in no table.
extension ReadingSession {
    /// A column that a printer pushed to a page of its own: figures under each other, and no table.
    mutating func reportFiguresOutside() {
        var columns: [Int: [TextPiece]] = [:]
        for piece in document.tables.filter({ $0.furniture == nil }).flatMap({ $0.textBefore + $0.textAfter }) {
            guard case .box(let box) = piece.place, case let sense = texts[piece.text], sense.isNumeric,
                let value = (sense.interval?.max ?? sense.interval?.min)?.value, value >= 40, value < 1_000
            else { continue }
            columns[(box.left + box.right) / 160, default: []].append(piece)
        }
        // Of several that are as long the first from the left.
        let longest = columns.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let figures = longest?.value, figures.count >= Self.fewestFigures,
            let first = figures.first
        else { return }
        findings.add(
            ChartFinding.cellUnread,
            "\(figures.count) figures stand below each other outside every table that was read.",
            help: "Ask the carrier for a file in which they stand in the table.", piece: first)
    }

    private static let fewestFigures = 3
}
