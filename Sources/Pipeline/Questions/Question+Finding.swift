import ChartSchema
import Reading
import Tables

extension Question {
    /// What a file leaves open.
    ///
    /// - Parameters:
    ///   - isKnownCarrier: Whether a carrier was named.
    ///   - products: The products that were named.
    static func open(
        in draft: ReadDraft, of document: Document, isKnownCarrier: Bool, products: [String]
    ) -> [Question] {
        var questions: [Question] = []
        if !isKnownCarrier { questions.append(Question(subject: .carrier, hint: "name it with --carrier")) }
        if products.isEmpty { questions.append(Question(subject: .product, hint: hintOfProduct(draft))) }
        let texts = texts(draft, document)
        let printed = EditionHint.dates(in: texts.dropLast())
        let named = EditionHint.dates(in: texts.suffix(1))
        let likely = EditionHint.likely(printed.isEmpty ? named : printed)
        let dates = printed + named.filter { name in !printed.contains { $0.date == name.date } }
        questions.append(
            Question(
                subject: .edition,
                hint: dates.isEmpty
                    ? "no date is printed: ask the carrier"
                    : "the file says \(dates.map { "\($0.text.quoted) (\($0.date))" }.joined(separator: ", "))",
                answers: dates.map { found in
                    var answer = Answer(found.date, evidence: "the file says \(found.text.quoted)")
                    answer.isLikely = found == likely
                    return answer
                }))
        switch draft {
        case .build(let draft): questions += ofBuildChart(draft)
        case .medication(let draft): questions += ofMedicationChart(draft)
        }
        return questions + ofUnreadTexts(draft, document, besides: questions)
    }

    private static func hintOfProduct(_ draft: ReadDraft) -> String {
        let names: [String] =
            switch draft {
            case .build(let draft): draft.chart.columns.compactMap(\.product)
            case .medication(let draft): draft.chart.rules.compactMap(\.product)
            }
        guard !names.isEmpty else { return "name it with --product" }
        let named = Set(names).sorted().prefix(mostNames).map(\.quoted).joined(separator: ", ")
        return "the file names \(named): give it an id with --product ID=NAME"
    }

    private static let mostNames = 3

    /// The words that a name on a chart of a kind can mean, the usual ones first.
    package static func meanings(of kind: ChartKind) -> [String] {
        guard kind == .build else { return MedicationOutcome.allCases.map(\.rawValue) }
        func isUsual(_ rateClass: RateClass) -> Bool { rateClass.isOffer && !rateClass.isTableRating }
        let usual = RateClass.allCases.filter(isUsual)
        let others = RateClass.allCases.filter { !isUsual($0) }
        return usual.map(\.rawValue) + ["minimum"] + others.map(\.rawValue)
    }

    private static func ofBuildChart(_ draft: DraftChart) -> [Question] {
        var asked: Set<String> = []
        return ofUnknownLabels(draft, &asked) + ofBareColumns(draft, &asked) + ofUnits(draft, &asked) + ofPeople(draft)
    }

    private static func ofUnknownLabels(_ draft: DraftChart, _ asked: inout Set<String>) -> [Question] {
        draft.chart.columns.filter { $0.rateClass == nil }.compactMap { column in
            guard let label = column.classLabel, asked.insert(label).inserted else { return nil }
            let cell = column.cells.first { $0.field == .classLabel }
            return Question(
                subject: .meaning(label),
                hint: "say it with \"meanings\": {\(label.quoted): \"…\"}, or adopt --means \"\(label)=…\"",
                place: Finding.Location(file: draft.chart.source.path, cell: cell),
                answers: meanings(of: .build).map { Answer($0) })
        }
    }

    /// Columns that no class is printed over.
    private static func ofBareColumns(_ draft: DraftChart, _ asked: inout Set<String>) -> [Question] {
        draft.findings.filter { $0.isOne(of: [ChartFinding.classMissing, .headerMissing]) }.compactMap { finding in
            guard let title = finding.context["label"] ?? draft.columnName(at: finding.location),
                asked.insert(title).inserted
            else { return nil }
            var question = Question(
                subject: .meaning(title),
                hint: "say it with \"meanings\": {\(title.quoted): \"…\"}, or adopt --means \"\(title)=…\"",
                place: finding.location, answers: meanings(of: .build).filter { $0 != "minimum" }.map { Answer($0) })
            question.isOfBareColumn = true
            return question
        }
    }

