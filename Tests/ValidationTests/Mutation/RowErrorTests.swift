import Testing

@testable import Validation

/// Whole rows gone wrong in real charts: found, and as one matter.
@Suite struct RowErrorTests {
    @Test("Row errors", arguments: RowError.allCases)
    func found(error: RowError) throws {
        var tried = 0
        var near = 0
        var findings = 0
        for trial in try PublishedCharts.all.map(Trial.init) {
            for table in trial.tables.indices where trial.tables[table].count > 8 {
                let columns = trial.poundColumns(table)
                for row in stride(from: 4, to: trial.tables[table].count - 3, by: 5) where !columns.isEmpty {
                    guard let rows = error.applied(to: trial.tables[table], at: row, columns: columns) else { continue }
                    var changed = trial.tables
                    changed[table] = rows
                    let found = trial.newWarnings(changed)
                    tried += 1
                    findings += found.count
                    // The finding may stand at the row after a hole.
                    near += found.contains { $0.table == table && abs(($0.row ?? -9) - row) <= 1 } ? 1 : 0
                }
            }
        }
        print("\(error.rawValue): \(near) of \(tried) found, \(findings) findings")
        #expect(Double(near) >= error.leastRecall * Double(tried))
        #expect(findings * 10 <= tried * 12, "one finding for one mistake, nearly always")
    }
}

extension RowError {
    /// Where the steps of a column are uneven, a row that slipped by one inch is no larger than they are.
    fileprivate var leastRecall: Double {
        switch self {
        case .slippedDown: 0.95
        case .slippedUp: 0.90
        default: 1
        }
    }
}
