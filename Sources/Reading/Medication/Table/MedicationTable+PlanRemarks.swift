import ChartSchema
import Notation
import Vocabulary

/// A remark in a row that names plans of the table's columns: "Graded DB not in MO", "Whole Life: ages 40 and up".
struct PlanRemark {
    /// The words of the cell, as printed.
    let text: String
    let cell: Int
    /// The plans that it names, as the columns' headers print them.
    let plans: Set<String>
    /// Whether its words besides the plans' names decide, or leave plans out: nobody can say how the row's decision stands to it.
    let isDoubtful: Bool

    /// `nil` where the remark names none.
    ///
    /// - Parameter plans: Those that the table's columns decide for.
    init?(_ text: String, cell: Int, plans: Set<String>) {
        guard plans.count > 1 else { return nil }
        let words = OutcomeWords.words(text)
        let names = plans.reduce(into: [String: [String]]()) { $0[$1] = OutcomeWords.words($1) }
        let places = names.compactMapValues { Self.place(of: $0, among: Array(names.values), in: words) }
        // "Whole Life" within "Whole Life Plus" is no name of its own.
        let named = places.filter { plan, place in
            !places.contains { $0.key != plan && $0.value.count > place.count && $0.value.overlaps(place) }
        }
        guard !named.isEmpty else { return nil }
        (self.text, self.cell, self.plans) = (text, cell, Set(named.keys))
        let claimed = Set(named.values.joined())
        let rest = TaggedText(words.indices.filter { !claimed.contains($0) }.map { words[$0] }.joined(separator: " "))
        // "Graded to age 75" under "Level" and "Graded": a plan's name, or what is decided.
        let mayDecide = named.values.contains { $0.count == 1 && !OutcomeWords(words[$0.lowerBound]).outcomes.isEmpty }
        // "Whole Life only", "Max 5 mg; Term requires exam": what it says of the other plans, nobody can say.
        isDoubtful =
            mayDecide || !OutcomeWords(rest.text).outcomes.isEmpty || text.contains(";") || text.contains(". ")
            || [WordCategory.exception, .otherwise, .only].contains(where: rest.has)
            || words.contains(where: Self.leavingOut.contains)
    }

    /// Where a remark says a plan's name: all of it anywhere, or at the beginning as much as tells the plan from all others: "Whole Life ages
    /// 60 and over" of "Harbor Term" and "Harbor Whole Life".
    private static func place(of name: [String], among names: [[String]], in words: [String]) -> Range<Int>? {
        guard let first = names.first, !name.isEmpty else { return nil }
        // "Long term use": a plan's name of one word is said at the beginning alone.
        if let begin = words.indices.first(where: { words[$0...].starts(with: name) }), begin == 0 || name.count > 1 {
            return begin..<begin + name.count
        }
        let lead = first.indices.prefix { place in names.allSatisfy { $0.dropFirst(place).first == first[place] } }
            .count
        let own = Array(name.dropFirst(lead))
        if !own.isEmpty, let begin = words.indices.first(where: { words[$0...].starts(with: own) }),
            begin == 0 || own.count > 1
        {
            return begin..<begin + own.count
        }
        let shared = names.filter { $0 != name }.map { Self.shared($0, name) }.max() ?? 0
        let said = Self.shared(words, name)
        return said > shared ? 0..<said : nil
    }

    private static let leavingOut = Lexicon.words("table-decision.leaving-out")

    private static func shared(_ some: [String], _ others: [String]) -> Int {
        zip(some, others).prefix { $0 == $1 }.count
    }
}

extension MedicationTable {
    /// Takes a remark for the rules of the plans that it names, and for no other's.
    ///
    /// - Returns: Whether it names one.
    func take(planRemark text: String, _ cell: Int, into parts: inout RowParts) -> Bool {
        guard let remark = PlanRemark(text, cell: cell, plans: Set(products.values)) else { return false }
        parts.planRemarks.append(remark)
        return true
    }

    /// What the remarks of a row say of one plan, in the carrier's words.
    func hearPlanRemarks(
        of product: String?, deciding outcome: MedicationOutcome, in parts: inout RowParts,
        _ session: inout MedicationSession
    ) {
        for remark in parts.planRemarks where remark.isDoubtful || product.map(remark.plans.contains) ?? true {
            add(remark.text, remark.cell, to: &parts)
            let letsIn = outcome == .accept || outcome == .level || outcome == .graded || outcome == .modified
            guard remark.isDoubtful || !letsIn else { continue }
            session.findings.add(
                MedicationFinding.outcomeSecond,
                "The note names a plan, and how its words stand to the row's decision is not certain; it is kept as a condition.",
                help: "Say in the plan's own column what holds for it.", grid: grid, cell: remark.cell)
        }
    }
}
