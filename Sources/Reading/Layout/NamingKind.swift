import ChartSchema
import Notation

/// What a column beside limits says of them: two of one kind that differ cannot both be of the whole row.
enum NamingKind: Hashable {
    case ages, leastAge, greatestAge, sexes, tobacco, classes, products
    /// By the column's name.
    case condition(String)

    init?(_ role: ColumnRole) {
        switch role {
        case .age: self = .ages
        case .ageEnd(let bound): self = bound == .min ? .leastAge : .greatestAge
        case .sex: self = .sexes
        case .tobacco: self = .tobacco
        case .className: self = .classes
        case .product: self = .products
        case .condition(let name): self = .condition(FoldedText(name).string)
        default: return nil
        }
    }

    var isOfPeople: Bool {
        switch self {
        case .ages, .leastAge, .greatestAge, .sexes, .tobacco: true
        case .classes, .products, .condition: false
        }
    }

    /// Whether two of the kind can be of one row only where they say the same; a class and a plan may have two names.
    var isRestricting: Bool {
        switch self {
        case .classes, .products: false
        default: true
        }
    }

    /// The same for cells that say the same in other words: "M" and "Male".
    func meaning(of cell: CellSense) -> String {
        let meaning: String? =
            switch self {
            case .ages: AgeRange.read(cell.folded, isKnownAsAge: true).map { "\($0)" }
            case .leastAge, .greatestAge: cell.interval?.figure.map { "\($0.value)" }
            case .sexes: cell.terms.sex?.rawValue
            case .tobacco: (cell.answer ?? cell.terms.tobacco)?.rawValue
            case .classes, .products, .condition: nil
            }
        return meaning ?? cell.folded.string
    }

    /// The least age that a cell says, in ages or beside their other end.
    func lowAge(in cell: CellSense) -> String? {
        switch self {
        case .ages: AgeRange.read(cell.folded, isKnownAsAge: true)?.min.map(String.init)
        case .leastAge: cell.interval?.figure.map { "\($0.value)" }
        default: nil
        }
    }

    func highAge(in cell: CellSense) -> String? {
        switch self {
        case .ages: AgeRange.read(cell.folded, isKnownAsAge: true)?.max.map(String.init)
        case .greatestAge: cell.interval?.figure.map { "\($0.value)" }
        default: nil
        }
    }
}
