/// What the attributes of an element say of its value.
extension RecordFrame {
    /// `weightMin (lb)` for `<weightMin unit="lb">`; `Preferred max` for `<max class="Preferred">`.
    var leafName: String {
        var name = name
        for field in attributes where !field.text.isEmpty {
            // `<plan name="Beacon Term">` is called so, and no plan of another name.
            if attributes.count == 1, RecordFrame.isNameOfPlan(field, of: self.name) { return field.text }
            if RecordFrame.isUnit(field) {
                name += " (\(field.text))"
            } else if !RecordFrame.onlyQualifies(field), RecordFrame.sign(of: field) == nil {
                // `<decision unless="on insulin">` is "unless on insulin decision", `<decision override="Accept">` "override Accept decision",
                // `<decision tobacco="no">` "tobacco: no decision".
                let answer = RecordFrame.isAnswer(field) ? "\(RecordFrame.spaced(field.name)): " : ""
                let own = RecordFrame.names(field) ? answer : "\(RecordFrame.spaced(field.name)) "
                name = "\(own)\(field.text) \(name)"
            }
        }
        return name
    }

    /// The element's own text, behind the sign that an attribute gives: `> 24` for `<lookback operator="gt">24</lookback>`.
    var leafText: String {
        let sign = attributes.lazy.compactMap(RecordFrame.sign).first ?? ""
        return sign.isEmpty || ownText.isEmpty ? ownText : "\(sign) \(ownText)"
    }

    /// Whether an attribute's value tells its element from others of the name by itself: `class`, `product`, `sex`; not that of `unless`,
    /// `excludeStates`, `override`.
    private static func names(_ field: RecordField) -> Bool {
        spaced(field.name).lowercased().split(separator: " ").allSatisfy { naming.contains(String($0)) }
    }

    private static func isNameOfPlan(_ field: RecordField, of element: String) -> Bool {
        ["plan", "product", "policy", "produit", "producto"].contains(element.lowercased())
            && ["name", "label", "title", "nom", "nombre"].contains(field.name.lowercased())
    }

    /// Whether the value says nothing without the attribute's name: `tobacco="no"`.
    private static func isAnswer(_ field: RecordField) -> Bool {
        ["yes", "no", "y", "n", "true", "false", "si", "sí", "oui", "non"].contains(field.text.lowercased())
            && spaced(field.name).lowercased().split(separator: " ").contains { asking.contains(String($0)) }
    }

    private static let asking: Set<String> = ["tobacco", "smoker", "smoking", "nicotine"]

    private static let naming: Set<String> = [
        "class", "classname", "rateclass", "rate", "uwclass", "uw", "underwriting", "risk", "category", "name", "label",
        "title", "type", "kind", "level", "tier", "table", "product", "plan", "policy", "benefit", "coverage", "code",
        "id", "key", "sex", "gender", "tobacco", "smoker", "smoking", "nicotine", "status", "age", "ages", "agerange",
        "band", "range", "bound", "end", "limit", "for", "in", "of", "on", "to", "state", "states", "group", "column",
        "col", "header", "what",
        "value", "classe", "sexe", "produit", "nom", "clase", "sexo", "producto", "form", "route", "side", "minmax",
    ]

    /// The sign of an attribute that compares; `nil` for other attributes.
    static func sign(of field: RecordField) -> String? {
        compares(field) ? signs[field.text.lowercased()] : nil
    }

    static func compares(_ field: RecordField) -> Bool {
        ["operator", "op", "comparison", "comparator", "relation"].contains(field.name.lowercased())
    }

    static func isUnit(_ field: RecordField) -> Bool {
        ["unit", "units", "uom"].contains(field.name.lowercased())
    }

    private static let signs: [String: String] = {
        var signs: [String: String] = [:]
        for name in [">", "gt", "greaterthan", "greater than", "more than", "over", "after"] { signs[name] = ">" }
        for name in [">=", "≥", "ge", "gte", "at least"] { signs[name] = ">=" }
        for name in ["<", "lt", "lessthan", "less than", "under"] { signs[name] = "<" }
        for name in ["<=", "≤", "le", "lte", "at most", "up to", "within"] { signs[name] = "<=" }
        for name in ["=", "eq", "equals", "is"] { signs[name] = "" }
        return signs
    }()

    /// Whether the element's attributes are values beside its text, and not names of it: `<limit max="180">Preferred</limit>`
    /// gives two columns, `<max class="Preferred">180</max>` one.
    var attributesAreValues: Bool {
        // `<max height="63">158</max>`, `<use decision="Accept">Diabetes</use>`: the attribute says something of the text.
        if !ownText.isEmpty, attributes.contains(where: { Self.saying.contains($0.name.lowercased()) }) { return true }
        guard !RowForm.isFigure(Array(ownText.utf8)[...]) else { return false }
        return attributes.contains { !RecordFrame.onlyQualifies($0) && RowForm.isFigure(Array($0.text.utf8)[...]) }
    }

    /// Attributes that say something of their element, and do not tell it from the others.
    private static let saying: Set<String> = [
        "height", "ht", "heightin", "height_in", "inches", "heightinches", "decision", "outcome", "action",
        "determination", "use", "uses", "usedfor", "used_for", "indication", "indications", "treats",
    ]

    /// Attributes that only qualify a value: its unit, its language, the type of its data.
    static func onlyQualifies(_ field: RecordField) -> Bool {
        switch field.name.lowercased() {
        case "unit", "units", "uom", "lang", "language", "tc": return true
        case "type":
            let type = field.text.split(separator: ":").last?.lowercased() ?? ""
            return dataTypes.contains(type) || rowTypes.contains(type)
        default: return false
        }
    }

    private static let dataTypes: Set<String> = [
        "", "string", "text", "number", "numeric", "integer", "int", "long", "short", "decimal", "double", "float",
        "date",
        "boolean", "bool", "html", "xhtml", "text/html", "text/plain",
    ]

    /// What a row is: `<row type="header">`.
    private static let rowTypes: Set<String> = ["header", "heading", "head", "data", "body", "row", "footer"]
}
