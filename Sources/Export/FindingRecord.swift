import ChartSchema

/// What should be known about a chart, as one record.
struct FindingRecord: Hashable {
    let chart: ChartID
    let finding: Finding
}

extension FindingRecord: FlatRow {
    static func list(_ record: FindingRecord?, in list: inout FlatList) {
        let (finding, at, accepted) = (record?.finding, record?.finding.location, record?.finding.acceptance)
        list.id("chart", record?.chart.description)
        list.id("carrier", record?.chart.carrier)
        list.id("fingerprint", finding?.fingerprint)
        list.id("rule", finding?.rule)
        list.id("severity", finding?.severity.rawValue)
        list.text("message", finding?.message, .given)
        list.text("help", finding?.help)
        list.id("file", at?.file)
        list.whole("table", at?.table)
        list.whole("row", at?.row)
        list.whole("column", at?.column)
        list.whole("line", at?.place?.line)
        list.text("sheet", at?.place?.sheet)
        list.text("cell", at?.place?.cellName)
        list.whole("page", at?.place?.page)
        list.text("box", at?.place?.boxInWords)
        list.text("text", at?.text)
        list.text("accepted_because", accepted?.reason)
        list.text("accepted_by", accepted?.who)
        list.date("accepted_on", accepted?.date, .optional)
        list.date("accepted_until", accepted?.until, .optional)
    }
}
