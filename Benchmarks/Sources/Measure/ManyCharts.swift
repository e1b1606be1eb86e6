/// `validate` over ten thousand build charts of two hundred carriers, in each form of its report.
struct ManyCharts {
    private(set) var lines: [(form: String, run: ProcessRun)] = []

    /// The processor time of a form over that of the plainest.
    func ratio(_ run: ProcessRun) -> Double { run.processor / lines[0].run.processor }

    init(options: Options) throws(MeasureError) {
        for form in ["json", "text", "sarif", "html"] {
            let run = try ProcessRun.of(
                options.program,
                ["validate", "--fail-on", "never", "--format", form, "-C", "\(options.data)/charts-10000"])
            guard run.status == 0, !run.output.isEmpty else {
                throw MeasureError("validate --format \(form) failed with status \(run.status)")
            }
            lines.append((form, run))
        }
    }
}
