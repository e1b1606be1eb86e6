import ArgumentParser
import Pipeline

/// Which carriers a run is about.
struct CarrierOptions: ParsableArguments {
    @Option(
        name: .customLong("carrier"),
        help: ArgumentHelp("Read only this carrier's sources; may be repeated.", valueName: "id"))
    var carriers: [String] = []

    /// The carriers, each of which the configuration has; `nil` for all.
    func chosen(in configuration: PipelineConfiguration) throws(Failure) -> Set<String>? {
        for carrier in carriers { try check(carrier, in: configuration) }
        return carriers.isEmpty ? nil : Set(carriers)
    }

    private func check(_ carrier: String, in configuration: PipelineConfiguration) throws(Failure) {
        guard !configuration.carriers.contains(where: { $0.id == carrier }) else { return }
        let nearest = configuration.nearestCarrier(to: carrier)
        let all = configuration.carriers.map(\.id).joined(separator: ", ")
        throw Failure(
            code: "carrier.unknown", file: configuration.file,
            message: "expected one of its carriers after --carrier, found \"\(carrier)\"",
            help: nearest.map { "did you mean \($0)?" } ?? "its carriers are \(all)")
    }
}