    /// Units that nobody printed, and those that were said, of an edition before perhaps, and cannot be.
    private static func ofUnits(_ draft: DraftChart, _ asked: inout Set<String>) -> [Question] {
        let units = Given.WeightUnit.allCases.map { Answer($0.rawValue) }
        var questions: [Question] = []
        if draft.findings.contains(where: { $0.isA(ChartFinding.unitUnknown) }) {
            questions.append(
                Question(
                    subject: .unit, hint: "say it with \"given\": {\"unit\": \"pounds\"} or \"kilograms\"",
                    answers: units))
        }
        for finding in draft.findings where finding.isA(ChartFinding.unitContradicts) {
            guard let column = finding.context["given"], asked.insert("unit:" + column).inserted else { continue }
            questions.append(
                Question(
                    subject: column.isEmpty ? .unit : .unitOfColumn(column),
                    hint: "say it with \"given\": {\"units\": {\(column.quoted): \"pounds\"}} or \"kilograms\"",
                    place: finding.location, answers: units))
        }
        return questions
    }

    /// Whom the limits are for, where nothing is printed of it.
    private static func ofPeople(_ draft: DraftChart) -> [Question] {
        let columns = draft.chart.columns
        var questions: [Question] = []
        if !columns.isEmpty, columns.allSatisfy({ $0.sex == .any }) {
            questions.append(
                Question(
                    subject: .sex, hint: "none is printed: the limits hold for any",
                    answers: [Answer("female"), Answer("male")], isNeeded: false))
        }
        if !columns.isEmpty, columns.allSatisfy({ $0.tobacco == .any }) {
            questions.append(
                Question(
                    subject: .tobacco, hint: "none is printed: the limits hold for any",
                    answers: [Answer("no"), Answer("yes")], isNeeded: false))
        }
        return questions
    }

    /// Texts that stop the chart because no grammar claims them: what they mean is said in other words.
    private static func ofUnreadTexts(
        _ draft: ReadDraft, _ document: Document, besides known: [Question]
    ) -> [Question] {
        var asked = Set(known.map(\.name))
        return draft.findings.compactMap { finding in
            guard finding.isOne(of: unreadCells) || finding.isOne(of: unreadParts),
                let printed = finding.location.text ?? firstText(at: finding.location, in: document),
                printed.contains(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            let text = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let question = Question(
                subject: .meaning(text),
                hint:
                    "say it in other words, \"meanings\": {\(text.quoted): {\"words\": \"…\"}}, or adopt --means \"\(text)=…\"",
                place: finding.location)
            return asked.insert(question.name).inserted ? question : nil
        }
    }

    /// The name of a row of which nothing is read.
    private static func firstText(at location: Finding.Location, in document: Document) -> String? {
        guard location.column == nil, let row = location.row,
            let table = document.tables.first(where: { $0.index == location.table })
        else { return nil }
        return table.cells.first { $0.row == row && !$0.isBlank }.map { table.text(of: $0) }
    }

    private static let unreadCells: Set<ChartFinding> = [.cellUnread, .columnUnclear, .headerFigure]
    private static let unreadParts: Set<MedicationFinding> = [
        .outcomeUnread, .columnUnknown, .windowUnread, .rowUnread, .nameOutside,
    ]

    /// What a mark, a list or a column's name means where the file does not say it.
    private static func ofMedicationChart(_ draft: MedicationDraft) -> [Question] {
        var questions: [Question] = []
        var asked: Set<String> = []
        let outcomes = meanings(of: .medication).map { Answer($0) }
        for finding in draft.findings where asked.insert(finding.rule + (finding.location.text ?? "")).inserted {
            switch MedicationFinding(rawValue: finding.rule) {
            case .markUnexplained:
                let mark = finding.location.text ?? "•"
                questions.append(
                    Question(
                        subject: .meaning(mark),
                        hint:
                            "say it with \"meanings\": {\(mark.quoted): {\"outcome\": \"…\", \"label\": \"…\"}}",
                        place: finding.location, answers: outcomes))
            case .outcomeUnread:
                // A decision with a condition is not to be flattened into a word.
                guard let text = finding.location.text, Self.isName(text) else { continue }
                questions.append(
                    Question(
                        subject: .meaning(text),
                        hint:
                            "say it with \"meanings\": {\(text.quoted): {\"outcome\": \"…\", \"label\": \"…\"}}",
                        place: finding.location, answers: outcomes))
            case .listUndecided:
                questions.append(
                    Question(
                        subject: .listOutcome, hint: "say it with \"given\": {\"outcome\": \"decline\"}",
                        place: finding.location, answers: outcomes))
            default: break
            }
        }
        return questions
    }

    /// `Hold`, `Desk ruling`: a name that a carrier has for a decision, and no sentence.
    private static func isName(_ text: String) -> Bool {
        let words = text.split { $0.isWhitespace }
        return (1...3).contains(words.count) && text.allSatisfy { $0.isLetter || $0.isWhitespace || "-/.".contains($0) }
    }

    static func texts(_ draft: ReadDraft, _ document: Document) -> [String] {
        var texts = [document.title?.text, draft.chart.title].compactMap(\.self) + draft.chart.notes.map(\.text)
        for table in document.tables {
            texts += (table.headings + table.textAbove + table.textBefore + table.textAfter).map(\.text)
            if let caption = table.caption { texts.append(caption.text) }
        }
        return texts + [document.file]
    }
}
