extension BuildChart {
    /// Reads what ``canonicalJSON()`` wrote; `nil` where the reader loses its way, and for limits of columns that are not
    /// there.
    init?(reading reader: inout CanonicalJSONReader) {
        let chart: BuildChart? = reader.object { reader in
            guard let head = reader.chartHead(schema: BuildChart.schema, kind: .build) else { return nil }
            reader.key("columns")
            let columns = reader.array { reader in reader.object { BuildColumn(reading: &$0) } }
            reader.key("rows")
            let rows = reader.array { reader in reader.object { BuildRow(reading: &$0) } }
            guard rows.allSatisfy({ $0.limits.allSatisfy { columns.indices.contains($0.column) } }) else { return nil }
            return BuildChart(
                id: head.id, products: head.products, title: head.title, source: head.source, columns: columns,
                rows: rows, notes: reader.notes())
        }
        guard let chart else { return nil }
        self = chart
    }
}

extension BuildColumn {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("product")
        let product = reader.optionalText()
        reader.key("class_label")
        let label = reader.optionalText()
        reader.key("rate_class")
        var rateClass: RateClass?
        if let id = reader.optionalText() {
            guard let known = RateClass(rawValue: id) else { return nil }
            rateClass = known
        }
        reader.key("sex")
        guard let sex = reader.word(Sex.self) else { return nil }
        reader.key("tobacco")
        guard let tobacco = reader.word(Tobacco.self) else { return nil }
        reader.key("age")
        guard let age = reader.age() else { return nil }
        self.init(
            product: product, classLabel: label, rateClass: rateClass, sex: sex, tobacco: tobacco, age: age,
            cells: reader.cells())
    }
}

extension BuildRow {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("height_min_in")
        let low = reader.optionalFigure()
        reader.key("height_max_in")
        let high = reader.optionalFigure()
        reader.key("age")
        let age = reader.isNull() ? nil : reader.age()
        let cells = reader.cells()
        reader.key("limits")
        self.init(
            height: HeightRange(min: low, max: high), age: age, cells: cells,
            limits: reader.array { reader in reader.object { BuildLimit(reading: &$0) } })
    }
}

extension BuildLimit {
    fileprivate init(reading reader: inout CanonicalJSONReader) {
        reader.key("column")
        let column = reader.integer()
        reader.key("weight_min_lb")
        let weightMin = reader.optionalFigure()
        reader.key("weight_max_lb")
        let weightMax = reader.optionalFigure()
        reader.key("bmi_min")
        let bmiMin = reader.optionalFigure()
        reader.key("bmi_max")
        let bmiMax = reader.optionalFigure()
        let cells = reader.cells()
        self.init(
            column: column, weightMin: weightMin, weightMax: weightMax, bmiMin: bmiMin, bmiMax: bmiMax, cells: cells,
            corrections: reader.corrections())
    }
}
