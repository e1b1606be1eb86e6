/// What a format that depends on a condition changes in what a cell says.
struct ConditionFormat: Equatable {
    /// What it does to the text of a cell.
    enum Effect { case none, hides, strikes }

    var isStruck = false
    var color: SheetColor?
    var hasGround = false
    /// The ground that it gives; `nil` where it gives none, or one of which the colour is not known.
    var ground: SheetColor?
    /// Its number format, or its bars and signs instead of the figures, show nothing of a figure.
    var showsNothing = false
    var isInFont = false

    var changesText: Bool { isStruck || color != nil || showsNothing }

    mutating func read(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "font": isInFont = true
        case "strike" where isInFont: isStruck = attributes.flag("val") ?? true
        case "color" where isInFont: color = SheetColor(attributes)
        case "fill": hasGround = true
        case "bgColor" where hasGround: ground = SheetColor(attributes)
        case "numFmt": showsNothing = attributes["formatCode"].map { NumberFormat($0).isBlank } ?? false
        default: break
        }
    }

    /// What becomes of the text of a cell for which the condition holds.
    ///
    /// - Parameter own: The cell's own ground; `nil` for a pattern or a shade.
    func effect(on own: SheetColor?) -> Effect {
        if isStruck { return .strikes }
        if showsNothing { return .hides }
        guard let color, let ground = hasGround ? ground : own else { return .none }
        return color.looksLike(ground) ? .hides : .none
    }
}
