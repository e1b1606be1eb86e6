/// Sets of terms, each kept once however many rows say the same, and named by numbers; 0 is the empty set.
struct TermSets {
    private struct Step: Hashable {
        var set: Int32
        var term: Int32
    }

    private var sets: [Set<MedicationRow.Term>] = [[]]
    private var numbers: [Set<MedicationRow.Term>: Int32] = [[]: 0]
    private var terms: [MedicationRow.Term] = []
    private var numberOfTerm: [MedicationRow.Term: Int32] = [:]
    private var steps: [Step: Int32] = [:]

    subscript(number: Int32) -> Set<MedicationRow.Term> { sets[Int(number)] }

    mutating func number(of term: MedicationRow.Term) -> Int32 {
        if let known = numberOfTerm[term] { return known }
        let number = Int32(terms.count)
        terms.append(term)
        numberOfTerm[term] = number
        return number
    }

    /// The set that a set becomes with one term more.
    mutating func adding(_ term: Int32, to set: Int32) -> Int32 {
        let step = Step(set: set, term: term)
        if let known = steps[step] { return known }
        var grown = sets[Int(set)]
        grown.insert(terms[Int(term)])
        let number: Int32
        if let known = numbers[grown] {
            number = known
        } else {
            number = Int32(sets.count)
            sets.append(grown)
            numbers[grown] = number
        }
        steps[step] = number
        return number
    }
}
