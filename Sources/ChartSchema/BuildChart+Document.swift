/// The form of a stored build chart: the bytes that name it in the store.
extension BuildChart: ChartDocument {
    static let blank = BuildChart(id: .blank, products: [], source: .blank, columns: [], rows: [])

    var length: Int { 1024 + rows.count * 1024 }

    var fault: (member: StaticString, reason: String)? {
        let stray = rows.lazy.flatMap(\.limits).first { !columns.indices.contains($0.column) }
        return stray.map { ("rows", "a limit names column \($0.column) of \(columns.count)") }
    }

    static func tell(_ chart: inout BuildChart, in form: inout some DocumentForm) {
        tellHead(schema, .build, &chart.id, &chart.products, &chart.title, &chart.source, in: &form)
        form.line()
        form.lines("columns", &chart.columns)
        form.line()
        form.lines("rows", &chart.rows)
        form.line()
        form.lines("notes", &chart.notes)
    }

    /// The chart as canonical JSON: scalars first, then columns, rows and notes, one of each a line.
    ///
    /// The same chart gives the same bytes, always; another chart gives other bytes.
    public func canonicalJSON() -> [UInt8] { written() }

    public init(json bytes: [UInt8]) throws(MalformedDocument) { try self.init(quickly: bytes) }

    /// Reads the canonical JSON, and refuses another schema, another kind, and limits of columns that are not there.
    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension BuildColumn: DocumentPart {
    static let definition = "column"
    static let note: String? = "What the limits of a column mean."
    static let blank = BuildColumn()

    static func tell(_ column: inout BuildColumn, in form: inout some DocumentForm) {
        form.text(.noted("product", "null: all of the chart's products"), &column.product)
        form.text(.noted("class_label", "The class as the carrier prints it."), &column.classLabel)
        form.word("rate_class", &column.rateClass)
        form.word("sex", &column.sex)
        form.word("tobacco", &column.tobacco)
        form.part("age", &column.age)
        form.textIfAny(
            .noted("condition", "What else must be so, in the carrier's words; absent where nothing is printed."),
            &column.condition)
        form.cells(&column.cells)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension BuildRow: DocumentPart {
    static let definition = "row"
    static let note: String? = "One height, height band or age, with the limits printed there."
    static let blank = BuildRow(height: .any)

    static func tell(_ row: inout BuildRow, in form: inout some DocumentForm) {
        form.figure("height_min_in", &row.height.min)
        form.figure("height_max_in", &row.height.max)
        form.part(.noted("age", "The age that the row itself names."), &row.age)
        form.cells(&row.cells)
        form.parts("limits", &row.limits)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension BuildLimit: DocumentPart {
    static let definition = "limit"
    static let blank = BuildLimit(column: 0)

    static func tell(_ limit: inout BuildLimit, in form: inout some DocumentForm) {
        form.whole(.noted("column", "Counts from 0 in columns."), &limit.column)
        form.figure("weight_min_lb", &limit.weightMin)
        form.figure("weight_max_lb", &limit.weightMax)
        form.figure("bmi_min", &limit.bmiMin)
        form.figure("bmi_max", &limit.bmiMax)
        form.cells(&limit.cells)
        form.partsIfAny(
            .noted("corrections", "The figures that are not as printed; absent where all are."), &limit.corrections)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}

extension AgeRange: DocumentPart {
    static let definition = "age"
    static let blank = AgeRange.any

    static func tell(_ age: inout AgeRange, in form: inout some DocumentForm) {
        form.whole("min", &age.min)
        form.whole("max", &age.max)
        form.word("unit", &age.unit)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }
}
