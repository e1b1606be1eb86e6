import ChartSchema
import Eligibility
import Pages
import Paper
import Pipeline
import Reading
import Reports
import Tables

extension Desk {
    /// The page of a file: what the carrier sent, the question that is open, and the chart as it would be published.
    func filePage(_ id: String, _ request: DeskRequest) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else {
            return publications[id] == nil ? missing(request.path) : .seeOther("/published/\(id)")
        }
        return await filePage(stand, asked: FileView.Asked(request), person: person(request))
    }

    private func filePage(_ stand: DraftFolder.Stand, asked: FileView.Asked, person: String?) async -> DeskAnswer {
        var (mistake, typed): (Mistake?, [String: String]) = (nil, [:])
        var note: String?
        switch told[asked.told] {
        case .mistake(let known, _, let kept)?: (mistake, typed) = (known, kept)
        case .note(let kept)?: note = kept
        default: break
        }
        let configuration: PipelineConfiguration?
        do { configuration = try self.configuration() } catch { return invalid(error) }
        let trial: TrialReading
        let document: Document
        do {
            document = try await self.document(of: stand.draft)
            trial = try await self.trial(stand.draft, configuration)
        } catch {
            return await unreadable(stand, error, asked)
        }
        let open = DeskQuestion.open(in: stand.draft, trial)
        let walk = QuestionWalk(stand.draft, open)
        let state = DraftState(stand.draft, trial)
        // Whose chart it is helps nobody where there is none; who knows better asks for the question.
        let place = state.hasNoChart && asked.question == nil ? nil : walk.place(of: asked.question)
        var again: AskedAgain?
        if let place { again = await question(at: place, of: walk, stand.draft, trial, configuration) }
        var values = await head(stand, trial, state)
        // What was typed into the form that corrects any figure stands there again, with what was wrong.
        let isOfCorrecting = typed["question"]?.hasPrefix("value:") == true && typed["finding"] == nil
        values[isOfCorrecting ? "correct-error" : "error"] = mistake?.message
        if isOfCorrecting {
            for part in CorrectedFigure.parts + ["field", "publish", "reason", "until"] {
                values["correct-\(part)"] = typed[part]
            }
        }
        values["was-waiting"] = asked.wasWaiting
        values["note"] = note
        values["before"] = await draftsBefore(stand.draft, trial, configuration).map { before in
            [
                "of": before.draft.id, "name": before.draft.name,
                "count": counted(before.draft.settled.count, "answer"),
            ]
        }
        let lit = again?.question.place.flatMap(DrawnCells.Place.init)
        let alsoLit = again?.question.cells(in: trial.reading.draft?.chart) ?? []
        let view = trial.reading.draft.map { FileView(stand.draft.id, document, $0.chart, asked, lit: lit) }
        add(walk, place, stand.draft, trial, to: &values)
        if let again {
            let alike = again.answer == nil ? again.question.alike(among: open).count : 0
            values["alike"] = alike > 1 ? alike : nil
            let kept = typed.isEmpty ? drafts.typed(in: stand.draft.id)[again.question.name] : typed
            let question = QuestionView(
                question: again.question, stand: stand, trial: again.trial, configuration: configuration,
                who: person ?? "",
                typed: kept ?? again.answer?.typed ?? [:], focus: mistake?.focus, given: again.answer,
                guesses: again.question.name == Draft.source
                    ? guesses(of: again.trial, named: stand.draft.name, configuration) : [],
                published: charts(ofFile: stand.draft.sha256, configuration), here: view?.here ?? [])
            values["question"] = question.values
            values["is-needless"] = !again.question.isOpen
        } else if let place {
            values["question"] = gone(walk.given[place], stand)
        }
        if let view {
            let asked = LitPlaces(cell: lit, others: alsoLit, text: again?.question.place)
            drawing(of: document, trial, stand, view, lit: asked, into: &values)
        }
        goAhead(
            stand, again?.question,
            isDone: values["can-publish"] as? Bool == true && values["is-done"] as? Bool == true)
        let code = mistake == nil ? 200 : 400
        return page("desk-file", title: Self.heading(of: stand.draft, trial), here: "/", status: code, values)
    }

    /// Where the page stands among the questions, and where the keys lead.
    private func add(
        _ walk: QuestionWalk, _ place: Int?, _ draft: Draft, _ trial: TrialReading, to values: inout [String: Any?]
    ) {
        func address(_ name: String?) -> String? { name.map { Address.of("/drafts/\(draft.id)", [("q", $0)]) } }
        values["previous"] = address(walk.before(place))
        values["next"] = address(walk.after(place))
        let chart = trial.reading.draft?.chart
        let here = place.map { walk.names[$0] }
        let waiting = walk.open.filter { $0.name != here }
        values["waiting"] = waiting.prefix(Self.mostWaiting).map { question in
            [
                "address": address(question.name) ?? "", "title": PageWords.of(question.title, in: chart),
                "where": question.place?.onPage ?? "", "is-needless": !question.isOpen,
            ] as [String: Any]
        }
        (values["has-waiting"], values["waiting-count"]) = (
            place != nil && !waiting.isEmpty, counted(waiting.count, "other question")
        )
        let needless = walk.open.count { !$0.isOpen }
        values["number"] = place.map {
            "Question \($0 + 1) of \(walk.names.count)" + (needless == 0 ? "" : ", \(needless) not needed")
        }
    }

    private static let mostWaiting = 60

    /// An answer whose question another answer has made needless.
    private func gone(_ answer: Draft.Answer, _ stand: DraftFolder.Stand) -> [String: Any] {
        [
            "name": answer.question, "title": "This is no question any more", "id": stand.draft.id,
            "revision": stand.revision, "may-be-left": false, "given": Self.words(answer),
            "given-name": answer.question,
        ]
    }

    private func head(
        _ stand: DraftFolder.Stand, _ trial: TrialReading, _ state: DraftState
    ) async -> [String: Any?] {
        let draft = stand.draft
        let errors = state.errors
        let left = DeskQuestion.left(in: draft, trial)
        let chart = trial.reading.draft?.chart
        let subjects = DeskQuestion.subjects(in: draft, trial)
        return [
            "heading": Self.heading(of: draft, trial),
            "id": draft.id, "revision": stand.revision, "name": draft.name, "path": draft.path,
            "whose": draft.isIdentified ? trial.id.description : nil,
            "kind": state.kind, "is-medication": trial.kind == .medication, "records": state.size,
            "open": state.words, "has-no-chart": state.hasNoChart,
            "left": left.map { question in
                [
                    "name": question.name, "title": question.subject,
                    "about": question.unappliedText == nil
                        ? question.place?.text.map { "“\($0.onOneLine.cut(to: 60))”" } ?? "" : "",
                ]
            }, "has-left": !left.isEmpty,
            "is-done": state.isReady, "can-publish": draft.isIdentified && errors.isEmpty,
            "has-answers": !draft.answers.isEmpty,
            "given-count": counted(draft.settled.count, "answer"),
            "answers": draft.settled.map { answer in
                let isFinding = answer.question.hasPrefix("finding:")
                return [
                    "name": answer.question, "words": Self.words(answer), "is-skipped": answer.isSkipped,
                    "has-subject": answer.isSkipped || isFinding,
                    "subject": isFinding ? subjects[answer.question] ?? "A finding that is gone" : answer.subject,
                ] as [String: Any]
            },
            "standing": trial.standing.prefix(40).map { ["words": $0.inWords] },
            "has-standing": !trial.standing.isEmpty,
            "standing-count": counted(trial.standing.count, "correction"),
            "last": Self.last(of: draft)?.cut(to: 60), "has-given": !draft.settled.isEmpty,
            "cause": errors.isEmpty ? nil : await cause(of: errors, draft, subjects),
            "errors": errors.prefix(12).map { error in
                [String: Any]([
                    "message": PageWords.of(error.message, in: chart), "help": error.help,
                    "place": error.location.onPage,
                    "cell": DrawnCells.Place(error.location).map { CellName.cell($0) },
                ])
            },
            "has-errors": !errors.isEmpty,
            "problems": trial.problems.map { ["message": PageWords.of($0.message), "help": $0.help] },
            "has-problems": !trial.problems.isEmpty,
            "legend": ColouredWords.Mark.allCases.map { ["mark": $0.rawValue, "words": $0.words] },
        ]
    }

    /// `Zenith Mutual, Term`; the file's name as long as nobody has said whose chart it is.
    static func heading(of draft: Draft, _ trial: TrialReading) -> String {
        guard let carrier = draft.carrier else { return draft.name }
        let products = draft.products.map(\.name).joined(separator: ", ")
        return "\(carrier.name), \(products.isEmpty ? trial.id.chart : products)"
    }

    /// The last answer, where the chart has no errors without it.
    private func cause(of errors: [Finding], _ draft: Draft, _ subjects: [String: String]) async -> String? {
        guard let last = draft.answers.last, last.question != Draft.source, !last.isTakenBack else { return nil }
        var before = draft
        before.answers.removeLast()
        guard let trial = try? await trial(before, (try? configuration()).flatMap(\.self)) else { return nil }
        let had = Set(
            trial.reading.findings.filter { $0.severity == .error && $0.isOpen }.map(DeskQuestion.name(of:)))
        guard !errors.contains(where: { had.contains(DeskQuestion.name(of: $0)) }) else { return nil }
        let subject = last.question.hasPrefix("finding:") ? subjects[last.question].map { "\($0): " } : nil
        return (subject ?? "") + Self.words(last)
    }

    private func drawing(
        of document: Document, _ trial: TrialReading, _ stand: DraftFolder.Stand, _ view: FileView,
        lit: LitPlaces, into values: inout [String: Any?]
    ) {
        guard let draft = trial.reading.draft else { return }
        let isMedication = trial.kind == .medication
        let sent = CarrierDrawing(
            document, draft.ledger, view, chart: draft.chart, isMedication: isMedication, lit: lit)
        values["sent"] = sent.markup
        values["excerpt"] = sent.excerpt
        values["format"] = "\(document.format.rawValue), \(document.encoding.name)"
        values["sent-pages"] = sentPages(view)
        values["chart-pages"] = [
            Self.pages(isMedication ? "Rules" : "Heights", view.records.paging, view.address(records:)),
            Self.pages("Classes", view.records.classPaging, view.address(classes:)),
        ].compactMap(\.self)
        let pages = PageDrawing(document, draft.ledger, view.cells) {
            view.picture(of: $0, sha256: stand.draft.sha256)
        }.markup
        values["pages"] = pages
        values["has-pages"] = !pages.isEmpty
        values["is-wide"] = draft.chart.buildChart.map { $0.columns.count > Self.mostColumnsBeside } ?? false
        values["chart"] = ChartDrawing(chart: draft.chart, before: nil, edition: trial.editionBefore, view: view).markup
        let notes = draft.chart.notes.prefix(40)
        addCorrecting(draft.chart, to: &values)
        values["notes"] = notes.map {
            [
                "words": ColouredWords.markup(of: $0.text.cut(to: 600), isMedication: isMedication),
                "applied": $0.applied,
            ]
        }
        values["has-notes"] = !notes.isEmpty
        let findings = trial.reading.findings.filter(\.isOpen)
        values["findings"] = findings.prefix(60).map { finding in
            [String: Any]([
                "severity": finding.severity.rawValue, "message": PageWords.of(finding.message, in: draft.chart),
                "help": finding.help,
                "cell": DrawnCells.Place(finding.location).map { view.link(cell: CellName.cell($0)) },
                "place": finding.location.place?.inWords,
            ])
        }
        values["finding-count"] = counted(findings.count, "finding")
        values["has-findings"] = !findings.isEmpty
    }

    /// What the form that corrects a figure has to ask, so that one figure is meant.
    private func addCorrecting(_ chart: Chart, to values: inout [String: Any?]) {
        let products: [String]
        switch chart {
        case .build(let chart):
            values["has-ages"] = chart.rows.contains { $0.age != nil } || chart.columns.contains { !$0.age.isAny }
            values["has-tobacco"] = chart.columns.contains { $0.tobacco != .any }
            products = chart.columns.compactMap(\.product)
        case .medication(let chart): products = chart.rules.compactMap(\.product)
        }
        let names = Set(products).sorted()
        values["products"] = names.prefix(60).map { ["name": $0] }
        values["has-products"] = names.count > 1
    }

    /// With more classes than these, file and chart stand below one another.
    private static let mostColumnsBeside = 7

    private func sentPages(_ view: FileView) -> [[String: Any]] {
        [
            Self.pages("Rows", view.cells.paging, view.address(rows:)),
            Self.pages("Columns", view.cells.columnPaging, view.address(columns:)),
        ].compactMap(\.self)
    }

    /// Where a long list goes on.
    private static func pages(_ what: String, _ paging: Paging, _ address: (Int) -> String) -> [String: Any]? {
        paging.values(address).map { $0.merging(["what": what]) { _, new in new } }
    }

    private func unreadable(_ stand: DraftFolder.Stand, _ error: any Error, _ asked: FileView.Asked) async -> DeskAnswer
    {
        var sent: String?
        var pages: [[String: Any]] = []
        if let document = try? await document(of: stand.draft) {
            // Nothing was read of it: its cells are drawn as they stand.
            let none = CellLedger(entries: document.tables.map { TableAccount(cells: $0.cells.count) })
            let view = FileView(stand.draft.id, document, nil, asked, lit: nil)
            sent = CarrierDrawing(document, none, view, isMedication: false).markup
            pages = sentPages(view)
        }
        let sizes = (error as? UnreadableFile)?.pages ?? []
        let pictures = PageDrawing(sizes) {
            FileView.picture(of: $0, in: stand.draft.id, sha256: stand.draft.sha256)
        }.markup
        return page(
            "desk-unreadable", title: stand.draft.name, here: "/",
            [
                "sent": sent, "sent-pages": pages, "pages": pictures, "has-pages": !sizes.isEmpty,
                "id": stand.draft.id, "name": stand.draft.name, "revision": stand.revision,
                "message": Self.words(error),
                "help": (error as? UnreadableFile)?.help ?? (error as? TooLong)?.help,
            ])
    }

    /// What undoing would undo.
    private static func last(of draft: Draft) -> String? {
        guard let last = draft.answers.last else { return nil }
        guard last.isTakenBack else { return words(last) }
        var before = draft
        before.answers.removeLast()
        return "“\(before.answer(to: last.question).map(words) ?? last.question)” taken back"
    }

    /// The chart with one answer more, which nobody has given yet: the right side of the page.
    func preview(_ id: String, _ request: DeskRequest) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id), let document = try? await document(of: stand.draft),
            let configuration = try? self.configuration() as PipelineConfiguration??,
            let now = try? await trial(stand.draft, configuration), let before = now.reading.draft?.chart
        else { return missing(request.path) }
        var draft = stand.draft
        if let question = request.value("question") {
            let about = FileView.Asked.names.union(["question"])
            let said = request.query.filter { !about.contains($0.0) && !$0.1.isEmpty }
            // A figure is shown before anybody says why.
            let reason = question.hasPrefix("value:") ? [("reason", "…")] : []
            let form = FormBody(fields: said.map { ($0.0, $0.1) } + reason).signed(by: person(request) ?? "…")
            if form["apply"] != nil || form["saying"] != nil || form["other"] != nil || question.hasPrefix("value:") {
                switch await read(question, form, stand) {
                case .success(let answer): draft = draft.answering(answer)
                case .failure(let mistake):
                    let view = FileView(id, document, before, FileView.Asked(request), lit: nil)
                    let drawing = ChartDrawing(chart: before, before: nil, edition: now.editionBefore, view: view)
                    let why = "<p class=\"error\">\(mistake.message.inMarkup)</p>\n"
                    return DeskAnswer(body: Array((why + drawing.markup).utf8))
                }
            } else {
                let say = Dictionary(said.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
                draft = draft.answering(Draft.Answer(question: question, say: say))
            }
        }
        guard let after = try? await trial(draft, configuration).reading.draft?.chart else {
            return missing(request.path)
        }
        let view = FileView(id, document, after, FileView.Asked(request), lit: nil)
        let drawing = ChartDrawing(chart: after, before: before, edition: now.editionBefore, view: view)
        return DeskAnswer(body: Array(drawing.markup.utf8))
    }

    /// A page of a paged file as it was printed.
    nonisolated func picture(_ id: String, _ request: DeskRequest) async -> DeskAnswer? {
        guard let draft = drafts.stand(of: id)?.draft, let page = request.value("page").flatMap({ Int($0) }),
            request.value("of") == String(draft.sha256.prefix(12))
        else { return nil }
        let path = project.location(of: draft.path)
        let bytes = await pictures.picture(of: PaperDrawing(page: page), sha256: draft.sha256) {
            try FileBytes.read(path)
        }
        return bytes.map { DeskAnswer(contentType: "image/png", body: $0, isImmutable: true) }
    }
}

extension DrawnCells.Place {
    /// Where a finding is, if it is at a cell or a row.
    init?(_ location: Finding.Location) {
        guard let table = location.table, let row = location.row else { return nil }
        self.init(table, row, location.column ?? 0)
    }
}
