extension TextLimits {
    /// Looks at a table that was read: how wide it is, and how long its longest cell.
    func check(_ table: Table) throws(LimitExceeded) {
        if table.columnCount > columns {
            throw LimitExceeded(
                limit: "columns", found: "a table of \(table.columnCount) columns", most: columns,
                line: table.cells.first?.line)
        }
        guard table.textSize > cell, let long = table.cells.first(where: { $0.count > cell }) else { return }
        throw LimitExceeded(
            limit: "cell", found: "a cell of \(long.count) bytes", most: cell, line: long.line)
    }

    /// Looks at how many tables there are that are to be read as a chart, and under how many headings.
    ///
    /// - Parameter count: How many there are, of which all are given up to the first that is too many.
    func checkCount(_ all: [Table], of count: Int) throws(LimitExceeded) {
        if count > tables {
            throw LimitExceeded(
                limit: "tables", found: "\(count) tables", most: tables, line: all[tables].cells.first?.line)
        }
        try checkAround(all, all.reduce(0) { $0 + $1.headings.count }, "headings")
        // A name of an element around a table may be read as a heading, too.
        try checkAround(all, all.reduce(0) { $0 + $1.enclosingElements.count }, "elements")
    }

    private func checkAround(_ all: [Table], _ found: Int, _ kind: String) throws(LimitExceeded) {
        guard found > headings else { return }
        throw LimitExceeded(
            limit: "headings", found: "\(found) \(kind) above \(all.count) tables", most: headings,
            line: all.last?.cells.first?.line)
    }

    /// Looks at how large a table is that is to be kept whole.
    ///
    /// - Parameter isChart: Whether it is to be read as a chart.
    func checkSize(_ table: Table, isChart: Bool) throws(LimitExceeded) {
        if isChart, table.columnCount > chartColumns {
            throw LimitExceeded(
                limit: "chart-columns", found: "a table of \(table.columnCount) columns", most: chartColumns,
                line: table.cells.first?.line)
        }
        if isChart { try checkTexts(table) }
        let places = table.rowCount * table.columnCount
        guard table.rowCount > rows || places > self.places else { return }
        let (limit, most) = table.rowCount > rows ? ("rows", rows) : ("places", self.places)
        throw LimitExceeded(
            limit: limit, found: "a table of \(table.rowCount) rows and \(table.columnCount) columns", most: most,
            line: table.cells.first?.line)
    }

    /// Looks at the texts of a table and those around it, of which each word is held against others.
    private func checkTexts(_ table: Table) throws(LimitExceeded) {
        if table.textSize > text, let long = table.cells.first(where: { $0.count > text }) {
            throw LimitExceeded(limit: "text", found: "a cell of \(long.count) bytes", most: text, line: long.line)
        }
        let around = [table.headings, table.textAbove, table.textBefore, table.textAfter, table.cellNotes]
        let long =
            around.joined().first { $0.text.utf8.count > text }
            ?? table.caption.flatMap { $0.text.utf8.count > text ? $0 : nil }
        guard let long else { return }
        throw LimitExceeded(
            limit: "text", found: "a text of \(long.text.utf8.count) bytes", most: text, line: long.line)
    }
}

extension TextLimits {
    /// Why elements say too much of the records in them, each of which repeats it; `nil` where they do not.
    ///
    /// - Parameters:
    ///   - records: The records inside.
    ///   - own: How many values each of them repeats.
    ///   - before: How many values were repeated so by elements further in.
    func joined(_ records: [[RecordField]], with own: Int, before: Int, line: Int) -> LimitExceeded? {
        // A value takes four times as much as a place.
        let found = before + Self.values(of: records, with: own)
        guard found > places / 4 else { return nil }
        return LimitExceeded(
            limit: "places", found: "\(found) values of records, most of them repeated from the elements around them",
            most: places / 4, line: line)
    }

    /// How many values records have, each with so many more.
    static func values(of records: [[RecordField]], with own: Int) -> Int {
        records.reduce(0) { $0 + $1.count + own }
    }
}
