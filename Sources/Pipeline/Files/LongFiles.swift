import Synchronization

/// What is to be done before the first long file of a run is read: its tables and rules take many times its bytes.
package enum LongFiles {
    /// In bytes; a chart of a carrier has a hundredth of it.
    static let least = 4 << 20
    private static let preparation = Mutex<(@Sendable () -> Void)?>(nil)

    /// - Parameter body: Is called once, and not at all where no file is long.
    package static func prepare(_ body: @escaping @Sendable () -> Void) { preparation.withLock { $0 = body } }

    /// A file of so many bytes is about to be read.
    static func meet(_ bytes: Int) {
        guard bytes >= least else { return }
        let body = preparation.withLock { held in
            defer { held = nil }
            return held
        }
        body?()
    }
}
