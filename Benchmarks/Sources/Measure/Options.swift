import Foundation

/// What the command line asks for.
struct Options {
    var program = ""
    var floor = ""
    var data = ""
    var runs = 5
    /// What is measured.
    var parts: Set<String> = Options.allParts
    static let allParts: Set<String> = ["reading", "ingest", "medications", "validation"]
    /// The largest ratio of processor times that passes, by format.
    var csvBound = 1.5
    var htmlBound = 1.3
    /// The largest ratio of peak memories that passes, for a source ten times as long and for ten sources.
    var tallBound = 11.0
    var wideBound = 3.0
    /// By how many bytes a row peak memory may grow with a medication chart.
    var rowBound = 3_000.0

    static let usage = """
        usage: Measure --program CHARTWRIGHT --floor FLOOR --data DIR [--runs N] [--csv-bound R] [--html-bound R]
                       [--tall-bound R] [--wide-bound R] [--row-bound BYTES]
                       [--parts reading,ingest,medications,validation]

        """

    init(_ arguments: [String]) throws(MeasureError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst() else { throw MeasureError(Self.usage) }
            switch name {
            case "--program": program = Self.absolute(value)
            case "--floor": floor = Self.absolute(value)
            case "--data": data = Self.absolute(value)
            case "--runs": runs = Int(try Self.positive(value))
            case "--parts":
                parts = Set(value.split(separator: ",").map(String.init))
                guard parts.isSubset(of: Self.allParts) else { throw MeasureError(Self.usage) }
            case "--csv-bound": csvBound = try Self.positive(value)
            case "--html-bound": htmlBound = try Self.positive(value)
            case "--tall-bound": tallBound = try Self.positive(value)
            case "--wide-bound": wideBound = try Self.positive(value)
            case "--row-bound": rowBound = try Self.positive(value)
            default: throw MeasureError(Self.usage)
            }
        }
        guard !program.isEmpty, !floor.isEmpty, !data.isEmpty, runs > 0 else { throw MeasureError(Self.usage) }
    }

    private static func absolute(_ path: String) -> String { URL(filePath: path).path }

    private static func positive(_ text: String) throws(MeasureError) -> Double {
        guard let number = Double(text), number > 0 else { throw MeasureError(usage) }
        return number
    }
}
