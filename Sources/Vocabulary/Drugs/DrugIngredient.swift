/// An active ingredient, as RxNorm names it, without the salt.
package struct DrugIngredient: Hashable, Sendable, Comparable {
    /// In lower case: `warfarin`, `insulin aspart, human`.
    package var name: String
    /// The RxNorm identifier of the ingredient (11289), or `nil` where none is certain, as for drugs long withdrawn.
    package var rxcui: String?

    package init(name: String, rxcui: String?) {
        self.name = name
        self.rxcui = rxcui
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.name, left.rxcui ?? "") < (right.name, right.rxcui ?? "")
    }

    /// Whether this is a shorter name of the other: "tenofovir" of "tenofovir disoproxil".
    func isLessExact(than other: Self) -> Bool {
        other.name.hasPrefix(name + " ") || other.name.hasPrefix(name + ",")
    }

    /// Whether the generic name of this is printed for the other as well: "CELLCEPT (mycophenolate)".
    func lendsItsName(to other: Self) -> Bool { Self.lent[name] == other.name }

    private static let lent = ["mycophenolic acid": "mycophenolate mofetil"]
}
