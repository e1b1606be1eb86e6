import ChartSchema
import Pipeline
import Reading
import Tables

/// A file → a build chart, with its account and findings.
enum BuildChartDoor: Door {
    static let name = "build"
    static func enter(_ bytes: [UInt8]) { ChartPromises.hold(.build, bytes) }
}

/// A file → a medication chart, with its account and findings.
enum MedicationChartDoor: Door {
    static let name = "medication"
    static func enter(_ bytes: [UInt8]) { ChartPromises.hold(.medication, bytes) }
}

/// What is promised of every file that is read as a chart.
private enum ChartPromises {
    static func hold(_ kind: ChartKind, _ bytes: [UInt8]) {
        guard !bytes.starts(with: Array("%PDF".utf8)) else { return }
        let reading = read(kind, bytes)
        let again = read(kind, bytes)
        precondition(reading.findings == again.findings, "read twice, other findings")
        guard let draft = reading.draft else {
            precondition(reading.findings.contains { $0.severity == .error }, "no chart, and no reason why")
            return
        }
        let published = draft.chart.canonicalJSON()
        precondition(published == again.draft?.chart.canonicalJSON(), "read twice, another chart")
        precondition(published == (try? Chart(json: published))?.canonicalJSON(), "what is written is not read again")
        let unread = draft.ledger.counts.unread
        precondition(
            unread == 0 || reading.findings.contains { $0.severity >= .warning }, "cells unread, and nobody is told")
    }

    private static func read(_ kind: ChartKind, _ bytes: [UInt8]) -> SourceReading {
        let id = ChartID(carrier: "unknown", chart: "chart", edition: "undated")
        return SourceReading(
            kind, bytes, file: "chart", sha256: String(repeating: "0", count: 64),
            instructions: ReadingInstructions(id: id, products: []))
    }
}
