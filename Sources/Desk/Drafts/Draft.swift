import Foundation
import Store

/// A file on its way to a published chart, and what people have said of it so far: `drafts/<id>/draft.json`.
///
/// It is a file of the project, so that a colleague can open it. Nothing in it is a result: from the file and the answers everything is read
/// again.
struct Draft: Codable, Sendable, Hashable {
    /// The number of this form.
    static let schema = 1

    var schema = Draft.schema
    /// Made of the file's bytes: the same file dropped twice is one draft.
    var id: String
    /// The file's name as it came.
    var name: String
    /// Where the file is, relative to the project's folder.
    var path: String
    /// Of the file's bytes.
    var sha256: String
    /// In the order they were given; of several to one question the last holds.
    var answers: [Answer] = []
    /// As what its publication was begun, `carrier/chart/edition`: one that was cut short may go on over what it wrote itself.
    var begun: String?

    /// What was said to one question.
    struct Answer: Codable, Sendable, Hashable {
        var question: String
        /// By the name of the field.
        var say: [String: String]
        /// Of a text that is applied: the figures it changes, each as a correction names it.
        var corrects: [[String: String]]?

        /// The question is left as it is.
        static func skipped(_ question: String) -> Answer { Answer(question: question, say: ["skip": "yes"]) }
        var isSkipped: Bool { say["skip"] != nil }

        /// What was said to the question before holds no more.
        static func takenBack(_ question: String) -> Answer { Answer(question: question, say: ["taken-back": "yes"]) }
        var isTakenBack: Bool { say["taken-back"] != nil }
    }

    /// The answer that holds.
    func answer(to question: String) -> Answer? {
        answers.last { $0.question == question }.flatMap { $0.isTakenBack ? nil : $0 }
    }

    /// With an answer taken back; what was said stays in the list, so that this can be undone like all else.
    func takingBack(_ question: String) -> Draft {
        var draft = self
        // What was said of its cell with it, too.
        let names = settled.filter { $0.question == question || $0.say["beside"] == question }.map(\.question)
        for name in names {
            draft.answers.append(.takenBack(name))
            if names.count > 1 { draft.answers[draft.answers.count - 1].say["with"] = "back:" + question }
        }
        return draft
    }

    /// What was answered, each question once, in the order of the first answers.
    var settled: [Answer] {
        var seen: Set<String> = []
        return answers.compactMap { seen.insert($0.question).inserted ? answer(to: $0.question) : nil }
    }

    static func id(of bytes: [UInt8]) -> String { String(sha256Hexadecimal(bytes).prefix(16)) }

    /// As it stands in its file.
    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers: there is nothing in it that cannot be written.
        return Array((try? encoder.encode(self)) ?? Data()) + [0x0A]
    }
}
