import ChartSchema

/// A value that is published otherwise than the carrier printed it, as one record: what was printed, and on whose word it is another.
struct CorrectionRecord: Hashable {
    static let columns = [
        "chart", "carrier", "product", "class_label", "height_min_in", "height_max_in", "medication", "use", "field",
        "printed",
        "published", "reason", "who", "date", "source_file", "source_table", "source_row", "source_column",
        "source_text",
    ]

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

    func csvLine() -> [UInt8] {
        var line = CSVLine()
        line.add(text: chart.description)
        line.add(text: chart.carrier)
        line.add(text: product)
        line.add(text: classLabel)
        line.add(height?.min?.description)
        line.add(height?.max?.description)
        line.add(text: medication)
        line.add(text: use)
        line.add(text: correction.field.rawValue)
        line.add(text: correction.printed.description)
        line.add(text: correction.published.description)
        line.add(text: correction.reason)
        line.add(text: correction.who)
        line.add(text: correction.date)
        line.add(text: file)
        line.add((cell?.table).map(String.init))
        line.add((cell?.rowInTable).map(String.init))
        line.add((cell?.columnInTable).map(String.init))
        line.add(text: cell?.text)
        return line.ended()
    }

    func ndjsonLine() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512)
        writer.object {
            $0.member("chart", chart.description)
            $0.member("carrier", chart.carrier)
            $0.member("product", product)
            $0.member("class_label", classLabel)
            $0.member("height_min_in", height?.min)
            $0.member("height_max_in", height?.max)
            $0.member("medication", medication)
            $0.member("use", use)
            $0.member("field", correction.field.rawValue)
            $0.member("printed", correction.printed.description)
            $0.member("published", correction.published.description)
            $0.member("reason", correction.reason)
            $0.member("who", correction.who)
            $0.member("date", correction.date)
            $0.object("source") {
                $0.member("file", file)
                $0.member("table", cell?.table)
                $0.member("row", cell?.rowInTable)
                $0.member("column", cell?.columnInTable)
                $0.member("text", cell?.text)
            }
        }
        writer.endLine()
        return writer.bytes
    }
}
