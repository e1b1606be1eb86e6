import ChartSchema

/// One finding of the project that a person wants to accept.
package struct FindingToAccept: Sendable {
    package let finding: Finding
    private let chart: String
    private let edit: ReviewEdit
    /// The line of the expired entry that the new one takes the place of.
    private let line: Int?
    private let known: Finding.Acceptance?

    /// - Parameters:
    ///   - name: The fingerprint or its beginning, four digits at least.
    ///   - findings: Those of the project as it stands.
    ///   - replacing: Whether the entry takes the place of one that is there.
    /// - Throws: ``ReviewProblem`` when the name is nobody's or several findings', or the finding cannot be accepted.
    package init(
        _ name: String, among findings: [Finding], of configuration: PipelineConfiguration, in project: ProjectFolder,
        replacing: Bool = false
    ) throws(ReviewProblem) {
        let file = configuration.review.files.accepted
        guard name.utf8.count >= 4 else {
            throw ReviewProblem(
                "finding.short", "expected four digits of a fingerprint or more, found \(name.quoted)",
                help: "chartwright validate --verbose prints fingerprints")
        }
        let named = findings.filter { $0.fingerprint.hasPrefix(name.lowercased()) }
        guard let finding = named.first else {
            throw ReviewProblem(
                "finding.unknown", "expected the fingerprint of a finding, found \(name.quoted), which is none's",
                help: "chartwright validate --verbose prints them")
        }
        guard named.allSatisfy({ $0.fingerprint == finding.fingerprint }) else {
            let names = Set(named.map(\.fingerprint)).sorted().prefix(5).joined(separator: ", ")
            throw ReviewProblem(
                "finding.ambiguous", "expected one finding, found several whose fingerprint begins with \(name.quoted)",
                help: "write more of it: \(names)")
        }
        guard let chart = finding.chart, FindingCodes.acceptable.contains(finding.rule),
            FindingCodes.mayBeAccepted(finding)
        else {
            throw ReviewProblem(
                "finding.unsafe",
                "\(finding.rule) cannot be accepted: it is no judgement about figures that were read",
                help: finding.help ?? "mend what it is about")
        }
        let known = configuration.review.accepted.first { $0.fingerprint == finding.fingerprint }
        if let known, !replacing, !finding.isOpen {
            throw ReviewProblem(
                "finding.accepted", file: "\(known.file):\(known.place.line)",
                "the finding is accepted already: \(known.acceptance.reason)",
                help: "with --replace this one takes its place")
        }
        self.finding = finding
        self.chart = chart
        line = known?.place.line
        self.known = finding.isOpen ? nil : known?.acceptance
        edit = ReviewEdit(file, key: "accepted", in: project)
    }

    /// Whether the review file accepts it with the very same words.
    package func isAccepted(_ signature: ReviewSignature) -> Bool {
        known.map { ($0.reason, $0.who, $0.until) == (signature.reason, signature.who, signature.until) } ?? false
    }

    /// Whether the review file accepts it with other words.
    package func isAcceptedOtherwise(_ signature: ReviewSignature) -> Bool { known != nil && !isAccepted(signature) }

    /// Writes the entry.
    ///
    /// - Returns: The review file, relative to the project's folder.
    package func accept(_ signature: ReviewSignature) throws(ReviewProblem) -> String {
        let entry = reviewEntry {
            $0.member("rule", finding.rule)
            $0.member("fingerprint", finding.fingerprint)
            $0.member("chart", chart)
            signature.write(to: &$0)
        }
        try edit.write(entry, insteadOfEntryOnLine: line)
        return edit.file
    }
}
