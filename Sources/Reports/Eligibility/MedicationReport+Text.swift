import ChartSchema
import Eligibility
import Results

extension MedicationReport {
    /// What is decided, what depends on more, and which plans say nothing.
    package func text(_ palette: Palette = .plain) -> String {
        var parts = [head(palette)]
        let decided = answers.filter { $0.kind == .decided }
        if !decided.isEmpty { parts.append(palette.bold("decided") + "\n" + table(decided, palette)) }
        let open = answers.filter { $0.kind == .depends }
        if !open.isEmpty {
            parts.append(palette.bold("depends on \(subjects(of: open))") + "\n" + table(open, palette))
        }
        let silent = answers.filter { $0.kind == .unspoken || $0.kind == .unlisted }
        if !silent.isEmpty { parts.append(palette.bold("no statement, which is no acceptance") + "\n" + list(silent)) }
        if answers.isEmpty { parts.append("no plan has a medication chart here\n") }
        if !notices.isEmpty { parts.append(notices.text(palette)) }
        return parts.joined(separator: "\n")
    }

    private func head(_ palette: Palette) -> String {
        var text = palette.bold(medication.name)
        if !medication.ingredients.isEmpty {
            text += ": \(medication.ingredients.joined(separator: " + ")) (\(medication.ways.joined(separator: ", ")))"
        }
        return text + "\ndataset \(version)\(day.map { ", editions of \($0)" } ?? "")\n"
    }

    /// `use, last-filled`: what an answer would decide.
    private func subjects(of answers: [MedicationAnswer]) -> String {
        var found: [String] = []
        for question in answers.flatMap(\.rules).flatMap(\.open) where !found.contains(question.subject) {
            found.append(question.subject)
        }
        return found.joined(separator: ", ")
    }

    /// No part of a rule is wider: JSON has the carrier's sentences in full.
    private static let widestCell = 60

    private func table(_ answers: [MedicationAnswer], _ palette: Palette) -> String {
        var table = TextTable([.leading, .leading, .leading, .leading, .leading])
        table.add(["plan", "outcome", "if", "rule", "chart"].map { TextTable.Cell($0, paint: palette.dim) })
        for answer in answers {
            for (number, reading) in answer.rules.enumerated() {
                let rule = reading.record.rule
                let contradicts = answer.isContradicted && rule.outcome != answer.outcome
                table.add([
                    .init(number == 0 ? "\(answer.carrier) \(answer.product)" : "", paint: palette.bold),
                    .init(rule.outcomeInWords.cut(to: Self.widestCell) + (contradicts ? ", contradicted" : "")),
                    .init(reading.open.map(\.inWords).joined(separator: " and ").cut(to: Self.widestCell)),
                    .init(
                        rule.subjectInWords.cut(to: Self.widestCell) + (rule.corrections.isEmpty ? "" : ", corrected")),
                    .init("\(reading.chart), \(rule.source.place.inWords)"),
                ])
            }
        }
        return table.text
    }

    private func list(_ answers: [MedicationAnswer]) -> String {
        var table = TextTable([.leading, .leading])
        for answer in answers {
            table.add([
                .init("\(answer.carrier) \(answer.product)"),
                .init(answer.kind == .unlisted ? "not listed" : "listed, but not for this use, time or person"),
            ])
        }
        return table.text
    }
}
