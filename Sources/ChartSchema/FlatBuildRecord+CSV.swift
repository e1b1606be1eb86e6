/// The CSV form of a flat record: the same columns as its NDJSON, the source in columns of its own.
extension FlatBuildRecord {
    /// The names of the columns, in order.
    public static let csvColumns = [
        "kind", "carrier", "product", "edition", "sex", "age_min", "age_max", "age_unit", "tobacco", "height_min_in",
        "height_max_in", "class_label", "rate_class", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max",
        "source_file", "source_table", "source_row", "source_column", "source_text",
    ]

    /// The header as one line of RFC 4180, with its CR LF.
    public static func csvHeader() -> [UInt8] {
        var line = CSVLine()
        for name in csvColumns { line.add(name) }
        return line.ended()
    }

    /// The record as one line of RFC 4180, with its CR LF; `null` is an empty field.
    public func csvLine() -> [UInt8] {
        var line = CSVLine()
        for field in ["build", carrier, product, edition, sex.rawValue] { line.add(text: field) }
        line.add(age.min.map(String.init))
        line.add(age.max.map(String.init))
        line.add(text: age.unit.rawValue)
        line.add(text: tobacco.rawValue)
        line.add(height.min?.description)
        line.add(height.max?.description)
        line.add(text: classLabel)
        line.add(text: rateClass?.rawValue)
        for figure in [weightMin, weightMax, bmiMin, bmiMax] { line.add(figure?.description) }
        line.add(text: file)
        for number in [cell?.table, cell?.rowInTable, cell?.columnInTable] { line.add(number.map(String.init)) }
        line.add(text: cell?.text)
        return line.ended()
    }
}
