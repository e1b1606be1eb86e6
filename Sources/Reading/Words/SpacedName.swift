extension String {
    /// `fillWithin` and `fill_within` as "fill Within", `UWAction` as "UW Action": a name of programs, with its words apart.
    var spacedName: String {
        let characters = Array(self)
        let isOneWord = !characters.contains { $0.isWhitespace }
        var result = ""
        for (place, character) in characters.enumerated() {
            let endsWord = character.isUppercase && result.last?.isLowercase == true
            if endsWord || isOneWord && Self.endsCapitals(before: place, of: characters) { result.append(" ") }
            result.append(character == "_" ? " " : character)
        }
        return result
    }

    /// Whether a word begins at a capital behind capitals: the "A" of `UWAction`, and not the "P" of "GPs".
    private static func endsCapitals(before place: Int, of characters: [Character]) -> Bool {
        place > 1 && place + 2 < characters.count && characters[place - 2...place].allSatisfy(\.isUppercase)
            && characters[place + 1...place + 2].allSatisfy(\.isLowercase)
    }
}
