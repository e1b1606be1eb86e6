import ArgumentParser
import ChartSchema
import Pipeline

/// Which carriers and charts a command is about.
struct ChartSelection: ParsableArguments {
    @Option(
        name: .customLong("carrier"),
        help: ArgumentHelp("Only this carrier's charts; may be repeated.", valueName: "id"))
    var carriers: [String] = []

    @Option(
        name: .customLong("chart"),
        help: ArgumentHelp(
            "Only this chart: carrier/chart or carrier/chart/edition; may be repeated.", valueName: "chart"))
    var charts: [String] = []

    func contains(_ id: ChartID) -> Bool {
        (carriers.isEmpty || carriers.contains(id.carrier)) && (charts.isEmpty || charts.contains(where: id.isNamed))
    }

    /// Refuses names that none of the charts has.
    func check(_ ids: [ChartID], file: String) throws(Failure) {
        for carrier in carriers {
            try check(carrier, "--carrier", code: "carrier.unknown", known: ids.map(\.carrier), file: file) {
                $0 == carrier
            }
        }
        for chart in charts {
            try check(chart, "--chart", code: "chart.unknown", known: ids.map(\.description), file: file) {
                ChartID($0)?.isNamed(chart) ?? false
            }
        }
    }

    private func check(
        _ name: String, _ option: String, code: String, known: [String], file: String, _ isMeant: (String) -> Bool
    ) throws(Failure) {
        guard !known.contains(where: isMeant) else { return }
        var distinct: [String] = []
        for one in known where !distinct.contains(one) { distinct.append(one) }
        throw Failure(
            code: code, file: file, message: "expected one of its names after \(option), found \"\(name)\"",
            help: NearestWord.of(name, in: distinct).map { "did you mean \($0)?" }
                ?? "there are \(distinct.joined(separator: ", "))")
    }
}
