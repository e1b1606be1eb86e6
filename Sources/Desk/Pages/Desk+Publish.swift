import ChartSchema
import Diff
import Pages
import Pipeline
import Reports
import Store

extension Desk {
    /// What publishing would change: in the domain's words, in files, and as the commands that do the same.
    func publishPage(_ id: String, _ request: DeskRequest) async -> DeskAnswer {
        var note: String?
        if case .note(let kept)? = told[request.value("told")] { note = kept }
        guard let stand = drafts.stand(of: id) else {
            return publications[id] == nil ? missing("/drafts/\(id)/publish") : .seeOther("/published/\(id)")
        }
        let trial: TrialReading
        do { trial = try await self.trial(stand.draft, try configuration()) } catch let error as InvalidConfiguration {
            return invalid(error)
        } catch {
            return problem(Self.words(error), back: "/drafts/\(id)", status: 409)
        }
        let chart = trial.reading.draft?.chart
        let open = DeskQuestion.open(in: stand.draft, trial).filter(\.isOpen)
        let state = state(stand)
        let rehearsal: Rehearsal
        do throws(Rehearsal.Problem) { rehearsal = try await self.rehearsal(of: stand) } catch {
            return cannot(error, stand)
        }
        var values = head(rehearsal, stand)
        values["heading"] = Self.heading(of: stand.draft, trial)
        values["state"] = state
        values["note"] = note
        values["said"] = said(stand.draft, trial)
        let subjects = DeskQuestion.subjects(in: stand.draft, trial)
        values["gone-findings"] = rehearsal.written.gone.map { ["subject": subjects[$0] ?? "a finding"] }
        values["has-gone-findings"] = !rehearsal.written.gone.isEmpty
        values["still-open"] = open.isEmpty ? nil : counted(open.count, "question") + (open.count == 1 ? " is" : " are")
        values["open"] = open.map {
            [
                "title": PageWords.of($0.title, in: chart),
                "address": Address.of("/drafts/\(id)", [("q", $0.name)]),
            ]
        }
        await addChanges(rehearsal, trial, stand, to: &values)
        // What is asked above is not said again.
        let asked = Set(open.map(\.name))
        let warnings = rehearsal.findings.filter {
            $0.isOpen && $0.severity >= .warning && !asked.contains(DeskQuestion.name(of: $0))
        }
        add(warnings: warnings, of: stand.draft, chart, to: &values)
        return page(
            "desk-publish", title: "Publish \(Self.heading(of: stand.draft, trial))", here: "/",
            status: note == nil ? 200 : 409, values)
    }

    /// The answers in words: a person checks what he said, too.
    private func said(_ draft: Draft, _ trial: TrialReading) -> [[String: String]] {
        let subjects = DeskQuestion.subjects(in: draft, trial)
        return draft.settled.filter { !$0.isSkipped }.prefix(60).map { answer in
            let subject = answer.question.hasPrefix("finding:") ? subjects[answer.question].map { "\($0): " } ?? "" : ""
            return ["words": subject + Self.words(answer)]
        }
    }

    /// The version and why, the files and the commands.
    private func head(_ rehearsal: Rehearsal, _ stand: DraftFolder.Stand) -> [String: Any?] {
        let level = rehearsal.decision?.changes.level
        return [
            "id": stand.draft.id, "name": stand.draft.name, "chart": rehearsal.written.id.description,
            "version": nil, "next": rehearsal.decision?.version.description, "parent": rehearsal.parent?.description,
            "level": level?.rawValue, "level-words": rehearsal.parent == nil ? nil : level.map(Self.words),
            "why": rehearsal.decision.map(Self.why) ?? [], "is-same": rehearsal.decision == nil,
            "commands": rehearsal.written.commands.map { ["line": $0] }, "drift": rehearsal.written.drift?.message,
            "files": rehearsal.files.map(Self.lines),
        ]
    }

