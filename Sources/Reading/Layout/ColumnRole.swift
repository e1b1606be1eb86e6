import ChartSchema
import Notation

/// What a column of a grid was taken for.
enum ColumnRole: Sendable {
    /// The heights that name the rows of the columns to its right.
    case height(HeightColumn)
    /// The lower or upper end of a row's height, in a column of its own (juvenile charts: length from, length to).
    case heightEnd(HeaderTerms.Bound)
    /// The other half of the heights in the column before: the inches, or the upper end.
    case heightRest
    /// The lower or upper end of a row's ages, in a column of its own.
    case ageEnd(HeaderTerms.Bound)
    /// The same heights once more in another unit.
    case heightTwin(HeightColumn)
    /// Words or ages that belong to the row: the long form of a chart.
    case age, sex, tobacco, className, product
    /// What else must be so for the row's limits, with the column's name: "Face Amount".
    case condition(String)
    /// "Min" and "Max" as words of the row: a height has one row for each end.
    case bound
    /// BMI bands that name the rows.
    case bmiBand
    case value(ValueColumn)
    /// The same weights once more in kilograms.
    case weightTwin(ValueColumn)
    /// Row numbers, column letters, remarks: left out for this reason.
    case ignored(LeftOut)
    case blank
    /// Cannot be told; its cells stay unread.
    case unknown

    var value: ValueColumn? {
        if case .value(let column) = self { return column }
        return nil
    }

    /// Words of a row that may be printed once for several rows.
    var isRowWord: Bool {
        switch self {
        case .age, .sex, .tobacco, .className, .product, .condition: true
        default: false
        }
    }

    /// A row may have none.
    var isCondition: Bool { if case .condition = self { true } else { false } }

    /// Whether its cells say for whom, or for which plan, the limits beside them hold.
    var saysForWhom: Bool {
        switch self {
        case .age, .ageEnd, .sex, .tobacco, .product: true
        default: false
        }
    }

    /// Whether its cells are ages, sexes or tobacco states.
    var saysOfPeople: Bool {
        if case .product = self { return false }
        return saysForWhom
    }

    /// Whether a cell says something for its row alone: not a blank, not a sign for the cell above, and of people no sign for nothing.
    func isSaid(by sense: CellSense) -> Bool {
        !sense.isBlank && !(isRowWord && sense.isDitto) && !(saysOfPeople && sense.isSignOfNothing)
    }

    var heightColumn: HeightColumn? {
        if case .height(let column) = self { return column }
        return nil
    }
}

/// A column of limits: what its header says, from the top level down.
struct ValueColumn: Sendable {
    enum Quantity: Sendable, Hashable {
        case weight, bmi
        /// The cells are class names; the figures stand in the row's BMI band.
        case className
    }

    var column: Int
    var quantity: Quantity
    var label: String?
    var product: String?
    var sex: Sex?
    var tobacco: Tobacco?
    var age: AgeRange?
    var bound: HeaderTerms.Bound?
    var zone: HeaderTerms.Zone?
    var unit: PrintedUnit?
    /// A BMI zone printed in the header.
    var bmiZone: (interval: Interval, cell: Int)?
    /// Of a common minimum: the classes that it is not for, folded.
    var excludes: Set<String> = []
    /// Of two figures a cell: for whom each is, in their order.
    var groups: [Group] = []
    /// Which of a cell's two figures is this column's.
    var part: Int?
    /// A minimum that holds for the tables after this one as well.
    var goesOn = false
    /// The same for all later tables.
    var goesOnToAll = false
    /// Most cells hold ranges.
    var holdsRanges: Bool
    /// The cells of the header that say something, and what: top level first.
    var headerCells: [(cell: Int, field: CellReference.Field)]

    /// What a heading says of whom the column is for, where the column itself is silent.
    mutating func takeMissing(_ piece: HeaderStack.Piece) {
        if sex == nil, let own = piece.terms.sex {
            sex = own
            headerCells.append((piece.cell, .sex))
        }
        if age == nil, let own = piece.terms.age {
            age = own
            headerCells.append((piece.cell, .age))
        }
        tobacco = tobacco ?? piece.terms.tobacco
    }

    /// The column itself; of two figures a cell, one column for each.
    var parts: [ValueColumn] {
        guard !groups.isEmpty else { return [self] }
        return groups.enumerated().map { place, group in
            var own = self
            own.part = place
            if group.sex != .any { own.sex = group.sex }
            if group.tobacco != .any { own.tobacco = group.tobacco }
            return own
        }
    }

    /// What must agree for two columns to be two ends of one limit.
    var identity: Identity { Identity(label: label, product: product, group: group) }
    var group: Group { Group(sex: sex ?? .any, tobacco: tobacco ?? .any, age: age ?? .any) }

    struct Group: Hashable {
        var sex: Sex
        var tobacco: Tobacco
        var age: AgeRange
    }

    struct Identity: Hashable {
        /// Folded and without footnote marks, so that `Return of Premium*` is `Return of Premium**`.
        var label: String?
        var product: String?
        var group: Group

        init(label: String?, product: String?, group: Group) {
            self.label = label.map { FoldedText($0.trimmingFootnoteMarks).string }
            self.product = product
            self.group = group
        }
    }
}

extension String {
    /// The text without `*`, `†`, `‡` at its end.
    var trimmingFootnoteMarks: String {
        var text = self[...]
        while let last = text.unicodeScalars.last, last == " " || FoldedText.footnoteMarks.contains(last) {
            text.unicodeScalars.removeLast()
        }
        return String(text)
    }
}
