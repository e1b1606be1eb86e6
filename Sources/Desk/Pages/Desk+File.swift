import ChartSchema
import Eligibility
import Pages
import Pipeline
import Reading
import Reports
import Tables

extension Desk {
    /// The page of a file: what the carrier sent, the question that is open, and the chart as it would be published.
    func filePage(_ id: String, _ request: DeskRequest) -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else {
            return publications[id] == nil ? missing(request.path) : .seeOther("/published/\(id)")
        }
        return filePage(stand, asked: FileView.Asked(request))
    }

    /// - Parameters:
    ///   - error: What was wrong with what was typed.
    ///   - typed: What was typed, to be mended.
    func filePage(
        _ stand: DraftFolder.Stand, asked: FileView.Asked = FileView.Asked(), error: String? = nil,
        typed: [String: String] = [:]
    ) -> DeskAnswer {
        let configuration: PipelineConfiguration?
        do { configuration = try self.configuration() } catch { return invalid(error) }
        let trial: TrialReading
        let document: Document
        do {
            document = try self.document(of: stand.draft)
            trial = try self.trial(stand.draft, configuration)
        } catch {
            return unreadable(stand, error, asked)
        }
        let open = DeskQuestion.open(in: stand.draft, trial)
        let walk = QuestionWalk(stand.draft, open)
        let place = walk.place(of: asked.question)
        let again = place.flatMap { question(at: $0, of: walk, stand.draft, trial, configuration) }
        var values = head(stand, trial, open)
        values["error"] = error
        values["was-waiting"] = asked.wasWaiting
        let lit = again?.question.place.flatMap(DrawnCells.Place.init)
        let view = trial.reading.draft.map { FileView(stand.draft.id, document, $0.chart, asked, lit: lit) }
        add(walk, place, id: stand.draft.id, to: &values)
        if let again {
            let alike = again.answer == nil ? again.question.alike(among: open).count : 0
            values["alike"] = alike > 1 ? alike : nil
            let kept = typed.isEmpty ? drafts.typed(in: stand.draft.id)[again.question.name] : typed
            let question = QuestionView(
                question: again.question, stand: stand, trial: again.trial, configuration: configuration, who: who,
                typed: kept ?? again.answer?.typed ?? [:], given: again.answer,
                published: charts(ofFile: stand.draft.sha256, configuration), here: view?.here ?? [])
            values["question"] = question.values
            values["is-needless"] = !again.question.isOpen
        } else if let place {
            values["question"] = gone(walk.given[place], stand)
        }
        if let view {
            drawing(of: document, trial, stand, view, lit: lit, asked: again?.question.place, into: &values)
        }
        goAhead(
            stand, again?.question,
            isDone: values["can-publish"] as? Bool == true && values["is-done"] as? Bool == true)
        let code = error == nil ? 200 : 400
        return page("desk-file", title: stand.draft.name, here: "/", status: code, values)
    }

    /// Where the page stands among the questions, and where the keys lead.
    private func add(_ walk: QuestionWalk, _ place: Int?, id: String, to values: inout [String: Any?]) {
        func address(_ name: String?) -> String? { name.map { Address.of("/drafts/\(id)", [("q", $0)]) } }
        values["previous"] = address(walk.before(place))
        values["next"] = address(walk.after(place))
        let needless = walk.open.count { !$0.isOpen }
        values["number"] = place.map {
            "Question \($0 + 1) of \(walk.names.count)" + (needless == 0 ? "" : ", \(needless) not needed")
        }
    }

    /// An answer whose question another answer has made needless.
    private func gone(_ answer: Draft.Answer, _ stand: DraftFolder.Stand) -> [String: Any] {
        [
            "name": answer.question, "title": "This is no question any more", "id": stand.draft.id,
            "revision": stand.revision, "may-be-left": false, "given": Self.words(answer),
            "given-name": answer.question,
        ]
    }

    private func head(
        _ stand: DraftFolder.Stand, _ trial: TrialReading, _ open: [DeskQuestion]
    ) -> [String: Any?] {
        let draft = stand.draft
        let errors = trial.reading.findings.filter { $0.severity == .error && $0.isOpen }
        let needed = open.filter(\.isOpen).count
        let left = DeskQuestion.left(in: draft, trial)
        let titles = DeskQuestion.titles(in: draft, trial)
        return [
            "heading": draft.carrier.map { carrier in "\(carrier.name), \(trial.id.chart)" } ?? draft.name,
            "id": draft.id, "revision": stand.revision, "name": draft.name, "path": draft.path,
            "whose": draft.isIdentified ? trial.id.description : nil,
            "kind": "\(trial.kind.rawValue) chart", "is-medication": trial.kind == .medication,
            "records": counted(trial.reading.draft?.chart.recordCount ?? 0, "record"),
            "open": DeskQuestion.standing(of: draft, trial),
            "left": left.map { question in
                [
                    "name": question.name, "title": question.title,
                    "about": question.place?.text.map { "“\($0.onOneLine.cut(to: 60))”" } ?? "",
                ]
            }, "has-left": !left.isEmpty,
            "is-done": needed == 0, "can-publish": draft.isIdentified && errors.isEmpty,
            "has-answers": !draft.answers.isEmpty,
            "given-count": counted(draft.settled.count, "answer"),
            "answers": draft.settled.map { answer in
                let isFinding = answer.question.hasPrefix("finding:")
                return [
                    "name": answer.question, "words": Self.words(answer), "is-skipped": answer.isSkipped,
                    "has-subject": answer.isSkipped || isFinding,
                    "subject": isFinding ? titles[answer.question] ?? "A finding that is gone" : answer.question,
                ] as [String: Any]
            },
            "last": Self.last(of: draft)?.cut(to: 60), "has-given": !draft.settled.isEmpty,
            "cause": errors.isEmpty ? nil : cause(of: errors, draft),
            "errors": errors.prefix(12).map { error in
                [String: Any]([
                    "message": error.message, "help": error.help, "place": error.location.onPage,
                    "cell": DrawnCells.Place(error.location).map { CellName.cell($0) },
                ])
            },
            "has-errors": !errors.isEmpty,
            "problems": trial.problems.map { ["message": $0.message, "help": $0.help] },
            "has-problems": !trial.problems.isEmpty,
            "legend": ColouredWords.Mark.allCases.map { ["mark": $0.rawValue, "words": $0.words] },
        ]
    }

    /// The last answer, where the chart has no errors without it.
    private func cause(of errors: [Finding], _ draft: Draft) -> String? {
        guard let last = draft.answers.last, last.question != Draft.source, !last.isTakenBack else { return nil }
        var before = draft
        before.answers.removeLast()
        guard let trial = try? trial(before, (try? configuration()).flatMap(\.self)) else { return nil }
        let had = Set(trial.reading.findings.filter { $0.severity == .error && $0.isOpen }.map(\.fingerprint))
        return errors.contains { had.contains($0.fingerprint) } ? nil : Self.words(last)
    }

    private func drawing(
        of document: Document, _ trial: TrialReading, _ stand: DraftFolder.Stand, _ view: FileView,
        lit: DrawnCells.Place?, asked: Finding.Location?, into values: inout [String: Any?]
    ) {
        guard let draft = trial.reading.draft else { return }
        let isMedication = trial.kind == .medication
        values["sent"] =
            CarrierDrawing(
                document, draft.ledger, view, chart: draft.chart, isMedication: isMedication, lit: lit, litText: asked
            ).markup
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
                "severity": finding.severity.rawValue, "message": finding.message, "help": finding.help,
                "cell": DrawnCells.Place(finding.location).map { view.link(cell: CellName.cell($0)) },
                "place": finding.location.place?.inWords,
            ])
        }
        values["finding-count"] = counted(findings.count, "finding")
        values["has-findings"] = !findings.isEmpty
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

    private func unreadable(_ stand: DraftFolder.Stand, _ error: any Error, _ asked: FileView.Asked) -> DeskAnswer {
        var sent: String?
        var pages: [[String: Any]] = []
        if let document = try? document(of: stand.draft) {
            // Nothing was read of it: its cells are drawn as they stand.
            let none = CellLedger(entries: document.tables.map { TableAccount(cells: $0.cells.count) })
            let view = FileView(stand.draft.id, document, nil, asked, lit: nil)
            sent = CarrierDrawing(document, none, view, isMedication: false, lit: nil).markup
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

    /// An answer in words, for the list of those that were given.
    static func words(_ answer: Draft.Answer) -> String {
        if let applied = answer.say["applied"] {
            return
                "applied to \(counted(answer.corrects?.count ?? 0, "figure")) (\(applied)), since \(answer.say["reason"] ?? "")"
        }
        if answer.isSkipped { return ["sex", "tobacco"].contains(answer.question) ? "everybody" : "left as it is" }
        if answer.question == Draft.source {
            let products = (answer.say["products"] ?? "").split(separator: "\n").map { product in
                product.firstIndex(of: "=").map { String(product[product.index(after: $0)...]) } ?? String(product)
            }.joined(separator: ", ")
            return [answer.say["carrier-name"] ?? answer.say["carrier"], products, answer.say["edition"]]
                .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        if let field = answer.say["field"], let publish = answer.say["publish"] {
            let height = answer.say["height"].map { HeightText($0)?.inches.asHeight ?? $0 }
            let what = ([height] + ["class", "medication", "use"].map { answer.say[$0] }).compactMap(\.self)
                .joined(separator: ", ")
            return
                "\(what): \(Self.words(ofField: field)) is published as \(publish), since \(answer.say["reason"] ?? "")"
        }
        if answer.question.hasPrefix("finding:") { return "accepted, since \(answer.say["reason"] ?? "")" }
        if answer.question.hasPrefix("unit:") {
            return "the column “\(answer.question.dropFirst("unit:".count))” is in \(answer.say["word"] ?? "")"
        }
        if let said = words(saying: answer) { return said }
        let subject =
            answer.question.hasPrefix("meaning:")
            ? "“\(answer.question.dropFirst("meaning:".count))” is " : "\(answer.question): "
        return subject + (answer.say["word"] ?? "") + (answer.say["holds"] == "carrier" ? ", on all its charts" : "")
    }

    static func words(ofField field: String) -> String {
        switch field {
        case "weight_max_lb": "the greatest weight"
        case "weight_min_lb": "the least weight"
        case "bmi_max": "the greatest BMI"
        case "bmi_min": "the least BMI"
        case "outcome": "the decision"
        case "lookback_max_months": "the greatest number of months"
        case "lookback_min_months": "the least number of months"
        default: field
        }
    }

    /// The chart with one answer more, which nobody has given yet: the right side of the page.
    func preview(_ id: String, _ request: DeskRequest) -> DeskAnswer {
        guard let stand = drafts.stand(of: id), let document = try? document(of: stand.draft),
            let configuration = try? self.configuration() as PipelineConfiguration??,
            let now = try? trial(stand.draft, configuration), let before = now.reading.draft?.chart
        else { return missing(request.path) }
        var draft = stand.draft
        if let question = request.value("question") {
            let about = FileView.Asked.names.union(["question"])
            let said = request.query.filter { !about.contains($0.0) && !$0.1.isEmpty }
            let form = FormBody(fields: said.map { ($0.0, $0.1) })
            if form["apply"] != nil || form["saying"] != nil {
                switch read(question, form, stand) {
                case .success(let answer): draft = draft.answering(answer)
                case .failure(let mistake):
                    return DeskAnswer(body: Array("<p class=\"error\">\(mistake.message.inMarkup)</p>\n".utf8))
                }
            } else {
                let say = Dictionary(said.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
                draft = draft.answering(Draft.Answer(question: question, say: say))
            }
        }
        guard let after = try? trial(draft, configuration).reading.draft?.chart else { return missing(request.path) }
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
        let bytes = await pictures.picture(of: page, sha256: draft.sha256) { try FileBytes.read(path) }
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
