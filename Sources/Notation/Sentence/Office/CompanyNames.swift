/// The names of companies in a sentence: "Copper State Life", and words that nobody knows before what only companies are.
struct CompanyNames {
    private let text: TaggedText

    init(_ text: TaggedText) { self.text = text }

    /// The tags of their words.
    var tags: Set<Int> { Set(text.tags.indices.flatMap { Array(name(endingAt: $0)) + subject(from: $0) }) }

    /// "Blue Heron Life Insurance Company"
    private func name(endingAt place: Int) -> Range<Int> {
        let none = place..<place
        guard isCapital(place), text.has(.organisation, at: place) || text.token(place).text == "life" else {
            return none
        }
        // Where all words are capitals, none of them is a name's for that.
        let printed = text.printed(text.tags.indices)
        if printed == printed.uppercased() { return text.has(.organisation, at: place) ? place..<place + 1 : none }
        var start = place
        while start > 0, place - start < Self.longest, isOfName(start - 1) { start -= 1 }
        return start..<place + 1
    }

    /// "Sunny Slope is not affiliated with any agency"
    private func subject(from place: Int) -> Range<Int> {
        let none = place..<place
        guard
            place == 0 || OfficeWords.joining.contains(text.token(place - 1).text)
                || text.token(place - 1).kind == .sign
        else { return none }
        var end = place
        while text.tags.indices.contains(end), end - place < Self.longest, isOfName(end) { end += 1 }
        guard end > place, text.tags.indices.contains(end) else { return none }
        let rest = text.tokens[text.tags[end].tokens.lowerBound...].map(\.text)
        return OfficeWords.beginsAsCompany(rest) ? place..<end : none
    }

    /// In words.
    private static let longest = 4

    private func isOfName(_ place: Int) -> Bool {
        let word = text.token(place).text
        // "Joint Life" is no company.
        return isCapital(place) && !OfficeWords.joining.contains(word) && !OfficeWords.others.contains(word)
            && !Self.ofCases.contains { text.has($0, at: place) } && text.token(place).number == nil
    }

    private func isCapital(_ place: Int) -> Bool { text.printed(place..<place + 1).first?.isUppercase ?? false }

    private static let ofCases: [WordCategory] = [
        .decision, .sex, .tobacco, .age, .person, .number, .negation, .exception, .only, .if, .unitTime, .unitDose,
    ]
}
