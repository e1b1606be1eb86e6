import ChartSchema
import Foundation

// Reads the published JSON: ReadDataset NORMALIZED

let root = CommandLine.arguments.dropFirst().first ?? "normalized"

func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(path)"))) }
func read<Document: CanonicalDocument>(_ path: String) throws -> Document { try Document(json: bytes(path)) }

var greatest: [String: Figure] = [:]
var outcomes: [String: Int] = [:]

let latest: LatestPointer = try read(LatestPointer.path)
let manifest: ManifestRoot = try read(latest.manifest)
let entries = try manifest.parts.flatMap { part in
    try PublishedEntries(json: bytes(ManifestPart.path(of: part.entries))).charts
}
for entry in entries {
    switch try read(entry.path) as Chart {
    case .build(let chart):
        for record in chart.flatRecords() {
            guard let low = record.height.min, let high = record.height.max, low <= 70, high >= 70,
                let most = record.weightMax
            else { continue }
            let words = [record.carrier, record.product ?? "", record.edition, record.rateClass?.rawValue ?? "-"]
            let key = (["build"] + words).joined(separator: "\t")
            greatest[key] = max(greatest[key] ?? most, most)
        }
    case .medication(let chart):
        for record in chart.flatRecords() {
            outcomes["medication\t\(record.carrier)\t\(record.rule.outcome.rawValue)", default: 0] += 1
        }
    }
}
let lines = greatest.map { "\($0.key)\t\($0.value)" } + outcomes.map { "\($0.key)\t\($0.value)" }
print(lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n"))
