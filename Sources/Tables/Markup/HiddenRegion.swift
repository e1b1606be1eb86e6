/// Whether the parser stands inside an element that a page hides or strikes out.
///
/// Only the outermost hidden element is followed: how deep it is nested into is counted, so that pages that hide nothing
/// pay nothing.
struct HiddenRegion {
    /// What the page's style sheets hide.
    var styles = StyleSheet()
    private var depth = 0

    var isOpen: Bool { depth > 0 }

    mutating func start(_ element: Element, _ attributes: Attributes) {
        if depth > 0 { depth += 1 } else if hides(element, attributes) { depth = 1 }
    }

    mutating func end() {
        if depth > 0 { depth -= 1 }
    }

    /// What the element says itself goes before what the style sheets say of it.
    func hides(_ element: Element, _ attributes: Attributes) -> Bool {
        if element.isStruck { return true }
        guard !attributes.isEmpty else { return styles.hides(element, attributes) }
        return attributes.hides ?? styles.hides(element, attributes)
    }
}
