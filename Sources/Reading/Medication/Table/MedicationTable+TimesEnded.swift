import ChartSchema
import Notation
import Tables

/// "Any time", "Ever", "No lookback" over rows: the end of a time that a title, a heading or a caption gave to the rows before.
extension MedicationTable {
    /// Whether a text says that no time is asked for, and nothing else: not "Current", not a dash.
    static func asksNoTime(_ text: String) -> Bool {
        // "All" and "N/A" may be of anything.
        guard TaggedText(text).tokens.contains(where: { endings.contains($0.text) }),
            let said = LookbackNotation.read(text)
        else { return false }
        return said.window == .always && said.condition == nil
    }

    private static let endings = Lexicon.words("times-ended.words")

    /// Whether a title above the header says so: what stands farther away gives no time, then.
    var titlesAskNoTime: Bool { titleRows.contains { Self.asksNoTime($0.text) } }

    /// The rows below hold at any time: nothing around the table gives them one any more; uses and conditions stay.
    mutating func endTimes() {
        tableScopes = tableScopes.compactMap { scope in
            var rest = scope
            rest.window = .always
            return rest == scope || rest.use != nil || rest.condition != nil ? rest : nil
        }
    }
}
