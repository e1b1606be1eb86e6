import ChartSchema
import Validation

/// What people think of one chart: how severe its findings are, which of them they have accepted, and which values they
/// have corrected.
struct ChartReview: Sendable {
    let policies: PolicyChain
    var accepted: [AcceptedFinding] = []
    var corrections: [Correction] = []

    /// The chart's findings as people want them seen.
    ///
    /// - Parameters:
    ///   - isComplete: Whether all that can be found was looked for: only then is an entry stale that met no finding.
    ///   - reach: Which other charts the chart was held against.
    ///   - today: The day that expiry is judged on; `nil`: nothing expires.
    func judged(
        _ findings: [Finding], isComplete: Bool, reach: Reach = .chart, today: String?
    ) -> JudgedFindings {
        var result = JudgedFindings()
        var met: Set<String> = []
        var remarks: [Finding] = []
        for finding in findings {
            var judged = finding
            if let entry = accepted.first(where: { $0.fingerprint == finding.fingerprint && $0.rule == finding.rule }) {
                let isNew = met.insert(entry.fingerprint).inserted
                judged.acceptance = entry.holds(for: finding) ? entry.acceptance : nil
                if isNew, let remark = entry.remark(on: finding, today: today) { remarks.append(remark) }
            }
            result.add(policies.judged(judged), today: today)
        }
        let missed = accepted.filter { entry in
            !met.contains(entry.fingerprint) && reach.includes(entry.rule)
        }
        for entry in missed where isComplete {
            remarks.append(
                entry.finding(
                    .acceptedStale, "There is no finding \(entry.rule) with this fingerprint any more.",
                    help: "Remove the entry, or accept what is found today."))
        }
        for remark in remarks { result.add(policies.judged(remark), today: today) }
        result.sort()
        return result
    }
}

extension ChartReview {
    /// Which rules were asked.
    enum Reach: Sendable {
        /// Those about a chart by itself.
        case chart
        /// Those about all charts of its carrier, too.
        case carrier
        /// All.
        case dataset

        fileprivate func includes(_ rule: String) -> Bool {
            switch self {
            case .chart: !rule.hasPrefix(DatasetRules.prefix)
            case .carrier: !DatasetRules.reachesOthers(rule)
            case .dataset: true
            }
        }
    }
}

/// A chart's findings after review.
struct JudgedFindings: Sendable {
    /// Those that are published with the chart. What was accepted says so with its last day, whatever day it is: no date of
    /// a run reaches what is published.
    private(set) var published: [Finding] = []
    /// Those of the run: an acceptance that has expired no longer counts, and the entries of the review files have
    /// findings of their own.
    private(set) var run: [Finding] = []
    /// How many were set off.
    private(set) var off = 0

    /// Whether no open finding is an error.
    var allowPublishing: Bool { !run.contains { $0.severity == .error && $0.isOpen } }

    fileprivate mutating func add(_ finding: Finding?, today: String?) {
        guard let finding else {
            off += 1
            return
        }
        if !FindingCodes.review.contains(finding.rule) { published.append(finding) }
        run.append(finding.judged(on: today))
    }

    fileprivate mutating func sort() {
        published.sort(by: Finding.inReportOrder)
        run.sort(by: Finding.inReportOrder)
    }
}

extension AcceptedFinding {
    /// Whether a finding may be accepted at all: what could not be read with certainty cannot.
    fileprivate func holds(for finding: Finding) -> Bool { FindingCodes.mayBeAccepted(finding) }

    /// What is to be said about the entry itself.
    fileprivate func remark(on finding: Finding, today: String?) -> Finding? {
        if !holds(for: finding) {
            return self.finding(
                .acceptedUnsafe,
                "\(rule) says that something could not be read with certainty; it cannot be accepted, and still stands.",
                help:
                    "Mend the source or its layout; or let the chart be published without it by its rules in pipeline.json."
            )
        }
        guard acceptance.isExpired(on: today) else { return nil }
        return self.finding(
            .acceptedExpired, "The finding was accepted until \(acceptance.until ?? ""); it counts again.",
            help: "Look again, and renew or remove the entry.")
    }
}
