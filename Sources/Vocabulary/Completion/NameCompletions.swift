/// Folded names that are found by the beginning of any of their words, as a person types.
///
/// Opening one sorts the beginnings of all words; a search is a binary search and a walk over what begins so: a few
/// microseconds for a letter, less for more. Not for misspellings: see ``DrugDictionary/suggestions(for:limit:)``.
package struct NameCompletions: Sendable {
    private struct Word {
        /// Where the word begins in `bytes`.
        var start: UInt32
        var name: UInt32
    }

    /// The names, each with a line feed after it.
    private let bytes: [UInt8]
    private let starts: [UInt32]
    /// Sorted by what follows in their names.
    private let words: [Word]

    /// - Parameter names: Folded (see ``FoldedName``), each once; among equally good matches the earlier ones win.
    package init(_ names: some Sequence<String>) {
        var bytes: [UInt8] = []
        var starts: [UInt32] = []
        var words: [Word] = []
        for (number, name) in names.enumerated() {
            starts.append(UInt32(bytes.count))
            var previous = UInt8(ascii: " ")
            for byte in name.utf8 {
                if previous == UInt8(ascii: " ") {
                    words.append(Word(start: UInt32(bytes.count), name: UInt32(number)))
                }
                bytes.append(byte)
                previous = byte
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        bytes.withUnsafeBufferPointer { bytes in
            words.sort { left, right in
                Self.isBefore(bytes, Int(left.start), Int(right.start)) ?? (left.name < right.name)
            }
        }
        (self.bytes, self.starts, self.words) = (bytes, starts, words)
    }

    /// The numbers of the names with a word that begins so, best first: the name itself, names that begin so, names
    /// in which a later word does; each in the order in which the names were given.
    ///
    /// - Parameter typed: As a person types it; signs and capitals do not matter. Nothing begins with an empty text.
    package func matches(_ typed: String, limit: Int) -> [Int] {
        let prefix = Array(FoldedName.of(typed).utf8)
        guard !prefix.isEmpty, limit > 0 else { return [] }
        var best: [(score: Int, name: Int)] = []
        bytes.withUnsafeBufferPointer { bytes in
            for word in words[firstWord(from: prefix, in: bytes)...] {
                guard Self.compare(prefix, bytes, Int(word.start)) == 0 else { break }
                let name = Int(word.name)
                let score = score(of: word, prefix.count, in: bytes)
                if best.count == limit, best[limit - 1].score <= score { continue }
                if let known = best.firstIndex(where: { $0.name == name }) {
                    if best[known].score <= score { continue }
                    best.remove(at: known)
                }
                if best.count == limit { best.removeLast() }
                best.insert((score, name), at: best.firstIndex { $0.score > score } ?? best.count)
            }
        }
        return best.map(\.name)
    }

    /// Less is better.
    private func score(of word: Word, _ length: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard word.start == starts[Int(word.name)] else { return starts.count + Int(word.name) }
        return bytes[Int(word.start) + length] == UInt8(ascii: "\n") ? -1 : Int(word.name)
    }

    /// The first word that does not stand before the prefix.
    private func firstWord(from prefix: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if Self.compare(prefix, bytes, Int(words[middle].start)) > 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// 0 when the text at `start` begins with the prefix, positive when it stands before it, negative after it.
    private static func compare(_ prefix: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        for (offset, byte) in prefix.enumerated() {
            let other = bytes[start + offset]
            if byte != other { return Int(byte) - Int(other) }
            if other == UInt8(ascii: "\n") { return 1 }
        }
        return 0
    }

    /// Whether one text stands before another; `nil` when they are the same.
    private static func isBefore(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Int, _ right: Int) -> Bool? {
        var offset = 0
        while bytes[left + offset] == bytes[right + offset] {
            if bytes[left + offset] == UInt8(ascii: "\n") { return nil }
            offset += 1
        }
        return bytes[left + offset] < bytes[right + offset]
    }
}
