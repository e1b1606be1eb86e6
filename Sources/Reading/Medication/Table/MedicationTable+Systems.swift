import Notation
import Vocabulary

/// Rows of one text that name a group of the rows below them, and say for whom or from when these are.
extension MedicationTable {
    /// "Cardiac (last fill within 2 years)", "HEART - filled within 24 months", "Respiratory (smokers)" over rows that say what each medication is for:
    /// what stands behind the group's name.
    func scopeOfSystem(_ text: String) -> DecisionScope? {
        guard columns.roles.values.contains(.use), let (name, aside) = Self.partsOfGroup(text) else { return nil }
        var words = name.split(separator: " ").map(String.init)
        let isOfMedications = words.count > 1 && words.last.map { MedicationHeader($0) == .medication } ?? false
        if isOfMedications { words.removeLast() }
        guard isSystem(words.joined(separator: " ")), let scope = DecisionScope(aside), scope.use == nil else {
            return nil
        }
        if scope.window != .always {
            let isOfFills = isOfMedications || MedicationSession.speaksOfFills(aside) || LookbackNotation.isNamed(aside)
            return isOfFills && scope.condition == nil ? scope : nil
        }
        let people = Scope(aside)
        return people.isWhole && !people.meanings.isEmpty && people.meanings.allSatisfy(\.isOfPeople) ? scope : nil
    }

    private static func partsOfGroup(_ text: String) -> (name: String, aside: String)? {
        let parts = TitleName.parts(of: text).map { singleSpaced($0) }.filter { !$0.isEmpty }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
