extension BuildChart: Decodable {
    private enum Key: String, CodingKey {
        case schema, kind, id, products, title, source, columns, rows, notes
    }

    /// Reads the canonical JSON, and refuses another schema, another kind, and limits of columns that are not there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let schema = try container.decode(String.self, forKey: .schema)
        guard schema == BuildChart.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema, in: container,
                debugDescription: "expected \"\(BuildChart.schema)\", found \"\(schema)\"")
        }
        let kind = try container.decode(String.self, forKey: .kind)
        guard kind == "build" else {
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: container, debugDescription: "expected \"build\", found \"\(kind)\"")
        }
        self.init(
            id: try container.decode(ChartID.self, forKey: .id),
            products: try container.decode([String].self, forKey: .products),
            title: try container.decodeIfPresent(String.self, forKey: .title),
            source: try container.decode(ChartSource.self, forKey: .source),
            columns: try container.decode([BuildColumn].self, forKey: .columns),
            rows: try container.decode([BuildRow].self, forKey: .rows),
            notes: try container.decode([ChartNote].self, forKey: .notes))
        if let stray = rows.lazy.flatMap(\.limits).first(where: { !columns.indices.contains($0.column) }) {
            throw DecodingError.dataCorruptedError(
                forKey: .rows, in: container,
                debugDescription: "a limit names column \(stray.column) of \(columns.count)")
        }
    }
}

extension ChartID: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = ChartID(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected carrier/chart/edition, found \"\(text)\"")
        }
        self = id
    }
}

extension BuildColumn: Decodable {
    private enum CodingKeys: String, CodingKey {
        case product, sex, tobacco, age, cells
        case classLabel = "class_label"
        case rateClass = "rate_class"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            product: try container.decodeIfPresent(String.self, forKey: .product),
            classLabel: try container.decodeIfPresent(String.self, forKey: .classLabel),
            rateClass: try container.decodeIfPresent(RateClass.self, forKey: .rateClass),
            sex: try container.decode(Sex.self, forKey: .sex),
            tobacco: try container.decode(Tobacco.self, forKey: .tobacco),
            age: try container.decode(AgeRange.self, forKey: .age),
            cells: try container.decode([CellReference].self, forKey: .cells))
    }
}

extension BuildRow: Decodable {
    private enum CodingKeys: String, CodingKey {
        case heightMin = "height_min_in"
        case heightMax = "height_max_in"
        case age, cells, limits
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            height: HeightRange(
                min: try container.decodeIfPresent(Figure.self, forKey: .heightMin),
                max: try container.decodeIfPresent(Figure.self, forKey: .heightMax)),
            age: try container.decodeIfPresent(AgeRange.self, forKey: .age),
            cells: try container.decode([CellReference].self, forKey: .cells),
            limits: try container.decode([BuildLimit].self, forKey: .limits))
    }
}

extension BuildLimit: Decodable {
    private enum CodingKeys: String, CodingKey {
        case column, cells, corrections
        case weightMin = "weight_min_lb"
        case weightMax = "weight_max_lb"
        case bmiMin = "bmi_min"
        case bmiMax = "bmi_max"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            column: try container.decode(Int.self, forKey: .column),
            weightMin: try container.decodeIfPresent(Figure.self, forKey: .weightMin),
            weightMax: try container.decodeIfPresent(Figure.self, forKey: .weightMax),
            bmiMin: try container.decodeIfPresent(Figure.self, forKey: .bmiMin),
            bmiMax: try container.decodeIfPresent(Figure.self, forKey: .bmiMax),
            cells: try container.decode([CellReference].self, forKey: .cells),
            corrections: try container.decodeIfPresent([AppliedCorrection].self, forKey: .corrections) ?? [])
    }
}

extension ChartNote: Decodable {
    private enum Key: String, CodingKey {
        case kind, text, table, applied
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            kind: try container.decode(Kind.self, forKey: .kind),
            text: try container.decode(String.self, forKey: .text),
            table: try container.decodeIfPresent(Int.self, forKey: .table), place: try Place(from: decoder),
            applied: try container.decode(Bool.self, forKey: .applied))
    }
}
