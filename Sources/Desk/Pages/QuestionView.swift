import ChartSchema
import Pages
import Pipeline
import Reading
import Reports

/// One question as the page shows it: what is asked, the answers with their keys, and the fields of those that need words.
struct QuestionView {
    let question: DeskQuestion
    let stand: DraftFolder.Stand
    let trial: TrialReading
    let configuration: PipelineConfiguration?
    let who: String
    let typed: [String: String]
    /// The field that is to be mended.
    var focus: String?
    /// The answer that it has.
    var given: Draft.Answer?
    /// The charts that the file may be the next edition of.
    let guesses: [SeriesGuess]
    /// The charts that were published from this very file.
    let published: [ChartID]
    /// What of file and chart the page shows, for previews of the same.
    let here: [(String, String)]

    var values: [String: Any] {
        var values: [String: Any?] = [
            "name": question.name, "title": question.title, "id": stand.draft.id, "revision": stand.revision,
            "may-be-left": question.mayBeLeft,
            "place": question.place?.onPage, "text": question.place?.text?.onOneLine.cut(to: 200),
            "cell": question.place.flatMap(DrawnCells.Place.init).map { CellName.cell($0) } ?? question.place?.litText,
        ]
        // What the title says is not said again.
        if question.unappliedText != nil {
            (values["text"], values["where"]) = (nil, question.place?.onPage ?? "in the file")
        }
        values["title"] = PageWords.of(question.title, in: trial.reading.draft?.chart)
        if let focus { (values["focus"], values["focus-\(focus)"]) = (focus, true) }
        values["given"] = given.map { Desk.words($0) }
        values["given-name"] = given?.question
        values["saying"] = saying
        switch question {
        case .source: values["source"] = source
        case .asked(let asked): add(asked, to: &values)
        case .finding(let finding): add(finding, to: &values)
        }
        return [String: Any](values)
    }

    // MARK: Something the reading leaves open

    private func add(_ asked: Question, to values: inout [String: Any?]) {
        let isMeaning = if case .meaning = asked.subject { true } else { false }
        let isDay = asked.subject == .edition
        values["is-asked"] = true
        values["hint"] = hint(asked)
        values["may-hold-for-carrier"] = isMeaning && stand.draft.carrier != nil
        values["carrier"] = stand.draft.carrier?.name
        let (first, rest) = (asked.answers.prefix(9), asked.answers.dropFirst(9))
        values["answers"] = first.enumerated().map { number, answer in
            let badge = AnswerName.badge(answer.word)
            return [String: Any]([
                "key": hasKeys ? number + 1 : nil, "word": answer.word,
                "name": isDay
                    ? DayName.of(answer.word) : people(answer.word, asked.subject) ?? AnswerName.of(answer.word),
                "tone": badge?.tone ?? "silent",
                "evidence": isDay ? "published as edition \(answer.word)" : BenefitWords.about(answer.word),
                "is-given": given?.say["word"] == answer.word,
                "preview": Address.of(
                    "/drafts/\(stand.draft.id)/chart", [("question", asked.name), ("word", answer.word)] + here),
            ])
        }
        values["may-be-everybody"] = [.sex, .tobacco].contains(asked.subject)
        values["everybody-key"] = hasKeys ? first.count + 1 : nil
        values["has-more"] = !rest.isEmpty || isDay
        values["more"] = rest.map { ["name": AnswerName.of($0.word)] }
        values["more-about"] = isDay ? "Another day" : "Another of \(rest.count)"
        values["more-preview"] = Address.of("/drafts/\(stand.draft.id)/chart", [("question", asked.name)] + here)
        values["other"] = typed["other"] ?? givenOther(among: first.map(\.word))
        values["is-there"] = isDay && typed["is-there"] != nil
    }

    /// A stray digit answers no question that need not be answered.
    private var hasKeys: Bool { question.isOpen || given != nil }

    /// The answer that was given, where it has no key.
    private func givenOther(among shown: [String]) -> String {
        guard let word = given?.say["word"], !shown.contains(word) else { return "" }
        return question.name == Draft.day ? word : AnswerName.of(word)
    }

    /// For whom a chart is, as an answer to the question.
    private func people(_ word: String, _ subject: Question.Subject) -> String? {
        switch (subject, word) {
        case (.sex, "female"): "Women"
        case (.sex, "male"): "Men"
        case (.tobacco, "yes"): "Tobacco users"
        case (.tobacco, "no"): "Non-users of tobacco"
        default: nil
        }
    }

    private func hint(_ asked: Question) -> String {
        switch asked.subject {
        case .edition: DayEvidence(asked.answers).words
        case .meaning where asked.answers.isEmpty:
            "The reading does not understand this text, and without it the chart is not published."
        case .meaning where asked.isOfBareColumn:
            "It names no class, and its neighbours do. Its figures are published under this class; skipped, they are published without one."
        case .meaning:
            asked.answers.contains { $0.word == "minimum" }
                ? "The name does not mean one thing across carriers. Its figures are published under this class; skipped, they are published without one."
                : "The file does not say what the mark decides. Skipped, the cells that hold it give no rule."
        case .unit: "None is printed, and the figures do not tell. Without an answer they are not published."
        case .unitOfColumn:
            "What was said of it before cannot be: its figures are in the other unit. Without an answer nothing is published."
        case .listOutcome: "The list names medications and does not say what becomes of them."
        case .sex, .tobacco:
            "No column is for one of them alone: the limits hold for everybody, unless you know better."
        default: asked.hint
        }
    }

