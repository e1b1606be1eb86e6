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
            let document = chart?.asRead.canonicalJSON()
            $0.member("sha256", document.map(sha256Hexadecimal))
            $0.key("chart")
            if let document { $0.value(onOneLine: document) } else { $0.null() }
        }
        writer.endLine()
        return writer.bytes
    }

    /// Reads a line that `read` or `judge` has printed.
    package init(line: [UInt8]) throws(LineRefusal) { try self.init(line: line, [.result, .judged]) }

    /// Reads a line that `judge` has printed.
    package init(judgedLine line: [UInt8]) throws(LineRefusal) { try self.init(line: line, [.judged]) }

    /// - Parameters:
    ///   - kinds: What the line may be.
    ///   - shelf: Where the chart is put away.
    ///   - published: The chart as it is published already, by what the line says of it; it is then not looked at.
    init(
        line: [UInt8], _ kinds: [StepLine], on shelf: ChartShelf? = nil,
        published: (PublishedChart) -> HeldChart? = { _ in nil }
    ) throws(LineRefusal) {
        for kind in kinds {
            guard let (head, chart) = ResultHead.read(line, kind) else { continue }
            try self.init(head, chart: Array(line[chart]), on: shelf, published: published) { problem in
                LineRefusal(
                    expected: kind.inWords, found: "one that is damaged: \(problem)", help: kind.help)
            }
            return
        }
        try self.init(LineObject(line, kinds), on: shelf, published: published)
    }

    /// What a line says of its chart.
    package struct PublishedChart {
        package var id: ChartID
        package var kind: ChartKind
        package var sha256: String
        package var path: String
        package var fileSHA256: String
    }

    private init(
        _ line: LineObject, on shelf: ChartShelf? = nil, published: (PublishedChart) -> HeldChart? = { _ in nil }
    ) throws(LineRefusal) {
        var object = line
        let written = object.take("chart")
        let head: ResultHead = try object.rest()
        try self.init(head, chart: written ?? Array("null".utf8), on: shelf, published: published, object.refusal)
    }

    private init(
        _ head: ResultHead, chart bytes: @autoclosure () -> [UInt8], on shelf: ChartShelf?,
        published: (PublishedChart) -> HeldChart?, _ refusal: (String) -> LineRefusal
    ) throws(LineRefusal) {
        (id, kind, source, key) = (head.id, head.kind, head.source, head.key)
        (cells, findings, unchecked, across) = (head.cells, head.findings, head.unchecked, head.across)
        if head.state == .read, let sha256 = head.sha256, let file = source.sha256,
            let known = published(
                PublishedChart(id: id, kind: kind, sha256: sha256, path: source.path, fileSHA256: file))
        {
            chart = known
            return
        }
        let written = bytes()
        let isThere = written != Array("null".utf8)
        guard isThere == (head.state == .read) else {
            throw refusal("its state is \(head.state.rawValue), which its chart belies")
        }
        guard isThere else { return }
        let chart: Chart
        do {
            chart = try Chart(json: written)
        } catch {
            throw refusal("its chart cannot be read: \(error)")
        }
        guard chart.id == id, chart.kind == kind, chart.source.path == source.path,
            chart.source.sha256 == source.sha256
        else {
            throw refusal("its chart is another than \(id)")
        }
        let held = HeldChart(chart, bytes: chart.canonicalJSON(), on: shelf)
        let found = held.sha256
        guard found == head.sha256 else {
            throw refusal("its chart has the SHA-256 \(found), and \"sha256\" says \(head.sha256 ?? "nothing")")
        }
        self.chart = held
    }
}

extension HeldChart {
    /// The chart of a result that was read or judged here: it is at hand.
    var asRead: Chart {
        guard let chart = atHand else { preconditionFailure("\(id) was put away to be published") }
        return chart
    }
}
