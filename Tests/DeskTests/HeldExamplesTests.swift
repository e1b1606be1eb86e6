import Foundation
import Pipeline
import Testing

@testable import Desk

/// Whatever file of ours goes over the desk, the commands that it shows write the same bytes.
@Suite struct HeldExamplesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The charts of `raw/` and the worked examples; a file of megabytes shows nothing that a smaller one does not.
    private static let files: [String] = ["raw", "Tests/Fixtures/examples"].flatMap { folder -> [String] in
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }.filter { path in
        guard ["csv", "html", "htm", "xhtml", "xml"].contains(path.split(separator: ".").last ?? "") else {
            return false
        }
        let size = try? FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)[.size] as? Int
        return (size.flatMap(\.self) ?? 0) < 60_000
    }.sorted()

    /// Every seventh print and workbook: several of each producer.
    private static let papers: [String] = ["Tests/Fixtures/pdf", "Tests/Fixtures/workbooks"].flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        let files = names.filter { ["pdf", "xlsx", "ods", "xlsm"].contains($0.split(separator: ".").last ?? "") }
            .sorted()
        return files.enumerated().filter { $0.offset.isMultiple(of: 7) }.map { "\(folder)/\($0.element)" }
    }

    @Test func thereAreExamples() { #expect(Self.files.count > 30 && Self.papers.count > 8) }

    @Test(arguments: files + papers)
    func theCommandsWriteTheSame(path: String) async throws {
        let project = try DeskProject()
        let file = Self.root.appending(path: path)
        let id = try project.desk.drafts.add(Array(try Data(contentsOf: file)), name: file.lastPathComponent).draft.id
        await project.identify(id)
        try await answerAll(id, in: project)
        await correctOne(id, in: project)
        let answer = await project.publish(id)
        guard let done = await project.desk.publications[id] else {
            // What the desk refuses, adopt refuses.
            #expect([400, 409].contains(answer.status))
            #expect(project.files.isEmpty)
            return
        }
        let twin = project.path + "-commands"
        defer { try? FileManager.default.removeItem(atPath: twin) }
        try FileManager.default.createDirectory(atPath: twin, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: file.path, toPath: twin + "/" + file.lastPathComponent)
        try run(done.commands.joined(separator: "\n"), in: twin)
        try FileManager.default.removeItem(atPath: twin + "/" + file.lastPathComponent)
        let (own, other) = (project.files, DeskProject.files(in: twin))
        #expect(own.keys.sorted() == other.keys.sorted())
        for (name, bytes) in own { #expect(other[name] == bytes, "\(name)") }
    }

    /// Every question gets its first answer, one finding is accepted with a reason that a shell could stumble over.
    private func answerAll(_ id: String, in project: DeskProject) async throws {
        for number in 0..<60 {
            guard let draft = project.draft(id)?.draft,
                let configuration = try? await project.desk.configuration() as PipelineConfiguration??,
                let trial = try? await project.desk.trial(draft, configuration),
                let question = DeskQuestion.open(in: draft, trial).first
            else { return }
            switch question {
            case .source: return
            case .asked(let asked) where asked.isNeeded && !asked.answers.isEmpty:
                let holds = number.isMultiple(of: 2) ? "chart" : "carrier"
                await project.answer(id, question.name, [("word", asked.answers[0].word), ("holds", holds)])
            case .asked(let asked) where asked.isNeeded:
                // A text that nobody understands is left out; where that does not help it is skipped.
                let said = await project.answer(
                    id, question.name,
                    [("saying", "yes"), ("becomes", "left-out"), ("reason", "it's \"nothing\" to us; $HOME")])
                if said.status != 303 { await project.answer(id, question.name, [("skip", "yes")]) }
            case .finding where draft.acceptances.isEmpty:
                await project.answer(
                    id, question.name, [("reason", "it's \"printed\" so; $HOME `x`"), ("until", "2027-01-31")])
            default: await project.answer(id, question.name, [("skip", "yes")])
            }
        }
    }

    /// The first limit is corrected twice, and the first correction taken back.
    private func correctOne(_ id: String, in project: DeskProject) async {
        guard let draft = project.draft(id)?.draft,
            let configuration = try? await project.desk.configuration() as PipelineConfiguration??,
            case .build(let chart)? = try? await project.desk.trial(draft, configuration).reading.draft?.chart,
            let row = chart.rows.first, let limit = row.limits.first(where: { $0.weightMax != nil })
        else { return }
        let named = CorrectedFigure(row, chart.columns[limit.column]).say.map { ($0.key, $0.value) }
        for figure in ["777", "776"] {
            await project.answer(
                id, "value:typed",
                named + [("field", "weight_max_lb"), ("publish", figure), ("reason", "it's a test"), ("sure", "yes")])
        }
    }

    private func run(_ script: String, in folder: String) throws {
        let process = Process()
        let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ["PATH": "\(programs):/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder, "USER": "ann"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect([0, 1].contains(process.terminationStatus), "\(script)")
    }
}
