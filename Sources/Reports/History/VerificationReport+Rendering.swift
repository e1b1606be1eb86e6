import ChartSchema
import Store

extension VerificationReport {
    /// The problems and what was looked at.
    ///
    /// - Parameter root: The store's folder, as a person can open it.
    package func text(root: String, _ palette: Palette = .plain) -> String {
        let told = problems.map { problem in
            Diagnostic(
                severity: problem.severity, code: problem.code, file: "\(root)/\(problem.path)",
                message: problem.message, help: problem.help
            ).text(palette)
        }
        return (told + [summary + "\n"]).joined(separator: "\n")
    }

    private var summary: String {
        let looked = "\(counted(versions, "version")), \(counted(charts, "chart"))"
        let errors = problems.count { $0.severity == .error }
        if problems.isEmpty { return "\(looked): every byte is as it was published" }
        let parts = [(errors, "error"), (problems.count - errors, "warning")].filter { $0.0 > 0 }
        return "\(looked): \(parts.map { counted($0.0, $0.1) }.joined(separator: ", "))"
    }

    /// One problem a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024)
        writer.beginObject()
        writer.member("versions", versions)
        writer.member("charts", charts)
        writer.lines("problems", of: problems, indent: 0) { writer, problem in
            writer.object {
                $0.member("code", problem.code)
                $0.member("severity", problem.severity.rawValue)
                $0.member("path", problem.path)
                $0.member("message", problem.message)
            }
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension StoreProblem {
    /// What to do about it.
    fileprivate var help: String {
        switch kind {
        case .missing, .hash, .malformed, .notCanonical, .contradiction, .history:
            "restore the file from version control or a copy"
        case .unreadable: "check the file's permissions and the disk"
        case .orphan, .partial: "harmless: run chartwright ingest, or chartwright prune --delete"
        case .schema: "run chartwright ingest: it writes the schemas anew"
        case .stray: "move it elsewhere"
        case .unnamed: "adopt it, or take it away"
        case .rebuild: "run chartwright ingest to publish what raw/ gives"
        }
    }
}
