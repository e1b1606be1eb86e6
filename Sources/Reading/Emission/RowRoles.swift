import ChartSchema

/// The columns of a segment that say something about every one of its rows, sorted once by what they do.
struct RowRoles {
    /// Columns that name the row or a limit of it, from left to right.
    private(set) var naming: [(column: Int, role: ColumnRole)] = []
    /// The same heights once more, from left to right.
    private(set) var heightTwins: [(column: Int, heights: HeightColumn)] = []
    /// The same weights in kilograms, from left to right.
    private(set) var weightTwins: [ValueColumn] = []
    /// The limits, from left to right.
    private(set) var values: [ValueColumn] = []

    /// Without what some columns name.
    func without(_ columns: Set<Int>) -> RowRoles {
        var own = self
        own.naming.removeAll { columns.contains($0.column) }
        return own
    }

    /// With what some columns name alone.
    func only(_ columns: Set<Int>) -> RowRoles {
        var own = self
        own.naming.removeAll { !columns.contains($0.column) }
        return own
    }

    init(_ roles: [Int: ColumnRole]) {
        for (column, role) in roles.sorted(by: { $0.key < $1.key }) {
            switch role {
            case .height, .heightEnd, .heightRest, .age, .ageEnd, .sex, .tobacco, .className, .product, .condition,
                .bound, .bmiBand:
                naming.append((column, role))
            case .heightTwin(let heights): heightTwins.append((column, heights))
            case .weightTwin(let weights): weightTwins.append(weights)
            case .value(let value): values.append(value)
            case .ignored, .blank, .unknown: continue
            }
        }
    }

    /// An end of the ages that a row leaves open, by "Any" or without a column of it, is that of what stands around the table: 85 of "Issue ages
    /// 50-85" beside "65" and "Any".
    func completeAge(_ key: inout RowKey, with around: AgeRange?) {
        let printsEnds = naming.contains { if case .ageEnd = $0.role { true } else { false } }
        guard printsEnds, let around, var age = key.age, age.unit == around.unit else { return }
        (age.min, age.max) = (age.min ?? around.min, age.max ?? around.max)
        key.age = age
    }
}
