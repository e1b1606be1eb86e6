import ChartSchema
import Pages
import Pipeline
import Reports

/// A file that was mended: what was answered for the one before holds for it too, as far as it asks the same.
extension Desk {
    private static let mostBefore = 3

    /// The drafts whose answers a draft without any may take over: those of files that are named alike.
    func draftsBefore(_ draft: Draft) -> [DraftFolder.Stand] {
        guard draft.settled.isEmpty else { return [] }
        let name = SeriesGuess.letters(of: draft.name)
        return Array(
            drafts.all().filter {
                $0.draft.id != draft.id && !$0.draft.settled.isEmpty && SeriesGuess.letters(of: $0.draft.name) == name
            }.prefix(Self.mostBefore))
    }

    /// Takes the answers of another draft over; the page says how many, and which are none of this file.
    func takeOver(_ id: String, _ form: FormBody) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id), let before = form["of"].flatMap(drafts.stand(of:))?.draft else {
            return missing("/drafts/\(id)")
        }
        guard stand.revision == form["revision"] else { return conflict(stand, form, at: "/drafts/\(id)/answers") }
        let taken: [Draft.Answer]
        do { taken = try await answers(of: before, holdingFor: stand.draft) } catch {
            return problem(Self.words(error), back: "/drafts/\(id)")
        }
        do throws(DraftFolder.Problem) {
            try drafts.change(id, seen: stand.revision) { draft in
                draft.answers += taken.map { answer in
                    var answer = answer
                    answer.say["with"] = "answers:" + before.id
                    return answer
                }
            }
        } catch {
            return conflict(drafts.stand(of: id) ?? stand, form, at: "/drafts/\(id)/answers")
        }
        let left = before.settled.filter { answer in !taken.contains { $0.question == answer.question } }
        return after(.note(Self.note(of: taken.count, before.name, left: left)), at: "/drafts/\(id)")
    }

    private static let mostNamed = 8

    private static func note(of count: Int, _ name: String, left: [Draft.Answer]) -> String {
        let taken = "\(counted(count, "answer")) of \(name) taken over."
        guard !left.isEmpty else { return taken }
        let said = left.prefix(mostNamed).map { Self.words($0) }.joined(separator: "; ")
        return
            "\(taken) Not those that this file does not ask for, or prints otherwise: \(said)\(left.count > mostNamed ? "; …" : ".")"
    }

    /// What was said to questions that the file asks too, and of figures and decisions that it prints alike.
    private func answers(of before: Draft, holdingFor draft: Draft) async throws -> [Draft.Answer] {
        let configuration = try self.configuration()
        let printed = try await trial(before.withoutReview, configuration).reading.draft?.chart
        var taken = draft
        taken.answers = before.settled.filter { !$0.isOfReview && !$0.isSkipped }
        var asked = try await trial(taken.asking(), configuration)
        let unread = Set(
            try await trial(taken, configuration).reading.findings.filter { $0.rule == "reading.saying.unread" }
                .compactMap { $0.context["text"] })
        let names = Set(DeskQuestion.all(in: taken.asking(), asked).map(\.name))
        taken.answers.removeAll { answer in
            guard answer.question.hasPrefix("meaning:") else { return false }
            let isAsked = names.contains(answer.question) || answer.say["finding"] != nil
            return !isAsked || unread.contains(String(answer.question.dropFirst("meaning:".count)))
        }
        asked = try await trial(taken, configuration)
        let questions = Set(DeskQuestion.all(in: taken, asked).map(\.name))
        let chart = asked.reading.draft?.chart
        taken.answers += before.settled.filter { answer in
            guard answer.isOfReview || answer.isSkipped else { return false }
            let isAsked = questions.contains(answer.question) || answer.question.hasPrefix("value:")
            return isAsked
                && Draft(answering: answer).corrections.allSatisfy { _, correction in
                    guard let chart, let printed, let value = correction.printed(in: chart) else { return false }
                    return value == correction.printed(in: printed)
                }
        }
        return taken.answers
    }
}

extension Draft.Answer {
    /// A figure that is corrected, or a finding that is accepted.
    fileprivate var isOfReview: Bool { question.hasPrefix("value:") || question.hasPrefix("finding:") }
}

extension Draft {
    fileprivate init(answering answer: Answer) {
        self.init(id: "", name: "", path: "", sha256: "", answers: [answer])
    }

    /// Without what was said of figures and findings.
    fileprivate var withoutReview: Draft {
        var draft = self
        draft.answers = settled.filter { !$0.isOfReview }
        return draft
    }

    /// Without what names mean, so that it is asked.
    fileprivate func asking() -> Draft {
        var draft = self
        draft.answers.removeAll { $0.question.hasPrefix("meaning:") }
        return draft
    }
}
