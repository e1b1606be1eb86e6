import ChartSchema
import Foundation
import Results
import Store

@testable import Pipeline

/// A project that people edit: three carriers with build charts in several editions, and a medication chart. What is in it is a value,
/// so that it can be laid out in two folders.
struct EditedProject {
    /// Raw files by path.
    var raw: [String: String]
    var rules: [String: String] = [:]
    var meanings: [String: String] = [:]
    /// Sources that the configuration leaves out.
    var absent: Set<String> = []
    var isPinned = false
    var accepted: [String] = []
    var corrections: [String] = []
    var names = ""
    /// Blank lines at the beginning of every file that people write.
    var shift = 0
    /// Whether each carrier is written in a file of its own.
    var isSplit = false
    var today = "2026-02-01"
    var program = "a"

    static let days = ["2026-01-01", "2026-02-01", "2026-03-01"]

    private struct Source {
        var carrier: String
        var chart: String
        var edition: String
        var isMedication = false

        var path: String { "raw/\(carrier)/\(edition)/\(chart).csv" }
    }

    private static let sources = [
        Source(carrier: "acme", chart: "build", edition: "2023-01-01"),
        Source(carrier: "acme", chart: "build", edition: "2024-05-01"),
        Source(carrier: "acme", chart: "junior", edition: "2024-05-01"),
        Source(carrier: "binford", chart: "build", edition: "2024-05-01"),
        Source(carrier: "cyberdyne", chart: "build", edition: "2024-05-01"),
        Source(carrier: "duff", chart: "build", edition: "2024-05-01"),
        Source(carrier: "duff", chart: "drugs", edition: "2024-05-01", isMedication: true),
    ]

    static let paths = sources.map(\.path)

    init() {
        raw = [:]
        for (number, source) in Self.sources.enumerated() {
            raw[source.path] = source.isMedication ? Self.drugs : Self.build(adding: number * 2)
        }
    }

    private static let drugs = """
        Medication,Use,Fill Within,Plan A
        Lasix,CHF,2 years,No Coverage
        Lasix,CHF,> 2 years,Graded
        Abilify,Psychotic disorders,N/A,Immediate

        """

    static func build(adding pounds: Int) -> String {
        var text = "Height,Min,Preferred,Select\n"
        for (row, height) in ["5'6\"", "5'7\"", "5'8\"", "5'9\"", "5'10\"", "5'11\"", "6'0\""].enumerated() {
            text += "\(height),\(100 + 3 * row),\(165 + 5 * row + pounds),\(185 + 6 * row + pounds)\n"
        }
        return text
    }

    // MARK: Edits

    /// Changes something at random.
    ///
    /// - Parameter report: Of the last run: what it found may be accepted.
    mutating func edit(_ random: inout SeededRandom, after report: RunReport?) {
        let path = Self.paths.randomElement(using: &random)!
        switch Int.random(in: 0..<16, using: &random) {
        case 0...3: raw[path] = raw[path]?.withAnotherDigit(&random)
        case 4: raw[path] = raw[path]?.withoutALine(&random)
        case 5: raw[path] = EditedProject().raw[path]
        case 6: raw[path] = raw[path]?.replacingOccurrences(of: "Select", with: "Standard")
        case 7: raw[path] = Bool.random(using: &random) ? nil : "no chart at all\n"
        case 8: meanings = ["acme": Self.meaning(&random), "duff": Self.meaning(&random)]
        case 9: rules[["", "acme", "duff"].randomElement(using: &random)!] = Self.rule(&random)
        case 10: if absent.remove(path) == nil { absent.insert(path) }
        case 11:
            if Bool.random(using: &random) { isPinned.toggle() } else { isSplit.toggle() }
        case 12: accept(&random, report)
        case 13: correct(&random)
        case 14: names = names.isEmpty ? "Lasixx\tlasix\ta\t2026-01-05\tmisspelt\n" : ""
        default:
            shift = Int.random(in: 0...2, using: &random)
            today = Self.days.randomElement(using: &random)!
            if Int.random(in: 0..<4, using: &random) == 0 { program = program == "a" ? "b" : "a" }
        }
    }

    private static func meaning(_ random: inout SeededRandom) -> String {
        ["", "\"meanings\": {\"Select\": \"standard\"}, ", "\"meanings\": {\"Select\": \"preferred-plus\"}, "]
            .randomElement(using: &random)!
    }

    private static func rule(_ random: inout SeededRandom) -> String {
        [
            "", "{\"build.weight.*\": \"error\"}",
            "{\"reading.unit.assumed\": {\"severity\": \"off\", \"reason\": \"r\"}}",
            "{\"dataset.*\": \"info\"}", "{\"dataset.carrier.far\": \"error\"}",
        ].randomElement(using: &random)!
    }

