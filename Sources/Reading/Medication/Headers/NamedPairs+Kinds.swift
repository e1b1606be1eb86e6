import ChartSchema
import Notation
import Tables

extension NamedPairs {
    /// What names ask for; a pair of one kind contradicts another of the same.
    enum Kind: Hashable {
        case age, sex, tobacco, product, time, place, amount
    }

    /// Pairs that stand together, parted into those that are clear and those of which nobody knows what they say beside the others.
    struct Group {
        private(set) var clear: [(name: Int, value: Int)] = []
        private(set) var unclear: [(name: Int, value: Int)] = []

        var isEmpty: Bool { clear.isEmpty && unclear.isEmpty }

        init(_ pairs: [(name: Int, value: Int)], of grid: Grid) {
            let kinds = pairs.map { NamedPairs.kinds(of: grid.sense(ofCell: $0.name)) }
            let values = pairs.map { grid.sense(ofCell: $0.value) }
            for (place, pair) in pairs.enumerated() {
                let rivals = pairs.indices.filter {
                    kinds[$0].count == 1 && kinds[$0] == kinds[place]
                        && NamedPairs.areRivals(
                            grid.sense(ofCell: pairs[$0].name), grid.sense(ofCell: pair.name), kinds[place])
                }
                let isOne = rivals.allSatisfy { values[$0].folded == values[place].folded }
                if kinds[place].count < 2, isOne, NamedPairs.answers(values[place], kinds[place].first) {
                    clear.append(pair)
                } else {
                    unclear.append(pair)
                }
            }
        }
    }

    /// More than one where a name restricts what its value says: "Smoker issue ages", "Issue ages NY".
    static func kinds(of name: CellSense) -> Set<Kind> {
        let (terms, text) = (name.terms, TaggedText(name.text))
        var kinds: Set<Kind> = []
        if terms.isAgeName || text.has(.age) { kinds.insert(.age) }
        if terms.isSexName || terms.sex != nil { kinds.insert(.sex) }
        if terms.asksTobacco || terms.isTobaccoName || terms.tobacco != nil { kinds.insert(.tobacco) }
        if terms.isProductName { kinds.insert(.product) }
        if MedicationHeader(name.text) == .window { kinds.insert(.time) }
        if text.has(.money) { kinds.insert(.amount) }
        if StateWords.names(name.text) || text.tags.indices.contains(where: { isPlace($0, text) }) {
            kinds.insert(.place)
        }
        return kinds
    }

    /// Whether two names of one kind ask the same: "Min age" and "Max age" do not, nor "Face amount" and "Policy fee".
    private static func areRivals(_ one: CellSense, _ other: CellSense, _ kinds: Set<Kind>) -> Bool {
        kinds.isSubset(of: [.age, .sex, .tobacco]) ? one.terms.bound == other.terms.bound : one.folded == other.folded
    }

    private static func isPlace(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.place, at: place) || StateWords.isCode(text.printed(place..<place + 1))
    }

    /// "N/A" says nothing, "18-65" does not answer "Smoker", and "Not Sunrise Term" names no plan.
    private static func answers(_ value: CellSense, _ kind: Kind?) -> Bool {
        switch kind {
        case nil: true
        case .tobacco, .sex: !MedicationTable.isNoDecision(value.text) && !value.text.contains(where: \.isNumber)
        case .product:
            !MedicationTable.isNoDecision(value.text)
                && ![WordCategory.negation, .exception].contains(where: TaggedText(value.text).has)
        default: !MedicationTable.isNoDecision(value.text)
        }
    }
}
