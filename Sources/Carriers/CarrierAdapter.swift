/// What is peculiar to one carrier's charts and cannot be said name by name in `pipeline.json`.
package protocol CarrierAdapter: Sendable {
    /// The adapter's name in `pipeline.json`.
    static var id: String { get }

    /// Every chart that it speaks of.
    static var charts: [AdaptedChart] { get }
}
