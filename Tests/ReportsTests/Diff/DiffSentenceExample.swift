import Diff
import Testing

/// Two states of a dataset, and all that a diff says of them.
struct DiffSentenceExample: Sendable, CustomTestStringConvertible {
    /// The kind that it is an example of.
    var kind: DiffStatement.Kind
    var before: SampleState
    var after: SampleState
    /// In the diff's order.
    var sentences: [String]

    init(_ kind: DiffStatement.Kind, from before: SampleState, to after: SampleState, _ sentences: String...) {
        (self.kind, self.before, self.after, self.sentences) = (kind, before, after, sentences)
    }

    var testDescription: String { "\(kind.rawValue): \(sentences.first ?? "nothing")" }
}

extension DiffSentenceExample {
    static let all = dataset + columns + figures + medications + words + findings
}
