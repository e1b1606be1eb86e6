import ChartSchema
import FuzzingFrame

@testable import Pipeline

/// What a file is called, and what else is taken for a name: paths, ids, days, versions.
enum NamesDoor: Door {
    static let name = "names"

    /// A file whose name says another thing than its content.
    private static let content = Array("Height,Preferred\n5'0\",150\n5'1\",155\n".utf8)

    static func enter(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let chart = LooseFile.chartName(of: text)
        let id = "unknown/\(chart)/undated"
        promise(ChartID(id)?.description == id, "a name of no chart: \(chart)")
        for found in EditionHint.dates(in: [text]) { promise(ISODate.isValid(found.date), "no day: \(found.date)") }
        if ProjectFolder(".").objection(to: text) == nil {
            let parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
            promise(!parts.contains(Array("..".utf8)), "a path that leads out: \(text)")
            promise(text.utf8.first != UInt8(ascii: "/"), "a path that begins elsewhere: \(text)")
        }
        if let id = ChartID(text) { promise(id.description == text) }
        if let version = VersionNumber(text) { promise(version.description == text) }
        if Thoroughness.isChosen(bytes, oneOf: 8) { TablePromises.hold(content, file: text) }
    }
}
