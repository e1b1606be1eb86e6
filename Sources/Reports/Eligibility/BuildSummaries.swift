import ChartSchema
import Eligibility
import Synchronization

/// Summaries of what a checker says, as JSON: the bytes that ``BuildReport`` writes for the same person, put together from
/// what earlier people were told.
package final class BuildSummaries: Sendable {
    private let checker: BuildChecker
    /// By the numbers of plans and of statements.
    private let held = Mutex<(plans: [JSONTemplate?], statements: [JSONTemplate?])>(([], []))

    /// - Parameter checker: One that remembers stretches of weights.
    package init(_ checker: BuildChecker) { self.checker = checker }

    /// `nil` where something is left open of the person.
    package func json(
        for person: Person, version: VersionNumber, day: String?,
        where isWanted: ((BuildIndex.Plan) -> Bool)? = nil
    ) -> [UInt8]? {
        guard let outline = checker.outline(for: person, where: isWanted) else { return nil }
        let document = BuildDocument(person: person, version: version, day: day)
        return document.json(outline.plans, sized: 512) { writer, plan in
            switch plan {
            case .other(let answer): answer.write(to: &writer, .summary)
            case .known(let number, let statements):
                writer.value(textOfPlan(number)) { writer in
                    for statement in outline.statements[statements] {
                        write(statement, of: outline, to: &writer)
                    }
                }
            }
        }
    }

    private func write(
        _ statement: BuildOutline.Statement, of outline: BuildOutline, to writer: inout CanonicalJSONWriter
    ) {
        var next = 0
        writer.value(text(of: statement, outline)) { writer in
            while next < 3 {
                let figure = next == 0 ? statement.room?.up : next == 1 ? statement.room?.down : statement.better
                next += 1
                if let figure { return writer.value(figure) }
            }
        }
    }

    private func textOfPlan(_ number: Int) -> JSONTemplate {
        if let known = held.withLock({ $0.plans.indices.contains(number) ? $0.plans[number] : nil }) { return known }
        let text = JSONTemplate { checker.emptyAnswer(ofPlan: number).write(to: &$0) { $0.gap() } }
        held.withLock { Self.keep(text, number, in: &$0.plans) }
        return text
    }

    private func text(of statement: BuildOutline.Statement, _ outline: BuildOutline) -> JSONTemplate {
        let number = statement.number
        if let known = held.withLock({ $0.statements.indices.contains(number) ? $0.statements[number] : nil }) {
            return known
        }
        let text = JSONTemplate {
            checker.statement(statement, of: outline).write(to: &$0, .summary) { writer, _ in writer.gap() }
        }
        held.withLock { Self.keep(text, number, in: &$0.statements) }
        return text
    }

    private static func keep(_ text: JSONTemplate, _ number: Int, in texts: inout [JSONTemplate?]) {
        if number >= texts.count { texts += repeatElement(nil, count: number + 1 - texts.count) }
        texts[number] = text
    }
}
