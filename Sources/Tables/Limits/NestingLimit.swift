extension TextLimits {
    /// Why so many tables or lists of a page are too many to stand in each other; `nil` where they are not.
    func nesting(_ count: Int, line: Int) -> LimitExceeded? {
        guard count > nesting else { return nil }
        return LimitExceeded(
            limit: "nesting", found: "more than \(nesting) tables or lists in each other", most: nesting, line: line)
    }
}
