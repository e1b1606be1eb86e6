import Pipeline

/// What a file prints of its day.
struct DayEvidence {
    private let answers: [Question.Answer]

    init(_ answers: [Question.Answer]) { self.answers = answers }

    /// Each text once, however many days it may be.
    private var printed: String {
        var texts: [String] = []
        for text in answers.compactMap(\.evidence) where !texts.contains(text) { texts.append(text) }
        let words = texts.joined(separator: ", ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    private var isOneText: Bool { Set(answers.compactMap(\.evidence)).count == 1 && answers.count > 1 }

    /// Above the days to choose from.
    var words: String {
        if answers.isEmpty { return "No day is printed: ask the carrier, or give the day it came." }
        return isOneText ? "\(printed), which may be either." : "\(printed)."
    }

    /// Beside the field in which a day is typed.
    var hint: String {
        answers.contains(where: \.isLikely)
            ? "\(printed)." : "\(printed). Left empty, it is asked next which day that is."
    }
}
