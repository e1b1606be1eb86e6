import Synchronization

/// Forms without a session of which more was typed than a line or two: they are taken in whole, so that a page can give them back, and few at
/// a time, so that strangers cannot fill the memory.
final class LargeForms: Sendable {
    /// In bytes: what a form without a session may have without waiting.
    static let small = 64 << 10
    /// More than anybody types.
    static let most = 8 << 20
    private static let mostAtOnce = 3

    private let count = Mutex(0)

    /// Waits for a place; `false` where none comes free in time.
    func begin() async -> Bool {
        for _ in 0..<100 {
            let isFree = count.withLock { count in
                guard count < Self.mostAtOnce else { return false }
                count += 1
                return true
            }
            if isFree { return true }
            try? await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    func end() { count.withLock { $0 -= 1 } }
}
