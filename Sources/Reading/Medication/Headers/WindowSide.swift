import ChartSchema
import Notation

/// On which side of a row's time a column decides: "If yes" and "If no" beside "Filled within", "Decision outside lookback".
enum WindowSide {
    case inside, outside

    init?(header: String) {
        let name = FoldedText(header.spacedName).string.trimming("?:. ")
        if Self.insides.contains(name) {
            self = .inside
        } else if Self.outsides.contains(name) {
            self = .outside
        } else {
            return nil
        }
    }

    /// `nil` where what lies outside is no one time.
    func window(of row: LookbackWindow) -> LookbackWindow? { self == .inside ? row : row.complement }

    private static let insides = Lexicon.words("window-side.inside")
    private static let outsides = Lexicon.words("window-side.outside")
}

extension MedicationTable {
    /// The time of a row on the side of it on which a column decides; false where that is no one time, and the row was refused.
    func take(
        _ side: WindowSide, cell: Int, row: Int, into parts: inout RowParts, _ session: inout MedicationSession
    ) -> Bool {
        guard let window = side.window(of: parts.window) else {
            session.refuse(
                MedicationFinding.windowUnread, "What lies on the other side of the row's time is no one time.",
                help: "Say both in one rule a row.", grid: grid, row: row, cell: cell)
            return false
        }
        parts.window = window
        return true
    }
}
