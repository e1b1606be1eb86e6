/// Whether the parser stands inside an element that a page hides or strikes out.
///
/// Only the outermost hidden element is followed: how deep it is nested into is counted, so that pages that hide nothing
/// pay nothing.
struct HiddenRegion {
    private var depth = 0

    var isOpen: Bool { depth > 0 }

    mutating func start(_ attributes: Attributes, isStruck: Bool) {
        if depth > 0 {
            depth += 1
        } else if isStruck || !attributes.isEmpty && attributes.isHidden {
            depth = 1
        }
    }

    mutating func end() {
        if depth > 0 { depth -= 1 }
    }
}
