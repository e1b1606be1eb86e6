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
