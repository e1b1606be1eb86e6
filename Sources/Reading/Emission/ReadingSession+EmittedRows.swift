import ChartSchema

/// A row of a table whose cells name it, or limits of it.
struct RowPlace {
    let layout: TableLayout
    let row: Int
    /// The table's place in the document.
    let table: Int
    let once: WordsPrintedOnce
}

/// The rows of a segment, each with what names it and what names some of its limits alone.
extension ReadingSession {
    /// Limits of a row that the same columns name.
    private struct Part {
        /// What names these limits and no others of the row.
        let own: RowRoles
        /// The same with what names the row.
        let all: RowRoles
        let emitter: SegmentEmitter
        var ends: [(row: Int, key: RowKey)] = []
    }

    /// - Parameter minimum: A column whose figures hold for the tables after this one as well.
    mutating func emitRows(_ emitter: SegmentEmitter, naming: [NamingGroups.Group], minimum: ValueColumn?) {
        let layout = emitter.layout
        let rowRoles = RowRoles(emitter.roles)
        slotColumns.removeAll(keepingCapacity: true)
        hear(emitter.context)
        emitter.zones(&self)
        let once = WordsPrintedOnce(layout.grid, rows: emitter.segment.body, roles: rowRoles)
        let ofRow = rowRoles.without(Set(naming.flatMap(\.naming)))
        var parts = Self.parts(of: emitter, naming: naming, roles: rowRoles)
        var above: [Int: Int] = [:]
        for (number, row) in emitter.segment.body.enumerated() {
            let place = RowPlace(layout: layout, row: row, table: emitter.table, once: once)
            guard let key = rowKey(place, before: emitter.before, number: number, roles: ofRow, above: &above) else {
                continue
            }
            for index in parts.indices { emit(&parts[index], at: place, key: key, above: &above) }
            checkTwins(layout, row: row, roles: rowRoles, key: key, slots: emitter.slots, table: emitter.table)
            if let minimum { carry(minimum, of: key, row: row, from: emitter) }
        }
        for part in parts { emitEnds(part) }
        for row in emitter.segment.bmiRows { emitter.bmiRow(&self, row: row) }
    }

    /// The whole row, where nothing names limits of it alone.
    private static func parts(of emitter: SegmentEmitter, naming: [NamingGroups.Group], roles: RowRoles) -> [Part] {
        let columns = Set(naming.flatMap(\.naming))
        var parts = naming.map { group in
            Part(
                own: roles.only(group.naming), all: roles.without(columns.subtracting(group.naming)),
                emitter: emitter.of { group.limits.contains($0.naming.column) })
        }
        let named = Set(naming.flatMap(\.limits))
        let rest = emitter.of { !named.contains($0.naming.column) }
        if naming.isEmpty || !rest.slots.isEmpty {
            parts.append(Part(own: roles.only([]), all: roles.without(columns), emitter: rest))
        }
        return parts
    }

    private mutating func emit(_ part: inout Part, at place: RowPlace, key row: RowKey, above: inout [Int: Int]) {
        let emitter = part.emitter
        var key = row
        takeNames(part.own, of: place, above: &above, into: &key)
        takeProduct(&key, of: place.layout, name: emitter.name)
        part.all.completeAge(&key, with: emitter.context.age)
        key.condition = [emitter.context.condition, key.condition].compactMap(\.self).joined(separator: "; ")
        if key.condition?.isEmpty ?? false { key.condition = nil }
        key.commonMin = key.commonMin ?? onwardMinimum(of: key, in: emitter)
        if key.bound == nil {
            emitter.limits(&self, row: place.row, key: key)
        } else {
            part.ends.append((place.row, key))
        }
    }

    private mutating func emitEnds(_ part: Part) {
        // Without heights, rows of maxima alone are rows of one figure.
        if part.emitter.layout.key != .heights, part.ends.allSatisfy({ $0.key.bound == .max }) {
            for (row, key) in part.ends { part.emitter.limits(&self, row: row, key: key) }
        } else {
            part.emitter.limits(&self, ends: part.ends)
        }
    }
}
