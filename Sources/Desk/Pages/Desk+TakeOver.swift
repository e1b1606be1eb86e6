import ChartSchema
import Pages
import Pipeline
import Reading
import Reports

/// A file that was mended: what was answered for the one before holds for it too, as far as it asks the same.
extension Desk {
    private static let mostBefore = 3
    private static let mostLookedAt = 12
    /// How much of what a mended file says the one before said too.
    private static let leastAlike = 0.5

    /// The drafts whose answers a draft without any may take over: those of files that are named alike and say the same.
    func draftsBefore(_ draft: Draft, _ trial: TrialReading, _ configuration: PipelineConfiguration?) async
        -> [DraftFolder.Stand]
    {
        guard draft.settled.isEmpty, let chart = trial.reading.draft?.chart else { return [] }
        let name = SeriesGuess.letters(of: draft.name)
        let named = drafts.all().filter {
            $0.draft.id != draft.id && !$0.draft.settled.isEmpty && SeriesGuess.letters(of: $0.draft.name) == name
        }
        let likeness = ChartLikeness(chart)
        var found: [DraftFolder.Stand] = []
        for stand in named.prefix(Self.mostLookedAt) where found.count < Self.mostBefore {
            guard let before = try? await self.trial(stand.draft, configuration).reading.draft?.chart,
                before.isEmpty || likeness.share(of: before) >= Self.leastAlike
            else { continue }
            found.append(stand)
        }
        return found
    }

    /// Takes the answers of another draft over; the page says how many, and which are none of this file.
    func takeOver(_ id: String, _ form: FormBody) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id), let before = form["of"].flatMap(drafts.stand(of:))?.draft else {
            return missing("/drafts/\(id)")
        }
        let taken: [Draft.Answer]
        do { taken = try await answers(of: before, holdingFor: stand.draft) } catch {
            return problem(Self.words(error), back: "/drafts/\(id)")
        }
        do throws(DraftFolder.Problem) {
            try drafts.change(id, seen: form["revision"] ?? "") { draft in
                draft.answers += taken.map { answer in
                    var answer = answer
                    answer.say["with"] = "answers:" + before.id
                    return answer
                }
            }
        } catch {
            let note = "Nothing is taken over: somebody has answered here meanwhile, as this page shows."
            return after(.note(note), at: "/drafts/\(id)")
        }
        let left = before.settled.filter { answer in !taken.contains(where: answer.isSame(as:)) }
        return after(.note(Self.note(of: taken.count, before.name, left: left)), at: "/drafts/\(id)")
    }

    private static let mostNamed = 8

    private static func note(of count: Int, _ name: String, left: [Draft.Answer]) -> String {
        let taken = "\(counted(count, "answer")) of \(name) taken over."
        guard !left.isEmpty else { return taken }
        let said = left.prefix(mostNamed).map { answer in
            let words = Self.words(answer)
            return (answer.isSkipped ? "\(answer.subject) " : "")
                + (words.hasSuffix(".") ? String(words.dropLast()) : words)
        }.joined(separator: "; ")
        return
            "\(taken) Not, or not whole, what this file does not ask for, or prints otherwise: \(said)\(left.count > mostNamed ? "; …" : ".")"
    }

    /// What was said to questions that the file asks too, and of figures and decisions that it prints alike.
    private func answers(of before: Draft, holdingFor draft: Draft) async throws -> [Draft.Answer] {
        let configuration = try self.configuration()
        let plain = try await trial(draft, configuration)
        guard let source = source(of: before, holdingFor: plain, configuration) else { return [] }
        var taken = draft.answering(source)
        let rest = before.settled.filter { $0.question != Draft.source && !$0.isOfReview && !$0.isSkipped }
        // Each question is asked by the file without the answer, and the answer is understood.
        let open = try await trial(taken, configuration)
        let asked = DeskQuestion.all(in: taken, open)
        for answer in rest where asked.contains(where: { $0.isAnswered(by: answer, open) }) {
            let with = taken.answering(answer)
            let after = try await trial(with, configuration)
            let isUnread = after.reading.findings.contains {
                $0.isA(ChartFinding.sayingUnread) && "meaning:" + ($0.context["text"] ?? "") == answer.question
            }
            if !isUnread { taken = with }
        }
        let settled = try await trial(taken, configuration)
        let printed = try await trial(before.withoutReview, configuration).reading.draft?.chart
        let names = Set(DeskQuestion.all(in: taken, settled).map(\.name))
        taken.answers += before.settled.filter { answer in
            guard answer.question != Draft.source, answer.isOfReview || answer.isSkipped,
                names.contains(answer.question) || answer.question.hasPrefix("value:"),
                let chart = settled.reading.draft?.chart
            else { return false }
            return Draft(answering: answer).corrections.allSatisfy { _, correction in
                guard let printed, let value = correction.printed(in: chart) else { return false }
                return value == correction.printed(in: printed)
            }
        }
        return taken.answers
    }

    /// Whose chart it is, as was said before; without the day where the file prints another, and without where the other file came
    /// from. `nil` where the file names another carrier.
    private func source(
        of before: Draft, holdingFor trial: TrialReading, _ configuration: PipelineConfiguration?
    ) -> Draft.Answer? {
        guard var source = before.answer(to: Draft.source), let carrier = before.carrier else { return nil }
        if let named = CarrierName.named(in: trial, configuration), !CarrierName.areAlike(named, carrier.name) {
            return nil
        }
        for field in ["origin", "retrieved", "replaces", "earlier"] { source.say[field] = nil }
        let days = trial.questions.first { $0.subject == .edition }?.answers.map(\.word) ?? []
        source.say["edition"] = before.edition.flatMap { days.isEmpty || days.contains($0) ? $0 : nil }
        return source
    }
}

extension DeskQuestion {
    /// Whether an answer to another file's question is one to this.
    fileprivate func isAnswered(by answer: Draft.Answer, _ trial: TrialReading) -> Bool {
        if name == answer.question { return true }
        guard case .finding(let finding) = self else { return false }
        if isOfUnit, case .build(let draft)? = trial.reading.draft, let column = draft.columnName(at: finding.location)
        {
            return answer.question == "unit:" + column
        }
        if QuestionReadings.isOfProduct(finding) {
            return answer.question == "meaning:" + (finding.context["product"] ?? "")
        }
        let readings = QuestionReadings(finding, trial).all
        return readings.contains { $0.question == answer.question && $0.word == answer.say["word"] }
            || finding.location.text.map { answer.question == "meaning:" + $0.onOneLine } ?? false
    }
}

extension Draft.Answer {
    /// A figure that is corrected, or a finding that is accepted.
    fileprivate var isOfReview: Bool { question.hasPrefix("value:") || question.hasPrefix("finding:") }

    /// Whether it says the same, to whatever file.
    fileprivate func isSame(as other: Draft.Answer) -> Bool {
        func said(_ answer: Draft.Answer) -> [String: String] { answer.say.filter { $0.key != "with" } }
        return question == other.question && said(self) == said(other)
    }
}

extension Chart {
    fileprivate var isEmpty: Bool {
        switch self {
        case .build(let chart): chart.rows.isEmpty
        case .medication(let chart): chart.rules.isEmpty
        }
    }
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
}
