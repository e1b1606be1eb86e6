/// A part of a printed name that does not say which drug it is.
package struct DrugPart: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// "25 mg", "0.5%", "70/30"
        case strength
        /// A strength with a comparison, a condition of the chart's: "more than 40 mg", "> 40mg".
        case dose
        /// "ER", "XL", "extended release"
        case release
        /// "tablet", "patch", "cream"
        case form
        /// "oral", "nasal"
        case route
        /// "HFA", "Diskus", "FlexPen"
        case device
        /// "hydrochloride", "sodium"
        case salt
        /// "all types", "brand", "generic"
        case scope
        /// "*", "†"
        case footnote
        /// Words that nothing is known about beside a name that is certain; worth a finding.
        case remark
    }

    package var kind: Kind
    /// As printed, with single blanks.
    package var text: String
    /// For a strength or dose with one figure and a unit.
    package var quantity: DrugQuantity?

    package init(_ kind: Kind, _ text: String, quantity: DrugQuantity? = nil) {
        self.kind = kind
        self.text = text
        self.quantity = quantity
    }
}

/// A figure with its unit, and how a dose is compared with it.
package struct DrugQuantity: Hashable, Sendable {
    package enum Comparison: String, Sendable {
        case equal
        case moreThan = "more-than"
        case atLeast = "at-least"
        case lessThan = "less-than"
        case atMost = "at-most"
    }

    package var comparison: Comparison
    /// The figure without thousands marks: `40`, `0.5`.
    package var amount: String
    /// In lower case: `mg`, `mcg`, `%`, `units`.
    package var unit: String
}
