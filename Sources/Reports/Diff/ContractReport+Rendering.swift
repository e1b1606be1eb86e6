import Diff
import Results

extension ContractReport {
    package func text(_ palette: Palette = .plain) -> String {
        if breaches.isEmpty { return "\(consumer): nothing that it reads breaks\n" }
        let lines = breaches.map { breach in
            let what = breach.statement?.sentence ?? (breach.status == .renamed ? "chart renamed" : "chart removed")
            return "  \(breach.chart ?? "the dataset"): \(what)\n"
        }
        return "\(palette.bold(consumer)): \(counted(breaches.count, "breaking change"))\n" + lines.joined()
    }

    package func json() throws -> [UInt8] { try reportJSON(self) }
}
