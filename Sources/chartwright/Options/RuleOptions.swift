import ArgumentParser
import Pipeline

/// Which rules of a medication chart are meant; every option narrows it down.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A medication as the chart names it, or an ingredient.", valueName: "name"))
    var medication: String?

    @Option(help: ArgumentHelp("What the medication is taken for.", valueName: "words"))
    var use: String?

    /// Whether rules are meant at all.
    var isAsked: Bool { medication != nil || use != nil }

    func query(product: String?) -> RuleQuery { RuleQuery(medication: medication, use: use, product: product) }
}
