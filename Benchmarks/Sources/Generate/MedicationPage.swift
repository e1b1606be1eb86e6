import Foundation

/// A flat medication chart as a carrier exports it: one row a medication and use, ten uses a medication, names of drugs
/// sold in the United States in the order of the alphabet.
struct MedicationPage {
    private let names: [String]

    static let head = "Medication,Use,Rx fill within,Eligibility\n"
    private static let uses = [
        "High blood pressure", "Diabetes", "CHF", "COPD", "Stroke", "Depression", "Asthma", "Angina",
        "Atrial fibrillation", "Dementia",
    ]
    private static let windows = [
        "any", "12 months", "24 months", "36 months", "60 months", "6 months", "120 months", "3 months", "18 months",
        "48 months", "72 months", "84 months",
    ]
    private static let decisions = ["Level", "Graded", "Decline"]

    /// - Parameter file: drug-names.tsv: folded name, kind, ingredients. Brands, ingredients and combinations are taken.
    init(namesIn file: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t")
            return fields.count == 3 && ["B", "I", "M"].contains(fields[1]) ? String(fields[0]) : nil
        }
    }

    /// The row of a number, counted from 0; when the names are used up they come again with another window.
    func row(_ number: Int, into text: inout ByteText) {
        let name = number / Self.uses.count
        text.append(names[name % names.count])
        text.append("," + Self.uses[number % Self.uses.count])
        text.append("," + Self.windows[name / names.count % Self.windows.count])
        text.append("," + Self.decisions[(number * 7 + name) % Self.decisions.count] + "\n")
    }
}
