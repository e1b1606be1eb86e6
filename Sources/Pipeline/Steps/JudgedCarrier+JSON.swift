import ChartSchema
import Results
import Store
import Validation

/// A judged carrier as one line of JSON: `chartwright/judged-carrier/1`.
extension JudgedCarrier {
    /// - Returns: The line with its end.
    package func line() throws(StoreError) -> [UInt8] {
        let json = try ends.json()
        var writer = CanonicalJSONWriter(reservingCapacity: json.count + 4096)
        writer.object {
            $0.member("schema", StepLine.carrier.rawValue)
            $0.member("carrier", carrier)
            $0.member("decided", decided)
            $0.key("after")
            if let after {
                $0.object {
                    $0.member("version", after.version.description)
                    $0.member("sha256", after.sha256)
                }
            } else {
                $0.null()
            }
            $0.member("retrieved", retrieved)
            $0.key("summary")
            summary.write(to: &$0)
            $0.array("heldBack", of: heldBack) { writer, held in
                writer.object {
                    $0.member("chart", held.chart.description)
                    $0.member("state", held.state.rawValue)
                }
            }
            $0.array("findings", of: findings) { $1.write(to: &$0) }
            $0.key("names")
            if let names {
                $0.beginArray()
                for name in names { $0.value(name) }
                $0.endArray()
            } else {
                $0.null()
            }
            $0.array("bodies", of: bodies.rows) { $1.write(to: &$0) }
            $0.array("parts", of: parts) { $1.write(to: &$0) }
            $0.member("charts", charts)
            $0.member("sha256", ends.sha256)
            $0.key("ends")
            $0.value(json: json)
        }
        writer.endLine()
        return writer.bytes
    }

    /// Whether a line says that it is of a carrier.
    package static func isOne(_ line: [UInt8]) -> Bool {
        guard case .found(let range) = JSONOutline.member("schema", in: line) else { return false }
        return line[range].elementsEqual("\"\(StepLine.carrier.rawValue)\"".utf8)
    }

    /// Reads a line that `judge --store` has printed.
    ///
    /// - Parameter shelf: Where entries are put away.
    package init(line: [UInt8], on shelf: ChartShelf? = nil) throws(LineRefusal) {
        var object = try LineObject(line, .carrier)
        guard let written = object.take("ends") else { throw object.refusal("the key \"ends\" is missing") }
        let head: Head = try object.rest()
        let ends: HeldEnds
        if sha256Hexadecimal(written) == head.sha256 {
            ends = HeldEnds(json: written, sha256: head.sha256, on: shelf)
        } else {
            // What was laid out otherwise on its way is written again as it was.
            let read: Ends = try object.read(written)
            ends = HeldEnds(head: read.head, tail: read.tail, on: shelf)
        }
        guard ends.sha256 == head.sha256 else {
            throw object.refusal("\"ends\" has the SHA-256 \(ends.sha256), and \"sha256\" says \(head.sha256)")
        }
        guard zip(head.parts, head.parts.dropFirst()).allSatisfy({ $0.last < $1.first }),
            head.parts.allSatisfy({ $0.first.carrier == head.carrier && $0.last.carrier == head.carrier })
        else { throw object.refusal("its parts are not those of the carrier \(head.carrier) in their order") }
        let counts = [head.charts, head.summary.charts, head.summary.corrected] + head.parts.map(\.charts)
        guard (counts + head.summary.findings.all).allSatisfy({ (0...Self.mostCounted).contains($0) }) else {
            throw object.refusal("a count is below 0 or above \(Self.mostCounted)")
        }
        self.init(
            carrier: head.carrier, decided: head.decided, after: head.after, retrieved: head.retrieved,
            summary: head.summary, heldBack: head.heldBack, findings: head.findings, names: head.names,
            bodies: CarrierBodies(rows: head.bodies), parts: head.parts, charts: head.charts, ends: ends)
    }

    /// More of anything no carrier has; sums of as many lines stay whole numbers.
    private static let mostCounted = 1 << 32

    private struct Head: Decodable {
        var carrier: String
        var decided: String
        var after: DatasetManifest.Parent?
        var retrieved: String?
        var summary: RunSummary
        var heldBack: [HeldBack]
        var findings: [Finding]
        var names: [String]?
        var bodies: [CarrierBodies.Row]
        var parts: [ManifestRoot.Part]
        var charts: Int
        var sha256: String
    }

    private struct Ends: Decodable {
        var head: [ManifestEntry]
        var tail: [ManifestEntry]
    }
}

extension CarrierBodies.Row {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("rateClass", rateClass.rawValue)
            $0.member("sex", sex.rawValue)
            $0.member("tobacco", tobacco.rawValue)
            // The shortest digits that give the same numbers again.
            $0.member("middle", middle.description)
            $0.member("least", own?.lowerBound.description)
            $0.member("greatest", own?.upperBound.description)
        }
    }
}

extension CarrierBodies.Row: Decodable {
    private enum Key: String, CodingKey {
        case rateClass, sex, tobacco, middle, least, greatest
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func number(_ key: Key) throws -> Double? {
            guard let text = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
            guard let number = Double(text), number.isFinite else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "expected the digits of a number")
            }
            return number
        }
        let (middle, least, greatest) = (try number(.middle), try number(.least), try number(.greatest))
        guard let middle, (least == nil) == (greatest == nil), (least ?? 0) <= (greatest ?? 0) else {
            throw DecodingError.dataCorruptedError(
                forKey: .middle, in: container,
                debugDescription: "expected a middle, and a least and a greatest where there is one of them")
        }
        self.init(
            rateClass: try container.decode(RateClass.self, forKey: .rateClass),
            sex: try container.decode(Sex.self, forKey: .sex),
            tobacco: try container.decode(Tobacco.self, forKey: .tobacco), middle: middle,
            own: least.map { $0...greatest! })
    }
}

extension RunSummary {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("charts", charts)
            $0.object("findings") {
                $0.member("error", findings.error)
                $0.member("warning", findings.warning)
                $0.member("info", findings.info)
                $0.member("accepted", findings.accepted)
                $0.member("off", findings.off)
            }
            $0.member("corrected", corrected)
        }
    }
}
