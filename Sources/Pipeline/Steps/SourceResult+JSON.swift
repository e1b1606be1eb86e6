import ChartSchema
import Store

/// A result as one line of JSON: `chartwright/result/1`, and when it was judged `chartwright/judged-result/1`.
extension SourceResult {
    /// - Parameter isJudged: Whether the carrier's charts were asked, too.
    /// - Returns: The line with its end.
    package func line(isJudged: Bool = false) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.object {
            $0.member("schema", (isJudged ? StepLine.judged : .result).rawValue)
            $0.member("id", id.description)
            $0.member("kind", kind.rawValue)
            $0.key("source")
            source.write(to: &$0)
            $0.member("key", key)
            $0.member("state", chart == nil ? "failed" : "read")
            $0.object("cells") { cells.writeMembers(to: &$0) }
            $0.array("findings", of: findings) { $1.write(to: &$0) }
            $0.array("unchecked", of: unchecked) { $1.write(to: &$0) }
            if isJudged {
                $0.key("across")
                if let across { across.write(to: &$0) } else { $0.null() }
            }
            $0.member("sha256", chart.map { chartSHA256 ?? sha256Hexadecimal(of: $0) })
            $0.key("chart")
            // A line end stands only between what the document holds, never in a text.
            if let chart { $0.value(json: chart.canonicalJSON().filter { $0 != 0x0A }) } else { $0.null() }
        }
        writer.endLine()
        return writer.bytes
    }

    /// The members but for the chart.
    private struct Head: Decodable {
        var id: ChartID
        var kind: ChartKind
        var source: SourceFile
        var key: String
        var state: State
        var cells: CellCounts
        var findings: [Finding]
        var unchecked: [UncheckedRule]
        var across: JudgedAcross?
        var sha256: String?

        enum State: String, Decodable { case read, failed }
    }

    /// Reads a line that `read` or `judge` has printed.
    package init(line: [UInt8]) throws(LineRefusal) { try self.init(LineObject(line, .result, .judged)) }

    /// Reads a line that `judge` has printed.
    package init(judgedLine line: [UInt8]) throws(LineRefusal) { try self.init(LineObject(line, .judged)) }

    private init(_ line: LineObject) throws(LineRefusal) {
        var object = line
        let written = object.take("chart")
        let head: Head = try object.rest()
        (id, kind, source, key) = (head.id, head.kind, head.source, head.key)
        (cells, findings, unchecked, across) = (head.cells, head.findings, head.unchecked, head.across)
        guard (written != nil) == (head.state == .read) else {
            throw object.refusal("its state is \(head.state.rawValue), which its chart belies")
        }
        guard let written else { return }
        let chart: Chart
        do {
            chart = try Chart(json: written)
        } catch {
            throw object.refusal("its chart cannot be read: \(error)")
        }
        guard chart.id == id, chart.kind == kind, chart.source.path == source.path,
            chart.source.sha256 == source.sha256
        else {
            throw object.refusal("its chart is another than \(id)")
        }
        let found = sha256Hexadecimal(of: chart)
        guard found == head.sha256 else {
            throw object.refusal("its chart has the SHA-256 \(found), and \"sha256\" says \(head.sha256 ?? "nothing")")
        }
        (self.chart, chartSHA256) = (chart, found)
    }
}
