/// Peak memory of `ingest --dry-run` over projects that differ in one thing: how many sources, or how long they are.
struct IngestMemory {
    private(set) var one = Samples()
    /// One source, ten times as long.
    private(set) var tall = Samples()
    /// Ten sources.
    private(set) var wide = Samples()

    var tallRatio: Double { tall.peakMemory / one.peakMemory }
    var wideRatio: Double { wide.peakMemory / one.peakMemory }

    init(options: Options) throws(MeasureError) {
        for _ in 0..<options.runs {
            one.add(try Self.run("ingest-one", options))
            tall.add(try Self.run("ingest-tall", options))
            wide.add(try Self.run("ingest-wide", options))
        }
    }

    private static func run(_ project: String, _ options: Options) throws(MeasureError) -> ProcessRun {
        let run = try ProcessRun.of(
            options.program,
            ["ingest", "--dry-run", "--fail-on", "never", "--jobs", "1", "-C", "\(options.data)/\(project)"])
        guard run.status == 0 else { throw MeasureError("\(project): ingest failed with status \(run.status)") }
        return run
    }
}