    /// A file as git shows what changed in it.
    private static func lines(_ change: FileChange) -> [String: Any] {
        let diff = LineDiff(change)
        return [
            "path": change.path, "is-new": change.before == nil, "came": diff.came, "gone": diff.gone,
            "lines": diff.lines.map { ["sign": String($0.sign), "text": $0.text, "mark": mark($0.sign)] },
        ]
    }

    /// What changes in the chart, and, apart from it, what goes out with it.
    private func addChanges(
        _ rehearsal: Rehearsal, _ trial: TrialReading, _ stand: DraftFolder.Stand, to values: inout [String: Any?]
    ) async {
        let chart = rehearsal.written.id
        let (own, others) = rehearsal.diff.split { $0.chart == chart.description }
        values["sections"] = Self.bounded(own)
        if others.chartTotal > 0 {
            let title = counted(others.chartTotal, "other chart") + (others.chartTotal == 1 ? " changes" : " change")
            values["others"] = [["title": title, "sections": Self.bounded(others)]]
        }
        if trial.published.entry(before: chart) == nil { values["drawing"] = await drawn(rehearsal, stand) }
    }

    /// A chart that no edition came before: there is nothing to compare it with, so it is shown.
    private func drawn(_ rehearsal: Rehearsal, _ stand: DraftFolder.Stand) async -> String? {
        guard let chart = rehearsal.chart, let document = try? await document(of: stand.draft) else { return nil }
        let view = FileView(stand.draft.id, document, chart, FileView.Asked(), lit: nil, isElsewhere: true)
        return ChartDrawing(chart: chart, before: nil, view: view).markup
    }

    /// Warnings that go with the chart: what somebody left as it is is folded, what nobody was asked about is in sight.
    private func add(warnings: [Finding], of draft: Draft, _ chart: Chart?, to values: inout [String: Any?]) {
        let left = warnings.filter { draft.answer(to: DeskQuestion.name(of: $0))?.isSkipped == true }
        let rest = warnings.filter { draft.answer(to: DeskQuestion.name(of: $0))?.isSkipped != true }
        values["warnings"] = Self.messages(of: rest, chart).prefix(20).map { ["message": $0] }
        values["has-warnings"] = !rest.isEmpty
        values["warning-count"] = counted(rest.count, "warning")
        values["left"] = Self.messages(of: left, chart).prefix(40).map { ["message": $0] }
        values["has-left"] = !left.isEmpty
        values["left-count"] =
            counted(left.count, "warning") + (left.count == 1 ? " left as it is" : " left as they are")
    }

