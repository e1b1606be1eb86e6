import ChartSchema

/// Something of a sheet that a person should know of: what Excel made of an entry, what is not shown, what no table holds.
enum SheetOddity: Hashable {
    /// A number in the format of a date: what the cell shows, and the day it stores.
    case date(shown: String, stored: String)
    case error(String)
    case formulaWithoutValue
    /// The figure that is shown is another than the one stored.
    case rounded(shown: String, stored: String)
    /// A number format that is not understood.
    case format(String)
    /// Struck text, which is not read.
    case struck(String)
    /// A letter of a symbol font of which it is not known what it shows.
    case symbol(String)
    /// A text under a merged cell, which nobody sees.
    case covered(String)
    /// A text below a shape or picture.
    case belowShape(String)
    /// A text in a format that shows nothing.
    case unseen(String)
    /// Text in the colour of its ground.
    case white(String)
    /// Text in letters too small to be read.
    case tiny(String)
    /// A text with lines through its cell from corner to corner.
    case crossed(String)
    /// A format that hides or strikes the texts of a range where a condition holds that is not worked out.
    case condition(range: String, ConditionFormat.Effect)
    /// A zero in a sheet that shows none.
    case zero
    /// A note at a cell, or the text of a shape over the sheet.
    case note(String)
    /// Something over the sheet that is no text.
    case picture
    /// Rows that a filter hides.
    case filter(rows: Int)
}

extension SheetOddity {
    /// Those of a kind are told together once a sheet has more than a few.
    var kind: SheetFinding {
        switch self {
        case .date: .cellDateShown
        case .error: .cellError
        case .formulaWithoutValue: .formulaNoValue
        case .rounded: .cellRounded
        case .format: .cellFormat
        case .struck, .crossed: .cellStruck
        case .condition: .formatCondition
        case .zero: .cellZero
        case .symbol: .cellSymbol
        case .covered, .belowShape: .cellCovered
        case .unseen, .white, .tiny: .cellUnseen
        case .note: .note
        case .picture: .picture
        case .filter: .filter
        }
    }

    private var message: String {
        switch self {
        case .date(let shown, let stored):
            "The cell shows \(shown) and stores the date \(stored). Spreadsheets make dates of entries such as 5-10, and what was typed is lost."
        case .error(let text): "The cell holds the error \(text) instead of a value."
        case .formulaWithoutValue: "The cell holds a formula without its value."
        case .rounded(let shown, let stored): "The cell shows \(shown) and stores \(stored); what it shows is read."
        case .format(let code):
            "The number format \(Self.short(code)) is not understood; the number is read as a cell without a format shows it."
        case .struck(let text): "“\(Self.short(text))” is struck out; it is not read."
        case .symbol(let text): "“\(Self.short(text))” is in a symbol font, and what it shows is not known."
        case .covered(let text):
            "“\(Self.short(text))” stands under a merged cell, where nobody sees it; it is not read."
        case .belowShape(let text):
            "A shape or picture lies over “\(Self.short(text))”, which nobody sees; it is not read."
        case .unseen(let text): "“\(Self.short(text))” is in a format that shows nothing; it is not read."
        case .white(let text): "“\(Self.short(text))” has the colour of its ground; it is not read."
        case .tiny(let text): "“\(Self.short(text))” is too small to be seen; it is not read."
        case .crossed(let text): "Lines cross “\(Self.short(text))” out from corner to corner; it is not read."
        case .condition(let range, .rewords):
            "Cells of \(Self.short(range)) show something else than their figures where a condition holds."
        case .condition(let range, let effect):
            "Cells of \(Self.short(range)) are \(effect == .strikes ? "struck out" : "not shown") where a condition holds, and which these are is not worked out."
        case .zero: "The cell holds 0, and the sheet shows no zeros; it is blank."
        case .note(let text): "A note says “\(Self.short(text))”; it is in no table and not read."
        case .picture: "A picture or drawing lies over the sheet; it is not read."
        case .filter(let rows):
            "A filter was left on and hides \(rows) row\(rows == 1 ? "" : "s"); what it hides is not read."
        }
    }

    private var context: [String: String] {
        switch self {
        case .date(let shown, let stored), .rounded(let shown, let stored): ["shown": shown, "stored": stored]
        case .format(let code): ["format": code]
        case .filter(let rows): ["rows": String(rows)]
        case .condition(let range, _): ["cells": range]
        default: [:]
        }
    }

    private var text: String? {
        switch self {
        case .date(let shown, _), .rounded(let shown, _): shown
        case .error(let text), .struck(let text), .symbol(let text), .covered(let text),
            .belowShape(let text), .unseen(let text), .white(let text), .tiny(let text), .crossed(let text),
            .note(let text):
            text
        case .formulaWithoutValue, .format, .picture, .filter, .condition, .zero: nil
        }
    }

    /// - Parameter others: How many more cells of the sheet are like this one and are not told of on their own.
    func finding(at location: Finding.Location, others: Int) -> Finding {
        var location = location
        location.text = text
        let rest = others == 0 ? "" : " \(others) more cell\(others == 1 ? " is" : "s are") like it."
        return Finding(
            kind, message: message + rest, help: kind.meaning.remedy, location: location, context: context)
    }

    /// At most 80 characters of a text, on one line.
    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 80 ? line.prefix(79) + "…" : line
    }
}
