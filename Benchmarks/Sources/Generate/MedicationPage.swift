import Foundation

/// A flat medication chart as a carrier exports it: one row a medication, use and time, ten uses a medication, names of drugs
/// sold in the United States in the order of the alphabet.
struct MedicationPage {
    /// How its rows decide.
    enum Decisions {
        /// By the use alone: the chart never contradicts itself, as hardly any carrier's does.
        case byUse
        /// As dice would: one row in ten has a finding.
        case drawn
    }

    private let names: [String]
    private let decisions: Decisions
    private let rows: Int

    static let head = "Medication,Use,Rx fill within,Eligibility\n"
    private static let uses = [
        "High blood pressure", "Diabetes", "CHF", "COPD", "Stroke", "Depression", "Asthma", "Angina",
        "Atrial fibrillation", "Dementia",
    ]
    /// From the shortest; a chart whose names do not go round prints "any".
    private static let windows = [
        "6 months", "12 months", "18 months", "24 months", "36 months", "48 months", "60 months", "72 months",
        "84 months", "120 months",
    ]
    private static let words = ["Level", "Graded", "Decline"]

    /// - Parameters:
    ///   - names: As ``names(in:)`` gives them.
    ///   - rows: How many the chart has; as many as names, uses and times give, and no more.
    init(names: [String], rows: Int, decisions: Decisions) {
        precondition(rows <= names.count * Self.uses.count * Self.windows.count, "a chart of more rows than can differ")
        (self.names, self.rows, self.decisions) = (names, rows, decisions)
    }

    /// Brands, ingredients and combinations of drug-names.tsv: folded name, kind, ingredients.
    static func names(in file: String) throws -> [String] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t")
            return fields.count == 3 && ["B", "I", "M"].contains(fields[1]) ? String(fields[0]) : nil
        }
    }

    func write(into text: inout ByteText) {
        text.append(Self.head)
        let perName = names.count * Self.uses.count
        // As many times as the names need to go round.
        let times = (rows + perName - 1) / perName
        for row in 0..<rows {
            let use = row / times % Self.uses.count
            let decision = decisions == .byUse ? use : row * 7 + row / 10
            text.append(names[row / times / Self.uses.count])
            text.append("," + Self.uses[use])
            text.append("," + (times == 1 ? "any" : Self.windows[row % times]))
            text.append("," + Self.words[decision % Self.words.count] + "\n")
        }
    }
}
