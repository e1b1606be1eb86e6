/// What charts of every kind have in common; `CanonicalJSONWriter.chartHead` wrote it.
extension CanonicalJSONReader {
    struct ChartHead {
        var id: ChartID
        var products: [String]
        var title: String?
        var source: ChartSource
    }

    /// The members before a chart's columns or rules; loses the way for another schema or kind.
    mutating func chartHead(schema: String, kind: ManifestEntry.Kind) -> ChartHead? {
        key("schema")
        guard text() == schema else { return lost(nil) }
        key("kind")
        guard word(ManifestEntry.Kind.self) == kind else { return lost(nil) }
        key("id")
        guard let id = ChartID(text()) else { return lost(nil) }
        key("carrier")
        guard text() == id.carrier else { return lost(nil) }
        key("chart")
        guard text() == id.chart else { return lost(nil) }
        key("edition")
        guard text() == id.edition else { return lost(nil) }
        key("products")
        let products = texts()
        key("title")
        let title = optionalText()
        key("source")
        let source = object {
            $0.key("path")
            let path = $0.text()
            $0.key("sha256")
            let sha256 = $0.text()
            $0.key("format")
            let format = $0.text()
            $0.key("encoding")
            return ChartSource(path: path, sha256: sha256, format: format, encoding: $0.text())
        }
        return ChartHead(id: id, products: products, title: title, source: source)
    }

    mutating func notes() -> [ChartNote] {
        key("notes")
        return decoded([ChartNote].self) ?? []
    }

    mutating func cells() -> [CellReference] {
        key("cells")
        return array { $0.cell() }
    }

    package mutating func cell() -> CellReference? { object { CellReference(reading: &$0) } }

    mutating func corrections() -> [AppliedCorrection] {
        optionalKey("corrections") ? decoded([AppliedCorrection].self) ?? [] : []
    }

    mutating func age() -> AgeRange? {
        object {
            $0.key("min")
            let min = $0.optionalInteger()
            $0.key("max")
            let max = $0.optionalInteger()
            $0.key("unit")
            return $0.word().map { AgeRange(min: min, max: max, unit: $0) }
        }
    }
}

extension CellReference {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("field")
        guard let field = reader.word(Field.self) else { return nil }
        reader.key("reading")
        guard let reading = reader.word(Reading.self) else { return nil }
        reader.key("table")
        let table = reader.integer()
        reader.key("row")
        let row = reader.optionalInteger() ?? -1
        reader.key("column")
        let column = reader.optionalInteger() ?? -1
        guard let place = reader.placeInFile() else { return nil }
        reader.key("text")
        self.init(
            field: field, reading: reading, table: table, row: row, column: column, place: place, text: reader.text())
    }
}
