import Eligibility
import Vocabulary

/// The names that charts print for medications, to be searched while somebody types.
struct MedicationNames: Sendable {
    private let listed: [(folded: [String], medication: ListedMedication)]

    /// - Parameter medications: In the order they are to be found in.
    init(_ medications: [ListedMedication]) {
        listed = medications.map { each in
            (([each.medication] + each.ingredients).map { FoldedName.of($0) }, each)
        }
    }

    var count: Int { listed.count }

    /// Those with a name or ingredient of which a word begins so; names that begin so themselves come first.
    func matching(_ text: String?) -> [ListedMedication] {
        let wanted = FoldedName.of(text ?? "")
        guard !wanted.isEmpty else { return text == nil ? listed.map(\.medication) : [] }
        var first: [ListedMedication] = []
        var rest: [ListedMedication] = []
        for (folded, medication) in listed {
            if folded[0].hasPrefix(wanted) {
                first.append(medication)
            } else if folded.contains(where: { (" " + $0).contains(" " + wanted) }) {
                rest.append(medication)
            }
        }
        return first + rest
    }
}
