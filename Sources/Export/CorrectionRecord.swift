import ChartSchema

/// A value that is published otherwise than the carrier printed it, as one record: what was printed, and on whose word it is another.
struct CorrectionRecord {
    var chart: ChartID
    /// As the flat record has it.
    var product: String?
    /// Of a build chart's limit.
    var classLabel: String?
    var height: HeightRange?
    /// Of a medication chart's rule.
    var medication: String?
    var use: String?
    var correction: AppliedCorrection
    var file: String
    /// The deciding raw cell, as the flat record has it.
    var cell: CellReference?

    /// In the order of the flat records.
    static func all(of chart: Chart) -> [CorrectionRecord] {
        switch chart {
        case .build(let chart):
            chart.rows.indices.flatMap { row in
                chart.rows[row].limits.indices.flatMap { limit in
                    let record = chart.flatRecord(row: row, limit: limit)
                    return chart.rows[row].limits[limit].corrections.map {
                        CorrectionRecord(
                            chart: chart.id, product: record.product, classLabel: record.classLabel,
                            height: record.height, correction: $0, file: record.file, cell: record.cell)
                    }
                }
            }
        case .medication(let chart):
            chart.rules.indices.flatMap { number in
                let record = chart.flatRecord(rule: number)
                return record.rule.corrections.map {
                    CorrectionRecord(
                        chart: chart.id, product: record.product, medication: record.rule.medication,
                        use: record.rule.use, correction: $0, file: record.file, cell: record.rule.source)
                }
            }
        }
    }
}

extension CorrectionRecord: FlatRow {
    static func list(_ record: CorrectionRecord?, in list: inout FlatList) {
        let correction = record?.correction
        list.id("chart", record?.chart.description, isOfChart: true)
        list.id("carrier", record?.chart.carrier, isOfChart: true)
        list.id("product", record?.product, .optional)
        list.text("class_label", record?.classLabel)
        list.figure("height_min_in", record?.height?.min)
        list.figure("height_max_in", record?.height?.max)
        list.text("medication", record?.medication)
        list.text("use", record?.use)
        list.id("field", correction?.field.rawValue)
        list.text("printed", correction?.printed.description, .required)
        list.text("published", correction?.published.description, .required)
        list.text("reason", correction?.reason, .required)
        list.text("who", correction?.who, .required)
        list.date("date", correction?.date)
        list.source(record?.file, record?.cell)
    }
}
