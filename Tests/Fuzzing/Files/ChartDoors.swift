import ChartSchema
import FuzzingFrame
import Reading
import Tables

@testable import Pipeline

/// A file → a build chart, with its account and findings.
enum BuildChartDoor: Door {
    static let name = "build"
    static func enter(_ bytes: [UInt8]) { ChartPromises.hold(file: bytes, as: .build) }
}

/// A file → a medication chart, with its account and findings.
enum MedicationChartDoor: Door {
    static let name = "medication"
    static func enter(_ bytes: [UInt8]) { ChartPromises.hold(file: bytes, as: .medication) }
}

/// Pages as PDFium would give them (``PageScript``) → a chart: of every second length a medication chart.
enum LeafletDoor: Door {
    static let name = "leaflet"

    static func enter(_ bytes: [UInt8]) {
        let kind: ChartKind = bytes.count.isMultiple(of: 2) ? .build : .medication
        ChartPromises.hold(bytes) {
            let document = PaperDoor.document(PageScript.document(bytes))
            return SourceReading(
                kind, document, sha256: ChartPromises.sha256, instructions: ChartPromises.instructions)
        }
    }
}

/// What is promised of everything that is read as a chart.
private enum ChartPromises {
    static let sha256 = String(repeating: "0", count: 64)
    static let instructions = ReadingInstructions(
        id: ChartID(carrier: "unknown", chart: "chart", edition: "undated"), products: [])

    static func hold(file bytes: [UInt8], as kind: ChartKind) {
        guard !bytes.starts(with: Array("%PDF".utf8)) else { return }
        hold(bytes) { SourceReading(kind, bytes, file: "chart", sha256: sha256, instructions: instructions) }
    }

    static func hold(_ bytes: [UInt8], read: () -> SourceReading) {
        let reading = read()
        let isChosen = Thoroughness.isChosen(bytes, oneOf: 8)
        let again = isChosen ? read() : reading
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
}
