import Synchronization

/// What texts mean that were asked about lately: one sentence is asked for its people, its times and its decisions by turns, and each asks its words
/// first.
///
/// Not for meanings that depend on anything but the text.
package final class LatelyTold<Meaning: Sendable>: Sendable {
    /// A text by its bytes: the same letters in other bytes stand in other places.
    private struct Key: Hashable {
        let text: String
        /// Of all bytes; asked for the room, and for the place in it.
        let fingerprint: Int

        init(text: String) {
            self.text = text
            var hasher = Hasher()
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            fingerprint = hasher.finalize()
        }

        static func == (first: Key, second: Key) -> Bool {
            // Texts that are the same in other bytes differ in their fingerprints.
            first.fingerprint == second.fingerprint && first.text == second.text
        }

        func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
    }

    private struct Told {
        var meanings: [Key: Meaning] = [:]
        var count = 0
    }

    private final class Room: Sendable {
        let told = Mutex(Told())
    }

    /// Several, so that readings on several cores seldom wait for each other.
    private let rooms = (0..<16).map { _ in Room() }

    /// As many meanings as a room holds; then it begins anew.
    private let most: Int
    /// Longer texts are few, and take much room.
    private static var longestText: Int { 500 }

    package init(most: Int = 64) { self.most = most }

    /// How many meanings were told that nobody had asked for lately.
    var count: Int { rooms.reduce(0) { $0 + $1.told.withLock { $0.count } } }

    /// How many meanings are held.
    var held: Int { rooms.reduce(0) { $0 + $1.told.withLock { $0.meanings.count } } }

    package func meaning(of text: String, _ tell: () -> Meaning) -> Meaning {
        guard text.utf8.count <= Self.longestText else { return tell() }
        let key = Key(text: text)
        let room = rooms[Int(UInt(bitPattern: key.fingerprint) >> 8) % rooms.count]
        if let known = room.told.withLock({ $0.meanings[key] }) { return known }
        let meaning = tell()
        room.told.withLock { told in
            if told.meanings.count >= most { told.meanings = [:] }
            told.meanings[key] = meaning
            told.count += 1
        }
        return meaning
    }
}
