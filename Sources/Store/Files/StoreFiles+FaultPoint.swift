import Glibc
import Synchronization

extension StoreFiles {
    #if DEBUG
    /// In debug builds, `CHARTWRIGHT_KILL_AT_STEP=n` ends the process without any warning before its n-th step of
    /// writing, counted from 0: what happens then is tested at every step.
    static let standardRefusal: @Sendable (Step, String) -> Int32? = { _, _ in
        if let fatal = fatalStep, steps.add(1, ordering: .relaxed).oldValue == fatal { kill(getpid(), SIGKILL) }
        return nil
    }

    private static let fatalStep = getenv("CHARTWRIGHT_KILL_AT_STEP").flatMap { Int(String(cString: $0)) }
    private static let steps = Atomic<Int>(0)
    #else
    static let standardRefusal: @Sendable (Step, String) -> Int32? = { _, _ in nil }
    #endif
}
