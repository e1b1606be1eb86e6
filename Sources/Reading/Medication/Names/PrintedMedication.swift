import Notation
import Vocabulary

/// A medication as a cell prints it, apart from what the cell says of its dose and of what is taken with it: "Insulin - 50+
/// units", "Metoprolol plus Digoxin".
///
/// A combination that the dictionary knows is one medication: "Carbidopa and Levodopa".
struct PrintedMedication: Hashable {
    var name: String
    /// In the carrier's words; `nil` where the cell holds a name only.
    var condition: String?

    init(_ printed: String) {
        (name, condition) = (printed, nil)
        let known = DrugDictionary.standard.resolve(printed)
        guard known.isUnresolved || known.ways.contains(.unlistedCombination) else { return }
        let text = TaggedText(printed)
        if let found = Self.dose(text) ?? Self.pair(text) { (name, condition) = found }
    }

    /// A name before a bounded dose that ends the cell.
    private static func dose(_ text: TaggedText) -> (String, String?)? {
        for start in text.tags.indices.dropFirst() {
            guard let end = text.boundedDoseEnd(from: start) else { continue }
            let name = text.printed(0..<start).trimming(" -–—,:([")
            guard MedicationList.isDrug(name) else { continue }
            return (name, text.printed(start..<end))
        }
        return nil
    }

    /// Two drugs with a word between them that says that both are taken.
    private static func pair(_ text: TaggedText) -> (String, String?)? {
        for place in text.tags.indices.dropFirst().dropLast() where text.joinsMedications(at: place) {
            let name = text.printed(0..<place).trimming(" ,([")
            let other = text.printed(place + 1..<text.tags.count).trimming(" )]")
            if MedicationList.isDrug(name), MedicationList.isDrug(other) { return (name, "with \(other)") }
        }
        return nil
    }
}
