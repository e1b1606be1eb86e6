/// The words with one blank between them.
func singleSpaced(_ text: some StringProtocol) -> String {
    if isSingleSpaced(text) { return String(text) }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Whether a text is plain ASCII with single blanks, as most are; `false` says nothing.
private func isSingleSpaced(_ text: some StringProtocol) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
        let isBlank = byte == UInt8(ascii: " ")
        guard byte < 0x80, byte >= UInt8(ascii: " "), !isBlank || last != byte else { return false }
        last = byte
    }
    return last != UInt8(ascii: " ") || text.isEmpty
}

/// "Non-" over "Tobacco", a word that the end of a line broke, as one.
func withoutBrokenWords(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return text }
    var words: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
        if let last = words.last, last.lowercased() == "non-", word.first?.isLetter ?? false {
            words[words.count - 1] = last + word
        } else {
            words.append(String(word))
        }
    }
    return words.contains { $0.lowercased().hasPrefix("non-") } ? words.joined(separator: " ") : text
}
