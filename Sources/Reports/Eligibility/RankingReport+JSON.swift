import ChartSchema
import Eligibility
import Results

extension RankingReport {
    package func json(_ detail: AnswerDetail = .full) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + plans.count * 2048)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("version", version.description)
        writer.lineBreak(indent: 1)
        writer.member("as_of", day)
        writer.lineBreak(indent: 1)
        writer.key("person")
        if let person { writer.object { person.write(to: &$0) } } else { writer.null() }
        writer.lineBreak(indent: 1)
        writer.array("medications", of: medications) { writer, medication in
            writer.object { medication.write(to: &$0) }
        }
        writer.lineBreak(indent: 1)
        writer.lines("plans", of: plans, indent: 1) { writer, plan in
            writer.object {
                $0.member("carrier", plan.carrier)
                $0.member("product", plan.product)
                $0.member("verdict", plan.verdict.name)
                $0.key("build")
                if let build = plan.build { build.write(to: &$0, detail) } else { $0.null() }
                $0.array("medications", of: plan.medications) { writer, answer in
                    if let answer { answer.write(to: &writer, detail) } else { writer.null() }
                }
            }
        }
        writer.write(notices)
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}
