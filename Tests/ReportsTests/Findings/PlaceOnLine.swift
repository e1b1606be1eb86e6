import ChartSchema
import Results

extension LinePlace {
    /// Where the text of a finding first stands on its line; `nil` without a line.
    init?(_ finding: Finding, on line: String?) {
        guard let number = finding.location.line, let line else { return nil }
        let (text, whole) = (Array(finding.location.text ?? ""), Array(line))
        let starts = text.isEmpty || text.count > whole.count ? 0..<0 : 0..<whole.count - text.count + 1
        let start = starts.first { whole[$0..<$0 + text.count] == text[...] }
        self.init(line: number, start.map { $0..<$0 + text.count }, text: line)
    }
}
