import ChartSchema
import Results

extension FindingsReport {
    /// `version 1.2.0: 2 warnings, 1 info, 3 accepted`.
    package var summary: String { "\(name): \(counts.inWords)" }

    /// `version 1.2.0`, or `project`.
    var name: String { version.map { "version \($0)" } ?? "project" }

    /// The findings with pictures, what could not be checked, and the summary.
    ///
    /// - Parameters:
    ///   - isVerbose: Whether fingerprints are shown, and every rule that could say nothing instead of how many.
    ///   - place: Where a finding stands in its raw file; `nil` when the line cannot be had.
    package func text(
        _ palette: Palette = .plain, isVerbose: Bool = false, place: @escaping (Finding) -> LinePlace?
    ) -> String {
        let unchecked = UncheckedRules(unchecked)
        let parts = [
            FindingsText(palette: palette, showsFingerprints: isVerbose, place: place).text(findings),
            isVerbose ? unchecked.text(palette) : "",
        ]
        let end = [unchecked.summary, summary].filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
        return (parts.filter { !$0.isEmpty } + [end]).joined(separator: "\n")
    }
}
