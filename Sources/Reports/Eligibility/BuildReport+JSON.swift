import ChartSchema
import Eligibility
import Results

extension BuildReport {
    /// The answers as JSON, one plan a line.
    package func json(_ detail: AnswerDetail = .full) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + answers.count * (detail == .full ? 2048 : 512))
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("version", version.description)
        writer.lineBreak(indent: 1)
        writer.member("as_of", day)
        writer.lineBreak(indent: 1)
        writer.object("person") { person.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("plans", of: answers, indent: 1) { $1.write(to: &$0, detail) }
        writer.write(notices)
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

/// How much an answer says.
package enum AnswerDetail: Hashable, Sendable {
    /// With the limits and rules that decide, where they stand in the raw file, corrections and findings.
    case full
    /// What is granted and how far it is to the next better class; the same members, fewer of them.
    case summary
}

extension Person {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.member("sex", sex?.rawValue)
        writer.member("age", age?.value)
        writer.member("age_unit", age?.unit.rawValue)
        writer.member("tobacco", usesTobacco.map { $0 ? "yes" : "no" })
        writer.member("height_in", height)
        writer.member("weight_lb", weight)
        writer.member("bmi", bodyMassIndex)
    }
}

extension PlanAnswer {
    func write(to writer: inout CanonicalJSONWriter, _ detail: AnswerDetail = .full) {
        writer.object {
            $0.member("carrier", carrier)
            $0.member("product", product)
            $0.member("independent_of", independentOf.map(\.rawValue))
            $0.member("open", open.map(\.rawValue))
            $0.array("cases", of: cases) { writer, each in
                writer.object {
                    $0.object("if") { each.condition.write(to: &$0) }
                    $0.array("statements", of: each.statements) { $1.write(to: &$0, detail) }
                }
            }
        }
    }
}

extension PlanAnswer.Condition {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        if let sex { writer.member("sex", sex.rawValue) }
        if let usesTobacco { writer.member("tobacco", usesTobacco ? "yes" : "no") }
        if let age {
            writer.member("age_min", age.min)
            writer.member("age_max", age.max)
            writer.member("age_unit", age.unit.rawValue)
        }
    }
}

extension ChartStatement {
    func write(to writer: inout CanonicalJSONWriter, _ detail: AnswerDetail) {
        writer.object {
            $0.member("chart", chart.description)
            $0.member("kind", standing.kind.rawValue)
            $0.member("rate_class", standing.rateClass?.rawValue)
            $0.member("class_label", standing.kind.isStatement ? classLabel : nil)
            $0.member("reading", standing.reading.names)
            if let condition {
                $0.member("condition", condition)
                $0.key("otherwise")
                writeOtherwise(to: &$0)
            }
            if detail == .full {
                $0.write("limit", limit)
                $0.array("unranked", of: unranked) { writer, record in writer.object { record.write(to: &$0) } }
            }
            $0.key("room")
            if let room {
                $0.object {
                    $0.member("up_lb", room.up)
                    $0.member("down_lb", room.down)
                }
            } else {
                $0.null()
            }
            $0.key("better")
            if let better {
                $0.object {
                    $0.member("rate_class", better.rateClass?.rawValue)
                    $0.member("class_label", better.classLabel)
                    $0.member("pounds", better.pounds)
                    if detail == .full { $0.write("limit", better.limit) }
                }
            } else {
                $0.null()
            }
            guard detail == .full else { return }
            $0.array("corrections", of: corrections) { $1.write(to: &$0) }
            $0.array("caveats", of: caveats) { $1.write(to: &$0) }
        }
    }
}

extension ChartStatement {
    /// Where those stand who do not meet the condition.
    private func writeOtherwise(to writer: inout CanonicalJSONWriter) {
        guard let otherwise else { return writer.null() }
        writer.object {
            $0.member("kind", otherwise.kind.rawValue)
            $0.member("rate_class", otherwise.rateClass?.rawValue)
            $0.member("class_label", otherwise.kind.isStatement ? otherLimit?.classLabel : nil)
            $0.member("condition", otherwise.kind.isStatement ? otherLimit?.condition : nil)
        }
    }
}

extension Standing.Reading {
    /// Stable names of what had to be decided.
    fileprivate var names: [String] {
        let all: [(Standing.Reading, String)] = [
            (.lowerHeight, "lower-height"), (.lessFavourableSide, "less-favourable-side"),
            (.lessFavourableMeasure, "less-favourable-measure"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func write(_ name: String, _ record: FlatBuildRecord?) {
        key(name)
        if let record { object { record.write(to: &$0) } } else { null() }
    }
}
