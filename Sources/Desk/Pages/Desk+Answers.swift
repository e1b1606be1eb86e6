import ChartSchema
import Eligibility
import Pipeline
import Reading
import Reports

extension Desk {
    /// An answer, or that a question is left as it is.
    func give(_ id: String, _ form: FormBody) -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else { return missing("/drafts/\(id)") }
        guard let question = form["question"] else { return problem("The form names no question.") }
        let answer: Draft.Answer
        if form["skip"] != nil {
            return change(id, form) { $0.answers += self.skipped(question, $0, all: form["all"] != nil) }
        } else {
            switch read(question, form, stand) {
            case .success(let read): answer = read
            case .failure(let mistake):
                // A figure is corrected where a finding asks about it: what was refused stands there again.
                var typed = typed(form)
                if let field = mistake.field { typed[field] = "yes" }
                return filePage(
                    stand, asked: .init(question: form["finding"] ?? question), error: mistake.message, typed: typed)
            }
        }
        // A corrected figure gives no finding any more; one that it gives all the same is asked about.
        let said = change(id, form) { $0.answers += self.withBeside(answer, $0) }
        if said.status == 303 { drafts.forgetTyped(of: form["finding"] ?? question, in: id) }
        return said
    }

    /// A question that is left as it is; with all that say the same of other places, where that is meant.
    private func skipped(_ question: String, _ draft: Draft, all: Bool) -> [Draft.Answer] {
        guard all, let trial = try? trial(draft, (try? configuration()).flatMap(\.self)) else {
            return withBeside(.skipped(question), draft)
        }
        let open = DeskQuestion.open(in: draft, trial)
        let alike = open.first { $0.name == question }.map { $0.alike(among: open) } ?? []
        return (alike.isEmpty ? [question] : alike).map {
            Draft.Answer(question: $0, say: ["skip": "yes", "with": question])
        }
    }

    /// What is said of a finding is said of all that other rules say of the same cell.
    private func withBeside(_ answer: Draft.Answer, _ draft: Draft) -> [Draft.Answer] {
        guard answer.question.hasPrefix("finding:"),
            let trial = try? trial(draft, (try? configuration()).flatMap(\.self)),
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
        guard stand.draft.answers.isEmpty || form["sure"] != nil else { return deletion(of: stand) }
        do { try drafts.remove(id, seen: stand.revision) } catch {
            return problem("The draft could not be deleted: \(error)")
        }
        return .seeOther("/")
    }

    /// Asks once before answers are lost.
    private func deletion(of stand: DraftFolder.Stand) -> DeskAnswer {
        page(
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
                if case .locked = error, let stand = drafts.stand(of: id), action == "answer" {
                    return filePage(
                        stand, asked: .init(question: form["question"]),
                        error: "Somebody is writing drafts at this moment. Send it again.",
                        typed: typed(form))
                }
                return problem("The answer could not be kept: \(error)", help: "Make room, or try again.", status: 503)
            }
        }
    }

    /// Somebody else has changed the draft: what it is now is shown beside what was just said, and nothing is overwritten.
    func conflict(_ stand: DraftFolder.Stand, _ form: FormBody, at path: String) -> DeskAnswer {
        page(
            "desk-conflict", title: "The draft has changed", status: 409,
            [
                "name": stand.draft.name, "address": "/drafts/\(stand.draft.id)", "path": path,
                "answers": stand.draft.settled.map { ["words": Self.words($0)] },
                "fields": form.fields.filter { $0.name != "revision" }.map { ["name": $0.name, "value": $0.value] },
                "typed": form.fields.filter {
                    !["revision", "question", "finding", "carrier-shown"].contains($0.name) && !$0.value.isEmpty
                }
                .map { ["name": $0.name, "value": $0.value] },
                "revision": stand.revision,
            ])
    }

    private func typed(_ form: FormBody) -> [String: String] {
        Dictionary(form.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: What was said

    struct Mistake: Error {
        var message: String
        /// What the page is to show beside what was typed.
        var field: String?
    }

    func read(_ question: String, _ form: FormBody, _ stand: DraftFolder.Stand) -> Result<Draft.Answer, Mistake> {
        if question == Draft.source { return source(form) }
        if question.hasPrefix("finding:") || question.hasPrefix("value:") {
            let reviewed = reviewed(question, form)
            return form["apply"] == nil ? reviewed : reviewed.flatMap { applied($0, form, stand) }
        }
        if question.hasPrefix("meaning:"), form["saying"] != nil { return saying(question, form, stand) }
        guard let word = form["word"] ?? form["other"] else { return .failure(Mistake(message: "Choose an answer.")) }
        var say = ["word": word]
        if form["holds"] == "carrier" { say["holds"] = "carrier" }
        return .success(Draft.Answer(question: question, say: say))
    }

    /// A finding that is accepted, or a figure that is corrected: with the reason, by whom, and until when.
    private func reviewed(_ question: String, _ form: FormBody) -> Result<Draft.Answer, Mistake> {
        guard let reason = form["reason"] else {
            return .failure(Mistake(message: "Say why: the reason is published."))
        }
        let day = today()
        if let until = form["until"], !ISODate.isValid(until) || until < day {
            return .failure(Mistake(message: "Expected a day from \(day) on, as 2027-01-31, found “\(until)”."))
        }
        var say = ["reason": reason, "who": form["who"] ?? who, "date": day]
        say["until"] = form["until"]
        guard question.hasPrefix("value:") else { return .success(Draft.Answer(question: question, say: say)) }
        guard let field = form["field"].flatMap(AppliedCorrection.Field.init(rawValue:)), let publish = form["publish"]
        else { return .failure(Mistake(message: "Say what is to be published instead.")) }
        guard field.value(publish) != nil else {
            return .failure(
                Mistake(
                    message: "“\(publish)” is nothing that can be published as \(Self.words(ofField: field.rawValue)).")
            )
        }
        say["field"] = field.rawValue
        say["publish"] = publish
        // Under which question it was said, so that it can be asked again.
        for name in CorrectedFigure.parts + ["finding"] { say[name] = form[name] }
        return .success(Draft.Answer(question: CorrectedFigure.question(of: field.rawValue, say), say: say))
    }

    private func source(_ form: FormBody) -> Result<Draft.Answer, Mistake> {
        let configuration = (try? self.configuration()).flatMap(\.self)
        guard let edition = form["edition"].flatMap(AdoptionRequest.edition(typed:)) else {
            let found = form["edition"].map { ", found “\($0)”" } ?? ""
            return .failure(Mistake(message: "Expected the edition as a day such as 2026-03-01 or March 2026\(found)."))
        }
        var say = ["edition": edition]
        for field in ["origin", "retrieved", "kind", "replaces", "earlier"] { say[field] = form[field] }
        if let retrieved = form["retrieved"], !ISODate.isValid(retrieved) {
            return .failure(Mistake(message: "Expected a date such as 2026-03-14, found “\(retrieved)”."))
        }
        if let series = form["series"] {
            let parts = series.split(separator: "/").map(String.init)
            guard parts.count == 2, let carrier = configuration?.carriers.first(where: { $0.id == parts[0] }) else {
                return .failure(Mistake(message: "There is no chart \(series)."))
            }
            // What the field was filled with is nobody's word; what somebody typed over it is.
            if let typed = form["carrier"], typed != form["carrier-shown"],
                AdoptionRequest.Named(typed: typed, known: [(id: carrier.id, name: carrier.name)])?.id != carrier.id
            {
                return .failure(
                    Mistake(
                        message:
                            "“\(typed)” is typed as the carrier, and the chart that was chosen is of \(carrier.name)."))
            }
            say["carrier"] = carrier.id
            say["carrier-name"] = carrier.name
            say["chart"] = parts[1]
            return free(say, configuration)
        }
        let carriers = (configuration?.carriers ?? []).map { (id: $0.id, name: $0.name) }
        guard let typed = form["carrier"], let carrier = AdoptionRequest.Named(typed: typed, known: carriers) else {
            return .failure(Mistake(message: "Say whose chart it is."))
        }
        let known = (configuration?.carriers.first { $0.id == carrier.id }?.products ?? []).map {
            (id: $0.id, name: $0.name)
        }
        let products = (form["product"] ?? "").split { $0 == "," || $0 == "\n" }.compactMap {
            AdoptionRequest.Named(typed: String($0).trimmingSpaces, known: known)
        }
        say["carrier"] = carrier.id
        say["carrier-name"] = carrier.name
        say["products"] =
            products.isEmpty
            ? nil : products.map { $0.id == $0.name ? $0.id : "\($0.id)=\($0.name)" }.joined(separator: "\n")
        if let chart = form["chart"].flatMap({ AdoptionRequest.Named(typed: $0, known: []) }) {
            say["chart"] = chart.id
        }
        let hasEarlier =
            configuration?.carriers.first { $0.id == carrier.id }?.sources
            .contains { $0.chart == say["chart"] } ?? false
        guard !products.isEmpty || hasEarlier else { return .failure(Mistake(message: "Say what product it is for.")) }
        return free(say, configuration)
    }

    /// An edition that is there already is no other's, unless it takes its place; nothing takes the place of what is not there.
    private func free(_ say: [String: String], _ configuration: PipelineConfiguration?) -> Result<Draft.Answer, Mistake>
    {
        let sources = configuration?.carriers.first { $0.id == say["carrier"] }?.sources ?? []
        let edition = say["edition"] ?? ""
        let isThere = sources.contains { $0.chart == say["chart"] && $0.edition == edition }
        if isThere, say["replaces"] == nil {
            return .failure(
                Mistake(
                    message:
                        "Edition \(edition) of \(say["chart"] ?? "") is there already. Give another day, or another name, or tick that this one takes its place.",
                    field: "is-there"))
        }
        let latest = sources.filter { $0.chart == say["chart"] }.map(\.edition).max()
        if !isThere, say["earlier"] == nil, let latest, edition < latest {
            return .failure(
                Mistake(
                    message:
                        "Edition \(edition) is before the latest of \(say["chart"] ?? ""), \(latest). Give another day, or tick that it is an earlier one.",
                    field: "is-there"))
        }
        if !isThere, say["replaces"] != nil {
            return .failure(
                Mistake(message: "There is no edition \(edition) whose place it could take.", field: "is-there"))
        }
        return .success(Draft.Answer(question: Draft.source, say: say))
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
