import ChartSchema
import Pages
import Pipeline
import Reports

/// Texts of the carrier that may change limits: a person says what becomes of them.
extension Desk {
    /// A text that is applied to figures: they are corrected, and its finding is accepted, both with the same reason.
    func applied(
        _ answer: Draft.Answer, _ form: FormBody, _ stand: DraftFolder.Stand
    ) async -> Result<Draft.Answer, Mistake> {
        let before = stand.draft.takingBack(answer.question)
        guard let configuration = try? self.configuration() as PipelineConfiguration??,
            let trial = try? await trial(before, configuration), case .build(let chart)? = trial.reading.draft?.chart,
            let field = form["field"].flatMap(AppliedCorrection.Field.init(rawValue:))
        else { return .failure(Mistake(message: "There is no limit that it could be applied to.")) }
        let columns = Set(form.fields.filter { $0.name == "column" }.compactMap { Int($0.value) })
            .filter { chart.columns.indices.contains($0) }
        if form["everybody"] == nil, let problem = others(than: answer, columns, chart, trial) {
            return .failure(problem)
        }
        var answer = answer
        do throws(AppliedText.Problem) {
            let text = try AppliedText(
                field, change: form["by"] ?? "", columns: columns, heights: (form["from"], form["to"]))
            answer.corrects = try text.corrections(in: chart)
            for name in ["field", "by", "from", "to", "everybody"] { answer.say[name] = form[name] }
            answer.say["columns"] = columns.sorted().map(String.init).joined(separator: ",")
            let heights = [("from", form["from"]), ("to", form["to"])].compactMap { word, at in
                at.map { "\(word) \($0)" }
            }
            let left = text.corrected(in: chart)
            let apart =
                left == 0
                ? [] : ["not the \(counted(left, "figure")) that \(left == 1 ? "is" : "are") corrected already"]
            let names = columns.sorted().map { chart.columns[$0].name }.joined(separator: ", ")
            answer.say["applied"] =
                ([names, Self.words(ofField: field.rawValue) + " " + text.inWords] + heights + apart).joined(
                    separator: ", ")
        } catch { return .failure(Mistake(message: Self.words(error))) }
        // What cannot be corrected, because it is already, or because two figures answer to one name, is said before it is kept.
        let known = trial.problems.map(\.message)
        let after = try? await self.trial(before.answering(answer), configuration)
        if let problem = after?.problems.first(where: { !known.contains($0.message) }) {
            return .failure(Mistake(message: problem.message))
        }
        return .success(answer)
    }

    /// A text about some people changes no figure that is for others too, unless somebody says that it holds for everybody.
    private func others(
        than answer: Draft.Answer, _ columns: Set<Int>, _ chart: BuildChart, _ trial: TrialReading
    ) -> Mistake? {
        let finding = trial.reading.findings.first { DeskQuestion.name(of: $0) == answer.question }
        guard let people = finding?.location.text.flatMap(PeopleOfText.init),
            let other = columns.sorted().first(where: { !people.areAll(of: chart.columns[$0]) })
        else { return nil }
        return Mistake(
            message:
                "The text is about some people only (“\(people.words)”), and “\(chart.columns[other].name)” is for others "
                + "too. Choose columns that are for them alone; or tick that it holds for everybody.")
    }

    private static func words(_ problem: AppliedText.Problem) -> String {
        switch problem {
        case .change(let text):
            "Say by how much, as +5, -10 or 5 %" + (text.isEmpty ? "." : "; found “\(text.cut(to: 40))”.")
        case .noColumn: "Choose the columns that it changes."
        case .height(let text): "“\(text.cut(to: 40))” is no height."
        case .noFigure: "No figure of these columns is there between these heights."
        }
    }
}

extension BuildColumn {
    /// As a person tells it from its neighbours: `Standard, male`.
    var name: String {
        let about = [
            product, classLabel ?? rateClass?.badge.name, sex == .any ? nil : sex.rawValue,
            tobacco == .any ? nil : tobacco.inWords, age.isAny ? nil : "age \(age.inWords)",
        ].compactMap(\.self)
        return about.isEmpty ? "limit" : about.joined(separator: ", ")
    }
}
