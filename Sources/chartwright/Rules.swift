import ArgumentParser
import Pipeline
import Reports

/// `rules`: what the program can find.
struct Rules: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Explain the kinds of findings.",
        discussion: """
            Without a code all are listed. The beginning of a code names all that begin so.

              chartwright rules
              chartwright rules build.value.off-curve
              chartwright rules reading
            """)

    @Argument(help: "A finding's code, or the beginning of one.")
    var code: String?

    @OptionGroup var format: ResultFormatOption

    func perform() async throws -> Completion {
        let rules = RuleCatalogue.all.filter { rule in
            code.map { rule.code == $0 || rule.code.hasPrefix($0 + ".") } ?? true
        }
        guard !rules.isEmpty else { throw Self.unknown(code ?? "") }
        switch format.format {
        case .json: try Console.write(RulesText.json(rules))
        case .text:
            let text = RulesText(palette: Console.outPalette)
            try Console.write(rules.count == 1 ? text.explanation(of: rules[0]) : text.list(rules))
        }
        return .done
    }

    private static func unknown(_ code: String) -> Failure {
        let nearest = RuleCatalogue.nearest(to: code)
        return Failure(
            code: "rules.unknown", message: "expected the code of a finding, found \"\(code)\"",
            help: nearest.map { "did you mean \($0)?" } ?? "list them with `chartwright rules`")
    }
}
