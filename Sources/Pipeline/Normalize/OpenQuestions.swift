import ChartSchema
import Reading
import Tables

/// What a file does not say and somebody has to.
package struct OpenQuestion: Sendable, Hashable {
    /// `edition`, `product`, `meaning of "Select"`, ….
    package var about: String
    /// What is known of it, and how to answer.
    package var hint: String
}

enum OpenQuestions {
    /// - Parameters:
    ///   - isKnownCarrier: Whether a carrier was named.
    ///   - products: The products that were named.
    static func of(
        _ draft: ReadDraft, document: Document, isKnownCarrier: Bool, products: [String]
    ) -> [OpenQuestion] {
        var questions: [OpenQuestion] = []
        if !isKnownCarrier { questions.append(OpenQuestion(about: "carrier", hint: "name it with --carrier")) }
        if products.isEmpty { questions.append(OpenQuestion(about: "product", hint: "name it with --product")) }
        let dates = EditionHint.dates(in: texts(draft, document))
        questions.append(
            OpenQuestion(
                about: "edition",
                hint: dates.isEmpty
                    ? "no date is printed: ask the carrier"
                    : "the file says \(dates.map { "\($0.text.quoted) (\($0.date))" }.joined(separator: ", "))"))
        switch draft {
        case .build(let draft): questions += ofBuildChart(draft)
        case .medication(let draft): questions += ofMedicationChart(draft)
        }
        return questions
    }

    private static func ofBuildChart(_ draft: DraftChart) -> [OpenQuestion] {
        var questions: [OpenQuestion] = []
        var asked: Set<String> = []
        for column in draft.chart.columns where column.rateClass == nil {
            guard let label = column.classLabel, asked.insert(label).inserted else { continue }
            questions.append(
                OpenQuestion(
                    about: "meaning of \(label.quoted)",
                    hint: "say it with \"meanings\": {\(label.quoted): \"…\"}, or adopt --means \"\(label)=…\""))
        }
        if draft.findings.contains(where: { $0.rule == "reading.unit.unknown" }) {
            questions.append(
                OpenQuestion(about: "unit", hint: "say it with \"given\": {\"unit\": \"pounds\"} or \"kilograms\""))
        }
        let columns = draft.chart.columns
        if !columns.isEmpty, columns.allSatisfy({ $0.sex == .any }) {
            questions.append(OpenQuestion(about: "sex", hint: "none is printed: the limits hold for any"))
        }
        if !columns.isEmpty, columns.allSatisfy({ $0.tobacco == .any }) {
            questions.append(OpenQuestion(about: "tobacco", hint: "none is printed: the limits hold for any"))
        }
        return questions
    }

    /// What a mark, a list or a column's name means where the file does not say it.
    private static func ofMedicationChart(_ draft: MedicationDraft) -> [OpenQuestion] {
        var questions: [OpenQuestion] = []
        var asked: Set<String> = []
        for finding in draft.findings where asked.insert(finding.rule + (finding.location.text ?? "")).inserted {
            switch finding.rule {
            case "medication.mark.unexplained":
                let mark = (finding.location.text ?? "•").quoted
                questions.append(
                    OpenQuestion(
                        about: "meaning of \(mark)",
                        hint: "say it with \"meanings\": {\(mark): {\"outcome\": \"…\", \"label\": \"…\"}}"))
            case "medication.list.undecided":
                questions.append(
                    OpenQuestion(
                        about: "decision of the list", hint: "say it with \"given\": {\"outcome\": \"decline\"}"))
            default: break
            }
        }
        return questions
    }

    static func texts(_ draft: ReadDraft, _ document: Document) -> [String] {
        var texts = [document.title?.text, draft.chart.title].compactMap(\.self) + draft.chart.notes.map(\.text)
        for table in document.tables {
            texts += (table.headings + table.textBefore + table.textAfter).map(\.text)
            if let caption = table.caption { texts.append(caption.text) }
        }
        return texts + [document.file]
    }
}
