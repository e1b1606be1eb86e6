/// Whether the parser stands inside an element that a page hides or strikes out.
///
/// Only the outermost hidden element is followed: how deep it is nested into is counted, so that pages that hide nothing
/// pay nothing.
struct HiddenRegion {
    /// What the page's style sheets hide.
    var styles = StyleSheet()
    private var depth = 0
    /// Why nothing is read here.
    private(set) var showing = Showing.shown

    var isOpen: Bool { depth > 0 }

    /// What stands here is shown, and does not hold.
    var isStruck: Bool { depth > 0 && showing == .struck }

    mutating func start(_ element: Element, _ attributes: Attributes) {
        if depth > 0 {
            depth += 1
        } else {
            showing = showing(of: element, attributes)
            if showing != .shown { depth = 1 }
        }
    }

    /// The same outside tables, where a hidden container says nothing: Google's sheets and tabbed pages are shown by a script.
    mutating func startOutside(_ element: Element, _ attributes: Attributes) {
        if depth > 0 || showing(of: element, attributes) == .struck { start(element, attributes) }
    }

    mutating func end() {
        if depth > 0 { depth -= 1 }
    }

    /// What the element says itself goes before what the style sheets say of it.
    func showing(of element: Element, _ attributes: Attributes) -> Showing {
        if element.isStruck { return .struck }
        guard !attributes.isEmpty else { return styles.showing(element, attributes) }
        return attributes.showing ?? styles.showing(element, attributes)
    }
}
