extension String {
    /// Whether a folded word is a number such as names have behind them: "ii" of "Class II", "Compass Term II".
    var isRomanNumeral: Bool { !isEmpty && allSatisfy { "ivx".contains($0) } }
}
