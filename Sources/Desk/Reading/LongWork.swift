import Dispatch
import Foundation
import Synchronization

/// Work that may take long, on a thread of its own: whoever waits for it may give up, and finds it done the next time he asks.
final class LongWork<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiting: [Int: CheckedContinuation<Result<Value, any Error>?, Never>] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    /// Begins at once, as soon as fewer than ``LongWorkPlaces/count`` others are at work.
    init(_ work: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread { [self] in
            LongWorkPlaces.free.wait()
            let result = Result { try work() }
            LongWorkPlaces.free.signal()
            let waiting = state.withLock { state in
                state.result = result
                defer { state.waiting = [:] }
                return state.waiting.values
            }
            for continuation in waiting { continuation.resume(returning: result) }
        }
    }

    var isDone: Bool { state.withLock { $0.result != nil } }

    /// What came of it; `nil` where it takes longer.
    func result(within seconds: Double) async -> Result<Value, any Error>? {
        await withCheckedContinuation { continuation in
            let number: Int? = state.withLock { state in
                guard state.result == nil else { return nil }
                state.count += 1
                state.waiting[state.count] = continuation
                return state.count
            }
            guard let number else {
                return continuation.resume(returning: state.withLock { $0.result })
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
                self.state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: nil)
            }
        }
    }
}

/// How many files are worked on at the same time: more would only keep each other waiting.
enum LongWorkPlaces {
    static let count = 4
    static let free = DispatchSemaphore(value: count)
}
