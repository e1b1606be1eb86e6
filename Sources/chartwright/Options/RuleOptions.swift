import ArgumentParser
import Pipeline

/// Which rules of a medication chart are meant; every option narrows it down.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A medication as the chart names it, or an ingredient.", valueName: "name"))
    var medication: String?

    @Option(help: ArgumentHelp("What the medication is taken for.", valueName: "words"))
    var use: String?

    @Option(help: ArgumentHelp("The months that the rule's fill is longer ago than, or none.", valueName: "months"))
    var lookbackMinMonths: SaidMonths?

    @Option(help: ArgumentHelp("The months that the rule's fill is within, or none.", valueName: "months"))
    var lookbackMaxMonths: SaidMonths?

    @Option(help: ArgumentHelp("The rule's condition as printed, or none.", valueName: "words"))
    var condition: String?

    /// Whether rules are meant at all.
    var isAsked: Bool {
        medication != nil || use != nil || lookbackMinMonths != nil || lookbackMaxMonths != nil || condition != nil
    }

    func query(product: String?) -> RuleQuery {
        RuleQuery(
            medication: medication, use: use, product: product,
            detail: RuleDetail(
                lookbackMin: lookbackMinMonths?.said ?? .unsaid, lookbackMax: lookbackMaxMonths?.said ?? .unsaid,
                condition: condition.map { .exactly($0 == "none" ? nil : $0) } ?? .unsaid))
    }
}

/// An end of a window: months, or `none`.
struct SaidMonths: ExpressibleByArgument {
    var said: Said<Int>

    init?(argument: String) {
        if argument == "none" {
            said = .exactly(nil)
        } else if let months = Int(argument), months >= 0 {
            said = .exactly(months)
        } else {
            return nil
        }
    }
}
