import ChartSchema
import Results

extension FindingsReport {
    /// How many annotations of one level GitHub shows for a step; the others stay in the step's log.
    package static let annotationsShown = 10

    /// Workflow commands that annotate the raw files' lines on GitHub, gravest first, and before them one that counts.
    ///
    /// Accepted findings are counted only.
    ///
    /// - Parameter place: Where a finding stands in its raw file; `nil` when the line cannot be had.
    package func githubAnnotations(place: (Finding) -> LinePlace?) -> String {
        let open = self.open.gravestFirst
        let counts = counts
        var total = summary + "."
        if max(counts.error, counts.warning, counts.info + 1) > Self.annotationsShown {
            total += " GitHub shows \(Self.annotationsShown) annotations of each level for a step; all are in its log."
        }
        var text = Self.command("notice", [("title", "Chartwright")], total)
        for finding in open {
            var properties = [("file", finding.location.file)]
            if let line = finding.location.line {
                properties.append(("line", String(line)))
                if let place = place(finding), let column = place.column {
                    properties += [("col", String(column)), ("endColumn", String(column + max(0, place.length - 1)))]
                }
            }
            properties.append(("title", finding.rule))
            let level = finding.severity == .info ? "notice" : finding.severity.rawValue
            text += Self.command(level, properties, finding.sentences)
        }
        return text
    }

    /// `::warning file=a.csv,line=7::text`. A command is one line: what would end it or a property is escaped.
    private static func command(_ name: String, _ properties: [(String, String)], _ text: String) -> String {
        let list = properties.map { "\($0.0)=\(escaped($0.1, also: [":", ","]))" }.joined(separator: ",")
        return "::\(name) \(list)::\(escaped(text, also: []))\n"
    }

    private static func escaped(_ text: String, also special: Set<Character>) -> String {
        var result = ""
        for character in text.withControlsShown {
            switch character {
            case "%": result += "%25"
            case "\n": result += "%0A"
            case ":" where special.contains(":"): result += "%3A"
            case "," where special.contains(","): result += "%2C"
            default: result.append(character)
            }
        }
        return result
    }
}
