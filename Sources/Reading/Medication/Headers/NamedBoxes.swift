import ChartSchema
import Notation
import Tables

/// Small tables of names and values beside medication charts. What one says is a heading of the only chart, or of the chart right behind it and
/// of those that follow under the same headings with nothing between them.
struct NamedBoxes {
    /// The document, with what the boxes say as headings of their charts.
    private(set) var document: Document
    /// What may hold for more charts than it was applied to.
    private(set) var unshared: [TextPiece] = []

    private struct Box {
        let table: Int
        let texts: [TextPiece]
        /// What stands before the colons.
        var names: Set<Substring> { Set(texts.map { $0.text.prefix { $0 != ":" } }) }
    }

    private var boxes: [Box] = []
    /// The places of all other tables.
    private var charts: [Int] = []

    init(_ document: Document, _ senses: TextSenses) {
        self.document = document
        let places = document.tables.indices.filter {
            document.tables[$0].furniture == nil && !document.tables[$0].cells.isEmpty
        }
        guard places.count > 1 else { return }
        for place in places {
            if let texts = NamedPairs.texts(of: MedicationOrientation.grid(of: document.tables[place], senses)) {
                boxes.append(Box(table: place, texts: texts))
            } else {
                charts.append(place)
            }
        }
        let applied = boxes.filter { !isContradicted($0) }.map { (box: $0, charts: reach(of: $0)) }
        for (box, charts) in applied.reversed() {
            for chart in charts { self.document.tables[chart].headings.insert(contentsOf: box.texts, at: 0) }
        }
    }

    /// Whether another box of the same charts has other values for its names.
    private func isContradicted(_ box: Box) -> Bool {
        boxes.contains { other in
            other.table != box.table && (charts.count == 1 || next(behind: other) == next(behind: box))
                && !other.names.isDisjoint(with: box.names)
                && Set(other.texts.map(\.text)) != Set(box.texts.map(\.text))
        }
    }

    private func next(behind box: Box) -> Int? { charts.first { $0 > box.table } }

    /// The charts that a box is for.
    private mutating func reach(of box: Box) -> [Int] {
        if charts.count == 1 { return charts }
        guard let first = next(behind: box), !isBehindOther(box) else { return [] }
        guard isInside(first, box) else { return isSheetOfAll(box) ? charts : [] }
        let isOuter = isInside(first, box, deeper: true) || hasText(first)
        var reached = [first]
        for chart in charts where chart > first {
            guard isInside(chart, box) else { break }
            if let other = boxes.last(where: { $0.table > box.table && $0.table < chart }) {
                if !other.names.isSuperset(of: box.names) { unshared += box.texts }
                break
            }
            guard isOuter || !hasText(chart) && headings(chart) == headings(first) else {
                unshared += box.texts
                break
            }
            reached.append(chart)
        }
        return reached
    }

    /// Whether it stands between charts under the same headings, the first of which has none: it may go on that one.
    private func isBehindOther(_ box: Box) -> Bool {
        guard let before = charts.last(where: { $0 < box.table }), headings(before) == headings(box.table) else {
            return false
        }
        let start = charts.last { $0 < before } ?? -1
        return !boxes.contains { $0.table > start && $0.table < before }
    }

    /// The only box, on a sheet of its own before all others.
    private func isSheetOfAll(_ box: Box) -> Bool {
        let tables = document.tables
        return boxes.count == 1 && box.table < charts[0] && tables[box.table].name != nil
            && !charts.contains { tables[$0].name == tables[box.table].name }
    }

    private func isInside(_ chart: Int, _ box: Box, deeper: Bool = false) -> Bool {
        headings(chart).starts(with: headings(box.table))
            && (!deeper || headings(chart).count > headings(box.table).count)
    }

    private func headings(_ place: Int) -> [TextPiece] { document.tables[place].headings }

    /// Whether a text stands right above a table that may part it from those before.
    private func hasText(_ place: Int) -> Bool {
        let table = document.tables[place]
        return (table.textBefore + [table.caption].compactMap(\.self)).contains { !PageFurniture.isOfPage($0.text) }
    }
}
