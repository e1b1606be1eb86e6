import Pages
import Pipeline
import Reports

/// Two people at one draft: what the other said, beside what was just said, each with what it would publish.
extension Desk {
    func bothPage(_ id: String, _ request: DeskRequest) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else { return missing(request.path) }
        guard case .conflict(let form, let path)? = told[request.value("told")] else {
            return .seeOther("/drafts/\(id)")
        }
        var values: [String: Any?] = [
            "name": stand.draft.name, "id": id, "path": path, "revision": stand.revision,
            "fields": form.fields.filter { $0.name != "revision" }.map { ["name": $0.name, "value": $0.value] },
        ]
        switch path.split(separator: "/").last {
        case "remove": addDeletion(stand, to: &values)
        case "undo": addTakingBack(form, stand, to: &values)
        default: await addAnswer(form, stand, to: &values)
        }
        // Sent twice, or said by both: there is nothing to decide.
        if values["is-same-answer"] as? Bool == true { return .seeOther("/drafts/\(id)") }
        return page("desk-both", title: "Somebody else answered", here: "/", status: 409, values)
    }

    /// The draft was to be deleted, and somebody goes on with it.
    private func addDeletion(_ stand: DraftFolder.Stand, to values: inout [String: Any?]) {
        values["question"] = "Delete \(stand.draft.name)?"
        values["theirs"] = stand.draft.settled.last.map(Self.words) ?? "An answer was taken back."
        values["own"] = "Delete it"
        values["may-insist"] = true
    }

    private func addTakingBack(_ form: FormBody, _ stand: DraftFolder.Stand, to values: inout [String: Any?]) {
        let asked = form["question"].flatMap { stand.draft.answer(to: $0) }
        values["question"] = asked.map { "Take back: \(Self.words($0))?" } ?? "Which answer is undone?"
        let last = asked ?? stand.draft.settled.last
        values["theirs"] = last.map(Self.words) ?? "Nothing is answered any more."
        values["own"] = form["question"] == nil ? "Undo the last answer, which is another now" : "Take it back"
        // The last answer is the other's, whom nobody meant to undo.
        values["may-insist"] = asked != nil
    }

    private func addAnswer(_ form: FormBody, _ stand: DraftFolder.Stand, to values: inout [String: Any?]) async {
        let name = form["finding"] ?? form["question"] ?? ""
        let known = (try? configuration()).flatMap(\.self)
        let own: Draft.Answer
        if form["skip"] != nil {
            own = .skipped(name)
        } else {
            switch await read(form["question"] ?? "", form, stand) {
            case .success(let read): own = read
            case .failure(let mistake):
                values["question"] = "Your answer fits no more"
                values["theirs"] = stand.draft.settled.last.map(Self.words) ?? "An answer was taken back."
                values["own"] = mistake.message
                return
            }
        }
        let theirs = stand.draft.answer(to: own.question) ?? stand.draft.answer(to: name)
        let before = stand.draft.takingBack(own.question).takingBack(name)
        values["is-same-answer"] = theirs.map { $0.withoutDay == own.withoutDay }
        let question = (try? await trial(before, known)).flatMap { trial in
            DeskQuestion.all(in: before, trial).first { $0.name == name }
        }
        values["question"] = question?.title ?? "Somebody else answered meanwhile"
        values["is-same-question"] = theirs != nil
        let last = stand.draft.answers.last.map { $0.isTakenBack ? "An answer was taken back." : Self.words($0) }
        values["theirs"] = theirs.map(Self.words) ?? last ?? "Nothing is answered any more."
        values["own"] = Self.words(own)
        values["may-insist"] = true
        await add(theirs: stand.draft, own: before.answering(own), stand, known, to: &values)
    }

    /// What each would publish, with what differs marked.
    private func add(
        theirs: Draft, own: Draft, _ stand: DraftFolder.Stand, _ known: PipelineConfiguration?,
        to values: inout [String: Any?]
    ) async {
        guard let document = try? await document(of: stand.draft),
            let one = try? await trial(theirs, known).reading.draft?.chart,
            let other = try? await trial(own, known).reading.draft?.chart
        else { return }
        let view = FileView(stand.draft.id, document, one, FileView.Asked(), lit: nil, isElsewhere: true)
        values["their-chart"] = ChartDrawing(chart: one, before: other, view: view, isBeside: true).markup
        values["own-chart"] = ChartDrawing(chart: other, before: one, view: view, isBeside: true).markup
    }
}

extension Draft.Answer {
    /// What was said, whenever that was.
    fileprivate var withoutDay: [String: String] { say.filter { !["date", "with"].contains($0.key) } }
}
