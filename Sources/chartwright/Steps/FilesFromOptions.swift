import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Store

/// `--files-from`: names of files as lines, and one line of JSON about each.
struct FilesFromOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read the files' names there, one a line (- is standard input), and print one line of JSON a file.",
            valueName: "file"))
    var filesFrom: String?

    @OptionGroup var lines: LineOptions

    var isAsked: Bool { filesFrom != nil }

    /// Refuses what cannot be meant together.
    func check(files: [String]) throws {
        if files.isEmpty, !isAsked { throw ValidationError("Missing expected argument '<file> ...'") }
        if !files.isEmpty, isAsked { throw ValidationError("Name files, or where their names are with --files-from.") }
        if lines.unguarded, !isAsked { throw ValidationError("--unguarded is for --files-from.") }
    }

    /// Prints what each of the files gives.
    ///
    /// - Returns: ``Completion/done``, whatever the files gave: each line says it of its own.
    func perform(_ answer: (String) -> FileAnswer) async throws -> Completion {
        try await lines.answer(try reader(), handingOn: ["--files-from", "-"]) { line in
            answer(String(decoding: line, as: UTF8.self)).line()
        } failure: { line, reason in
            let path = String(decoding: line, as: UTF8.self)
            return FileAnswer(path: path, findings: [.brokeDown(reason, file: path)]).line()
        }
        return .done
    }

    private func reader() throws(Failure) -> LineReader {
        guard let filesFrom, filesFrom != "-" else { return LineReader(STDIN_FILENO) }
        let descriptor = uninterrupted { open(filesFrom, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Failure(FileProblem(errno: errno), file: filesFrom) }
        return LineReader(descriptor, closes: true)
    }
}
