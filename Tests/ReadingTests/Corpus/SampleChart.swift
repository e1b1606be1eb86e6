import ChartSchema
import Foundation

/// A chart as plain figures, to be rendered in layouts it was never published in.
struct SampleChart: Sendable, CustomStringConvertible {
    struct Series: Sendable, Hashable {
        var label: String?
        var sex = Sex.any
        var tobacco = Tobacco.any
        var age = AgeRange.any
    }

    struct Limit: Sendable, Hashable {
        var min: Figure?
        var max: Figure?
    }

    var name: String
    var heights: [Int]
    var series: [Series]
    /// By height and series.
    var limits: [Int: [Series: Limit]]

    var description: String { name }

    /// The expected records of one worked example.
    init(example name: String) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/examples/build/\(name)/expected.ndjson")
        self.name = name
        heights = []
        series = []
        limits = [:]
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
            let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
            guard record["optional"] == nil, let height = record["height_min_in"] as? Int else { continue }
            let series = Series(
                label: record["class_label"] as? String, sex: Sex(rawValue: record["sex"] as! String)!,
                tobacco: Tobacco(rawValue: record["tobacco"] as! String)!,
                age: AgeRange(min: record["age_min"] as? Int, max: record["age_max"] as? Int))
            if !heights.contains(height) { heights.append(height) }
            if !self.series.contains(series) { self.series.append(series) }
            limits[height, default: [:]][series] = Limit(
                min: (record["weight_min_lb"] as? Int).map { Figure($0) },
                max: (record["weight_max_lb"] as? Int).map { Figure($0) })
        }
    }

    /// The chart with its series changed, for renderings that cannot say everything.
    func mapping(_ change: (Series) -> Series) -> SampleChart {
        var copy = self
        copy.series = series.map(change)
        copy.limits = limits.mapValues { row in Dictionary(uniqueKeysWithValues: row.map { (change($0.key), $0.value) })
        }
        return copy
    }

    func withoutMinima() -> SampleChart {
        var copy = self
        copy.limits = limits.mapValues { $0.mapValues { Limit(min: nil, max: $0.max) } }
        return copy
    }

    var hasMinima: Bool { limits.values.joined().contains { $0.value.min != nil } }

    /// One line a record, as a draft prints its own.
    var lines: Set<String> {
        var lines: Set<String> = []
        for (height, row) in limits {
            for (series, limit) in row {
                lines.insert(SampleChart.line(Figure(height), series, limit))
            }
        }
        return lines
    }

    static func line(_ height: Figure, _ series: Series, _ limit: Limit) -> String {
        let age = series.age.isAny ? "" : "\(series.age.min ?? 0)-\(series.age.max ?? 999)"
        return
            "\(height) \(series.label?.lowercased() ?? "-") \(limit.min?.description ?? "")..\(limit.max?.description ?? "") \(series.sex) \(series.tobacco) \(age)"
    }
}
