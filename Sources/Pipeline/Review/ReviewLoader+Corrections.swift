import ChartSchema
import Eligibility

extension ReviewLoader {
    /// `{"chart": "…", "cell": {…}, "field": "weight_max_lb", "expect": 186, "publish": 196, "reason": "…", …}`.
    mutating func correction(_ node: PlacedJSON) -> Correction? {
        guard
            let object = reader.object(
                node, what: "a correction",
                required: ["chart", "field", "expect", "publish", "reason", "who", "date"],
                optional: ["cell", "where", "until"])
        else { return nil }
        let chart = chart(object)
        let field = reader.choice(
            object.member("field")?.value, code: "field", what: "a field",
            of: AppliedCorrection.Field.allCases.map(\.rawValue)
        ).flatMap(AppliedCorrection.Field.init(rawValue:))
        let address = address(object, of: node)
        let values = field.flatMap { field in
            let expected = value(object.member("expect")?.value, of: field, what: "what the chart is expected to say")
            let published = value(object.member("publish")?.value, of: field, what: "what to publish")
            return expected.flatMap { expected in published.map { (expected, $0) } }
        }
        let signature = signature(object)
        let until = reader.date(object.member("until")?.value, what: "the last day it holds")
        guard let chart, let field, let address, let values, let signature else { return nil }
        if values.0 == values.1, let range = object.member("publish")?.value.range {
            reader.report(
                "correction.empty", at: range, expected: "another value than \"expect\"", found: values.1.description,
                help: "remove the correction")
        }
        let correction = Correction(
            chart: chart, address: address,
            applied: AppliedCorrection(
                field: field, printed: values.0, published: values.1, reason: signature.reason, who: signature.who,
                date: signature.date),
            until: until, file: file, place: reader.place(of: node.range), written: node)
        unique("\(chart): \(correction.name)", what: "the correction of", at: node.range)
        return correction
    }

    // MARK: Address

    private mutating func address(_ object: PlacedJSON, of node: PlacedJSON) -> Correction.Address? {
        switch (object.member("cell")?.value, object.member("where")?.value) {
        case (let cell?, nil): return self.cell(cell).map { .cell($0) }
        case (nil, let key?): return self.key(key)
        default:
            let start = node.range.lowerBound
            reader.report(
                "correction.place", at: start..<start + 1,
                expected: "either \"cell\" or \"where\" in a correction",
                found: object.member("cell") == nil ? "none" : "both",
                help: "name the raw cell: \"cell\": {\"file\": …, \"table\": 0, \"row\": …, \"column\": …}")
            return nil
        }
    }

    private mutating func cell(_ node: PlacedJSON) -> Correction.Cell? {
        guard let object = reader.object(node, what: "a cell", required: ["file", "table", "row", "column"]) else {
            return nil
        }
        let file = reader.text(object.member("file")?.value, what: "the raw file")
        let numbers = ["table", "row", "column"].map { number(object.member($0)?.value, what: "a \($0)'s number") }
        guard let file, let table = numbers[0], let row = numbers[1], let column = numbers[2] else { return nil }
        return Correction.Cell(file: file, table: table, row: row, column: column)
    }

    private mutating func key(_ node: PlacedJSON) -> Correction.Address? {
        guard
            let object = reader.object(
                node, what: "where the value is", required: [],
                optional: [
                    "height", "class", "sex", "age", "tobacco", "product", "medication", "use", "lookback_min_months",
                    "lookback_max_months", "condition",
                ])
        else { return nil }
        let product = reader.text(object.member("product")?.value, what: "a product's id")
        if object.member("medication") != nil {
            let use = said(object, "use") { $0.reader.text($1, what: "a use") }
            let low = said(object, "lookback_min_months") { $0.number($1, what: "months") }
            let high = said(object, "lookback_max_months") { $0.number($1, what: "months") }
            let condition = said(object, "condition") { $0.reader.text($1, what: "a condition as printed") }
            return reader.text(object.member("medication")?.value, what: "a medication").map {
                .rule(
                    Correction.RuleName(
                        medication: $0, use: use, product: product,
                        detail: RuleDetail(lookbackMin: low, lookbackMax: high, condition: condition)))
            }
        }
        var query = ValueQuery()
        query.product = product
        query.height = height(object.member("height")?.value)
        query.rateClass = reader.text(object.member("class")?.value, what: "a class")
        query.sex = word(object.member("sex")?.value, "a sex", Sex.self)
        query.tobacco = word(object.member("tobacco")?.value, "a tobacco state", Tobacco.self)
        query.age = number(object.member("age")?.value, what: "an age in years")
        return .limit(query)
    }

    /// What a member says of a part of a rule; `null` says that there is none.
    private mutating func said<Value>(
        _ object: PlacedJSON, _ key: String, _ read: (inout ReviewLoader, PlacedJSON) -> Value?
    ) -> Said<Value> {
        guard let node = object.member(key)?.value else { return .unsaid }
        if node.value == .null { return .exactly(nil) }
        return read(&self, node).map { .exactly($0) } ?? .unsaid
    }

    private mutating func height(_ node: PlacedJSON?) -> HeightText? {
        guard let node, let text = reader.text(node, what: "a height") else { return nil }
        guard let height = HeightText(text) else {
            reader.report(
                "height", at: node.range, expected: "a height such as 5'10\" or 70", found: node.inWords,
                help: "write feet and inches, inches, or centimetres with cm")
            return nil
        }
        return height
    }

    private mutating func word<Word: RawRepresentable & CaseIterable>(
        _ node: PlacedJSON?, _ what: String, _: Word.Type
    ) -> Word? where Word.RawValue == String {
        reader.choice(node, code: "word", what: what, of: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
    }

    private mutating func number(_ node: PlacedJSON?, what: String) -> Int? {
        guard let node else { return nil }
        guard case .number(let text) = node.value, let number = Int(text), number >= 0 else {
            reader.report(
                "number", at: node.range, expected: "\(what): a whole number from 0", found: node.inWords,
                help: "write it as chartwright explain prints it")
            return nil
        }
        return number
    }

    // MARK: Values

    private mutating func value(
        _ node: PlacedJSON?, of field: AppliedCorrection.Field, what: String
    ) -> AppliedCorrection.Value? {
        guard let node else { return nil }
        switch (field, node.value) {
        case (.outcome, _):
            return reader.choice(
                node, code: "outcome", what: "an outcome", of: MedicationOutcome.allCases.map(\.rawValue)
            ).map { .word($0) }
        case (.lookbackMin, .null), (.lookbackMax, .null): return .nothing
        case (_, .number(let text)):
            let isMonths = field == .lookbackMin || field == .lookbackMax
            if let figure = Figure(text), figure >= 0, !isMonths || figure.wholeValue != nil { return .figure(figure) }
            fallthrough
        default:
            reader.report(
                "value", at: node.range, expected: "\(what): a figure with at most four decimals", found: node.inWords,
                help: "write the figure as chartwright show prints it")
            return nil
        }
    }
}
