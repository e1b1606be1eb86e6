import ChartSchema

/// The columns of the Parquet files: those of the CSV files, with lists as lists, the chart's id, and the whole place of a source.
enum ParquetFields {
    static let validity: [ParquetField] = [.text("valid_from"), .maybeText("valid_to")]

    static let build: [ParquetField] =
        [
            .text("kind"), .text("carrier"), .maybeText("product"), .text("edition"), .text("sex"),
            .maybeInteger("age_min"), .maybeInteger("age_max"), .text("age_unit"), .text("tobacco"),
            .maybeFigure("height_min_in"), .maybeFigure("height_max_in"), .maybeText("class_label"),
            .maybeText("rate_class"), .maybeFigure("weight_min_lb"), .maybeFigure("weight_max_lb"),
            .maybeFigure("bmi_min"), .maybeFigure("bmi_max"), .text("chart"),
        ] + source

    static func values(_ record: FlatBuildRecord, chart: String) -> [ParquetValue] {
        [
            .text("build"), .text(record.carrier), .text(record.product), .text(record.edition),
            .text(record.sex.rawValue), .integer(record.age.min), .integer(record.age.max),
            .text(record.age.unit.rawValue), .text(record.tobacco.rawValue), .figure(record.height.min?.doubleValue),
            .figure(record.height.max?.doubleValue), .text(record.classLabel), .text(record.rateClass?.rawValue),
            .figure(record.weightMin?.doubleValue), .figure(record.weightMax?.doubleValue),
            .figure(record.bmiMin?.doubleValue), .figure(record.bmiMax?.doubleValue), .text(chart),
        ] + source(record.file, record.cell)
    }

    static let medication: [ParquetField] =
        [
            .text("kind"), .text("carrier"), .maybeText("product"), .text("edition"), .text("medication"),
            .texts("ingredients"), .texts("rxcui"), .maybeText("use"), .maybeInteger("lookback_min_months"),
            .maybeInteger("lookback_max_months"), .maybeText("lookback_basis"), .maybeText("condition"),
            .text("outcome"), .text("outcome_label"), .text("chart"),
        ] + source

    static func values(_ record: FlatMedicationRecord, chart: String) -> [ParquetValue] {
        let rule = record.rule
        return [
            .text("medication"), .text(record.carrier), .text(record.product), .text(record.edition),
            .text(rule.medication), .texts(rule.ingredients), .texts(rule.rxcui), .text(rule.use),
            .integer(rule.lookback.minMonths), .integer(rule.lookback.maxMonths),
            .text(rule.lookback.basis?.rawValue), .text(rule.condition), .text(rule.outcome.rawValue),
            .text(rule.outcomeLabel), .text(chart),
        ] + source(record.file, rule.source)
    }

    static let charts: [ParquetField] = [
        .text("id"), .text("kind"), .text("carrier"), .text("chart"), .text("edition"), .texts("products"),
        .text("sha256"), .integer("rows"), .integer("records"), .integer("warnings"), .text("source_file"),
        .text("source_sha256"), .maybeText("withdrawn_from"),
    ]

    static func values(_ record: ChartRecord) -> [ParquetValue] {
        let entry = record.entry
        return [
            .text(entry.id.description), .text(entry.kind.rawValue), .text(entry.carrier), .text(entry.chart),
            .text(entry.edition), .texts(entry.products), .text(entry.sha256), .integer(entry.counts.rows),
            .integer(entry.counts.records), .integer(record.warnings), .text(entry.source.path),
            .text(entry.source.sha256), .text(entry.withdrawal?.from),
        ]
    }

    static let corrections: [ParquetField] =
        [
            .text("chart"), .text("carrier"), .maybeText("product"), .maybeText("class_label"),
            .maybeFigure("height_min_in"),
            .maybeFigure("height_max_in"), .maybeText("medication"), .maybeText("use"), .text("field"),
            .text("printed"), .text("published"), .text("reason"), .text("who"), .text("date"),
        ] + source

    static func values(_ record: CorrectionRecord) -> [ParquetValue] {
        let correction = record.correction
        return [
            .text(record.chart.description), .text(record.chart.carrier), .text(record.product),
            .text(record.classLabel),
            .figure(record.height?.min?.doubleValue), .figure(record.height?.max?.doubleValue),
            .text(record.medication), .text(record.use), .text(correction.field.rawValue),
            .text(correction.printed.description), .text(correction.published.description), .text(correction.reason),
            .text(correction.who), .text(correction.date),
        ] + source(record.file, record.cell)
    }

    static let findings: [ParquetField] =
        [
            .text("chart"), .text("carrier"), .text("fingerprint"), .text("rule"), .text("severity"),
            .text("message"), .maybeText("help"), .text("file"), .maybeInteger("table"), .maybeInteger("row"),
            .maybeInteger("column"), .maybeInteger("line"),
        ] + place + [
            .maybeText("text"), .maybeText("accepted_because"), .maybeText("accepted_by"), .maybeText("accepted_on"),
            .maybeText("accepted_until"),
        ]

    static func values(_ finding: Finding, of chart: ChartID) -> [ParquetValue] {
        let at = finding.location
        let accepted = finding.acceptance
        return [
            .text(chart.description), .text(chart.carrier), .text(finding.fingerprint), .text(finding.rule),
            .text(finding.severity.rawValue), .text(finding.message), .text(finding.help), .text(at.file),
            .integer(at.table), .integer(at.row), .integer(at.column), .integer(at.place?.line),
        ] + place(at.place) + [
            .text(at.text), .text(accepted?.reason), .text(accepted?.who), .text(accepted?.date),
            .text(accepted?.until),
        ]
    }

    static let versions: [ParquetField] = [
        .text("version"), .maybeText("parent"), .maybeText("published"), .integer("charts"), .maybeText("known_from"),
    ]

    /// The columns of a place beyond a line: those that records have, and with the same meaning.
    private static let place: [ParquetField] = [
        .maybeText("sheet"), .maybeText("cell"), .maybeInteger("page"), .maybeText("box"),
    ]

    private static func place(_ place: Place?) -> [ParquetValue] {
        switch place {
        case .cell(let cell)?: [.text(cell.sheet), .text(cell.name), .integer(nil), .text(nil)]
        case .box(let box)?:
            [
                .text(nil), .text(nil), .integer(box.page),
                .text(box.points.map(\.description).joined(separator: ",")),
            ]
        case .line?, nil: [.text(nil), .text(nil), .integer(nil), .text(nil)]
        }
    }

    private static let source: [ParquetField] =
        [
            .text("source_file"), .maybeInteger("source_table"), .maybeInteger("source_row"),
            .maybeInteger("source_column"), .maybeText("source_text"),
        ] + place.map { ParquetField(name: "source_" + $0.name, kind: $0.kind, isOptional: true) }

    private static func source(_ file: String, _ cell: CellReference?) -> [ParquetValue] {
        [
            .text(file), .integer(cell?.table), .integer(cell?.rowInTable), .integer(cell?.columnInTable),
            .text(cell?.text),
        ] + place(cell?.place)
    }
}
