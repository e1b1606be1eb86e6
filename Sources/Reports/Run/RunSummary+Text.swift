import Results

extension RunSummary {
    /// `33 charts, 31 unchanged; 222 known findings, 8 accepted: chartwright validate shows them`; empty without charts.
    ///
    /// - Parameters:
    ///   - unchanged: How many charts are as they were; `nil` where all are.
    ///   - new: How many of the findings are told as new.
    package func text(unchanged: Int? = nil, new: Int = 0) -> String {
        guard charts > 0 else { return "" }
        let known = findings.error + findings.warning + findings.info - new
        let parts = [
            known > 0 ? counted(known, "known finding") : nil,
            findings.accepted > 0 ? "\(findings.accepted) accepted" : nil,
            findings.off > 0 ? "\(findings.off) set off by policy" : nil,
        ].compactMap(\.self)
        let values = corrected > 0 ? "; \(counted(corrected, "value")) corrected" : ""
        let shown = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ") + ": chartwright validate shows them"
        return counted(charts, "chart") + (unchanged.map { $0 > 0 ? ", \($0) unchanged" : "" } ?? "") + values + shown
    }

    /// `nothing changed: version 1.1.2 stands; 33 charts; 230 known findings: chartwright validate shows them`
    ///
    /// - Parameter earlier: A version since which that is so.
    package func nothingChanged(version: String, since earlier: String? = nil) -> String {
        "nothing changed\(earlier.map { " since \($0)" } ?? ""): version \(version) stands"
            + (charts > 0 ? "; " + text() : "")
    }
}
