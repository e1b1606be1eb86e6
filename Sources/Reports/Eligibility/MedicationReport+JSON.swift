import ChartSchema
import Eligibility
import Results

extension MedicationReport {
    /// The answers as JSON, one plan a line.
    package func json(_ detail: AnswerDetail = .full) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + answers.count * 1024)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("version", version.description)
        writer.lineBreak(indent: 1)
        writer.member("as_of", day)
        writer.lineBreak(indent: 1)
        writer.object("medication") { medication.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("plans", of: answers, indent: 1) { $1.write(to: &$0, detail) }
        writer.write(notices)
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension NamedMedication {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.member("name", name)
        writer.member("ingredients", ingredients)
        writer.member("rxcui", rxcui)
        writer.member("ways", ways)
    }
}

extension MedicationAnswer {
    func write(to writer: inout CanonicalJSONWriter, _ detail: AnswerDetail = .full) {
        writer.object {
            $0.member("carrier", carrier)
            $0.member("product", product)
            $0.member("kind", kind.rawValue)
            $0.member("outcome", outcome?.rawValue)
            $0.member("possible", outcomes.map(\.rawValue))
            $0.member("contradicted", isContradicted)
            guard detail == .full else { return }
            $0.array("rules", of: rules) { writer, reading in
                writer.object {
                    $0.member("chart", reading.chart.description)
                    $0.array("if", of: reading.open) { writer, question in
                        writer.object {
                            $0.member("asks", question.subject)
                            $0.member("holds", question.inWords)
                        }
                    }
                    $0.object("rule") { reading.record.write(to: &$0) }
                    $0.array("corrections", of: reading.record.rule.corrections) { $1.write(to: &$0) }
                }
            }
        }
    }
}
