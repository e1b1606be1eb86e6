import ChartSchema
import Pages
import Pipeline
import Reading
import Reports

/// Texts that no grammar claims: a person says what they mean.
extension Desk {
    /// What was said of a text, unless the reading makes nothing of it.
    func saying(_ question: String, _ form: FormBody, _ stand: DraftFolder.Stand) async -> Result<Draft.Answer, Mistake>
    {
        let word: String
        switch form["becomes"] {
        case TypedMeaning.leftOut?:
            guard form["reason"] != nil else {
                return .failure(Mistake(message: "Say why it is left out: the reason is published."))
            }
            word = TypedMeaning.leftOut
        case TypedMeaning.asPrinted?: word = TypedMeaning.asPrinted
        default:
            guard let words = Self.people(form) ?? form["words"] else {
                return .failure(Mistake(message: "Say in other words what the text means."))
            }
            word = words
        }
        let before = stand.draft.takingBack(question)
        guard let configuration = try? self.configuration() as PipelineConfiguration??,
            let kind = try? await trial(before, configuration).kind
        else { return .failure(Mistake(message: "The file cannot be read.")) }
        var say = ["word": TypedMeaning.ofOtherWords(word, kind)]
        for name in ["reason", "finding"] { say[name] = form[name] }
        if form["holds"] == "carrier" { say["holds"] = "carrier" }
        let answer = Draft.Answer(question: question, say: say)
        let after = try? await self.trial(before.answering(answer), configuration)
        let text = String(question.dropFirst("meaning:".count))
        let refused = after?.reading.findings.first {
            $0.isA(ChartFinding.sayingUnread) && $0.context["text"] == text
        }
        if let refused { return .failure(Mistake(message: refused.message)) }
        return .success(answer)
    }

    /// Whom limits are for, as a chart prints it: `Female, ages 18 to 60, non-tobacco`.
    private static func people(_ form: FormBody) -> String? {
        let ages: String? =
            switch (form["age-from"], form["age-to"]) {
            case (let from?, let to?): "ages \(from) to \(to)"
            case (let from?, nil): "ages \(from) and over"
            case (nil, let to?): "ages up to \(to)"
            case (nil, nil): nil
            }
        let parts = [form["for-sex"], ages, form["for-tobacco"]].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What was said of a text, for the list of answers; `nil` for a class or an outcome.
    static func words(saying answer: Draft.Answer) -> String? {
        guard answer.question.hasPrefix("meaning:"), let word = answer.say["word"] else { return nil }
        let text = String(answer.question.dropFirst("meaning:".count))
        guard let saying = TypedMeaning(text, word).saying else { return nil }
        let said =
            switch saying.sense {
            case .words(let words): "“\(text)” is read as “\(words)”"
            case .asPrinted: "“\(text)” is published as it is printed"
            case .leftOut: "“\(text)” is left out"
            }
        return said + (answer.say["holds"] == "carrier" ? ", on all its charts" : "")
            + (answer.say["reason"].map { ", since \($0)" } ?? "")
    }
}

extension QuestionView {
    /// The most bytes of a text that a person says something of.
    private static let longestSaid = 1_000

    /// The form in which a person says what the text means; `nil` where no text asks.
    var saying: [String: Any]? {
        guard let text = saidText, text.utf8.count <= Self.longestSaid else { return nil }
        let name = "meaning:" + text
        let isTyped = typed["saying"] != nil || given?.question == name
        let kept = isTyped ? typed : [:]
        let word = given?.question == name ? given?.say["word"] : nil
        let known = word.flatMap { TypedMeaning(text, $0).saying?.sense }
        let words: String? = if case .words(let words)? = known { words } else { nil }
        var isAlone = false
        if case .asked(let asked) = question { isAlone = asked.answers.isEmpty }
        return [String: Any]([
            "name": name, "short": text.cut(to: 60), "host": question.name == name ? nil : question.name,
            "is-open": isTyped || isAlone, "words": kept["words"] ?? words ?? "", "why": kept["reason"] ?? "",
            "age-from": kept["age-from"] ?? "", "age-to": kept["age-to"] ?? "",
            "is-people": trial.kind == .build && isFinding, "may-print": trial.kind == .medication && !isFinding,
            "may-hold": stand.draft.carrier != nil, "carrier": stand.draft.carrier?.name,
            "preview": Address.of("/drafts/\(stand.draft.id)/chart", here),
        ])
    }

    private var isFinding: Bool { if case .finding = question { true } else { false } }

    /// The text that the reading does not understand, and that somebody could say in other words.
    private var saidText: String? {
        switch question {
        case .source: return nil
        case .asked(let asked):
            guard case .meaning(let label) = asked.subject, !asked.isOfBareColumn else { return nil }
            return label
        case .finding(let finding):
            guard ["reading.", "medication."].contains(where: finding.rule.hasPrefix),
                let text = finding.location.text?.onOneLine, text.contains(where: \.isLetter)
            else { return nil }
            return text
        }
    }
}
