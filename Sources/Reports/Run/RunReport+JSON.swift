import ChartSchema
import Results

extension RunReport {
    /// The report as JSON: one chart a line, one finding a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.object("outcome") { outcome.write(to: &$0) }
        writer.lineBreak(indent: 1)
        if let since {
            writer.member("since", since)
            writer.lineBreak(indent: 1)
        }
        writer.lines("charts", of: charts, indent: 1) { $1.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("findings", of: findings, indent: 1) { $1.write(to: &$0) }
        writer.lineBreak(indent: 1)
        UncheckedRules(unchecked).write(to: &writer)
        writer.lineBreak(indent: 1)
        writer.lines("news", of: news.charts, indent: 1) { $1.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("reread", of: reread, indent: 1) { writer, rereading in
            writer.object {
                $0.member("because", rereading.because)
                $0.member("charts", rereading.charts)
                $0.member("carriers", rereading.carriers)
            }
        }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension RunNews.Chart {
    /// `diff` is as `chartwright diff --format json` writes a chart.
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("chart", id)
            $0.member("state", state.rawValue)
            $0.key("diff")
            if let diff, let json = try? reportJSON(diff, isOnOneLine: true) { $0.value(json: json) } else { $0.null() }
            $0.array("new_findings", of: came) { $1.write(to: &$0) }
            $0.array("gone_findings", of: gone) { $1.write(to: &$0) }
        }
    }
}

extension RunReport.Outcome {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        switch self {
        case .published(let version, let parent):
            writer.member("kind", "published")
            writer.member("version", version)
            writer.member("parent", parent)
        case .wouldPublish(let version, let parent):
            writer.member("kind", "would-publish")
            writer.member("version", version)
            writer.member("parent", parent)
        case .nothingChanged(let version):
            writer.member("kind", "nothing-changed")
            writer.member("version", version)
            writer.member("parent", String?.none)
        }
    }
}

extension RunReport.Chart {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("chart", id)
            $0.member("state", state.rawValue)
            $0.member("records", records)
            $0.object("cells") {
                $0.member("value", cells.value)
                $0.member("label", cells.label)
                $0.member("note", cells.note)
                $0.member("ignored", cells.ignored)
                $0.member("unread", cells.unread)
            }
            $0.member("corrected", corrected)
            $0.object("findings") { findings.write(to: &$0) }
        }
    }
}
