import ChartSchema
import Store
import Validation

/// What the charts of a carrier say of one of them.
struct JudgedAcross: Hashable, Sendable {
    /// Of the carrier's build charts that were held against each other.
    var circle: String
    /// Of the rules that look no further than the carrier.
    var findings: [Finding]
    var unchecked: [UncheckedRule]
    /// What other carriers' charts are held against.
    var bodies: [ClassBody]
}

extension JudgedAcross {
    /// What the charts of some carriers say of each other.
    ///
    /// - Parameter series: All build charts of these carriers that are to be published, in any order.
    static func of(_ series: [ChartSeries], in circles: Circles) -> [ChartID: JudgedAcross] {
        let judged = Validator.judgement(across: series)
        let findings = Dictionary(grouping: judged.findings) { $0.chart ?? "" }
        let unchecked = Dictionary(grouping: judged.unchecked, by: \.chart)
        return Dictionary(
            series.map { series in
                let bodies = series.bodies
                let (found, missed) = (findings[bodies.id.description], unchecked[bodies.id.description])
                let across = JudgedAcross(
                    circle: circles.digest(of: bodies.id),
                    findings: (found ?? []).filter { !DatasetRules.reachesOthers($0.rule) },
                    unchecked: (missed ?? []).filter { !DatasetRules.reachesOthers($0.rule) }, bodies: bodies.bodies)
                return (bodies.id, across)
            }
        ) { first, _ in first }
    }
}

/// The build charts of each carrier that are held against each other, by a digest.
struct Circles {
    private var digests: [String: String] = [:]

    /// - Parameter charts: Each with the SHA-256 of its canonical bytes, in any order.
    init(_ charts: [(id: ChartID, sha256: String)]) {
        for (carrier, charts) in Dictionary(grouping: charts, by: \.id.carrier) {
            let lines = charts.map { "\($0.id) \($0.sha256)\n" }.sorted()
            digests[carrier] = sha256Hexadecimal(Array(lines.joined().utf8))
        }
    }

    func digest(of id: ChartID) -> String { digests[id.carrier] ?? "" }
}

// MARK: JSON

extension JudgedAcross {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("circle", circle)
            $0.array("findings", of: findings) { $1.write(to: &$0) }
            $0.array("unchecked", of: unchecked) { $1.write(to: &$0) }
            $0.array("bodies", of: bodies) { $1.write(to: &$0) }
        }
    }
}

extension JudgedAcross: Decodable {}

extension ClassBody: Decodable {
    private enum Key: String, CodingKey {
        case rateClass, sex, tobacco, body, name, className, cell
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let body = Double(try container.decode(String.self, forKey: .body)), body.isFinite else {
            throw DecodingError.dataCorruptedError(
                forKey: .body, in: container, debugDescription: "expected the digits of a number")
        }
        self.init(
            rateClass: try container.decode(RateClass.self, forKey: .rateClass),
            sex: try container.decode(Sex.self, forKey: .sex),
            tobacco: try container.decode(Tobacco.self, forKey: .tobacco), body: body,
            name: try container.decode(String.self, forKey: .name),
            className: try container.decode(String.self, forKey: .className),
            cell: try container.decodeIfPresent(CellReference.self, forKey: .cell))
    }
}

extension UncheckedRule {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("rule", rule)
            $0.member("chart", chart)
            $0.member("missing", missing)
            $0.member("reason", reason)
        }
    }
}

extension ClassBody {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("rateClass", rateClass.rawValue)
            $0.member("sex", sex.rawValue)
            $0.member("tobacco", tobacco.rawValue)
            // The shortest digits that give the same number again.
            $0.member("body", body.description)
            $0.member("name", name)
            $0.member("className", className)
            if let cell {
                $0.key("cell")
                cell.write(to: &$0)
            }
        }
    }
}
