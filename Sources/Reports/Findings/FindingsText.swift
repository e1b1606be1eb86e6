import ChartSchema
import Results

/// Findings as text for people, each with a picture of its raw line.
///
/// Many findings of one rule in one file have one cause: the first ones are shown in full, the others as a list of lines.
package struct FindingsText {
    /// How many findings of one rule in one file are shown in full.
    package static let shownInFull = 3

    private let palette: Palette
    private let showsFingerprints: Bool
    private let place: (Finding) -> LinePlace?

    /// - Parameter place: Where a finding stands in its raw file; `nil` when the line cannot be had.
    package init(
        palette: Palette = .plain, showsFingerprints: Bool = false, place: @escaping (Finding) -> LinePlace?
    ) {
        self.palette = palette
        self.showsFingerprints = showsFingerprints
        self.place = place
    }

    /// The findings in the order given, those of one rule and file together, a blank line between two.
    package func text(_ findings: [Finding]) -> String {
        var groups: [Key: [Finding]] = [:]
        var order: [Key] = []
        for finding in findings {
            let key = Key(finding)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(finding)
        }
        return order.map { group(groups[$0]!) }.joined(separator: "\n")
    }

    /// One finding in full.
    package func text(_ finding: Finding) -> String { diagnostic(finding).text(palette) }

    private struct Key: Hashable {
        var rule, file: String
        var chart: String?
        var severity: Finding.Severity
        var isOpen: Bool

        init(_ finding: Finding) {
            (rule, file, chart, severity) = (finding.rule, finding.location.file, finding.chart, finding.severity)
            isOpen = finding.isOpen
        }
    }

    private func group(_ findings: [Finding]) -> String {
        let isShort = findings.count <= Self.shownInFull + 1 || showsFingerprints
        let shown = isShort ? findings[...] : findings.prefix(Self.shownInFull)
        var parts = shown.map { text($0) }
        let rest = findings.dropFirst(shown.count)
        if let first = rest.first {
            var known: Set<Int> = []
            let lines = rest.compactMap(\.location.line).filter { known.insert($0).inserted }
            let places = lines.isEmpty ? "" : (lines.count == 1 ? " on line " : " on lines ") + Self.list(lines)
            let name = "\(first.severity.rawValue)[\(first.rule)]"
            parts.append(
                "\(palette.severity(first.severity, name)): \(rest.count) more in \(first.location.file.asSentence)\(places)\n"
            )
        }
        return parts.joined(separator: "\n")
    }

    /// `4, 5, 9 and 12 more`.
    private static func list(_ lines: [Int]) -> String {
        let shown = lines.prefix(12).map(String.init).joined(separator: ", ")
        return lines.count > 12 ? "\(shown) and \(lines.count - 12) more" : shown
    }

    private func diagnostic(_ finding: Finding) -> Diagnostic {
        let place = place(finding)
        var diagnostic = Diagnostic(
            severity: finding.severity, code: finding.rule,
            file: (place == nil ? finding.placeInWords : finding.location.file).asSentence, place: place,
            message: finding.message.asSentence, help: finding.help?.asSentence)
        diagnostic.decisions = finding.decisions
        if showsFingerprints {
            diagnostic.decisions.append(Diagnostic.Decision(name: "fingerprint", text: finding.fingerprint))
        }
        diagnostic.patch = finding.context["patch"]?.split(separator: "\n").map(String.init) ?? []
        return diagnostic
    }
}
