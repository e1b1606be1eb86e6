import NIOCore
import Synchronization

/// Answers of one version that were given before, by what was asked, so that the same question costs no work again.
///
/// What was asked is the address and the body, byte for byte. The cache goes with its version.
final class AnswerCache: Sendable {
    struct Key: Hashable, Sendable {
        var address: String
        var body: ByteBuffer?
        var isCompressed: Bool
    }

    struct Answer: Sendable {
        var bytes: ByteBuffer
        var mediaType: String
        var isCompressed: Bool
    }

    /// Two generations: when the young one is full it becomes the old one, whose answers are forgotten unless they were
    /// asked for again.
    private struct Generations: Sendable {
        var young: [Key: Answer] = [:]
        var old: [Key: Answer] = [:]
        var youngBytes = 0
    }

    /// Larger answers are not kept.
    private static let largest = 512 * 1024
    private let limit: Int
    private let held = Mutex(Generations())

    /// - Parameter limit: How many bytes both generations may hold together.
    init(limit: Int) { self.limit = limit }

    func answer(_ key: Key) -> Answer? {
        held.withLock { held in
            if let found = held.young[key] { return found }
            guard let found = held.old[key] else { return nil }
            Self.add(found, key, to: &held, limit)
            return found
        }
    }

    func keep(_ answer: Answer, for key: Key) {
        guard answer.bytes.readableBytes <= Self.largest else { return }
        held.withLock { Self.add(answer, key, to: &$0, limit) }
    }

    private static func add(_ answer: Answer, _ key: Key, to held: inout Generations, _ limit: Int) {
        guard held.young.updateValue(answer, forKey: key) == nil else { return }
        held.youngBytes += answer.bytes.readableBytes + (key.body?.readableBytes ?? 0) + key.address.utf8.count + 256
        if held.youngBytes > limit / 2 {
            held.old = held.young
            held.young = [:]
            held.youngBytes = 0
        }
    }
}
