import ChartSchema
import Pipeline
import Reports
import Store
import Tables

/// Why a command could not be done: exit status 2.
struct Failure: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    init(code: String, file: String? = nil, message: String, help: String) {
        self.init([Diagnostic(severity: .error, code: code, file: file, message: message, help: help)])
    }

    init(_ error: InvalidConfiguration) {
        self.init(
            error.problems.map { problem in
                Diagnostic(
                    severity: .error, code: problem.code, file: problem.file ?? error.file,
                    place: .init(
                        line: problem.place.line, column: problem.place.column, length: problem.place.length,
                        text: problem.place.text, textStart: problem.place.textStart),
                    message: problem.message, help: problem.help)
            })
    }

    init(_ problem: FileProblem, file: String, help: String? = nil) {
        self.init(code: problem.code, file: file, message: problem.message, help: help ?? problem.help)
    }

    init(_ error: StoreError) {
        self.init(code: error.code, file: error.path, message: error.message, help: error.help)
    }

    init(_ error: UnreadableFile) {
        let file =
            switch error.place {
            case .line(let line)?: "\(error.file):\(line)"
            case let place?: "\(error.file), \(place.inWords)"
            case nil: error.file
            }
        self.init(code: error.code, file: file, message: error.message, help: error.help)
    }

    /// The diagnostics as text, a blank line between two.
    func text(_ palette: Palette) -> String {
        diagnostics.map { $0.text(palette) }.joined(separator: "\n")
    }
}

extension Failure {
    /// The same as findings about a file.
    func findings(of file: String) -> [Finding] { diagnostics.map { Finding($0, file: file) } }
}

extension Finding {
    /// Why a file could not be done.
    fileprivate init(_ diagnostic: Diagnostic, file: String) {
        self.init(
            rule: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message, help: diagnostic.help,
            location: Location(file: file, line: diagnostic.place?.line))
    }

    init(_ error: UnreadableFile) {
        self.init(
            rule: error.code, severity: .error, message: error.message, help: error.help.isEmpty ? nil : error.help,
            location: Location(file: error.file, place: error.place))
    }
}
