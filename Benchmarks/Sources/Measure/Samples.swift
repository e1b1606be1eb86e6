/// The runs of one program over one file.
struct Samples {
    private(set) var runs: [ProcessRun] = []

    mutating func add(_ run: ProcessRun) { runs.append(run) }

    var processor: Double { median(of: \.processor) }
    var wall: Double { median(of: \.wall) }
    var peakMemory: Double { median { Double($0.peakMemory) } }

    private func median(of value: (ProcessRun) -> Double) -> Double {
        let sorted = runs.map(value).sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