    private mutating func accept(_ random: inout SeededRandom, _ report: RunReport?) {
        guard let finding = report?.findings.filter({ $0.chart != nil }).randomElement(using: &random) else { return }
        let until = (Self.days + [""]).randomElement(using: &random)!
        accepted =
            accepted.suffix(2)
            + [
                ReviewedProject.accepted(finding, chart: finding.chart!, until: until.isEmpty ? nil : until)
            ]
    }

    private mutating func correct(_ random: inout SeededRandom) {
        guard corrections.isEmpty else { return corrections = [] }
        let until = (Self.days + [""]).randomElement(using: &random)!
        let cell = "\"cell\": {\"file\": \"raw/binford/2024-05-01/build.csv\", \"table\": 0, \"row\": 3, \"column\": 2}"
        corrections = [
            ReviewedProject.correction(
                cell, expect: "181", publish: "190", chart: "binford/build/2024-05-01",
                until: until.isEmpty ? nil : until)
        ]
    }

    // MARK: Files

    private static let carriers = ["acme", "binford", "cyberdyne", "duff"]

    private var written: [String] {
        Self.carriers.map { carrier in
            let sources = Self.sources.filter { $0.carrier == carrier && !absent.contains($0.path) }.map { source in
                SampleProject.source(
                    source.chart, source.path, source.edition, kind: source.isMedication ? "medication" : "build"
                ).replacingOccurrences(
                    of: "\"kind\"", with: (isPinned && !source.isMedication ? Self.layout : "") + "\"kind\"")
            }
            return """
                {"id": "\(carrier)", "name": "\(carrier)", \(meanings[carrier] ?? "")\(member(carrier))
                "products": [{"id": "term", "name": "Term"}], "sources": [\(sources.joined(separator: ",\n"))]}
                """
        }
    }

    /// `pipeline.json`.
    var configuration: String {
        let carriers = isSplit ? "\"pipeline/*.json\"" : "[\n\(written.joined(separator: ",\n"))]"
        return String(repeating: "\n", count: shift)
            + "{\"schema\": 1, \(member(""))\"carriers\": \(carriers)}"
    }

    private func member(_ carrier: String) -> String {
        let rules = rules[carrier] ?? ""
        return rules.isEmpty ? "" : "\"rules\": \(rules), "
    }

    private static let layout = """
        "layout": {"tables": [{"rows": "heights", "direction": "down", "columns": \
        ["Height: heights as feet-and-inches", "Min: weight, minimum", "Preferred: weight, of Preferred", \
        "Select: weight, of Select"]}]}, 
        """

    /// Lays the project out in a folder; files that are right are left alone.
    func write(to files: TemporaryProject) throws {
        for path in Self.paths { try files.put(raw[path], at: path) }
        try files.put(configuration, at: "pipeline.json")
        for (carrier, text) in zip(Self.carriers, written) {
            try files.put(isSplit ? text : nil, at: "pipeline/\(carrier).json")
        }
        func review(_ key: String, _ entries: [String]) -> String? {
            let blank = String(repeating: "\n", count: shift)
            return entries.isEmpty ? nil : "\(blank){\"schema\": 1, \"\(key)\": [\(entries.joined(separator: ",\n"))]}"
        }
        try files.put(review("accepted", accepted), at: "review/accepted.json")
        try files.put(review("corrections", corrections), at: "review/corrections.json")
        try files.put(names.isEmpty ? nil : names, at: "review/names.tsv")
    }
}

extension TemporaryProject {
    /// Gives a file a content; `nil` takes it away.
    func put(_ text: String?, at name: String) throws {
        let file = path + "/" + name
        guard let text else {
            try? FileManager.default.removeItem(atPath: file)
            return
        }
        guard FileManager.default.contents(atPath: file) != Data(text.utf8) else { return }
        try write(name, Array(text.utf8))
    }
}

extension String {
    fileprivate func withAnotherDigit(_ random: inout SeededRandom) -> String {
        var bytes = Array(utf8)
        let places = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        guard let place = places.randomElement(using: &random) else { return self }
        bytes[place] = UInt8.random(in: 0x30...0x39, using: &random)
        return String(decoding: bytes, as: UTF8.self)
    }

    fileprivate func withoutALine(_ random: inout SeededRandom) -> String {
        var lines = split(separator: "\n")
        guard lines.count > 3 else { return self }
        lines.remove(at: Int.random(in: 1..<lines.count, using: &random))
        return lines.joined(separator: "\n") + "\n"
    }
}
