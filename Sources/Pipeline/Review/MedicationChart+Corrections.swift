import ChartSchema

extension MedicationChart {
    /// Puts the corrections that hold into the rules; the cells keep what is printed.
    ///
    /// A correction of a cell corrects all rules that share it (a decision for two uses, or for two products); one of a rule corrects that
    /// alone. Rules are named as they are printed, whatever else is corrected of them.
    mutating func apply(_ corrections: [Correction], in pass: inout CorrectionPass) {
        let printed = rules
        for correction in corrections {
            let field = correction.applied.field
            var places = printed.indices.filter { isMeant(printed[$0], by: correction.address, field) }
            var isUnique = true
            if case .rule = correction.address {
                isUnique = Set(places.map { Correction.RuleName(printed[$0], of: self) }).count == 1
                // Two rules for one case that decide otherwise: the one that says what is expected is meant. Alike they are one.
                let expected = places.filter { printed[$0][field] == correction.applied.printed }
                if isUnique, !expected.isEmpty { places = expected }
            }
            let found = isUnique ? places : []
            guard pass.admits(correction, values: found.compactMap { rules[$0][field] }) else { continue }
            for place in found {
                rules[place][field] = correction.applied.published
                rules[place].corrections.append(correction.applied)
            }
        }
    }

    private func isMeant(
        _ rule: MedicationRule, by address: Correction.Address, _ field: AppliedCorrection.Field
    ) -> Bool {
        switch address {
        case .cell(let cell):
            guard cell.file == source.path, let own = rule.cell(of: field) else { return false }
            return (own.table, own.row, own.column) == (cell.table, cell.row, cell.column)
        case .rule(let name):
            return name.isMeant(rule, of: self)
        case .limit: return false
        }
    }
}

extension MedicationRule {
    /// A correctable value; `nil` for fields of build charts.
    subscript(field: AppliedCorrection.Field) -> AppliedCorrection.Value? {
        get {
            switch field {
            case .outcome: .word(outcome.rawValue)
            case .lookbackMin: lookback.minMonths.map { .figure(Figure($0)) } ?? .nothing
            case .lookbackMax: lookback.maxMonths.map { .figure(Figure($0)) } ?? .nothing
            case .weightMin, .weightMax, .bmiMin, .bmiMax: nil
            }
        }
        set {
            switch (field, newValue) {
            case (.outcome, .word(let word)): outcome = MedicationOutcome(rawValue: word) ?? outcome
            case (.lookbackMin, let value?): lookback.minMonths = value.months
            case (.lookbackMax, let value?): lookback.maxMonths = value.months
            default: break
            }
            // An end is counted from a fill: from the last one where the chart says nothing else.
            if lookback.minMonths ?? lookback.maxMonths != nil { lookback.basis = lookback.basis ?? .lastFill }
        }
    }

    /// The cell that gave a value: the window's own cell where it has one, else the one that decided the rule.
    func cell(of field: AppliedCorrection.Field) -> CellReference? {
        switch field {
        case .outcome: source
        case .lookbackMin, .lookbackMax: cells.first { $0.field == .lookback } ?? source
        case .weightMin, .weightMax, .bmiMin, .bmiMax: nil
        }
    }
}

extension AppliedCorrection.Value {
    fileprivate var months: Int? {
        guard case .figure(let figure) = self else { return nil }
        return figure.wholeValue
    }
}
