import ChartSchema

/// Which end of an interval a figure is, and of what.
package enum Bound: String, Hashable, Sendable, CaseIterable {
    case weightMin, weightMax, bmiMin, bmiMax

    /// Counts from 0, in the order of all cases.
    var number: Int {
        switch self {
        case .weightMin: 0
        case .weightMax: 1
        case .bmiMin: 2
        case .bmiMax: 3
        }
    }

    var isMinimum: Bool { self == .weightMin || self == .bmiMin }
    var isBMI: Bool { self == .bmiMin || self == .bmiMax }

    /// The cell field that gives it, and the field of a cell that gives both ends.
    var fields: (own: CellReference.Field, whole: CellReference.Field) {
        switch self {
        case .weightMin: (.weightMin, .weight)
        case .weightMax: (.weightMax, .weight)
        case .bmiMin: (.bmiMin, .bmi)
        case .bmiMax: (.bmiMax, .bmi)
        }
    }

    /// `minimum weight`, as messages name it.
    var words: String {
        switch self {
        case .weightMin: "minimum weight"
        case .weightMax: "maximum weight"
        case .bmiMin: "minimum BMI"
        case .bmiMax: "maximum BMI"
        }
    }
}

extension BuildLimit {
    package subscript(bound: Bound) -> Figure? {
        get {
            switch bound {
            case .weightMin: weightMin
            case .weightMax: weightMax
            case .bmiMin: bmiMin
            case .bmiMax: bmiMax
            }
        }
        set {
            switch bound {
            case .weightMin: weightMin = newValue
            case .weightMax: weightMax = newValue
            case .bmiMin: bmiMin = newValue
            case .bmiMax: bmiMax = newValue
            }
        }
    }

    /// The cell that gave one end: the cell of that very field, else the cell of the whole range, else the first.
    package func cell(of bound: Bound) -> CellReference? {
        let fields = bound.fields
        return cells.first { $0.field == fields.own } ?? cells.first { $0.field == fields.whole } ?? cells.first
    }
}
