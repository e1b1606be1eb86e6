extension String {
    /// `fillWithin` and `fill_within` as "fill Within": a name of programs, with its words apart.
    var spacedName: String {
        var result = ""
        for character in self {
            if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
            result.append(character == "_" ? " " : character)
        }
        return result
    }
}
