import ChartSchema
import Notation
import Tables

/// Times after which a row holds, below a header that says so: "24 months" below "After", "Longer than", "Last filled more than".
enum WindowStart {
    /// The role of a column; `nil` where its header says more than that, or a cell says itself which end of a window it is.
    static func role(_ header: String, _ cells: ColumnTexts) -> MedicationColumns.Role? {
        guard isHeader(header), case .fills(let basis) = TimesHeader(clockOf: header),
            case let unit = LookbackNotation.unit(inHeader: header.spacedName),
            cells.all({ window($0, unit, basis) != nil })
        else { return nil }
        return .windowStart(unit, basis)
    }

    /// The window that begins where a cell's time ends; that of any time where it names none.
    static func window(
        _ text: String, _ unit: LookbackNotation.Unit?, _ basis: LookbackWindow.Basis?
    ) -> LookbackWindow? {
        guard let read = LookbackNotation.read(inColumn: text, headerUnit: unit, basis: basis), read.condition == nil
        else { return nil }
        if read.window == .always { return .always }
        // "Over" above "50 years"; "within 24 months" says itself which end it is.
        guard let bare = WindowGrammar.read(text, unit: unit.map { $0 == .year ? "year" : "month" }), bare.isBare,
            !bare.mayBeAge
        else { return nil }
        return read.window.complement
    }

    /// One word for what lies beyond, and beside it those of fills and of time. "Taken longer than" and "Duration over" are of what lasts, and so may be
    /// "Longer than" by itself.
    private static func isHeader(_ header: String) -> Bool {
        let text = TaggedText(header.spacedName)
        let after = text.tags.indices.filter { starting.contains(text.printed($0..<$0 + 1).lowercased()) }
        let beyond = WindowGrammar.read("\(header.spacedName) 2 months")
        guard after.count == 1, !text.has(.lasting), !text.tokens.contains(where: { takings.contains($0.text) }),
            !(beyond?.isLasting ?? false)
        else { return false }
        let mayLast = lasting.contains(text.printed(after[0]..<after[0] + 1).lowercased())
        return (!mayLast || text.has(.clock))
            && text.tags.indices.allSatisfy { place in
                after.contains(place) || text.token(place).kind == .sign
                    || TimesHeader.words.contains(text.token(place).text)
                    || [.clock, .unitTime, .ago, .if, .counting].contains { text.has($0, at: place) }
            }
    }

    private static let starting = Lexicon.words("window-start.starting")
    private static let lasting = Lexicon.words("window-start.lasting")
    /// "taken", which may be for how long; "filled" is not.
    private static let takings = Lexicon.words("window-start.takings")
}
