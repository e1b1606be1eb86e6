import Vocabulary

/// "Heights are measured in shoes": other heights than those that people are asked for.
extension SentenceReader {
    var isShod: Bool {
        text.tags.indices.contains { place in
            Self.shod.contains(text.token(place).text) && !text.has(.furniture, at: place)
                && !clause(endingAt: place).contains { text.has(.negation, at: $0) }
        }
    }

    /// From the sign or the "and" that begins the clause: "weights without clothing and heights in shoes".
    private func clause(endingAt place: Int) -> Range<Int> {
        let start = (0..<place).last { text.token($0).kind == .sign && !"-/'\"".contains(text.token($0).text) } ?? 0
        return start..<place
    }

    private static let shod = Lexicon.words("sentence-subject.shod")
}
