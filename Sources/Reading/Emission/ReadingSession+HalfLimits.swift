import ChartSchema
import Notation

/// Least weights and highest ones that were not brought together, though they may be of the same class.
extension ReadingSession {
    mutating func reportHalfLimits() {
        reportMinimaOfSomeAges()
        reportClassesOfTwoNames()
    }

    /// "Minimum (ages 18-59)" beside "Standard": the limits of people of other ages have no minimum, and were read for these ages alone.
    private mutating func reportMinimaOfSomeAges() {
        for (part, layout) in layouts.enumerated() {
            guard let columns = layout?.columnsOfLimits else { continue }
            let minima = columns.filter { $0.bound == .min && $0.label == nil && $0.age != nil }
            let maxima = columns.filter { $0.bound != .min && $0.label != nil }
            // Minima of all ages, each in its column.
            let isForAll = columns.contains { $0.bound == .min && $0.label == nil && $0.age == nil }
            guard !minima.isEmpty, !isForAll, !maxima.isEmpty, maxima.allSatisfy({ $0.age == nil }),
                Set(minima.compactMap(\.age)).count == 1
            else { continue }
            findings.add(
                ChartFinding.scopePartly,
                "The minimum is printed for some ages only, the highest weights for everyone: these were read for the same ages.",
                help: "Look what holds for people of other ages.", table: parts[part].table)
        }
    }

    /// "Min Pref" beside "Preferred": the ends of one class under two names.
    private mutating func reportClassesOfTwoNames() {
        var ends: [Int: (hasMin: Bool, hasMax: Bool)] = [:]
        for limit in assembler.rows.lazy.flatMap(\.limits) where !limit.isBMI {
            let known = ends[limit.column] ?? (false, false)
            ends[limit.column] = (known.hasMin || limit.weightMin != nil, known.hasMax || limit.weightMax != nil)
        }
        let columns = assembler.columns
        for low in columns.indices.sorted() where ends[low].map({ $0.hasMin && !$0.hasMax }) ?? false {
            let own = columns[low]
            guard own.rateClass?.isOffer ?? false else { continue }
            let other = columns.indices.first { high in
                let column = columns[high]
                return high != low && column.rateClass != nil && column.rateClass == own.rateClass
                    && column.classLabel != own.classLabel && column.product == own.product && column.sex == own.sex
                    && column.tobacco == own.tobacco && column.age == own.age
                    && (ends[high].map { $0.hasMax && !$0.hasMin } ?? false)
            }
            guard let other, let label = own.classLabel, let name = columns[other].classLabel else { continue }
            findings.add(
                ChartFinding.scopePartly,
                "\"\(label)\" has least weights alone, and \"\(name)\", which is the same class, highest ones alone: they were not brought together.",
                help: "Look whether the least weights of the one are those of the other.",
                table: own.cells.first?.table ?? 0)
        }
    }
}
