import ChartSchema
import Store

/// What people have accepted of a chart's edition before, beside the next edition: what still applies is said of that one too, and the
/// rest has to be looked at again.
///
/// A finding is the same where it says the same of the same figure in the same column. Where anything else is printed it is another, and
/// nobody has accepted that.
struct CarriedReview: Sendable {
    /// Findings of the next edition, with the entries that accept them in the edition before.
    private(set) var carried: [(finding: Finding, entry: AcceptedFinding)] = []
    /// Entries that meet nothing in the next edition.
    private(set) var left: [AcceptedFinding] = []

    /// Nothing is carried.
    init() {}

    /// - Parameters:
    ///   - findings: Those of the next edition's file.
    ///   - before: The edition before.
    ///   - today: The day that expiry is judged on; `nil`: nothing expires.
    init(
        to findings: [Finding], from before: ChartID, of configuration: PipelineConfiguration,
        in project: ProjectFolder, today: String?
    ) {
        let entries = configuration.review.accepted.filter { $0.chart == before && !$0.acceptance.isExpired(on: today) }
        guard !entries.isEmpty, let planned = configuration.plan.first(where: { $0.id == before }) else { return }
        let known = Set(configuration.review.accepted.map(\.fingerprint))
        let earlier = Self.findings(of: planned, in: project)
        for entry in entries {
            let found = earlier.first { $0.fingerprint == entry.fingerprint && $0.rule == entry.rule }
            let same = found.flatMap { found in findings.first { Self.isSame($0, found) } }
            if let same, FindingCodes.mayBeAccepted(same) {
                if !known.contains(same.fingerprint) { carried.append((same, entry)) }
            } else {
                left.append(entry)
            }
        }
    }

    /// The review file with what is carried.
    func bytes(of file: String, in project: ProjectFolder) throws(ReviewProblem) -> [UInt8] {
        try ReviewEdit(file, key: "accepted", in: project).bytes(
            adding: carried.map { finding, entry in
                reviewEntry {
                    $0.member("rule", finding.rule)
                    $0.member("fingerprint", finding.fingerprint)
                    $0.member("chart", finding.chart)
                    ReviewSignature(
                        reason: entry.acceptance.reason, who: entry.acceptance.who, date: entry.acceptance.date,
                        until: entry.acceptance.until
                    ).write(to: &$0)
                }
            })
    }

    /// What is found in a source's file today.
    private static func findings(of planned: PlannedSource, in project: ProjectFolder) -> [Finding] {
        let path = planned.source.path
        guard let bytes = try? FileBytes.read(project.location(of: path)) else { return [] }
        return SourceReading(
            planned.source.kind, bytes, file: path, sha256: sha256Hexadecimal(bytes),
            instructions: planned.instructions, corrections: planned.review.corrections
        ).findings
    }

    private static func isSame(_ a: Finding, _ b: Finding) -> Bool {
        a.rule == b.rule && a.message == b.message && a.context == b.context && a.location.text == b.location.text
            && a.location.table == b.location.table && a.location.column == b.location.column
    }
}
