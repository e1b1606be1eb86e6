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
    /// In seconds: what is not read by then is shown when it is.
    private static let mostWait = 2.0

    /// What is waiting: drafts, and what the dataset itself asks for.
    func inbox(_ request: DeskRequest) async -> DeskAnswer {
        let configuration: PipelineConfiguration?
        do { configuration = try self.configuration() } catch { return invalid(error) }
        var note: String?
        if case .note(let kept)? = told[request.value("told")] { note = kept }
        let stands = drafts.all()
        let (lines, unread) = await lines(Array(stands.prefix(Self.mostFiles)), configuration)
        var values: [String: Any?] = [
            "drafts": lines, "has-drafts": !stands.isEmpty,
            "unread": unread == 0 ? nil : counted(unread, "file") + (unread == 1 ? " is" : " are"),
            "more": stands.count > Self.mostFiles ? counted(stands.count - Self.mostFiles, "more draft") : nil,
            "note": note, "person": person(request) ?? "", "is-nobody": person(request) == nil,
            "has-folders": !origin.isBehind, "unreadable": drafts.unreadable().map { ["path": $0] },
        ]
        let manifest: DatasetManifest?
        do { manifest = try store(configuration).latest() } catch {
            manifest = nil
            values["damage"] = error.description
        }
        if let manifest {
            let open = manifest.charts.flatMap(\.findings).filter { $0.isOpen && $0.severity >= .warning }.count
            values["version"] = nil
            values["dataset"] = [
                "version": manifest.version.description, "charts": counted(manifest.charts.count, "chart"),
                "open": counted(open, "open finding"),
            ]
            let news = await newsIfKnown()
            values["is-looking"] = news == nil && newsProblem == nil
            values["news-problem"] = newsProblem
            values["news"] = news.map { news in
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

    /// The drafts as the inbox names them, and how many of them are still being read: nobody waits long for these.
    private func lines(
        _ stands: [DraftFolder.Stand], _ configuration: PipelineConfiguration?
    ) async -> ([[String: Any]], unread: Int) {
        let state = readingState(configuration)
        let end = ContinuousClock.now + .seconds(Self.mostWait)
        var lines: [[String: Any]] = []
        var unread: [DraftFolder.Stand] = []
        for stand in stands {
            let left = (end - .now) / .seconds(1)
            if let line = await line(stand, configuration, state, within: max(0, left)) {
                lines.append(line)
            } else {
                unread.append(stand)
                lines.append(Self.line(stand))
            }
        }
        if !unread.isEmpty, lining == nil {
            lining = Task(priority: .utility) {
                for stand in unread { _ = await line(stand, configuration, state, within: patience) }
                lining = nil
            }
        }
        return (lines, unread.count)
    }

    /// What can be said of a draft whose file was not read yet.
    private static func line(_ stand: DraftFolder.Stand) -> [String: Any] {
        let draft = stand.draft
        var values: [String: Any] = [
            "name": draft.name, "address": "/drafts/\(draft.id)", "id": draft.id, "revision": stand.revision,
            "is-unread": true,
        ]
        if !draft.answers.isEmpty { values["answers"] = counted(draft.settled.count, "answer") + " given" }
        return values
    }

    /// A draft as the inbox names it: what it is, whose it may be, and how much is open; `nil` where its file is still being read.
    private func line(
        _ stand: DraftFolder.Stand, _ configuration: PipelineConfiguration?, _ state: [String], within seconds: Double
    ) async -> [String: Any]? {
        let key = [stand.revision, sha256Hexadecimal(stand.draft.json)] + state
        if let known = knownLines[key] { return known }
        guard seconds > 0 else { return nil }
        let draft = stand.draft
        var values: [String: Any?] = [
            "name": draft.name, "address": "/drafts/\(draft.id)", "id": draft.id, "revision": stand.revision,
            "answers": draft.answers.isEmpty ? nil : counted(draft.settled.count, "answer") + " given",
        ]
        do {
            let trial = try await trial(draft, configuration, within: seconds)
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
            } else if let guess = guesses(of: trial, named: draft.name, configuration).first {
                values["whose"] = "perhaps the next \(guess.carrier.name), \(guess.source.chart)"
            }
        } catch TooLong.time {
            return nil
        } catch {
            values["errors"] = Self.words(error)
        }
        let line = values.compactMapValues(\.self)
        knownLines.keep(line, key)
        return line
    }

    /// Why a file cannot be read.
    static func words(_ error: any Error) -> String {
        switch error {
        case let problem as FileProblem: problem.message
        case let unreadable as UnreadableFile: unreadable.message
        case let long as TooLong: long.message
        case let invalid as InvalidConfiguration:
            invalid.problems.first.map { "\(invalid.file): expected \($0.expected), found \($0.found)." }
                ?? invalid.file
        case is OpenedFile.Changed: "The file is another than the one the draft was made of."
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
        let left = form.files.dropFirst(Self.mostFiles).map {
            (name: $0.name, why: "more than \(Self.mostFiles) at once")
        }
        if !left.isEmpty { return leftOut(left, of: form.files.count) }
        return .seeOther(form.files.count == 1 ? "/drafts/\(last)\(wasThere ? "?waiting=yes" : "")" : "/")
    }

    private static let mostNamed = 12

    /// The inbox, with which files were not taken in, and why.
    private func leftOut(_ left: [(name: String, why: String)], of count: Int) -> DeskAnswer {
        let named = left.prefix(Self.mostNamed).map { "\($0.name.cut(to: 80)) (\($0.why))" }.joined(separator: ", ")
        let more = left.count > Self.mostNamed ? ", and \(left.count - Self.mostNamed) more" : ""
        let taken = count - left.count
        return after(
            .note("\(taken) of \(count) \(taken == 1 ? "was" : "were") taken in. Not taken: \(named)\(more)."), at: "/")
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
        guard !found.isEmpty else { return problem("The folder holds no file.") }
        var left = found.dropFirst(Self.mostFiles).map { (name: $0, why: "more than \(Self.mostFiles) at once") }
        for name in found.prefix(Self.mostFiles) {
            do { try add(file: folder + "/" + name) } catch { left.append((name, Self.words(error))) }
        }
        if left.count == found.count { return problem("No file of the folder can be taken in: \(left[0].why).") }
        return left.isEmpty ? .seeOther("/") : leftOut(left, of: found.count)
    }
}
