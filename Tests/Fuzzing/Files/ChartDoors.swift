import ChartSchema
import FuzzingFrame
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
        let isChosen = Thoroughness.isChosen(bytes, oneOf: 8)
        let again = isChosen ? read(kind, bytes) : reading
        promise(reading.findings == again.findings, "read twice, other findings")
        guard let draft = reading.draft else {
            Thoroughness.tell(bytes, gave: Array(reading.findings.map(\.message).joined().utf8))
            return promise(reading.findings.contains { $0.severity == .error }, "no chart, and no reason why")
        }
        let unread = draft.ledger.counts.unread
        promise(
            unread == 0 || reading.findings.contains { $0.severity >= .warning }, "cells unread, and nobody is told")
        let published = draft.chart.canonicalJSON()
        Thoroughness.tell(bytes, gave: published + Array(reading.findings.map(\.message).joined().utf8))
        guard isChosen else { return }
        promise(published == again.draft?.chart.canonicalJSON(), "read twice, another chart")
        promise(published == (try? Chart(json: published))?.canonicalJSON(), "what is written is not read again")
    }

    private static func read(_ kind: ChartKind, _ bytes: [UInt8]) -> SourceReading {
        let id = ChartID(carrier: "unknown", chart: "chart", edition: "undated")
        return SourceReading(
            kind, bytes, file: "chart", sha256: String(repeating: "0", count: 64),
            instructions: ReadingInstructions(id: id, products: []))
    }
}
