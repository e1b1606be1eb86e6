import ChartSchema
import Validation

/// What a line says of a result before its chart.
struct ResultHead: Decodable {
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

extension ResultHead {
    /// Reads a line laid out as it was written, in a tenth of `JSONDecoder`'s time.
    ///
    /// - Returns: The head, and the bytes of the chart, which nobody has looked at; `nil` for any other line.
    static func read(_ line: [UInt8], _ kind: StepLine) -> (head: ResultHead, chart: Range<Int>)? {
        let read = CanonicalJSONReader.readBeginning(of: line) { reader -> ResultHead? in
            reader.key("schema")
            guard reader.text() == kind.rawValue else { return nil }
            let head = ResultHead(reading: &reader, isJudged: kind == .judged)
            reader.key("chart")
            return head
        }
        guard let read, line.last == UInt8(ascii: "}"), read.end < line.count else { return nil }
        return (read.value, read.end..<(line.count - 1))
    }

    private init?(reading reader: inout CanonicalJSONReader, isJudged: Bool) {
        reader.key("id")
        guard let id = ChartID(reader.text()) else { return nil }
        reader.key("kind")
        guard let kind = reader.word(ChartKind.self) else { return nil }
        reader.key("source")
        let source = reader.object {
            $0.key("path")
            let path = $0.text()
            $0.key("sha256")
            return SourceFile(path: path, sha256: $0.optionalText())
        }
        reader.key("key")
        let key = reader.text()
        reader.key("state")
        guard let state = State(rawValue: reader.text()) else { return nil }
        reader.key("cells")
        let cells = reader.object { CellCounts(reading: &$0) }
        reader.key("findings")
        let findings = reader.findings()
        let unchecked = reader.unchecked()
        var across: JudgedAcross?
        if isJudged {
            reader.key("across")
            if !reader.isNull() {
                guard let judged = reader.object({ JudgedAcross(reading: &$0) }) else { return nil }
                across = judged
            }
        }
        reader.key("sha256")
        self.init(
            id: id, kind: kind, source: source, key: key, state: state, cells: cells, findings: findings,
            unchecked: unchecked, across: across, sha256: reader.optionalText())
    }
}

extension JudgedAcross {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("circle")
        let circle = reader.text()
        reader.key("findings")
        let findings = reader.findings()
        let unchecked = reader.unchecked()
        reader.key("bodies")
        let bodies = reader.array { reader in reader.object { ClassBody(reading: &$0) } }
        self.init(circle: circle, findings: findings, unchecked: unchecked, bodies: bodies)
    }
}

extension ClassBody {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("rateClass")
        guard let rateClass = RateClass(rawValue: reader.text()) else { return nil }
        reader.key("sex")
        guard let sex = reader.word(Sex.self) else { return nil }
        reader.key("tobacco")
        guard let tobacco = reader.word(Tobacco.self) else { return nil }
        reader.key("body")
        guard let body = Double(reader.text()), body.isFinite else { return nil }
        reader.key("name")
        let name = reader.text()
        reader.key("className")
        let className = reader.text()
        var cell: CellReference?
        if reader.optionalKey("cell") {
            cell = reader.cell()
            if cell == nil { return nil }
        }
        self.init(
            rateClass: rateClass, sex: sex, tobacco: tobacco, body: body, name: name, className: className, cell: cell)
    }
}

extension CanonicalJSONReader {
    fileprivate mutating func unchecked() -> [UncheckedRule] {
        key("unchecked")
        return array { reader in
            reader.object {
                $0.key("rule")
                let rule = $0.text()
                $0.key("chart")
                let chart = $0.text()
                $0.key("missing")
                let missing = $0.text()
                $0.key("reason")
                return UncheckedRule(rule: rule, chart: chart, missing: missing, reason: $0.text())
            }
        }
    }
}
