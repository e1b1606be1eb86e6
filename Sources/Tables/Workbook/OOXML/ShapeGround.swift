/// Whether a shape of a drawing hides what is below it: by its own fill, else by that of its style.
struct ShapeGround {
    private var own: Bool?
    private var style = false
    private var isInProperties = false
    private var lineDepth = 0
    private var isInFill = false

    var isSolid: Bool { own ?? style }

    mutating func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "spPr": isInProperties = true
        case "ln", "effectLst": lineDepth += 1
        case "noFill" where isInProperties && lineDepth == 0: own = false
        case "solidFill", "gradFill", "pattFill", "blipFill", "grpFill":
            guard isInProperties, lineDepth == 0 else { return }
            (own, isInFill) = (true, true)
        // In thousandths of a hundredth.
        case "alpha" where isInFill: if let share = attributes.number("val"), share < 90_000 { own = false }
        case "fillRef": style = (attributes.number("idx") ?? 0) > 0
        default: break
        }
    }

    mutating func end(_ name: ElementName) {
        switch name {
        case "spPr": isInProperties = false
        case "ln", "effectLst": lineDepth -= 1
        case "solidFill", "gradFill", "pattFill", "blipFill", "grpFill": isInFill = false
        default: break
        }
    }
}
