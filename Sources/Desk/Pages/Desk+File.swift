import ChartSchema
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
        return filePage(stand, asked: request.value("q"), rows: request.value("rows").flatMap { Int($0) })
    }

    /// - Parameters:
    ///   - error: What was wrong with what was typed.
    ///   - typed: What was typed, to be mended.
    func filePage(
        _ stand: DraftFolder.Stand, asked: String? = nil, rows: Int? = nil, error: String? = nil,
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
            return unreadable(stand, error)
        }
        let open = DeskQuestion.open(in: stand.draft, trial)
        let place = asked.flatMap { asked in open.firstIndex { $0.name == asked } } ?? (open.isEmpty ? nil : 0)
        var values = head(stand, trial, open)
        values["error"] = error
        if let place {
            let view = QuestionView(
                question: open[place], stand: stand, trial: trial, configuration: configuration, who: who, typed: typed)
            values["question"] = view.values
            values["next"] = open.indices.contains(place + 1) ? questionAddress(id(stand), open[place + 1]) : nil
            values["previous"] = place > 0 ? questionAddress(id(stand), open[place - 1]) : nil
            values["number"] = "\(place + 1) of \(open.count)"
        }
        let lit = place.flatMap { open[$0].place }.flatMap { location in
            location.table.flatMap { table in location.row.map { (table: table, row: $0, column: location.column ?? 0) }
            }
        }
        drawing(of: document, trial, stand, lit: lit, rows: rows, into: &values)
        let code = error == nil ? 200 : 400
        return page("desk-file", title: stand.draft.name, here: "/", status: code, values)
    }

    private func id(_ stand: DraftFolder.Stand) -> String { stand.draft.id }

    private func questionAddress(_ id: String, _ question: DeskQuestion) -> String {
        Address.of("/drafts/\(id)", [("q", question.name)])
    }

    private func head(
        _ stand: DraftFolder.Stand, _ trial: TrialReading, _ open: [DeskQuestion]
    ) -> [String: Any?] {
        let draft = stand.draft
        let errors = trial.reading.findings.filter { $0.severity == .error && $0.isOpen }
        let needed = open.filter(\.isOpen).count
        return [
            "id": draft.id, "revision": stand.revision, "name": draft.name, "path": draft.path,
            "whose": draft.isIdentified ? trial.id.description : nil,
            "kind": "\(trial.kind.rawValue) chart", "is-medication": trial.kind == .medication,
            "records": counted(trial.reading.draft?.chart.recordCount ?? 0, "record"),
            "open": needed == 0 ? "nothing open" : "\(counted(needed, "question")) open",
            "is-done": needed == 0, "can-publish": draft.isIdentified && errors.isEmpty,
            "has-answers": !draft.answers.isEmpty,
            "answers": draft.settled.map { answer in
                ["name": answer.question, "words": Self.words(answer), "is-skipped": answer.isSkipped] as [String: Any]
            },
            "errors": errors.prefix(8).map { ["message": $0.message, "help": $0.help ?? ""] },
            "has-errors": !errors.isEmpty,
            "problems": trial.problems.map { ["message": $0.message, "help": $0.help] },
            "has-problems": !trial.problems.isEmpty,
            "legend": ColouredWords.legend.map { ["mark": $0.0, "words": $0.1] },
        ]
    }

    private func drawing(
        of document: Document, _ trial: TrialReading, _ stand: DraftFolder.Stand,
        lit: (table: Int, row: Int, column: Int)?, rows: Int?, into values: inout [String: Any?]
    ) {
        guard let draft = trial.reading.draft else { return }
        let drawing = CarrierDrawing(document, draft.ledger, CellUses(draft.chart), lit: lit, page: rows)
        values["sent"] = drawing.markup
        values["format"] = "\(document.format.rawValue), \(document.encoding.name)"
        values["paging"] = drawing.paging.values { Address.of("/drafts/\(stand.draft.id)", [("rows", String($0))]) }
        let pages = PageDrawing(document, draft.ledger, CellUses(draft.chart)).markup
        values["pages"] = pages
        values["has-pages"] = !pages.isEmpty
        values["chart"] = ChartDrawing(chart: draft.chart, before: nil, page: 1).markup
        let notes = draft.chart.notes.prefix(40)
        values["notes"] = notes.map {
            ["words": ColouredWords.markup(of: $0.text.cut(to: 600)), "applied": $0.applied]
        }
        values["has-notes"] = !notes.isEmpty
        let findings = trial.reading.findings.filter(\.isOpen)
        values["findings"] = findings.prefix(60).map { finding in
            [String: Any]([
                "severity": finding.severity.rawValue, "message": finding.message, "help": finding.help,
                "cell": finding.location.table.flatMap { table in
                    finding.location.row.map { CellName.cell(table, $0, finding.location.column ?? 0) }
                },
                "place": finding.location.place?.inWords,
            ])
        }
        values["finding-count"] = findings.count
        values["has-findings"] = !findings.isEmpty
    }

    private func unreadable(_ stand: DraftFolder.Stand, _ error: any Error) -> DeskAnswer {
        var sent: String?
        if let document = try? document(of: stand.draft) {
            // Nothing was read of it: its cells are drawn as they stand.
            let none = CellLedger(entries: document.tables.map { TableAccount(cells: $0.cells.count) })
            sent = CarrierDrawing(document, none, CellUses(), lit: nil, page: nil).markup
        }
        return page(
            "desk-unreadable", title: stand.draft.name, here: "/",
            [
                "sent": sent,
                "id": stand.draft.id, "name": stand.draft.name, "revision": stand.revision,
                "message": Self.words(error), "help": (error as? UnreadableFile)?.help,
            ])
    }

    /// An answer in words, for the list of those that were given.
    static func words(_ answer: Draft.Answer) -> String {
        if answer.isSkipped { return "left as it is" }
        if answer.question == Draft.source {
            let products = (answer.say["products"] ?? "").split(separator: "\n").joined(separator: ", ")
            return [answer.say["carrier-name"] ?? answer.say["carrier"], products, answer.say["edition"]]
                .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        if let field = answer.say["field"], let publish = answer.say["publish"] {
            let what = ["height", "class", "medication", "use"].compactMap { answer.say[$0] }.joined(separator: ", ")
            return "\(what): \(field) is published as \(publish), since \(answer.say["reason"] ?? "")"
        }
        if answer.question.hasPrefix("finding:") { return "accepted, since \(answer.say["reason"] ?? "")" }
        let subject =
            answer.question.hasPrefix("meaning:")
            ? "“\(answer.question.dropFirst("meaning:".count))” is " : "\(answer.question): "
        return subject + (answer.say["word"] ?? "") + (answer.say["holds"] == "carrier" ? ", on all its charts" : "")
    }

    /// The chart with one answer more, which nobody has given yet: the right side of the page.
    func preview(_ id: String, _ request: DeskRequest) -> DeskAnswer {
        guard let stand = drafts.stand(of: id),
            let configuration = try? self.configuration() as PipelineConfiguration??,
            let before = try? trial(stand.draft, configuration).reading.draft?.chart
        else { return missing(request.path) }
        var draft = stand.draft
        if let question = request.value("question") {
            let say = Dictionary(
                request.query.filter { $0.0 != "question" && !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
            draft.answers.append(Draft.Answer(question: question, say: say))
        }
        guard let after = try? trial(draft, configuration).reading.draft?.chart else { return missing(request.path) }
        return DeskAnswer(body: Array(ChartDrawing(chart: after, before: before, page: 1).markup.utf8))
    }
}
