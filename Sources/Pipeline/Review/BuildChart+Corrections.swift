import ChartSchema
import Validation

extension BuildChart {
    /// Puts the corrections that hold into the chart; the cells keep what is printed.
    ///
    /// A cell that several limits share (a common minimum) is corrected in all of them.
    mutating func apply(_ corrections: [Correction], in pass: inout CorrectionPass) {
        for correction in corrections {
            guard let bound = Bound(correction.applied.field) else {
                _ = pass.admits(correction, values: [])
                continue
            }
            let places = places(of: correction.address, bound: bound)
            let values = places.map {
                rows[$0.row].limits[$0.limit][bound].map(AppliedCorrection.Value.figure) ?? .nothing
            }
            guard pass.admits(correction, values: values),
                case .figure(let figure) = correction.applied.published
            else { continue }
            for place in places {
                rows[place.row].limits[place.limit][bound] = figure
                rows[place.row].limits[place.limit].corrections.append(correction.applied)
            }
        }
    }

    private func places(of address: Correction.Address, bound: Bound) -> [(row: Int, limit: Int)] {
        let all = rows.indices.flatMap { row in rows[row].limits.indices.map { (row: row, limit: $0) } }
        switch address {
        case .cell(let cell):
            guard cell.file == source.path else { return [] }
            return all.filter { place in
                let limit = rows[place.row].limits[place.limit]
                guard limit[bound] != nil, let own = limit.cell(of: bound) else { return false }
                return (own.table, own.row, own.column) == (cell.table, cell.row, cell.column)
            }
        case .limit(let query):
            let found = zip(flatRecords(), all).filter { query.matches($0.0) }.map(\.1)
                .filter { rows[$0.row].limits[$0.limit][bound] != nil }
            return found.count == 1 ? found : []
        case .rule: return []
        }
    }
}

extension Bound {
    /// The end that a field of a limit is; `nil` for fields of medication rules.
    init?(_ field: AppliedCorrection.Field) {
        switch field {
        case .weightMin: self = .weightMin
        case .weightMax: self = .weightMax
        case .bmiMin: self = .bmiMin
        case .bmiMax: self = .bmiMax
        case .outcome, .lookbackMin, .lookbackMax: return nil
        }
    }
}

extension [UnitCheck] {
    /// The checks with corrected pounds in the place of those printed beside the metric figure.
    func corrected(by corrections: [Correction]) -> [UnitCheck] {
        map { check in
            var check = check
            for correction in corrections {
                guard case .cell(let cell) = correction.address, check.unit == .kilograms,
                    (cell.table, cell.row) == (check.cell.table, check.cell.row),
                    correction.applied.printed == .figure(check.imperial),
                    case .figure(let figure) = correction.applied.published
                else { continue }
                check.imperial = figure
            }
            return check
        }
    }
}
