import ChartSchema
import Eligibility
import Foundation
import Store

/// Times answers over a published dataset, in memory: `Answers normalized [rounds]`.
///
/// Every figure is the processor time of the best of five rounds, so that other work of the machine counts little; what
/// was computed is counted and printed, so that no work can be left out.
func best(_ unit: Double, of count: Int, _ body: () -> Int) -> (time: Double, sum: Int) {
    var result = (time: Double.infinity, sum: 0)
    for _ in 0..<5 {
        let start = processorNanoseconds()
        let sum = body()
        let time = Double(processorNanoseconds() - start) / unit / Double(count)
        result = (min(result.time, time), sum)
    }
    return result
}

func processorNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func report(_ what: String, _ result: (time: Double, sum: Int), _ unit: String) {
    print("\(what): \((result.time * 1000).rounded() / 1000) \(unit) (\(result.sum))")
}

let store = DatasetStore(root: CommandLine.arguments.dropFirst().first ?? "normalized")
guard let manifest = try store.latest() else {
    FileHandle.standardError.write(
        Data("error: nothing is published in \(store.root)\n  name a folder that chartwright ingest has written\n".utf8)
    )
    exit(2)
}
report(
    "manifest of \(manifest.charts.count) charts", best(1e6, of: 1) { (try? store.latest()?.charts.count) ?? 0 }, "ms")
report(
    "charts read and indexed",
    best(1e6, of: 1) { (try? EligibilityDataset(manifest, in: store).build.plans.count) ?? 0 }, "ms")
let first = manifest.charts[0].carrier
report(
    "manifest entries of one carrier",
    best(1e6, of: 1) { (try? store.latest(carriers: [first], products: [])?.charts.count) ?? 0 }, "ms")
report(
    "charts of one carrier",
    best(1e6, of: 1) { (try? EligibilityDataset(manifest, in: store) { $0.carrier == first }.build.plans.count) ?? 0 },
    "ms")

let dataset = try EligibilityDataset(manifest, in: store)
var people: [Person] = []
for height in 56...82 {
    for weight in stride(from: 90, through: 420, by: 10) {
        people.append(
            Person(
                sex: height % 2 == 0 ? .female : .male, age: PersonAge(20 + weight % 60), usesTobacco: weight % 3 == 0,
                height: Figure(height), weight: Figure(weight)))
    }
}
report(
    "one build over \(dataset.build.plans.count) plans",
    best(1e3, of: people.count) {
        people.reduce(0) { $0 + dataset.build.standings(of: $1).count { $0.kind == .offer } }
    }, "µs")
let builds = BuildChecker(index: dataset.build, findings: dataset.findings)
report(
    "the same with limits, room and the next better class",
    best(1e3, of: people.count) { people.reduce(0) { $0 + builds.answers(for: $1).count } }, "µs")

let medications = MedicationChecker(index: dataset.medication)
let listed = dataset.medications()
guard !listed.isEmpty else { exit(0) }
let named = listed.map { NamedMedication($0.medication) }
report(
    "one medication of \(listed.count) over \(dataset.medication.plans.count) plans",
    best(1e3, of: named.count) {
        named.reduce(0) { sum, medication in
            let query = MedicationQuery(name: medication.name, lastFilled: 14)
            return sum
                + medications.answers(for: query, as: medication, MedicationContext()).count { $0.kind == .decided }
        }
    }, "µs")
report(
    "a name's ingredients",
    best(1e3, of: 200) { listed.prefix(200).reduce(0) { $0 + NamedMedication($1.medication).ingredients.count } }, "µs")
