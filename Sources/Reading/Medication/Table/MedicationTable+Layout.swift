import ChartSchema

extension MedicationTable {
    /// How the table was read: what every column holds, and what its marks mean.
    func layout(outcomes: Set<MedicationOutcome>) -> LayoutSignature.TableSignature {
        let decided = MedicationOutcome.allCases.filter(outcomes.contains).map(\.rawValue).joined(separator: ", ")
        if isList {
            let title = columns.title.map { "\($0): " } ?? "names: "
            return LayoutSignature.TableSignature(rows: "names", direction: "down", columns: [title + decided])
        }
        var sentences = columns.roles.sorted { $0.key < $1.key }.map { column, role in
            let header = columns.name(of: column, in: grid)
            return "\(header.isEmpty ? "(no header)" : header): \(words(role))"
        }
        if columns.decidingColumns.isEmpty { sentences.append("(every row): \(decided)") }
        return LayoutSignature.TableSignature(rows: "medications", direction: "down", columns: sentences)
    }

    private func words(_ role: MedicationColumns.Role) -> String {
        switch role {
        case .medication: return "medications"
        case .use: return "uses"
        case .condition: return "conditions"
        case .test: return "conditions"
        case .question: return "questions"
        case .age: return "ages"
        case .ageEnd(let isLow): return isLow ? "least ages" : "greatest ages"
        case .window(let unit, let basis):
            let words = ["times", basis == .firstFill ? "of the first fill" : nil, unit.map { "in \($0)s" }]
            return words.compactMap(\.self).joined(separator: " ")
        case .windowStart: return "times after which"
        case .windowEnd(let isLow, let unit, _): return "\(isLow ? "beginnings" : "ends") of times in \(unit)s"
        case .clock: return "fills that times are counted from"
        case .outcome: return "decisions"
        case .product: return "products"
        case .marks:
            let legend = markMeanings.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value.outcome.rawValue)" }
            return "marks" + (legend.isEmpty ? ", not understood" : ", \(legend.joined(separator: ", "))")
        case .timed(let timed, _): return "times of \(timed.outcome.rawValue)"
        case .uses(let header, _): return "uses of \(header.outcome.rawValue)"
        case .plans: return "plans on offer"
        case .unread: return "not understood"
        }
    }
}