    /// Each message once, with how often it is said.
    private static func messages(of findings: [Finding], _ chart: Chart?) -> [String] {
        var counts: [(message: String, count: Int)] = []
        for finding in findings {
            let message = PageWords.of(finding.message, in: chart)
            if let known = counts.firstIndex(where: { $0.message == message }) {
                counts[known].count += 1
            } else {
                counts.append((message, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.message : "\($0.message) (\($0.count) times)" }
    }

    /// Why the number of the version grows as it does.
    private static func why(_ decision: VersionDecision) -> [[String: Any]] {
        decision.changes.changes.prefix(12).map { change in
            ["words": change.inWords, "chart": change.chart ?? "the dataset"]
        }
    }

    /// What a level says to those who use the dataset.
    private static func words(_ level: ChangeLevel) -> String {
        switch level {
        case .major: "Major: something that others may rely on is gone, or means something else."
        case .minor: "Minor: something is new, or a value is another."
        case .patch: "Patch: no value is another; notes, labels or findings are."
        }
    }

    private static func mark(_ sign: Character) -> String {
        switch sign {
        case "+": "came"
        case "-": "gone"
        case "@": "gap"
        default: "same"
        }
    }

    private static func bounded(_ diff: DatasetDiff) -> String {
        var diff = diff
        var text = diff.sections
        while text.utf8.count > Site.largestPage / 2, !diff.charts.isEmpty {
            diff.charts.removeLast(max(1, diff.charts.count / 3))
            text = diff.sections
        }
        return text
    }

    private func cannot(_ problem: Rehearsal.Problem, _ stand: DraftFolder.Stand) -> DeskAnswer {
        switch problem {
        case .steps(let problem): cannot(problem, stand)
        case .store(let error): self.problem(error.description, back: "/drafts/\(stand.draft.id)")
        case .folder(let text): self.problem("The rehearsal needs a folder: \(text)", back: "/drafts/\(stand.draft.id)")
        }
    }

    private func cannot(_ problem: PublicationSteps.Problem, _ stand: DraftFolder.Stand) -> DeskAnswer {
        let back = "/drafts/\(stand.draft.id)"
        switch problem {
        case .unidentified:
            return refused(
                stand.draft.id, Draft.source, Mistake(message: "Say first whose chart it is, and of which day."))
        case .adoption(.problem(let problem)):
            if problem.code == "adopt.exists" {
                let message = "\(problem.message): take the answer back, and say that it replaces that one."
                return refused(stand.draft.id, Draft.source, Mistake(message: message))
            }
            return self.problem(problem.message, help: problem.help, back: back)
        case .adoption(.file(let problem, _)): return self.problem(problem.message, help: problem.help, back: back)
        case .adoption(.configuration(let invalid)), .configuration(let invalid): return self.invalid(invalid)
        case .errors(let findings):
            return page(
                "desk-problem", title: "The chart has errors", status: 409,
                [
                    "message": "A chart with errors is not published.",
                    "list": findings.prefix(20).map { ["text": $0.message + ($0.help.map { " \($0)" } ?? "")] },
                    "back": back,
                ])
        case .review(let problem): return self.problem(problem.message, help: problem.help, back: back)
        case .changed(let path):
            return self.problem(
                "\(path) is no longer the file that was shown, and is not published.",
                help: "Delete the draft, and drop the file again.", back: back, status: 409)
        }
    }

    // MARK: Publishing

    /// The page again, with why nothing was published.
    private func publishPage(_ id: String, note: String) -> DeskAnswer {
        after(.note(note), at: "/drafts/\(id)/publish")
    }

    func publish(_ id: String, _ form: FormBody) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else {
            return publications[id] == nil ? missing("/drafts/\(id)") : .seeOther("/published/\(id)")
        }
        do throws(StoreError) {
            // One at a time: another desk, and another run of ingest, are waited out before anything is written.
            let lock = try StoreLock(folder: project.path)
            let answer = await publish(stand, form)
            _ = consume lock
            return answer
        } catch {
            return publishPage(id, note: "Somebody is publishing at this moment. Look again in a moment.")
        }
    }

    private func publish(_ stand: DraftFolder.Stand, _ form: FormBody) async -> DeskAnswer {
        let id = stand.draft.id
        guard form["state"] == state(stand) else {
            return publishPage(
                id, note: "Something has changed since you looked. This is what would be published now.")
        }
        do { _ = try await trial(stand.draft, try configuration()) } catch {
            return publishPage(id, note: "The file cannot be read any more.")
        }
        if isStoreLocked {
            return publishPage(id, note: "A run of ingest is publishing. Look again in a moment.")
        }
        // What was looked at a moment ago is the same, as the state says.
        let shown = await looked(at: stand)
        let isClean = await uncommittedFiles()?.isEmpty ?? false
        do {
            let steps = steps(stand.draft)
            let prepared = try steps.adoption()
            let begun = try drafts.change(id, seen: stand.revision) { $0.begun = PublicationSteps.name(prepared.1) }
            let written = try await steps.write(prepared)
            let ingest = Ingest(
                project: project, configuration: written.configuration, jobs: 2, today: today(),
                memory: ReadingMemory(of: project, configuration: pipeline))
            let report = try await ingest.run()
            let version: String
            switch report.outcome {
            case .published(let number, _): version = number
            case .nothingChanged(let number): version = number ?? ""
            case .wouldPublish: version = ""
            }
            // What was said of the draft while this ran is not thrown away.
            let isKept = (try? drafts.remove(id, seen: begun.revision)) == nil
            publications[id] = Publication(
                chart: written.id, version: version, files: written.files, commands: written.commands,
                shown: shown, isKept: isKept, isAlone: isClean)
            return .seeOther("/published/\(id)")
        } catch let problem as PublicationSteps.Problem {
            return cannot(problem, stand)
        } catch let problem as DraftFolder.Problem {
            return publishPage(
                id, note: "Nothing is published: \(problem). This is what would be published now.")
        } catch let error as StoreError {
            return problem(
                error.description, help: "The files are written; chartwright ingest publishes them.",
                back: "/drafts/\(id)", status: 503)
        } catch {
            return problem("\(error)", back: "/drafts/\(id)", status: 500)
        }
    }

    private var isStoreLocked: Bool {
        let root = store((try? configuration()).flatMap(\.self)).root
        do throws(StoreError) {
            _ = try StoreLock(folder: root)
            return false
        } catch {
            if case .locked = error { return true }
            return false
        }
    }

    /// The rehearsal that was shown.
    private func looked(at stand: DraftFolder.Stand) async -> Rehearsal? {
        guard let rehearsed, rehearsed.state == state(stand), case .success(let shown) = await rehearsed.task.value
        else { return nil }
        return shown
    }

    /// What git could not tell from a publication: the files that nobody has committed, without drafts.
    private func uncommittedFiles() async -> Set<String>? {
        await GitStatus.uncommitted(in: project.path)?.filter {
            !$0.hasPrefix("\(DraftFolder.name)/") && !$0.hasPrefix(".chartwright/")
        }
    }

    /// Whether all that git would take back is what a publication wrote.
    private func isAlone(_ done: Publication, output: String) async -> Bool {
        guard done.isAlone, let files = await uncommittedFiles() else { return false }
        let own = Set(done.files + (done.shown?.files.map(\.path) ?? []))
        return files.allSatisfy { own.contains($0) || $0.hasPrefix(output + "/") }
    }

    func publishedPage(_ id: String) async -> DeskAnswer {
        guard let done = publications[id] else { return missing("/published/\(id)") }
        let configuration = (try? self.configuration()).flatMap(\.self)
        let output = configuration?.outputDirectory ?? PipelineConfiguration.defaultOutputDirectory
        let changes = done.shown?.files ?? []
        let unseen = done.files.filter { path in !changes.contains { $0.path == path } }
        let isAlone = await isAlone(done, output: output)
        let back = done.shown.flatMap { shown in
            isAlone ? CommandLines.takeBack(shown.files, output: output, isFirst: shown.parent == nil) : nil
        }
        return page(
            "desk-published", title: "Published", here: "/",
            [
                "chart": done.chart.description, "address": Address.chart(done.chart), "number": done.version,
                "changes": changes.map(Self.lines), "files": unseen.map { ["path": $0] }, "output": output,
                "commands": done.commands.map { ["line": $0] },
                "show": CommandLines(pipeline: pipeline).show(done.chart),
                "back": back?.map { ["line": $0] }, "has-back": back != nil,
                "is-in-git": await uncommittedFiles() != nil, "pipeline": pipeline,
                "is-kept": done.isKept, "draft": "/drafts/\(id)", "has-next": !drafts.all().isEmpty,
            ])
    }
}

extension DatasetDiff {
    /// The charts that are meant, and the others.
    fileprivate func split(by isMeant: (ChartDiff) -> Bool) -> (own: DatasetDiff, others: DatasetDiff) {
        var (own, others) = (self, self)
        own.charts = charts.filter(isMeant)
        own.chartTotal = own.charts.count
        others.charts = charts.filter { !isMeant($0) }
        others.chartTotal = chartTotal - own.chartTotal
        others.statements = []
        return (own, others)
    }
}
