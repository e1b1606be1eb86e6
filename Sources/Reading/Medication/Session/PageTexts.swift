import Tables

/// The texts of a page that may explain one of its tables, gathered once for all of them.
struct PageTexts {
    private struct Text {
        let piece: TextPiece
        let table: Int
        /// Where it stands first among all texts, and where beside another table than that one.
        let place: Int
        var again: Int?
    }

    /// Each text once, in the page's order.
    private var texts: [Text] = []
    private var numbers: [TextPiece: Int] = [:]

    /// - Parameter tables: By table, the texts beside it that may explain others.
    init(_ tables: [[TextPiece]]) {
        let all = tables.enumerated().flatMap { table, pieces in pieces.map { (table, $0) } }
        for (place, (table, piece)) in all.enumerated() {
            if let known = numbers[piece] {
                if texts[known].again == nil, texts[known].table != table { texts[known].again = place }
            } else {
                numbers[piece] = texts.count
                texts.append(Text(piece: piece, table: table, place: place))
            }
        }
    }

    /// The texts beside other tables, each once and in the page's order, but for those that are near.
    func far(from table: Int, near: [TextPiece]) -> [TextPiece] {
        let near = Set(near.compactMap { numbers[$0] })
        var found: [(place: Int, piece: TextPiece)] = []
        found.reserveCapacity(texts.count)
        var isInOrder = true
        for (number, text) in texts.enumerated() where !near.contains(number) {
            // A text that stands beside this table first may stand beside another later.
            guard let place = text.table == table ? text.again : text.place else { continue }
            isInOrder = isInOrder && text.table != table
            found.append((place, text.piece))
        }
        if !isInOrder { found.sort { $0.place < $1.place } }
        return found.map(\.piece)
    }
}
