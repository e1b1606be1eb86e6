import ChartSchema

/// What one column of printed figures, or a pair of them, means.
struct ColumnMeaning: Sendable {
    /// Which columns hold the limit; each is named by its header in the notes.
    enum Limit: Sendable {
        case upTo(String)
        case between(String, String)
        /// One column that prints both ends (`212 - 220`).
        case range(String)
        /// "Decline over", "Refus": a limit without an upper end.
        case from(String)
    }

    var limit: Limit
    /// A record without figures: its labels, class, product, sex, tobacco and ages.
    var record: ExpectedRecord

    private init(_ limit: Limit, _ record: ExpectedRecord) {
        self.limit = limit
        self.record = record
    }

    static func upTo(_ column: String, _ record: ExpectedRecord) -> ColumnMeaning {
        ColumnMeaning(.upTo(column), record)
    }

    static func between(_ minimum: String, _ maximum: String, _ record: ExpectedRecord = .init()) -> ColumnMeaning {
        ColumnMeaning(.between(minimum, maximum), record)
    }

    static func range(_ column: String, _ record: ExpectedRecord = .init()) -> ColumnMeaning {
        ColumnMeaning(.range(column), record)
    }

    static func from(_ column: String, _ record: ExpectedRecord) -> ColumnMeaning {
        ColumnMeaning(.from(column), record)
    }

    /// The record of one row; `nil` where the row prints no figure for the column.
    func expected(in row: [String], of table: FiguresTable, height: HeightRange) throws -> ExpectedRecord? {
        var record = record
        record.height = height
        switch limit {
        case .upTo(let column):
            let text = try table.cell(row, column)
            guard !text.isEmpty else { return nil }
            record.weightMax = try PrintedFigures.figure(text)
        case .between(let minimum, let maximum):
            let text = try table.cell(row, maximum)
            guard !text.isEmpty else { return nil }
            record.weightMin = try PrintedFigures.figure(try table.cell(row, minimum))
            record.weightMax = try PrintedFigures.figure(text)
        case .range(let column):
            let ends = try PrintedFigures.figures(try table.cell(row, column))
            guard ends.count == 2 else { throw FiguresError.notAFigure(try table.cell(row, column)) }
            (record.weightMin, record.weightMax) = (ends[0], ends[1])
        case .from(let column):
            record.weightMin = try PrintedFigures.figure(try table.cell(row, column))
        }
        return record
    }
}

extension FiguresTable {
    /// The records of every row: `heights` names the column of heights, `meanings` say what the others are.
    func records(heights: String = "Height", _ meanings: [ColumnMeaning]) throws -> [ExpectedRecord] {
        try rows.flatMap { row in
            let height = HeightRange(exactly: try PrintedFigures.height(try cell(row, heights)))
            return try meanings.compactMap { try $0.expected(in: row, of: self, height: height) }
        }
    }
}
