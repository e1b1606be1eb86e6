import ChartSchema
import Reading

extension ConfigurationReader {
    /// What a carrier's names mean.
    ///
    /// A name stands for a rate class (`"Select": "standard-plus"`), for a minimum that all classes share (`"minimum"`),
    /// for a product or a tobacco state with it (`{"product": "basic", "class": "modified", "label": "Basic"}`), for what
    /// a word or mark of a medication chart decides (`"•": {"outcome": "decline", "label": "Not eligible"}`), or for
    /// several of these (`[…]`). Of a text that no grammar claims a person says it in other words (`{"words": "Decline"}`),
    /// or what becomes of it (`{"text": "as-printed"}`, `{"text": "left-out", "reason": "…"}`).
    mutating func meanings(_ node: PlacedJSON?, products: [String]) -> [PipelineConfiguration.NamedMeaning] {
        guard let node else { return [] }
        guard case .object(let members) = node.value else {
            report(
                "type", at: node.range, expected: "the meanings: an object", found: node.inWords, help: "write { … }")
            return []
        }
        return members.map { member in
            let nodes = if case .array(let several) = member.value.value { several } else { [member.value] }
            if nodes.isEmpty {
                report(
                    "meaning", at: member.value.range, expected: "what \(member.key.quoted) means",
                    found: "an empty array", help: "write a rate class such as \"standard\"")
            }
            return PipelineConfiguration.NamedMeaning(
                name: member.key, meanings: nodes.compactMap { meaning($0, of: member.key, products: products) })
        }
    }

    private mutating func meaning(
        _ node: PlacedJSON, of name: String, products: [String]
    ) -> ReadingInstructions.Meaning? {
        if case .string(let word) = node.value {
            if word == "minimum" { return ReadingInstructions.Meaning(isCommon: true) }
            return rateClass(node, besides: ["minimum"]).map {
                ReadingInstructions.Meaning(rateClass: $0, label: name)
            }
        }
        let what = "what \(name.quoted) means"
        guard
            let object = object(
                node, what: what, required: [],
                optional: ["class", "product", "label", "tobacco", "outcome", "words", "text", "reason"])
        else { return nil }
        if object.member("words") != nil || object.member("text") != nil {
            return saying(object, of: name, what: what)
        }
        let product = choice(
            object.member("product")?.value, code: "product.unknown", what: "a product of the carrier", of: products)
        let granted = object.member("class").flatMap { rateClass($0.value, besides: []) }
        let tobacco = choice(
            object.member("tobacco")?.value, code: "tobacco", what: "a tobacco state",
            of: Tobacco.allCases.map(\.rawValue))
        let outcome = word(object.member("outcome")?.value, "an outcome", MedicationOutcome.self)
        let label = text(object.member("label")?.value, what: "the class label to publish")
        return ReadingInstructions.Meaning(
            rateClass: granted, product: product, label: label ?? (product == nil ? name : nil),
            tobacco: tobacco.flatMap(Tobacco.init(rawValue:)), outcome: outcome)
    }

    /// `{"words": "Decline", "reason": "…"}`, `{"text": "left-out", "reason": "…"}`.
    private mutating func saying(
        _ object: PlacedJSON, of name: String, what: String
    ) -> ReadingInstructions.Meaning? {
        let reason = text(object.member("reason")?.value, what: "why")
        if let node = object.member("words")?.value {
            return text(node, what: "other words for \(name.quoted)").map {
                ReadingInstructions.Meaning(saying: Saying(name, .words($0), reason: reason))
            }
        }
        guard let node = object.member("text")?.value,
            let word = choice(
                node, code: "meaning", what: what, of: [TypedMeaning.asPrinted, TypedMeaning.leftOut])
        else { return nil }
        guard word == TypedMeaning.leftOut else {
            return ReadingInstructions.Meaning(saying: Saying(name, .asPrinted, reason: reason))
        }
        guard let reason else {
            report(
                "meaning", at: node.range, expected: "a reason for leaving \(name.quoted) out", found: "none",
                help: "add \"reason\": \"…\"")
            return nil
        }
        return ReadingInstructions.Meaning(saying: Saying(name, .leftOut, reason: reason))
    }

    private mutating func rateClass(_ node: PlacedJSON, besides words: [String]) -> RateClass? {
        choice(
            node, code: "class.unknown", what: "a rate class", of: RateClass.allCases.map(\.rawValue) + words
        ).flatMap(RateClass.init(rawValue:))
    }

    /// What a person has said of a chart: `{"unit": "kilograms", "sex": "female", "tobacco": "no"}`, of single columns
    /// `{"units": {"Max": "kilograms"}}`, or of a list of
    /// medications: `{"outcome": "decline"}`.
    mutating func given(_ node: PlacedJSON?) -> Given {
        guard let node,
            let object = object(
                node, what: "what is given", required: [], optional: ["unit", "units", "sex", "tobacco", "outcome"])
        else { return Given() }
        return Given(
            unit: word(object.member("unit")?.value, "a unit of weight", Given.WeightUnit.self),
            units: units(object.member("units")?.value),
            sex: word(object.member("sex")?.value, "a sex", Sex.self),
            tobacco: word(object.member("tobacco")?.value, "a tobacco state", Tobacco.self),
            outcome: word(object.member("outcome")?.value, "an outcome", MedicationOutcome.self))
    }

    /// The units of single columns: `{"Max": "kilograms"}`.
    private mutating func units(_ node: PlacedJSON?) -> [String: Given.WeightUnit] {
        guard let node else { return [:] }
        guard case .object(let members) = node.value else {
            report(
                "type", at: node.range, expected: "the units of columns: an object", found: node.inWords,
                help: "write { … }")
            return [:]
        }
        var units: [String: Given.WeightUnit] = [:]
        for member in members { units[member.key] = word(member.value, "a unit of weight", Given.WeightUnit.self) }
        return units
    }

    private mutating func word<Word: RawRepresentable & CaseIterable>(
        _ node: PlacedJSON?, _ what: String, _: Word.Type
    ) -> Word? where Word.RawValue == String {
        choice(node, code: "given", what: what, of: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
    }
}
