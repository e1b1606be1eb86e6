import ChartSchema
import Notation
import Vocabulary

/// A medication and its use in one text: "Lasix (CHF)", "Plavix - Stroke", "Namenda: Dementia".
struct MedicationForUse: Hashable {
    var name: String
    /// As printed, without the signs around it.
    var use: String

    /// `nil` unless the dictionary knows what stands before as a drug, the vocabulary what stands behind as a use, and
    /// neither takes the text as a whole for a name.
    init?(_ text: String) {
        let text = singleSpaced(text)
        guard
            let (name, use) = Self.apart(text).first(where: { name, use in
                !name.isEmpty && !use.isEmpty && UseVocabulary.standard.uses(in: use) != nil
                    && MedicationList.isDrug(name) && !Self.holdsMore(name)
            }),
            // "Transplant" is what drugs are for, and a kind of drugs.
            case let other = DrugDictionary.standard.resolve(use),
            other.isUnresolved || other.ingredients.isEmpty && !MedicationList.isClass(name)
                || Self.isOtherDrug(other, than: name, use)
        else { return nil }
        (self.name, self.use) = (name, use)
    }

    /// "Synthroid (Thyroid)": the use is a drug's name as well, of another drug.
    private static func isOtherDrug(_ use: DrugResolution, than name: String, _ printed: String) -> Bool {
        let own = DrugDictionary.standard.resolve(name).ingredients.map(\.name)
        return UseVocabulary.standard.isWording(printed) && !own.isEmpty && !use.ingredients.isEmpty
            && Set(own).isDisjoint(with: use.ingredients.map(\.name)) && !MedicationList.isClass(name)
    }

    /// "Zocor, not": words beside the name that say more than which medication it is.
    private static func holdsMore(_ name: String) -> Bool {
        DrugDictionary.standard.resolve(name).parts.contains { $0.kind == .remark }
            || [WordCategory.negation, .only, .exception, .if, .joined].contains {
                category in TaggedText(name).tags.last?.senses.contains { $0.category == category } ?? false
            }
    }

    /// The ways to part a text: "Daliresp (roflumilast), Pulmonary disease (COPD)" at its comma before its last parentheses.
    private static func apart(_ text: String) -> [(name: String, use: String)] {
        var found: [(name: String, use: String)] = []
        for separator in [" - ", " – ", " — ", ": ", " for ", ", "] {
            guard let (name, use) = text.halves(apartAt: separator) else { continue }
            found.append((String(name), String(use)))
            break
        }
        if let (name, use) = text.partsAtLastGroup { found.append((name, use)) }
        return found
    }
}

extension String {
    /// What stands before the parentheses or brackets at its end, and what they hold, with others inside them: "Chronic obstructive pulmonary
    /// disease (COPD)" of "Spiriva (Chronic obstructive pulmonary disease (COPD))". `nil` where none end it.
    var partsAtLastGroup: (before: String, inner: String)? {
        let pairs: [(Character, Character)] = [("(", ")"), ("[", "]")]
        guard let (open, close) = pairs.first(where: { last == $0.1 }) else { return nil }
        var depth = 0
        let places = indices.reversed().filter { [open, close].contains(self[$0]) }
        let start = places.first { place in
            depth += self[place] == close ? 1 : -1
            return depth == 0
        }
        guard let start = start ?? lastIndex(of: open) else { return nil }
        return (String(self[..<start]).trimming(" "), String(self[index(after: start)...].dropLast()))
    }
}

extension RowParts {
    /// Takes a use that is printed in the cell of the name for the row's use; beside another one it is a condition.
    ///
    /// - Parameter reference: The cell of the name.
    mutating func takeUse(fromName reference: CellReference) {
        guard let found = MedicationForUse(medication) else { return }
        let uses = UseVocabulary.standard
        guard let use else {
            (medication, self.use) = (found.name, found.use)
            cells.append(reference)
            return
        }
        if uses.uses(in: use) != uses.uses(in: found.use) { add(condition: found.use) }
    }
}
