import ChartSchema
import Foundation
import Results
import Store

@testable import Pipeline

/// A project of one small chart with a misprint, policies and review files.
struct ReviewedProject {
    static let id = "acme/build/2024-05-01"
    static let path = "raw/acme/2024-05-01/build.csv"
    /// Preferred at 5'11" is 180, less than at 5'10": `build.weight.decreasing`.
    static let misprinted =
        "Height,Min,Preferred,Standard\n5'9\",100,180,200\n5'10\",104,185,205\n5'11\",108,180,210\n6'0\",112,195,215\n"
    static let mended = misprinted.replacing("5'11\",108,180", with: "5'11\",108,190")
    /// A cell that nobody can read.
    static let unreadable = misprinted.replacing("6'0\",112,195", with: "6'0\",112,see guide")

    let files: TemporaryProject
    private var rules: [Finding.PolicyChange.Scope: String] = [:]

    init(_ csv: String = misprinted) throws {
        files = try TemporaryProject([Self.path: csv])
    }

    mutating func set(_ rules: String, _ scope: Finding.PolicyChange.Scope) { self.rules[scope] = rules }

    func write(_ csv: String) throws { try files.write(Self.path, Array(csv.utf8)) }

    func accept(_ entries: [String]) throws { try write("accepted", entries) }
    func correct(_ entries: [String]) throws { try write("corrections", entries) }

    private func write(_ key: String, _ entries: [String]) throws {
        let lines = entries.map { "    \($0)" }.joined(separator: ",\n")
        try files.write("review/\(key).json", Array("{\n  \"schema\": 1,\n  \"\(key)\": [\n\(lines)\n  ]\n}\n".utf8))
    }

    static func accepted(
        _ finding: Finding, rule: String? = nil, chart: String = id, until: String? = nil
    ) -> String {
        let last = until.map { ", \"until\": \"\($0)\"" } ?? ""
        return """
            {"rule": "\(rule ?? finding.rule)", "fingerprint": "\(finding.fingerprint)", "chart": "\(chart)", \
            "reason": "printed so", "who": "data team", "date": "2026-01-31"\(last)}
            """
    }

    /// A correction of a cell of the Preferred column at 5'11".
    static func correction(
        _ place: String = "\"cell\": {\"file\": \"\(path)\", \"table\": 0, \"row\": 3, \"column\": 2}",
        field: String = "weight_max_lb", expect: String = "180", publish: String = "190", chart: String = id,
        until: String? = nil
    ) -> String {
        let last = until.map { ", \"until\": \"\($0)\"" } ?? ""
        return """
            {"chart": "\(chart)", \(place), "field": "\(field)", "expect": \(expect), "publish": \(publish), \
            "reason": "the guide of 2023 has 190", "who": "data team", "date": "2026-01-31"\(last)}
            """
    }

    func configuration() throws -> PipelineConfiguration {
        func member(_ scope: Finding.PolicyChange.Scope) -> String { rules[scope].map { ", \"rules\": \($0)" } ?? "" }
        let text = """
            {"schema": 1, "carriers": [{"id": "acme", "name": "Acme", "products": [{"id": "term", "name": "Term"}]\(member(.carrier)),
            "sources": [{"chart": "build", "kind": "build", "path": "\(Self.path)", "edition": "2024-05-01",
            "products": ["term"]\(member(.chart))}]}]\(member(.pipeline))}
            """
        return try PipelineConfiguration.load(Array(text.utf8), file: "pipeline.json", project: files.folder)
    }

    func ingest(today: String? = nil) async throws -> RunReport {
        try await Ingest(project: files.folder, configuration: try configuration(), jobs: 1, today: today).run()
    }

    func check(today: String? = nil) async throws -> FindingsReport {
        await Ingest(project: files.folder, configuration: try configuration(), jobs: 1, today: today).check()
    }

    /// The one finding of a rule.
    func finding(_ rule: String = "build.weight.decreasing", today: String? = nil) async throws -> Finding? {
        let found = try await check(today: today).findings.filter { $0.rule == rule }
        return found.count == 1 ? found[0] : nil
    }

    var store: DatasetStore { DatasetStore(root: files.path + "/normalized") }
    func published() throws -> ManifestEntry? { try store.latest()?.charts.first }
    func chart() throws -> BuildChart? { try published().flatMap { try store.chart($0).buildChart } }
}
