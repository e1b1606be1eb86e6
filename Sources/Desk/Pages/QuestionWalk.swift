import Pipeline

/// The questions of a draft one after another: those that are answered, in the order they were, then those that are open.
struct QuestionWalk {
    /// The answers that can be gone back to: a figure that was corrected of one's own accord was no question.
    let given: [Draft.Answer]
    let open: [DeskQuestion]

    init(_ draft: Draft, _ open: [DeskQuestion]) {
        given = draft.settled.filter { answer in
            (!answer.question.hasPrefix("value:") || answer.say["finding"] != nil) && answer.say["beside"] == nil
                && !open.contains { $0.name == answer.question }
        }
        self.open = open
    }

    /// By which each is asked for.
    var names: [String] { given.map(\.question) + open.map(\.name) }

    /// The one that is asked for, else the first that is open; `nil` where nothing is.
    func place(of name: String?) -> Int? {
        name.flatMap { names.firstIndex(of: $0) } ?? (open.isEmpty ? nil : given.count)
    }

    /// The one before; of a page that asks nothing the last that was answered.
    func before(_ place: Int?) -> String? {
        let place = place ?? names.count
        return place > 0 ? names[place - 1] : nil
    }

    func after(_ place: Int?) -> String? {
        place.flatMap { $0 + 1 < names.count ? names[$0 + 1] : nil }
    }
}

/// A question as it is asked, over the reading that it is asked of.
struct AskedAgain {
    let question: DeskQuestion
    /// Without its answer, where it has one.
    let trial: TrialReading
    let answer: Draft.Answer?
}

extension Desk {
    /// The question at a place of a walk; an answered one as it was asked before it was answered. `nil` where it is a question no more.
    func question(
        at place: Int, of walk: QuestionWalk, _ draft: Draft, _ trial: TrialReading,
        _ configuration: PipelineConfiguration?
    ) async -> AskedAgain? {
        guard place < walk.given.count else {
            return AskedAgain(question: walk.open[place - walk.given.count], trial: trial, answer: nil)
        }
        let answer = walk.given[place]
        let before = draft.takingBack(answer.question)
        let name = answer.say["finding"] ?? answer.question
        guard let earlier = try? await self.trial(before, configuration),
            let question = DeskQuestion.all(in: before, earlier).first(where: { $0.name == name })
        else { return nil }
        return AskedAgain(question: question, trial: earlier, answer: answer)
    }
}

extension Draft.Answer {
    /// As the fields of its form had it.
    var typed: [String: String] {
        guard question == Draft.source else { return say.merging(["question": question]) { own, _ in own } }
        var typed = say
        typed["carrier"] = say["carrier-name"] ?? say["carrier"]
        typed["product"] = (say["products"] ?? "").split(separator: "\n").map { line in
            line.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""
        }.joined(separator: ", ")
        return typed
    }
}