    // MARK: A finding

    private func add(_ finding: Finding, to values: inout [String: Any?]) {
        values["is-finding"] = true
        values["beside"] = question.beside(in: stand.draft, trial).map { ["title": $0.title] }
        values["text-answers"] = finding.rule.hasSuffix(".unapplied") ? [textAnswers(finding)] : nil
        values["same-before"] = same(before: finding)
        let readings = QuestionReadings(finding, trial).values { reading in
            Address.of(
                "/drafts/\(stand.draft.id)/chart", [("question", reading.question), ("word", reading.word)] + here)
        }
        (values["readings"], values["has-readings"]) = (readings, !readings.isEmpty)
        // What the rule says of a layout helps nobody here: it holds no unit.
        values["help"] = question.isOfUnit || QuestionReadings.isOfProduct(finding) ? nil : finding.help
        values["is-left-out"] = finding.rule.hasSuffix(".struck") || finding.rule.hasSuffix(".hidden")
        values["is-doubtful"] = typed["is-doubtful"] != nil
        values["is-unit"] = question.isOfUnit
        if question.isOfUnit, case .build(let draft)? = trial.reading.draft {
            let column = draft.columnName(at: finding.location)
            values["column"] = column
            values["column-preview"] = column.map { column in
                Address.of(
                    "/drafts/\(stand.draft.id)/chart", [("question", "unit:" + column), ("word", "kilograms")] + here)
            }
        }
        // What was typed into one form is no answer of another.
        let isAccepting =
            typed["question"] == question.name && typed["skip"] == nil && typed["apply"] == nil
            && given?.corrects == nil
        values["is-accepting"] = isAccepting
        values["default-who"] = who
        values["who"] = (isAccepting ? typed["who"] : nil) ?? who
        values["reason"] = (isAccepting ? typed["reason"] : nil) ?? ""
        values["until"] = (isAccepting ? typed["until"] : nil) ?? ""
        values["figures"] = figures(at: finding.location).map { figure in
            let isTyped = [figure["name"] as? String, figure["kept"] as? String].contains(typed["question"])
            let own: [String: Any?] = [
                "typed": isTyped ? typed["publish"] : nil, "why": isTyped ? typed["reason"] : nil,
                "asks": isTyped && typed["is-doubtful"] != nil,
                "preview": Address.of("/drafts/\(stand.draft.id)/chart", here),
            ]
            return figure.merging(own.compactMapValues(\.self)) { _, new in new }
        }
        let hasChanged = (values["figures"] as? [[String: Any]] ?? []).contains { $0["is-changed"] as? Bool == true }
        values["is-of-edition"] = !question.isOfUnit && (finding.rule.hasPrefix("dataset.edition.") || hasChanged)
    }

    /// What may become of a text that is published beside the limits.
    private func textAnswers(_ finding: Finding) -> [String: Any] {
        let chart = trial.reading.draft?.chart.buildChart
        let isTyped = typed["apply"] != nil || given?.corrects != nil
        let text = (finding.location.text ?? "").onOneLine.cut(to: 160)
        let kept = isTyped ? typed : [:]
        let columns = Set((kept["columns"] ?? "").split(separator: ",").map(String.init))
        let fields: [(AppliedCorrection.Field, String)] = [
            (.weightMax, "the greatest weight"), (.weightMin, "the least weight"), (.bmiMax, "the greatest BMI"),
            (.bmiMin, "the least BMI"),
        ]
        return [String: Any]([
            "what": chart == nil ? "rules" : "limits", "may-be-applied": chart.map { !$0.rows.isEmpty },
            "columns": chart.map { chart in
                chart.columns.enumerated().prefix(60).map { number, column in
                    ["number": number, "name": column.name, "is-chosen": columns.contains(String(number))]
                        as [String: Any]
                }
            },
            "fields": fields.map { field, words in
                ["field": field.rawValue, "words": words, "is-chosen": kept["field"] == field.rawValue] as [String: Any]
            },
            "is-applying": isTyped, "by": kept["by"] ?? "", "from": kept["from"] ?? "", "to": kept["to"] ?? "",
            "why": kept["reason"] ?? (text.isEmpty ? "" : "The chart says: “\(text)”"),
            "preview": Address.of("/drafts/\(stand.draft.id)/chart", here),
            "people": finding.location.text.flatMap(PeopleOfText.init)?.words,
            "is-for-everybody": kept["everybody"] != nil,
        ])
    }

    /// What became of the same finding in the edition before.
    private func same(before finding: Finding) -> String? {
        guard let entry = trial.published.entry(before: trial.id), let text = finding.location.text,
            let same = entry.findings.first(where: { $0.rule == finding.rule && $0.location.text == text })
        else { return nil }
        let then = same.acceptance.map { "accepted, since \($0.reason)" } ?? "published as it is"
        return "Edition \(entry.edition) has the same; there it was \(then)."
    }

