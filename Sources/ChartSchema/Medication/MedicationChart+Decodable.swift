extension MedicationChart: Decodable {
    private enum Key: String, CodingKey {
        case schema, kind, id, products, title, source, rules, notes
    }

    /// Reads the canonical JSON, and refuses another schema, another kind, and rules that name no cell.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for (key, expected) in [(Key.schema, MedicationChart.schema), (.kind, ManifestEntry.Kind.medication.rawValue)] {
            let found = try container.decode(String.self, forKey: key)
            guard found == expected else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "expected \"\(expected)\", found \"\(found)\"")
            }
        }
        var sharing = RuleSharing()
        var list = try container.nestedUnkeyedContainer(forKey: .rules)
        var rules: [MedicationRule] = []
        rules.reserveCapacity(list.count ?? 0)
        while !list.isAtEnd { rules.append(sharing.shared(try list.decode(MedicationRule.self))) }
        self.init(
            id: try container.decode(ChartID.self, forKey: .id),
            products: try container.decode([String].self, forKey: .products),
            title: try container.decodeIfPresent(String.self, forKey: .title),
            source: try container.decode(ChartSource.self, forKey: .source),
            rules: rules,
            notes: try container.decode([ChartNote].self, forKey: .notes))
    }
}

extension MedicationRule: Decodable {
    private enum Key: String, CodingKey {
        case product, medication, ingredients, rxcui, use, condition, outcome, tests, cells, corrections
        case lookbackMin = "lookback_min_months"
        case lookbackMax = "lookback_max_months"
        case lookbackBasis = "lookback_basis"
        case outcomeLabel = "outcome_label"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let cells = try container.decode([CellReference].self, forKey: .cells)
        guard !cells.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .cells, in: container, debugDescription: "a rule names no cell")
        }
        self.init(
            medication: try container.decode(String.self, forKey: .medication),
            ingredients: try container.decode([String].self, forKey: .ingredients),
            rxcui: try container.decode([String].self, forKey: .rxcui),
            use: try container.decodeIfPresent(String.self, forKey: .use),
            lookback: LookbackWindow(
                minMonths: try container.decodeIfPresent(Int.self, forKey: .lookbackMin),
                maxMonths: try container.decodeIfPresent(Int.self, forKey: .lookbackMax),
                basis: try container.decodeIfPresent(LookbackWindow.Basis.self, forKey: .lookbackBasis)),
            condition: try container.decodeIfPresent(String.self, forKey: .condition),
            tests: try container.decode([ConditionTest].self, forKey: .tests),
            outcome: try container.decode(MedicationOutcome.self, forKey: .outcome),
            outcomeLabel: try container.decode(String.self, forKey: .outcomeLabel),
            product: try container.decodeIfPresent(String.self, forKey: .product),
            cells: cells,
            corrections: try container.decodeIfPresent([AppliedCorrection].self, forKey: .corrections) ?? [])
    }
}
