import ChartSchema
import Results

extension SeverityCounts {
    /// `1 error, 2 warnings, 3 accepted, 1 set off`, or `no findings`.
    package var inWords: String {
        let open = [(error, "error"), (warning, "warning"), (info, "info")].filter { $0.0 > 0 }
        let decided = [(accepted, "accepted"), (off, "set off")].filter { $0.0 > 0 }
        let parts = open.map { counted($0.0, $0.1) } + decided.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    func write(to writer: inout CanonicalJSONWriter) {
        writer.member("error", error)
        writer.member("warning", warning)
        writer.member("info", info)
        writer.member("accepted", accepted)
        writer.member("off", off)
    }
}
