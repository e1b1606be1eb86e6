import ArgumentParser
import ChartSchema
import Diff
import Pipeline
import Reports
import Results
import Store

/// How a run that may publish tells what it did.
struct RunTelling {
    /// Which findings are told.
    enum Told: String, ExpressibleByArgument, CaseIterable { case new, all }

    var told: Told
    var format: ResultFormat
    var failOn: FailOn
    /// The day that editions are due for review on.
    var today: String
    var project: ProjectOptions

    /// - Parameters:
    ///   - report: What is told.
    ///   - run: What the exit status is about, where that is another.
    ///   - months: How old an edition may be before somebody should look for a newer one.
    func tell(
        _ report: RunReport, of run: RunReport? = nil, dueAfter months: Int?, in folder: ProjectFolder
    ) throws -> Completion {
        switch format {
        case .json: try Console.write(report.json())
        case .text:
            for rereading in report.reread { Console.tell(rereading.sentence + "\n") }
            switch told {
            case .all: try IngestCommand.tell(report.findings, in: folder) { palette, _ in report.text(palette) }
            case .new: try IngestCommand.tell(report.news.heldBack, in: folder) { report.newsText($0, findings: $1) }
            }
            try tellDue(months, in: folder)
        }
        return failOn.completion(ofSeverities: severities(of: run ?? report))
    }

    /// What the exit status is about: as what is told, new findings or all. Of carriers that other processes judged only the sum is known.
    private func severities(of report: RunReport) -> [Finding.Severity] {
        told == .new && report.moved == nil ? report.news.came.map(\.severity) : report.severities
    }

    /// A notice where editions are older than the configuration allows; the exit status does not depend on it.
    func tellDue(_ months: Int?, in folder: ProjectFolder) throws {
        guard let months else { return }
        let store = try project.dataset(in: folder)
        guard let manifest = try withStore({ () throws(StoreError) in try store.latest() }) else { return }
        let due = DueForReview(manifest, today: today, after: months)
        guard !due.charts.isEmpty else { return }
        let charts = due.charts.count == 1 ? "1 chart is" : "\(due.charts.count) charts are"
        Console.tell("\(charts) due for review: chartwright log --due\n")
    }
}
