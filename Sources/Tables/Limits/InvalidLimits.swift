/// A part of `CHARTWRIGHT_LIMITS` that is no limit's name with a number behind it, or raises a limit a second time.
package struct InvalidLimits: Error, Sendable, Equatable {
    package var part: String
    /// The names of all limits.
    package var known: [String]
}
