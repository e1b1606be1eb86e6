/// The conditions of a worksheet's formats, in both of the places where Excel keeps them.
struct ConditionRules {
    private(set) var found: [SheetCondition] = []
    /// How many of them stand before the last range that was read behind its rules.
    private var ranged = 0
    private var range = ""
    private var open: SheetCondition?
    private var relation: ConditionTest.Relation?
    private var formulas: [String] = []
    /// Whether the rule is one of Excel 2010: its format and its range stand inside.
    private var isExtended = false
    private var piece: [UInt8]?

    mutating func start(_ name: ElementName, _ attributes: PartAttributes, _ styles: StylesPart) {
        switch name {
        case "conditionalFormatting":
            range = attributes["sqref"] ?? ""
            isExtended = range.isEmpty
        case "cfRule": begin(attributes, styles)
        // Bars and signs may stand instead of the figures.
        case "dataBar", "iconSet":
            if attributes.flag("showValue") == false {
                open?.format.showsNothing = true
                open?.always = true
            }
        case "dxf": open?.format = ConditionFormat()
        case "formula", "f", "sqref": piece = []
        default: open?.format.read(name, attributes)
        }
    }

    private mutating func begin(_ attributes: PartAttributes, _ styles: StylesPart) {
        var rule = SheetCondition(range: range, format: ConditionFormat())
        if let number = attributes.number("dxfId") { rule.format = styles.condition(number) }
        formulas = []
        relation = nil
        switch attributes["type"] {
        case "cellIs": relation = attributes["operator"].flatMap { ConditionTest.Relation(rawValue: $0) }
        case "containsBlanks", "containsErrors": rule.always = false
        case "notContainsBlanks", "notContainsErrors": rule.always = true
        case "expression": break
        default: formulas = [""]
        }
        open = rule
    }

    mutating func end(_ name: ElementName) {
        switch name {
        case "font": open?.format.isInFont = false
        case "formula", "f": formulas.append(takePiece())
        case "sqref":
            let own = takePiece()
            // One range for all the rules of a list that stand before it.
            for place in ranged..<found.count where found[place].range.isEmpty { found[place].range = own }
            ranged = found.count
        case "cfRule":
            guard var rule = open else { return }
            if !isExtended { rule.test = test(range) }
            found.append(rule)
            open = nil
        default: break
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { piece? += bytes }

    private mutating func takePiece() -> String {
        defer { piece = nil }
        return String(decoding: piece ?? [], as: UTF8.self)
    }

    private func test(_ range: String) -> ConditionTest? {
        guard let corner = SheetPart.ranges(range).first else { return nil }
        let (row, column) = (corner.rows.lowerBound, corner.columns.lowerBound)
        guard let relation else {
            return formulas.count == 1 ? ConditionText.formula(formulas[0], row: row, column: column) : nil
        }
        let right = formulas.compactMap { ConditionText.operand($0, row: row, column: column) }
        return right.count == formulas.count ? ConditionTest(relation: relation, right: right) : nil
    }
}
