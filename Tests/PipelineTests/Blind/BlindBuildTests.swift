import ChartSchema
import Foundation
import Pipeline
import Testing

/// Build charts that were written by somebody who had not seen the source, with the records and findings that were judged right
/// (docs/accuracy.md has what each round found at first sight).
///
/// `CHARTWRIGHT_RECORD=1` writes the goldens anew, and fails.
@Suite struct BlindBuildTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/blind")

    private static let charts: [String] = {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasPrefix("build-") && $0.contains("/charts/") && $0.split(separator: "/").count == 3 }
            .sorted()
    }()

    @Test func everyRoundIsThere() { #expect(Self.charts.count >= 100) }

    @Test(arguments: charts) func readsAsJudged(chart: String) throws {
        let reading = LooseFile(carrier: nil, products: [], configuration: nil)
            .read(Self.folder.appending(path: chart).path, kind: .build).reading
        let text = Self.told(reading)
        let golden = Self.folder.appending(path: chart.replacing("/charts/", with: "/goldens/") + ".txt")
        if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: golden)
            Issue.record("\(golden.lastPathComponent) was written; read it, and run again")
        }
        #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
    }

    /// A line for each class and group with its limits by height, then a line for each finding.
    static func told(_ reading: SourceReading) -> String {
        var lines: [String] = []
        var limits: [String: [String]] = [:]
        if case .build(let chart)? = reading.draft?.chart {
            for record in chart.flatRecords() {
                let name = name(record)
                if limits[name] == nil { lines.append(name) }
                limits[name, default: []].append(
                    span(record.height.min, record.height.max) + " " + span(record.weightMin, record.weightMax)
                        + (record.bmiMin == nil && record.bmiMax == nil
                            ? "" : "bmi " + span(record.bmiMin, record.bmiMax)))
            }
        }
        lines = lines.map { "\($0): \(limits[$0]!.joined(separator: ", "))" }
        lines += reading.findings.filter { $0.rule != "reading.unit.assumed" }
            .map { "\($0.severity.rawValue) \($0.rule) \($0.location.text ?? "")" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func name(_ record: FlatBuildRecord) -> String {
        var parts = [record.product, record.classLabel ?? "-", record.rateClass.map { "(\($0.rawValue))" }].compactMap(
            \.self)
        if record.sex != .any { parts.append(record.sex.rawValue) }
        if record.tobacco != .any { parts.append("tobacco " + record.tobacco.rawValue) }
        if !record.age.isAny {
            parts.append("age " + span(record.age.min.map { Figure($0) }, record.age.max.map { Figure($0) }))
        }
        if let condition = record.condition { parts.append("if \"\(condition)\"") }
        return parts.joined(separator: " ")
    }

    private static func span(_ low: Figure?, _ high: Figure?) -> String {
        if low == nil, high == nil { return "" }
        return low == high ? "\(low!)" : "\(low.map(\.description) ?? "")..\(high.map(\.description) ?? "")"
    }
}
