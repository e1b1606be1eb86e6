/// What codes, months and links of a page look like.
extension PageWords {
    /// `10-23`, `07/2022`
    static func isMonth(_ word: some StringProtocol) -> Bool {
        // "EPWL-UW 0624"
        let digits = word.hasSuffix(".") ? String(word.dropLast()) : String(word)
        if digits.count == 4, digits.allSatisfy(\.isNumber), let month = Int(digits.prefix(2)) {
            return (1...12).contains(month)
        }
        let parts = word.split(whereSeparator: { "-/.".contains($0) })
        return parts.count == 2 && parts.allSatisfy { (2...4).contains($0.count) && $0.allSatisfy(\.isNumber) }
            && Int(parts[0]).map { (1...12).contains($0) } ?? false
    }

    static func isCode(_ word: some StringProtocol) -> Bool {
        let parts = word.trimmingPrefix("(").split(separator: "-").map {
            $0.filter { $0 != ")" && $0 != "." && $0 != "," }
        }
        guard parts.count > 1, let first = parts.first, (2...4).contains(first.count) else { return false }
        return word.contains(where: \.isNumber) && first.allSatisfy { $0.isUppercase }
            && parts.dropFirst().allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isUppercase || $0.isNumber } && part.count <= 6
            }
            && (parts.count > 2 || parts[1].count > 1)
    }

    static func isLink(_ printed: Substring) -> Bool {
        var word = printed
        while let last = word.last, ".,;:)!?".contains(last) { word.removeLast() }
        if word.hasPrefix("www.") || word.hasPrefix("http") { return true }
        // "agents.carrier.com"
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let last = parts.last, domains.contains(String(last)),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
        {
            return true
        }
        guard let at = word.lastIndex(of: "@"), let dot = word[at...].lastIndex(of: ".") else { return false }
        let ending = word[word.index(after: dot)...]
        return word[..<at].contains(where: \.isLetter) && ending.count > 1 && ending.allSatisfy(\.isLetter)
    }

    private static let domains = Lexicon.words("page-words.domains")
}
