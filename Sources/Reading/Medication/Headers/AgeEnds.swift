import Tables

/// Ages in two columns: "ageFrom" beside "ageTo", "Min age" beside "Max age".
enum AgeEnds {
    /// Whether a header names the least age or the greatest; `nil` where it names none, or more than that.
    static func isLow(_ header: String) -> Bool? { RangeEnds.isLow(header, of: [.age]) }

    /// Whether the cells are ages, and no other column names the same end.
    static func areWhole(_ cells: ColumnTexts, _ header: String, _ grid: Grid, _ columns: MedicationColumns) -> Bool {
        let own = isLow(header)
        return own != nil && columns.names(in: grid).count(where: { isLow($0) == own }) == 1
            && cells.all { age($0) != nil }
    }

    static func age(_ text: String) -> Int? { Int(text).flatMap { (0...120).contains($0) ? $0 : nil } }

    /// The condition that both ends are, as ages are printed.
    static func condition(_ low: String?, _ high: String?) -> String? {
        switch (low, high) {
        case (let low?, let high?): "Ages \(low)-\(high)"
        case (let low?, nil): "Ages \(low) and over"
        case (nil, let high?): "Ages up to \(high)"
        case (nil, nil): nil
        }
    }
}
