import ChartSchema
import Foundation
import Pipeline

/// One real chart before any damage, and what damage makes of it.
struct MutationTrial: Sendable {
    let name: String
    let sheet: PlainSheet
    let anatomy: SheetAnatomy
    private let before: SourceReading

    /// What became of one damage.
    struct Outcome {
        var pounds: Double?
        /// A new finding in the damaged cell, or for whole rows and columns in a damaged line.
        var isFoundThere: Bool
        /// New findings.
        var found: Int
        /// New findings at lines to which nothing was done.
        var elsewhere: Int
        /// Figures to which nothing was done.
        var cleanCells: Int
        /// Limits read otherwise though nothing was done to their line, and nobody was told.
        var silentlyChanged: [String]
    }

    /// `nil` where the sheet is not read as the carrier's own file is: its layout needs merged cells.
    init?(name: String, sheet: PlainSheet, original: BuildChart) {
        self.name = name
        self.sheet = sheet
        before = sheet.read()
        guard before.isPublishable, let chart = before.draft?.chart.buildChart,
            Self.limits(of: chart).map(\.text).sorted() == Self.limits(of: original).map(\.text).sorted()
        else { return nil }
        anatomy = SheetAnatomy(chart)
        guard anatomy.figures.count >= 10 else { return nil }
    }

    var warnings: [Finding] { before.findings.filter { $0.severity >= .warning } }

    func outcome(of damage: Damage, using random: inout SeededRandom) -> Outcome? {
        let drawn =
            anatomy.isAcross
            ? damage.done(to: sheet.turned, anatomy.turned, using: &random)?.turned
            : damage.done(to: sheet.lines, anatomy, using: &random)
        guard let done = drawn, done.lines != sheet.lines else { return nil }
        var damaged = sheet
        damaged.lines = done.lines
        let after = damaged.read()
        let fresh = newFindings(after, done)
        let outcome = Outcome(
            pounds: done.pounds, isFoundThere: fresh.contains { isThere($0, done) }, found: fresh.count,
            elsewhere: fresh.count { !isNear($0, done) },
            cleanCells: anatomy.figures.count { !done.touches($0) },
            silentlyChanged: fresh.isEmpty ? changed(after, done) : [])
        if Self.isExplained { explain(damage, done, fresh, outcome) }
        return outcome
    }

    /// Whether every miss and every false finding is printed.
    private static let isExplained = ProcessInfo.processInfo.environment["CHARTWRIGHT_EXPLAIN"] == "1"

    private func explain(_ damage: Damage, _ done: Damage.Done, _ fresh: [Finding], _ outcome: Outcome) {
        guard !outcome.isFoundThere || outcome.elsewhere > 0 else { return }
        let line = done.damagedLines.lowerBound
        let columns = done.damagedColumns.map { "\($0.sorted())" } ?? "all"
        var text = "MISS" + (outcome.isFoundThere ? " 0" : " 1") + " \(damage.rawValue) \(name) at \(line):\(columns)\n"
        for lines in [sheet.lines, done.lines] {
            text += "    " + lines[min(line, lines.count) - 1].joined(separator: "|") + "\n"
        }
        for finding in fresh {
            let place = finding.location
            text +=
                "    \(isNear(finding, done) ? "near" : "FALSE") \(finding.rule) \(place.line ?? -1):"
                + "\(place.column ?? -1) \(finding.message)\n"
        }
        print(text, terminator: "")
    }

    // MARK: Findings

    /// Rows may have moved: what was known before is known by its rule, column and text.
    private func newFindings(_ after: SourceReading, _ done: Damage.Done) -> [Finding] {
        var known = warnings.map(Self.key)
        return after.findings.filter { finding in
            guard finding.severity >= .warning else { return false }
            if isBesideKnown(finding, done) { return false }
            if let index = known.firstIndex(of: Self.key(finding)) {
                known.remove(at: index)
                return false
            }
            return true
        }
    }

    /// Whether a finding tells an error of the carrier's in another way: it stands in the same untouched line, or beside.
    private func isBesideKnown(_ finding: Finding, _ done: Damage.Done) -> Bool {
        guard let line = finding.location.line, !isNear(finding, done) else { return false }
        let lines = [line - 1, line, line + 1].filter { done.lines.indices.contains($0 - 1) }.map { done.lines[$0 - 1] }
        return warnings.contains { known in
            known.rule.hasPrefix("build.") && known.location.line.map { lines.contains(sheet.lines[$0 - 1]) } ?? false
        }
    }

    private static func key(_ finding: Finding) -> [String?] {
        [finding.rule, finding.location.column.map(String.init), finding.location.text]
    }

    private func isThere(_ finding: Finding, _ done: Damage.Done) -> Bool {
        guard let line = finding.location.line else { return true }
        guard let columns = done.damagedColumns else { return isNear(finding, done) }
        return done.damagedLines.contains(line) && (finding.location.column.map(columns.contains) ?? true)
    }

    /// The finding may stand at the row after a hole, and a table's finding at none.
    private func isNear(_ finding: Finding, _ done: Damage.Done) -> Bool {
        guard let line = finding.location.line else { return true }
        if anatomy.isAcross {
            guard let column = finding.location.column, let columns = done.damagedColumns else { return true }
            return columns.contains { abs($0 - column) <= 1 }
        }
        return (done.damagedLines.lowerBound - 1...done.damagedLines.upperBound + 1).contains(line)
    }

    // MARK: Limits

    private func changed(_ after: SourceReading, _ done: Damage.Done) -> [String] {
        guard let chart = after.draft?.chart.buildChart, let old = before.draft?.chart.buildChart else { return [] }
        func untouched(_ limit: (text: String, places: [SheetPlace])) -> Bool {
            !limit.places.contains(where: done.touches)
        }
        let now = Set(Self.limits(of: chart).map(\.text))
        let once = Set(Self.limits(of: old).map(\.text))
        // Of the undamaged sheet every limit in an untouched place must still be there, and nothing new may have come up.
        let lost = Self.limits(of: old).filter { untouched($0) && !now.contains($0.text) && isOutside($0, done) }
        let come = Self.limits(of: chart).filter { untouched($0) && !once.contains($0.text) }
        return (lost + come).map(\.text)
    }

    /// In the undamaged sheet a dropped or repeated row moves no line before it.
    private func isOutside(_ limit: (text: String, places: [SheetPlace]), _ done: Damage.Done) -> Bool {
        limit.places.allSatisfy { !(done.damagedLines.lowerBound...done.damagedLines.upperBound + 1).contains($0.line) }
    }

    private static func limits(of chart: BuildChart) -> [(text: String, places: [SheetPlace])] {
        let places = chart.rows.flatMap { row in
            row.limits.map { limit in
                (limit.cells + row.cells).map { SheetPlace(line: $0.line ?? 0, column: $0.column) }
            }
        }
        return zip(chart.flatRecords(), places).map { record, places in
            // Up to where it was read from.
            let line = String(decoding: record.ndjsonLine(), as: UTF8.self)
            return (String(line.prefix(upTo: line.range(of: ",\"source\":")!.lowerBound)), places)
        }
    }
}
