import ChartSchema
import Reports

extension Site {
    /// Where one limit comes from. The name is `ROW-LIMIT`, both from 0.
    func limitPage(_ chart: BuildChart, _ entry: ManifestEntry, _ name: String) -> SitePage? {
        guard let (row, limit) = Self.limit(name, of: chart) else { return nil }
        let record = chart.flatRecord(row: row, limit: limit)
        return valuePage(
            .build(record), cells: chart.cells(row: row, limit: limit),
            corrections: chart.rows[row].limits[limit].corrections, entry, chart: .build(chart),
            here: Address.limit(chart.id, row: row, limit: limit),
            back: Address.chart(chart.id) + "#row-\(row)", title: "Where \(record.limitInWords) comes from",
            badge: record.rateClass?.badge)
    }

    private static func limit(_ name: String, of chart: BuildChart) -> (row: Int, limit: Int)? {
        let numbers = name.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let row = numbers[0], let limit = numbers[1], chart.rows.indices.contains(row),
            chart.rows[row].limits.indices.contains(limit)
        else { return nil }
        return (row, limit)
    }

    /// The pages that a value was read from, with its cells marked.
    func printedValue(_ chart: Chart, kind: String, name: String) -> SitePage? {
        let cells: [CellReference]
        switch (chart, kind) {
        case (.build(let chart), "limits"):
            guard let (row, limit) = Self.limit(name, of: chart) else { return nil }
            cells = chart.cells(row: row, limit: limit)
        case (.medication(let chart), "rules"):
            guard let number = Int(name), chart.rules.indices.contains(number) else { return nil }
            cells = chart.rules[number].cells
        default: return nil
        }
        return rawPicture?(chart.source, cells).map { SitePage(contentType: "image/png", body: $0) }
    }

    /// Where one rule comes from. The name is its number from 0.
    func rulePage(_ chart: MedicationChart, _ entry: ManifestEntry, _ name: String) -> SitePage? {
        guard let number = Int(name), chart.rules.indices.contains(number) else { return nil }
        let rule = chart.rules[number]
        return valuePage(
            .medication(chart.flatRecord(rule: number)), cells: rule.cells, corrections: rule.corrections, entry,
            chart: .medication(chart), here: Address.rule(chart.id, number),
            back: Address.of(Address.chart(chart.id), [("search", rule.medication.onOneLine)]),
            title: "Where a rule for \(rule.medication.onOneLine.cut(to: 100)) comes from", badge: rule.outcome.badge)
    }

    private func valuePage(
        _ record: FlatRecord, cells: [CellReference], corrections: [AppliedCorrection], _ entry: ManifestEntry,
        chart: Chart, here: String, back: String, title: String, badge: Badge?
    ) -> SitePage {
        let findings = entry.findings.filter { finding in
            cells.contains { cell in
                cell.table == finding.location.table && cell.row == finding.location.row
                    && (finding.location.column == nil || cell.column == finding.location.column)
            }
        }
        let neighbourhood = cells.first.flatMap { cell in
            cell.row < 0
                ? nil
                : rawCells?(
                    Finding.Location(file: entry.source.path, cell: cell)
                )
        }
        let values: [String: Any?] = [
            "grant": record.grant.onOneLine.cut(to: 400),
            "subject": record.subjectInWords.onOneLine.cut(to: 400),
            "badge": badge.map { ["name": $0.name, "tone": $0.tone] },
            "steps": cells.prefix(30).map { cell in
                [String: Any]([
                    "field": cell.field.inWords, "text": cell.text.onOneLine.cut(to: 400),
                    "reading": cell.reading.inWords,
                    "place": cell.row < 0 || cell.column < 0
                        ? "outside the table's cells, \(cell.place.inWords)"
                        : "table \(cell.table), row \(cell.row), column \(cell.column), \(cell.place.inWords)",
                ])
            },
            "corrections": corrections.map { ["text": $0.inWords] },
            "findings": findings.prefix(20).map { findingValues($0, of: entry) }, "has-findings": !findings.isEmpty,
            "raw": neighbourhood?.html(caption: "The raw cells around the deciding one"), "back": back,
            // Where the file cannot be opened there are no cells of it either.
            "paper": neighbourhood == nil || rawPicture == nil
                ? nil
                : printedPages(cells).map { pages in
                    ["address": here + "/paper", "pages": pages]
                },
            "carrier": names.carrier(entry.carrier), "chart": entry.chart, "edition": entry.edition,
            "source": entry.source.path, "sha256": entry.source.sha256, "chart-sha256": entry.sha256,
            "format": chart.source.format, "encoding": chart.source.encoding,
        ]
        return render("value", title: title, here: "/charts", values)
    }
}

extension BuildChart {
    /// What a limit was read from: its own cells, those of its row, and the header's.
    fileprivate func cells(row: Int, limit: Int) -> [CellReference] {
        let printed = rows[row].limits[limit]
        let tables = Set(printed.cells.map(\.table))
        let keys = rows[row].cells.filter { tables.contains($0.table) }
        return printed.cells + (keys.isEmpty ? rows[row].cells : keys) + columns[printed.column].cells
    }
}

/// `Page 2`, `Pages 2 and 3` of the cells that stand on pages; `nil` where none does.
private func printedPages(_ cells: [CellReference]) -> String? {
    let pages = Set(
        cells.compactMap { cell in if case .box(let box) = cell.place { box.page } else { nil } }
    ).sorted().map(String.init)
    return pages.isEmpty ? nil : pages.count == 1 ? "Page \(pages[0])" : "Pages \(pages.joined(separator: " and "))"
}

extension FlatRecord {
    /// What is granted, beside the badge that says the class or outcome.
    fileprivate var grant: String {
        switch self {
        case .build(let record):
            [record.classLabel, record.limitInWords].compactMap(\.self).joined(separator: ": ")
        case .medication(let record):
            record.rule.medication
                + (record.rule.outcomeLabel.lowercased() == record.rule.outcome.rawValue
                    ? "" : ": \(record.rule.outcomeLabel)")
        }
    }
}

extension CellReference.Field {
    /// `weight_max_lb` as `heaviest weight`.
    fileprivate var inWords: String {
        switch self {
        case .height: "height"
        case .age: "age"
        case .sex: "sex"
        case .tobacco: "tobacco"
        case .product: "product"
        case .classLabel: "class"
        case .weightMin: "lightest weight"
        case .weightMax: "heaviest weight"
        case .weight: "weight"
        case .bmiMin: "lowest BMI"
        case .bmiMax: "highest BMI"
        case .bmi: "BMI"
        case .medication: "medication"
        case .use: "use"
        case .lookback: "time of the fill"
        case .condition: "condition"
        case .outcome: "outcome"
        }
    }
}
