import ChartSchema
import Diff
import Pages
import Pipeline
import Reports
import Store

extension Desk {
    /// What publishing would change: in the domain's words, in files, and as the commands that do the same.
    func publishPage(_ id: String, note: String? = nil) async -> DeskAnswer {
        guard let stand = drafts.stand(of: id) else {
            return publications[id] == nil ? missing("/drafts/\(id)/publish") : .seeOther("/published/\(id)")
        }
        let open: [DeskQuestion]
        do {
            open = DeskQuestion.open(in: stand.draft, try trial(stand.draft, try configuration())).filter(\.isOpen)
        } catch {
            return problem(Self.words(error), back: "/drafts/\(id)", status: 409)
        }
        let state = state(stand)
        let rehearsal: Rehearsal
        do throws(Rehearsal.Problem) { rehearsal = try await self.rehearsal(of: stand) } catch {
            return cannot(error, stand)
        }
        var values: [String: Any?] = [
            "id": id, "name": stand.draft.name, "state": state, "chart": rehearsal.written.id.description, "note": note,
            "version": nil, "next": rehearsal.decision?.version.description,
            "parent": rehearsal.parent?.description, "level": rehearsal.decision?.changes.level.rawValue,
            "why": rehearsal.decision.map(Self.why) ?? [], "is-same": rehearsal.decision == nil,
            "commands": rehearsal.written.commands.map { ["line": $0] },
            "drift": rehearsal.written.drift?.message,
            "files": rehearsal.files.map { change in
                [
                    "path": change.path, "is-new": change.before == nil,
                    "lines": LineDiff.of(change).map {
                        ["sign": String($0.sign), "text": $0.text, "mark": Self.mark($0.sign)]
                    },
                ] as [String: Any]
            },
        ]
        values["summary"] = rehearsal.diff.summary
        values["still-open"] = open.isEmpty ? nil : counted(open.count, "question") + (open.count == 1 ? " is" : " are")
        values["open"] = open.map { ["title": $0.title] }
        values["sections"] = Self.bounded(rehearsal.diff)
        let warnings = rehearsal.findings.filter { $0.isOpen && $0.severity >= .warning }
        values["warnings"] = warnings.prefix(20).map { ["message": $0.message] }
        values["has-warnings"] = !warnings.isEmpty
        values["warning-count"] = counted(warnings.count, "warning")
        return page(
            "desk-publish", title: "Publish \(stand.draft.name)", here: "/", status: note == nil ? 200 : 409, values)
    }

    /// Why the number of the version grows as it does.
    private static func why(_ decision: VersionDecision) -> [[String: Any]] {
        decision.changes.changes.prefix(12).map { change in
            ["words": change.inWords, "chart": change.chart ?? "the dataset", "level": change.kind.level.rawValue]
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
            return filePage(stand, asked: .init(question: Draft.source), error: "Say first whose chart it is.")
        case .adoption(.problem(let problem)):
            if problem.code == "adopt.exists" {
                return filePage(
                    stand, asked: .init(question: Draft.source),
                    error: "\(problem.message): take the answer back, and say that it replaces that one.")
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
            return await publishPage(id, note: "Somebody is publishing at this moment. Look again in a moment.")
        }
    }

    private func publish(_ stand: DraftFolder.Stand, _ form: FormBody) async -> DeskAnswer {
        let id = stand.draft.id
        guard form["state"] == state(stand) else {
            return await publishPage(
                id, note: "Something has changed since you looked. This is what would be published now.")
        }
        do { _ = try trial(stand.draft, try configuration()) } catch { return await publishPage(id) }
        if isStoreLocked {
            return await publishPage(id, note: "A run of ingest is publishing. Look again in a moment.")
        }
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
                chart: written.id, version: version, files: written.files, commands: written.commands, isKept: isKept)
            return .seeOther("/published/\(id)")
        } catch let problem as PublicationSteps.Problem {
            return cannot(problem, stand)
        } catch let problem as DraftFolder.Problem {
            return await publishPage(
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

    func publishedPage(_ id: String) -> DeskAnswer {
        guard let done = publications[id] else { return missing("/published/\(id)") }
        return page(
            "desk-published", title: "Published", here: "/",
            [
                "chart": done.chart.description, "number": done.version,
                "files": done.files.map { ["path": $0] }, "commands": done.commands.map { ["line": $0] },
                "is-kept": done.isKept, "draft": "/drafts/\(id)", "has-next": !drafts.all().isEmpty,
            ])
    }
}
