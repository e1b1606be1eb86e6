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
        _ draft: DraftChart, document: Document, isKnownCarrier: Bool, products: [String]
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

    static func texts(_ draft: DraftChart, _ document: Document) -> [String] {
        var texts = [document.title?.text, draft.chart.title].compactMap(\.self) + draft.chart.notes.map(\.text)
        for table in document.tables {
            texts += (table.headings + table.textBefore + table.textAfter).map(\.text)
            if let caption = table.caption { texts.append(caption.text) }
        }
        return texts + [document.file]
    }
}
