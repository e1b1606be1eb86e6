import Notation
import Tables

/// Ages in two columns: "ageFrom" beside "ageTo", "Min age" beside "Max age".
enum AgeEnds {
    /// Whether a header names the least age or the greatest; `nil` where it names none, or more than that.
    static func isLow(_ header: String) -> Bool? {
        let text = TaggedText(header.spacedName)
        var sides: Set<Bool> = []
        for place in text.tags.indices {
            let senses = text.tags[place].senses
            if senses.contains(where: { lowest.contains($0) }) {
                sides.insert(true)
            } else if senses.contains(where: { highest.contains($0) }) {
                sides.insert(false)
            } else if !text.has(.age, at: place), !text.has(.filler, at: place), text.token(place).kind != .sign {
                return nil
            }
        }
        let isAge = text.has(.age)
        return isAge && sides.count == 1 ? sides.first : nil
    }

    /// Which end a header names that does not say what of: "Min", "To". `nil` where it names none, or more than that.
    static func isLowEnd(_ header: String) -> Bool? {
        let text = TaggedText(header)
        guard text.tags.count == 1 else { return nil }
        let senses = text.tags[0].senses
        let isLow = senses.contains { lowest.contains($0) }
        return isLow != senses.contains { highest.contains($0) } ? isLow : nil
    }

    private static let lowest: Set<WordSense> = [WordSense(.header, "min"), WordSense(.header, "lower-end")]
    private static let highest: Set<WordSense> = [WordSense(.header, "max"), WordSense(.header, "upper-end")]

    /// Whether the cells are ages, and the other end has a column of its own.
    static func areWhole(_ cells: ColumnTexts, _ header: String, _ grid: Grid, _ columns: MedicationColumns) -> Bool {
        let own = isLow(header)
        let hasOther = (0..<grid.columnCount).contains {
            isLow(columns.name(of: $0, in: grid)).map { $0 != own } ?? false
        }
        return hasOther && cells.all { age($0) != nil }
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
