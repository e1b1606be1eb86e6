import ChartSchema
import Notation
import Tables

/// Times of fills in two columns: "monthsFrom" beside "monthsTo", "Min months" beside "Max months".
enum WindowEnds {
    /// Whether a header names the beginning of a window or its end; `nil` where it names none, or more than that.
    static func isLow(_ header: String) -> Bool? {
        guard LookbackNotation.unit(inHeader: header.spacedName) != nil,
            case .fills = TimesHeader(clockOf: header)
        else { return nil }
        return RangeEnds.isLow(header, of: [.unitTime, .clock, .past], or: TimesHeader.words)
    }

    /// Whether the cells are numbers, and the other end has a column of its own.
    static func areWhole(_ cells: ColumnTexts, _ header: String, _ grid: Grid, _ columns: MedicationColumns) -> Bool {
        RangeEnds.haveColumns(header, in: columns.names(in: grid), isLow)
            && cells.all { Int($0) != nil || LookbackNotation.isDash($0) }
    }

    /// The window of both ends, as times are printed.
    ///
    /// - Returns: `nil` where they are no window, as with an end before its beginning.
    static func window(
        _ low: String?, _ high: String?, _ unit: LookbackNotation.Unit, _ basis: LookbackWindow.Basis?
    ) -> LookbackWindow? {
        let (low, high) = (low.flatMap { Int($0) }, high.flatMap { Int($0) })
        let text: String
        switch (low, high) {
        case (nil, nil), (0, nil): return .always
        case (let low?, let high?) where low < high: text = low == 0 ? "\(high)" : "\(low)-\(high)"
        case (nil, let high?) where high > 0: text = "\(high)"
        case (let low?, nil): text = "\(low)+"
        default: return nil
        }
        return LookbackNotation.read(text, headerUnit: unit, basis: basis)?.window
    }
}
