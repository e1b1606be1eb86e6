import ChartSchema
import Notation

extension ReadingSession {
    /// Whether another table, whose heights are printed in the same way, can be in pounds only, and none prints kilograms: figures
    /// such as minima, which could be either alone, are pounds among pounds.
    mutating func isAmongPounds(_ layout: TableLayout) -> Bool {
        guard let notation = layout.heightNotation else { return false }
        if let known = amongPounds[notation] { return known }
        let found = areInPounds(notation)
        amongPounds[notation] = found
        return found
    }

    private func areInPounds(_ notation: HeightNotation) -> Bool {
        let alike = layouts.compactMap(\.self).filter { $0.key == .heights && $0.heightNotation == notation }
        guard !alike.contains(where: \.printsKilograms) else { return false }
        return alike.contains { other in
            other.blocks.contains { block in
                zip(other.rows.segments, block.roles).contains { segment, roles in
                    UnitJudgement.canOnlyBePounds(
                        weightsByHeight(other, before: nil, segment: segment, roles: roles))
                }
            }
        }
    }
}

extension TableLayout {
    /// How the heights that name the rows are printed.
    fileprivate var heightNotation: HeightNotation? {
        blocks.lazy.flatMap(\.roles).flatMap(\.values).compactMap { $0.heightColumn?.notation }.first
    }

    fileprivate var printsKilograms: Bool {
        blocks.contains { block in
            block.roles.contains { roles in
                roles.values.contains { $0.value?.unit == .kilograms }
            }
        }
    }
}
