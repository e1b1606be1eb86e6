import ChartSchema
import Eligibility
import Foundation
import Store

/// Holds every answer about builds against a plain reading of the flat records, for the whole grid of people:
/// `Exactness normalized [carrier]`. The comparison is that of the tests, whose files are linked here.
///
/// Ends with status 1 when an answer differs.
let arguments = CommandLine.arguments.dropFirst()
let store = DatasetStore(root: arguments.first ?? "normalized")
guard let manifest = try store.latest() else {
    FileHandle.standardError.write(
        Data("error: nothing is published in \(store.root)\n  name a folder that chartwright ingest has written\n".utf8)
    )
    exit(2)
}
var answers = 0
var differences = 0
for entry in manifest.charts where entry.kind == .build {
    if let carrier = arguments.dropFirst().first, entry.carrier != carrier { continue }
    guard let chart = try store.chart(entry).buildChart else { continue }
    let comparison = GridComparison(chart, isFull: true)
    answers += comparison.answers
    differences += comparison.differences.count
    print("\(entry.id): \(comparison.answers) answers, \(comparison.differences.count) different")
    for difference in comparison.differences { print("  \(difference)") }
}
print("together \(answers) answers, \(differences) different")
exit(differences == 0 ? 0 : 1)
