/// What a format that depends on a condition changes in what a cell says.
struct ConditionFormat: Equatable {
    /// What it does to the text of a cell.
    enum Effect { case none, hides, strikes, rewords }

    var isStruck = false
    var color: SheetColor?
    var hasGround = false
    /// The ground that it gives; `nil` where it gives none, or one of which the colour is not known.
    var ground: SheetColor?
    /// Its number format, or its bars and signs instead of the figures, show nothing of a figure.
    var showsNothing = false
    /// Its number format shows something else than the figure: a word, or a unit behind it.
    var rewords = false
    var isInFont = false

    var changesText: Bool { isStruck || color != nil || showsNothing || rewords }

    mutating func take(_ format: NumberFormat) {
        showsNothing = format.isBlank
        rewords = !format.isBlank && !format.showsFiguresPlainly
    }

    mutating func read(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "font": isInFont = true
        case "strike" where isInFont: isStruck = attributes.flag("val") ?? true
        case "color" where isInFont: color = SheetColor(attributes)
        case "fill": hasGround = true
        case "bgColor" where hasGround: ground = SheetColor(attributes)
        case "numFmt": attributes["formatCode"].map { take(NumberFormat($0)) }
        default: break
        }
    }

    /// What it does where it does anything, whatever the grounds of the cells.
    var mostly: Effect { isStruck ? .strikes : rewords && !showsNothing ? .rewords : .hides }

    /// What becomes of the text of a cell for which the condition holds.
    ///
    /// - Parameter own: The cell's own ground; `nil` for a pattern or a shade.
    func effect(on own: SheetColor?) -> Effect {
        if isStruck { return .strikes }
        if showsNothing { return .hides }
        if let color, let ground = hasGround ? ground : own, color.looksLike(ground) { return .hides }
        return rewords ? .rewords : .none
    }
}
