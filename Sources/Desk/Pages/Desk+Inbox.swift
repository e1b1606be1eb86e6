import ChartSchema
import Diff
import Foundation
import Pages
import Pipeline
import Reports
import Store
import Tables

extension Desk {
    private static let mostFiles = 200

    /// What is waiting: drafts, and what the dataset itself asks for.
    func inbox() async -> DeskAnswer {
        let configuration: PipelineConfiguration?
        do { configuration = try self.configuration() } catch { return invalid(error) }
        let stands = drafts.all()
        var values: [String: Any?] = [
            "drafts": stands.prefix(Self.mostFiles).map { line($0, configuration) }, "has-drafts": !stands.isEmpty,
            "has-folders": !origin.isBehind, "unreadable": drafts.unreadable().map { ["path": $0] },
        ]
        if let manifest = try? store(configuration).latest() {
            let open = manifest.charts.flatMap(\.findings).filter { $0.isOpen && $0.severity >= .warning }.count
            values["version"] = nil
            values["dataset"] = [
                "version": manifest.version.description, "charts": counted(manifest.charts.count, "chart"),
                "open": counted(open, "open finding"),
            ]
            values["news"] = await newsIfKnown().map { news in
                [
                    "held": news.held.isEmpty ? nil : counted(news.held.count, "chart") + " held back by errors",
                    "fresh": news.fresh.isEmpty ? nil : counted(news.fresh.count, "chart") + " with something new",
                ].compactMapValues(\.self)
            }
            if let months = configuration?.dueAfterMonths {
                let due = DueForReview(manifest, today: today(), after: months)
                values["due"] = due.charts.prefix(30).map { ["chart": $0.chart, "age": "\($0.age) months old"] }
                values["has-due"] = !due.charts.isEmpty
            }
        }
        return page("desk-inbox", title: "Inbox", here: "/", values)
    }

    /// A draft as the inbox names it: what it is, whose it may be, and how much is open.
    private func line(_ stand: DraftFolder.Stand, _ configuration: PipelineConfiguration?) -> [String: Any] {
        let draft = stand.draft
        var values: [String: Any?] = [
            "name": draft.name, "address": "/drafts/\(draft.id)", "id": draft.id, "revision": stand.revision,
            "answers": draft.answers.isEmpty ? nil : counted(draft.settled.count, "answer") + " given",
        ]
        do {
            let trial = try trial(draft, configuration)
            let state = DraftState(draft, trial)
            values["kind"] = [state.kind, state.size].compactMap(\.self).joined(separator: ", ")
            values["open"] = state.words
            values["is-ready"] = state.isReady
            values["is-bad"] = state.open == 0 && !state.errors.isEmpty
            // What is open is said first; errors may go with it.
            values["errors"] =
                state.errors.isEmpty || state.open == 0 && !state.hasNoChart
                ? nil : counted(state.errors.count, "error")
            if let carrier = draft.carrier {
                let name = configuration?.carriers.first { $0.id == carrier.id }?.name ?? carrier.name
                values["whose"] = [name, trial.id.chart, draft.edition].compactMap(\.self).joined(separator: ", ")
            } else if let published = charts(ofFile: draft.sha256, configuration).first {
                values["whose"] = "published already, as \(published)"
            } else if let guess = SeriesGuess.of(trial, in: configuration, name: draft.name).first {
                values["whose"] = "perhaps the next \(guess.carrier.name), \(guess.source.chart)"
            }
        } catch {
            values["errors"] = Self.words(error)
        }
        return [String: Any](values)
    }

    /// Why a file cannot be read.
    static func words(_ error: any Error) -> String {
        switch error {
        case let problem as FileProblem: problem.message
        case let unreadable as UnreadableFile: unreadable.message
        case let long as TooLong: long.message
        case is ChangedFile: "The file is another than the one the draft was made of."
        default: "\(error)"
        }
    }

    func invalid(_ error: InvalidConfiguration) -> DeskAnswer {
        page(
            "desk-problem", title: "\(pipeline) cannot be read", status: 200,
            [
                "message": "\(error.file) has mistakes; the desk needs it whole.",
                "list": error.problems.prefix(20).map {
                    [
                        "text":
                            "\($0.file.map { "\($0), " } ?? "")line \($0.place.line): expected \($0.expected), found \($0.found); \($0.help)"
                    ]
                },
            ])
    }

    // MARK: Files

    /// Files that were dropped on the page.
    func drop(_ form: FormBody) -> DeskAnswer {
        guard !form.files.isEmpty else {
            return problem("No file came with the form.", help: "Choose a file, or drop one on the page.")
        }
        var last = ""
        var wasThere = false
        for file in form.files.prefix(Self.mostFiles) {
            wasThere = drafts.stand(of: Draft.id(of: file.bytes)) != nil
            do { last = try drafts.add(file.bytes, name: file.name).draft.id } catch {
                if case .unreadable(let path) = error {
                    return problem(
                        "\(path) is a draft of this file that cannot be read; it was left as it is.",
                        help: "Mend it, or move it away, and drop the file again.", status: 409)
                }
                return problem(
                    "\(file.name) could not be kept: \(error)", help: "Make room, or give yourself permission.")
            }
        }
        if let left = leftOut(form.files.map(\.name)) { return left }
        return .seeOther(form.files.count == 1 ? "/drafts/\(last)\(wasThere ? "?waiting=yes" : "")" : "/")
    }

    /// That not all files were taken, and which were left; `nil` where all were.
    private func leftOut(_ names: [String]) -> DeskAnswer? {
        let left = names.dropFirst(Self.mostFiles)
        guard !left.isEmpty else { return nil }
        return page(
            "desk-problem", title: "Not all files were taken in", status: 413,
            [
                "message":
                    "\(Self.mostFiles) of \(names.count) files were taken in; \(counted(left.count, "file")) were not.",
                "help": "Drop these again.", "list": left.prefix(200).map { ["text": $0.cut(to: 200)] }, "back": "/",
            ])
    }

    /// Every file of a folder of this machine.
    func look(_ form: FormBody) -> DeskAnswer {
        guard !origin.isBehind else {
            return problem("Folders of the desk's own machine are not opened from others.", status: 403)
        }
        guard let folder = form["folder"] else { return problem("Name a folder.") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return problem("There is no folder \(folder.cut(to: 200)).", help: "Write its whole path.")
        }
        let found = names.filter { !$0.hasPrefix(".") }.sorted()
        var kept = 0
        for name in found.prefix(Self.mostFiles) where (try? add(file: folder + "/" + name)) != nil { kept += 1 }
        if let left = leftOut(found) { return left }
        return kept == 0 ? problem("The folder holds no file.") : .seeOther("/")
    }
}
