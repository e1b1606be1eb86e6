import Tables

extension ReadingSession {
    /// "Effective to" of "Effective to: 12/31/2019"
    func nameOfEnd(_ text: String) -> String { text.halves(apartAt: ":").map { singleSpaced($0.0) } ?? text }

    /// "Valid to 12/31/2019", `Active: false`: the text says that the limits do not hold, or until when.
    func isNoLongerInForce(_ text: String, piece: TextPiece) -> Bool {
        if InForce.ends(text) { return true }
        guard let (name, value) = piece.text.halves(apartAt: ":"), text.hasPrefix(name) else { return false }
        return InForce.denies(String(name), singleSpaced(value))
    }
}
