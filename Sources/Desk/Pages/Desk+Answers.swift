import ChartSchema
import Eligibility
import Pipeline
import Reading
import Reports

extension Desk {
    /// An answer, or that a question is left as it is.
    func give(_ id: String, _ form: FormBody) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else { return missing("/drafts/\(id)") }
        guard let question = form["question"] else { return problem("The form names no question.") }
        if let mistake = Self.tooLong(form) { return refused(id, form["finding"] ?? question, mistake, form) }
        if form["skip"] != nil {
            let skipped = await skipped(question, stand.draft, all: form["all"] != nil)
            let left = change(id, form) { $0.answers += skipped }
            if left.status == 303 { drafts.forgetTyped(of: form["finding"] ?? question, in: id) }
            return left
        }
        // What was said to another state of the draft is shown beside it, whatever it was.
        guard stand.revision == form["revision"] else { return conflict(stand, form, at: "/drafts/\(id)/answer") }
        let answer: Draft.Answer
        switch await read(question, form, stand) {
        case .success(let read): answer = read
        // A figure is corrected where a finding asks about it: what was refused stands there again.
        case .failure(let mistake): return refused(id, form["finding"] ?? question, mistake, form)
        }
        // A corrected figure gives no finding any more; one that it gives all the same is asked about.
        let all = await withBeside(answer, stand.draft)
        let said = change(id, form) { $0.answers += all }
        if said.status == 303 { drafts.forgetTyped(of: form["finding"] ?? question, in: id) }
        return said
    }

    /// The most characters of anything that is typed.
    private static let mostTyped = 1_000

    /// What is longer than anybody reads is refused, and never cut.
    private static func tooLong(_ form: FormBody) -> Mistake? {
        let names = ["question", "finding", "revision", "word", "carrier-shown"]
        guard let field = form.fields.first(where: { !names.contains($0.name) && $0.value.count > mostTyped }) else {
            return nil
        }
        let what = field.name == "reason" ? "The reason" : "What was typed as “\(field.name.cut(to: 40))”"
        return Mistake(
            message:
                "\(what) has \(field.value.count.grouped) characters; at most \(mostTyped.grouped) are taken. Shorten it, "
                + "and name the document that says the rest.",
            focus: field.name)
    }

    /// A question that is left as it is; with all that say the same of other places, where that is meant.
    private func skipped(_ question: String, _ draft: Draft, all: Bool) async -> [Draft.Answer] {
        guard all, let trial = try? await trial(draft, (try? configuration()).flatMap(\.self)) else {
            return await withBeside(.skipped(question), draft)
        }
        let open = DeskQuestion.open(in: draft, trial)
        let alike = open.first { $0.name == question }.map { $0.alike(among: open) } ?? []
        return (alike.isEmpty ? [question] : alike).map {
            Draft.Answer(question: $0, say: ["skip": "yes", "with": question])
        }
    }

    /// What is said of a finding is said of all that other rules say of the same cell.
    private func withBeside(_ answer: Draft.Answer, _ draft: Draft) async -> [Draft.Answer] {
        guard answer.question.hasPrefix("finding:"),
            let trial = try? await trial(draft, (try? configuration()).flatMap(\.self)),
            let asked = DeskQuestion.all(in: draft, trial).first(where: { $0.name == answer.question })
        else { return [answer] }
        let beside = asked.beside(in: draft, trial)
        guard !beside.isEmpty else { return [answer] }
        var own = answer
        own.say["with"] = answer.question
        return [own]
            + beside.map { question in
                var said = Draft.Answer(question: question.name, say: own.say)
                said.say["beside"] = answer.question
                return said
            }
    }

    /// What is being typed, sent by the page itself.
    func keepTyped(_ id: String, _ form: FormBody) -> DeskAnswer {
        guard let asked = form["asked"], form.fields.count <= 120 else { return refusal(400, "Nothing is asked.") }
        let fields = form.fields.filter { $0.name != "revision" && $0.name != "asked" && $0.value.utf8.count <= 4_000 }
        drafts.keep(
            typed: Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }), of: asked,
            in: id)
        return DeskAnswer(contentType: "text/plain; charset=utf-8")
    }

    func undo(_ id: String, _ form: FormBody) -> DeskAnswer {
        change(id, form) { draft in
            if let question = form["question"] {
                draft = draft.takingBack(question)
            } else if let last = draft.answers.popLast(), let one = last.say["with"] {
                // What was said of several at once is undone at once.
                while draft.answers.last?.say["with"] == one { draft.answers.removeLast() }
            }
        }
    }

    func remove(_ id: String, _ form: FormBody) -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else { return .seeOther("/") }
        guard stand.revision == form["revision"] else { return conflict(stand, form, at: "/drafts/\(id)/remove") }
        guard stand.draft.answers.isEmpty || form["sure"] != nil else { return .seeOther("/drafts/\(id)/remove") }
        do { try drafts.remove(id, seen: stand.revision) } catch {
            return problem("The draft could not be deleted: \(error)")
        }
        return .seeOther("/")
    }

    /// Asks once before answers are lost.
    func deletion(_ id: String) -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else { return .seeOther("/") }
        return page(
            "desk-delete", title: "Delete \(stand.draft.name)?", here: "/",
            [
                "id": stand.draft.id, "name": stand.draft.name, "revision": stand.revision,
                "count": counted(stand.draft.settled.count, "answer"),
                "is-raw": stand.draft.path.hasPrefix("raw/"), "path": stand.draft.path,
            ])
    }

    private func change(_ id: String, _ form: FormBody, _ body: (inout Draft) -> Void) -> DeskAnswer {
        let action = form["question"] != nil && form["undo"] == nil ? "answer" : "undo"
        do throws(DraftFolder.Problem) {
            try drafts.change(id, seen: form["revision"] ?? "", body)
            return .seeOther("/drafts/\(id)")
        } catch {
            switch error {
            case .changed(let stand): return conflict(stand, form, at: "/drafts/\(id)/\(action)")
            case .missing: return missing("/drafts/\(id)")
            case .unreadable(let path): return problem("\(path) cannot be read.")
            case .store(let error):
                if case .locked = error, action == "answer" {
                    let mistake = Mistake(message: "Somebody is writing drafts at this moment. Send it again.")
                    return refused(id, form["finding"] ?? form["question"], mistake, form)
                }
                return problem("The answer could not be kept: \(error)", help: "Make room, or try again.", status: 503)
            }
        }
    }

    /// Somebody else has changed the draft: what it is now is shown beside what was just said, and nothing is overwritten.
    func conflict(_ stand: DraftFolder.Stand, _ form: FormBody, at path: String) -> DeskAnswer {
        after(.conflict(form, path: path), at: "/drafts/\(stand.draft.id)/both")
    }

    func typed(_ form: FormBody) -> [String: String] {
        Dictionary(form.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: What was said

    struct Mistake: Error {
        var message: String
        /// What the page is to show beside what was typed.
        var field: String?
        /// The field that is to be mended.
        var focus: String?
    }

    func read(
        _ question: String, _ form: FormBody, _ stand: DraftFolder.Stand
    ) async -> Result<Draft.Answer, Mistake> {
        if question == Draft.source { return await source(form, stand) }
        if question == Draft.day { return day(form, stand) }
        if question.hasPrefix("finding:") || question.hasPrefix("value:") {
            let reviewed = reviewed(question, form)
            guard case .success(let answer) = reviewed else { return reviewed }
            if question.hasPrefix("value:") { return await sure(answer, form, stand) }
            return form["apply"] == nil ? reviewed : await applied(answer, form, stand)
        }
        if question.hasPrefix("meaning:"), form["saying"] != nil { return await saying(question, form, stand) }
        let word: String
        switch (form["word"], form["other"]) {
        case (let given?, _): word = given
        case (nil, let typed?):
            switch await another(typed, question, stand) {
            case .success(let found): word = found
            case .failure(let mistake): return .failure(mistake)
            }
        case (nil, nil): return .failure(Mistake(message: "Choose an answer."))
        }
        var say = ["word": word]
        if form["holds"] == "carrier" { say["holds"] = "carrier" }
        say["finding"] = form["finding"]
        if TypedMeaning("", word).product != nil {
            switch await product(question, word, stand) {
            case .success(let own): say[Draft.addedProduct] = own
            case .failure(let mistake): return .failure(mistake)
            }
        }
        return .success(Draft.Answer(question: question, say: say))
    }

    /// What a name on the chart adds to what the chart is for; `nil` where it is another name for one of those.
    private func product(
        _ question: String, _ word: String, _ stand: DraftFolder.Stand
    ) async -> Result<String?, Mistake> {
        let name = String(question.dropFirst("meaning:".count))
        let before = stand.draft.takingBack(question)
        guard let trial = try? await trial(before, (try? configuration()).flatMap(\.self)),
            let finding = trial.reading.findings.first(where: {
                QuestionReadings.isOfProduct($0) && $0.context["product"] == name
            }), QuestionReadings(finding, trial).all.contains(where: { $0.word == word })
        else { return .failure(Mistake(message: "“\(name.cut(to: 60))” is none of the products that it may be.")) }
        guard let own = QuestionReadings.own(finding, trial), TypedMeaning.product(own.id) == word else {
            return .success(nil)
        }
        return .success(own.id == own.name ? own.id : "\(own.id)=\(own.name)")
    }

    /// A finding that is accepted, or a figure that is corrected: with the reason, by whom, and until when.
    private func reviewed(_ question: String, _ form: FormBody) -> Result<Draft.Answer, Mistake> {
        guard let reason = form["reason"] else {
            return .failure(Mistake(message: "Say why: the reason is published.", focus: "reason"))
        }
        guard let who = form["who"] else {
            return .failure(Mistake(message: "Say who you are, at the foot of the inbox: it is published."))
        }
        let day = today()
        var say = ["reason": reason, "who": who, "date": day]
        if let typed = form["until"] {
            switch Self.day(typed: typed, field: "until") {
            case .success(let until) where until >= day: say["until"] = until
            case .success:
                return .failure(
                    Mistake(message: "Expected a day from \(day) on, as 2027-01-31, found “\(typed)”.", focus: "until"))
            case .failure(let mistake): return .failure(mistake)
            }
        }
        guard question.hasPrefix("value:") else { return .success(Draft.Answer(question: question, say: say)) }
        guard let field = form["field"].flatMap(AppliedCorrection.Field.init(rawValue:)), let publish = form["publish"]
        else { return .failure(Mistake(message: "Say what is to be published instead.", focus: "publish")) }
        guard field.value(publish) != nil else {
            return .failure(
                Mistake(
                    message: "“\(publish)” is nothing that can be published as \(Self.words(ofField: field.rawValue)).",
                    focus: "publish"))
        }
        say["field"] = field.rawValue
        say["publish"] = publish
        // Under which question it was said, so that it can be asked again.
        for name in CorrectedFigure.parts + ["finding"] { say[name] = form[name] }
        return .success(Draft.Answer(question: CorrectedFigure.question(of: field.rawValue, say), say: say))
    }
}
