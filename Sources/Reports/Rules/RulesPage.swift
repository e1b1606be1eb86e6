import ChartSchema
import Results

/// docs/rules.md: every kind of finding, with examples.
package struct RulesPage {
    /// In the order of their codes.
    private let rules: [RuleDescription]

    package init(_ rules: [RuleDescription]) { self.rules = rules }

    /// The sections of the page, each with the families of codes in it.
    private static let sections: [(title: String, text: String, families: [String])] = [
        (
            "Rules for build charts",
            "One mistake of a carrier gives one finding: where several rules notice it, the strongest speaks.",
            ["build"]
        ),
        (
            "Medication charts", "Of reading a medication chart, and of judging what was read.", ["medication"]
        ),
        ("Reading", "Of taking tables for charts.", ["layout", "reading"]),
        (
            "Files and tables", "Of files before anything in them is understood.",
            ["csv", "file", "markup", "pdf", "sheet"]
        ),
        ("Runs", "Of a whole run.", ["ingest", "source"]),
        ("Reviews", "Of entries that people have made: accepted findings and corrections.", ["review"]),
    ]

    package var markdown: String {
        var text = """
            # Findings

            Every finding has a code that never changes its meaning. This page is written by the program from the rules themselves
            (`CHARTWRIGHT_RECORD=1 swift test --filter RuleCatalogueTests`); a rule's examples are also its tests. `chartwright rules` lists the
            codes, `chartwright rules CODE` explains one.

            `error`: the chart is not published. `warning`: it is published, look. `info`: good to know. A mild case of a rule may weigh less
            than is said here, and the project's policy may raise or lower any of them: see [validation.md](validation.md).


            """
        let known = Set(Self.sections.flatMap(\.families))
        var sections = Self.sections
        let others = rules.map(\.family).filter { !known.contains($0) }
        if !others.isEmpty { sections.append(("Others", "", others)) }
        for section in sections {
            let own = rules.filter { section.families.contains($0.family) }
            guard !own.isEmpty else { continue }
            text += "## \(section.title)\n\n"
            if !section.text.isEmpty { text += section.text + "\n\n" }
            let brief = own.filter { $0.triggering.isEmpty }
            text += own.filter { !$0.triggering.isEmpty }.map(Self.entry).joined()
            if !brief.isEmpty { text += Self.table(brief) + "\n" }
        }
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }

    private static func entry(_ rule: RuleDescription) -> String {
        var text = "### \(rule.code)\n\n`\(rule.severity.rawValue)` \(rule.explanation.inMarkdown)\n\n"
        if !rule.uncheckedWhere.isEmpty {
            text += "Not checked where \(rule.uncheckedWhere.joined(separator: ", or ").inMarkdown).\n\n"
        }
        if !rule.remedy.isEmpty { text += "What to do: \(rule.remedy.inMarkdown)\n\n" }
        for example in rule.triggering {
            text += "Found: \(example.title.inMarkdown).\n\n" + tables(example)
            if let message = example.message { text += "> \(message.inMarkdown)\n\n" }
        }
        for example in rule.nonTriggering {
            text += "Not found: \(example.title.inMarkdown).\n\n" + tables(example)
        }
        return text
    }

    private static func tables(_ example: RuleDescription.Example) -> String {
        example.tables.map { rows in
            let width = rows.map(\.count).max() ?? 0
            var text = ""
            for (number, row) in rows.enumerated() {
                let cells = row + Array(repeating: "", count: width - row.count)
                text += "|" + cells.map { " \(cell($0)) |" }.joined() + "\n"
                if number == 0 { text += "|" + String(repeating: "---|", count: width) + "\n" }
            }
            return text + "\n"
        }.joined()
    }

    /// The cell that the finding is at stands out.
    private static func cell(_ text: String) -> String {
        guard text.first == RuleDescription.Example.mark else { return text.inMarkdown }
        let rest = String(text.dropFirst())
        return rest.isEmpty ? "**(empty)**" : "**\(rest.inMarkdown)**"
    }

    private static func table(_ rules: [RuleDescription]) -> String {
        var text = "| code | severity | what is wrong | what to do |\n|---|---|---|---|\n"
        for rule in rules {
            text += "| `\(rule.code)` | \(rule.severity.rawValue) | \(rule.explanation.inMarkdown) |"
            text += " \(rule.remedy.inMarkdown) |\n"
        }
        return text
    }
}