    /// The figures that a cell gave, each with what `correct` needs to name it.
    private func figures(at location: Finding.Location) -> [[String: Any]] {
        guard let chart = trial.reading.draft?.chart.buildChart else { return [] }
        let edition = trial.editionBefore
        var found: [[String: Any]] = []
        for row in chart.rows {
            for limit in row.limits {
                guard let cell = limit.cells.first(where: { isAt($0, location) }) else { continue }
                let column = chart.columns[limit.column]
                for (field, what, figure) in [
                    ("weight_max_lb", "maximum weight", limit.weightMax),
                    ("weight_min_lb", "minimum weight", limit.weightMin), ("bmi_max", "maximum BMI", limit.bmiMax),
                    ("bmi_min", "minimum BMI", limit.bmiMin),
                ] {
                    guard let figure, cell.field.rawValue == field || cell.field == .weight || cell.field == .bmi else {
                        continue
                    }
                    let say = CorrectedFigure(row, column).say
                    let was = edition?.limit(row, column)?.figure(field)
                    let values = [String: Any]([
                        "name": "value:\(field)@\(CellName.cell(cell))",
                        "kept": CorrectedFigure.question(of: field, say), "field": field, "what": what,
                        "figure": printed(field, limit) ?? figure.description,
                        "corrected": printed(field, limit) == nil ? nil : figure.description,
                        "words": "\(column.classLabel ?? "limit") at \(row.height.inWords)",
                        "number": found.count, "is-first": found.isEmpty,
                        "before": edition.map { "edition \($0.edition) has \(was?.description ?? "none here")" },
                        "is-changed": was.map { $0 != figure },
                    ])
                    found.append(values.merging(say) { own, _ in own })
                    if found.count == 4 { return found }
                }
            }
        }
        return found
    }

    /// What stood there before somebody corrected it.
    private func printed(_ field: String, _ limit: BuildLimit) -> String? {
        guard let applied = limit.corrections.first(where: { $0.field.rawValue == field }) else { return nil }
        if case .figure(let figure) = applied.printed { return figure.description }
        return nil
    }

    private func isAt(_ cell: CellReference, _ location: Finding.Location) -> Bool {
        location.table == cell.table && location.row == cell.row && location.column == cell.column
    }

    // MARK: Whose chart it is

    private var source: [String: Any] {
        let guesses = guesses.filter { guess in
            !published.contains { $0.series == "\(guess.carrier.id)/\(guess.source.chart)" }
        }
        let dates = trial.questions.first { $0.subject == .edition }?.answers ?? []
        let named = CarrierName.named(in: trial, configuration)
        let known = typed["carrier"] ?? named ?? ""
        let carriers = configuration?.carriers ?? []
        let products = Set(carriers.filter { $0.name == known }.flatMap { $0.products.map(\.name) }).sorted()
        let printed = ProductName.named(in: trial, carrier: named)
        return [String: Any]([
            "guesses": guesses.enumerated().map { number, guess in
                [
                    "key": number + 1, "series": "\(guess.carrier.id)/\(guess.source.chart)",
                    "carrier": guess.carrier.name, "chart": guess.source.chart, "edition": guess.source.edition,
                    "evidence": guess.evidence.joined(separator: ", "),
                ] as [String: Any]
            },
            "has-guesses": !guesses.isEmpty,
            "published": published.isEmpty ? nil : published.map(\.description).joined(separator: ", "),
            "carrier": known, "shown": named ?? "", "is-carrier-named": named != nil,
            "carriers": carriers.map { ["name": $0.name] },
            "product": typed["product"] ?? typed["product-named"] ?? "", "products": products.map { ["name": $0] },
            "edition": typed["edition"] ?? dates.first { $0.isLikely }?.word ?? "",
            "named": printed.enumerated().map { number, name in
                ["key": guesses.count + number + 1, "name": name] as [String: Any]
            }, "has-named": !printed.isEmpty, "has-choices": !printed.isEmpty || !guesses.isEmpty,
            "dates": dates.map { ["date": $0.word, "name": DayName.of($0.word)] },
            "day-hint": dates.isEmpty ? nil : DayEvidence(dates).hint,
            "chart": typed["chart"] ?? Self.withoutYear(trial.id.chart), "origin": typed["origin"] ?? "",
            "is-build": trial.kind == .build, "is-medication": trial.kind == .medication,
            "replaces": typed["replaces"] != nil, "earlier": typed["earlier"] != nil,
            "is-more-open": typed["replaces"] != nil || typed["earlier"] != nil || typed["is-there"] != nil,
        ])
    }

    /// The name of a file without the day it carries: all editions of a chart have one name.
    private static func withoutYear(_ name: String) -> String {
        let words = name.split(separator: "-").filter { word in
            word.wholeMatch(of: /(rev|ed|v|eff)?(19|20)\d\d(\d\d){0,2}|rev|\d{1,2}/) == nil
        }
        return words.isEmpty ? name : words.joined(separator: "-")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
