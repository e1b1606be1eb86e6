import ChartSchema
import Pipeline
import Reports

/// Figures that somebody corrects.
extension Desk {
    /// A correction that leaves no figure, or brings a finding that was not there, is told where it is typed: the finding can be meant,
    /// and is then said to be.
    func sure(_ answer: Draft.Answer, _ form: FormBody, _ stand: DraftFolder.Stand) async -> Result<
        Draft.Answer, Mistake
    > {
        let known = (try? configuration()).flatMap(\.self)
        let before = stand.draft.takingBack(answer.question)
        guard let trial = try? await trial(before, known),
            let after = try? await self.trial(before.answering(answer), known)
        else {
            return .success(answer)
        }
        let problems = Set(trial.problems.map(\.message))
        if let problem = after.problems.first(where: { !problems.contains($0.message) }) {
            return .failure(Mistake(message: PageWords.of(problem.message), focus: "height"))
        }
        guard form["sure"] == nil else { return .success(answer) }
        let had = Set(trial.reading.findings.map(DeskQuestion.name))
        let new = after.reading.findings.first {
            $0.severity >= .warning && $0.isOpen && !had.contains(DeskQuestion.name(of: $0))
        }
        guard let new else { return .success(answer) }
        return .failure(
            Mistake(
                message: "\(PageWords.of(new.message)) If that is meant, tick that it is right all the same.",
                field: "is-doubtful", focus: "publish"))
    }
}
