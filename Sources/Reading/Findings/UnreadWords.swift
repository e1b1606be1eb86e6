/// What is told of words of titles that no reader accounts for.
enum UnreadWords {
    /// - Parameters:
    ///   - words: As printed.
    ///   - thing: What the title stands over: "limit", "rule".
    static func message(_ words: [String], over thing: String) -> String {
        "Nothing accounts for \(words.map { "\"\($0)\"" }.joined(separator: ", ")) here; the \(thing)s were read as if it were not there."
    }
}
