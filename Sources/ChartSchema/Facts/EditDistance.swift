/// How many slips make one name of another: a letter too many, too few, another, or two letters swapped.
///
/// (Optimal string alignment: no letter is touched twice.) Of a name of up to 64 bytes a whole column of the table of distances is worked out
/// at once, a bit a row.
package struct EditDistance {
    private let left: [UInt8]
    private let leftSet: UInt64
    /// The rows of each letter as bits; empty where the name has more rows than bits.
    private let places: [UInt64]
    /// Three rows of the table, one behind the other, for longer names.
    private var rows: [Int] = []

    /// - Parameter name: Which other names are held against.
    package init(from name: [UInt8]) {
        left = name
        leftSet = name.withUnsafeBufferPointer(Self.letterSet)
        var places: [UInt64] = []
        if 1...64 ~= name.count {
            places = Array(repeating: 0, count: 256)
            for (row, letter) in name.enumerated() { places[Int(letter)] |= 1 &<< UInt64(row) }
        }
        self.places = places
    }

    /// The distance, or `nil` when it is more than `limit`.
    package mutating func to(_ right: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard Self.mayBeNear(leftSet, Self.letterSet(of: right), limit: limit) else { return nil }
        if !places.isEmpty { return places.withUnsafeBufferPointer { distance(to: right, $0, limit: limit) } }
        let width = right.count + 1
        if rows.count < 3 * width { rows = Array(repeating: 0, count: 3 * width) }
        return left.withUnsafeBufferPointer { left in
            rows.withUnsafeMutableBufferPointer { Self.distance(left, right, in: $0, limit: limit) }
        }
    }

    /// (H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.)
    private func distance(
        to right: UnsafeBufferPointer<UInt8>, _ places: UnsafeBufferPointer<UInt64>, limit: Int
    ) -> Int? {
        let last: UInt64 = 1 &<< UInt64(left.count - 1)
        // Where the table grows and shrinks downwards, where it does not grow along the diagonal, and where the letter before stands.
        var (grows, shrinks, stays, before): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
        var distance = left.count
        var remaining = right.count
        for letter in right {
            let own = places[Int(letter)]
            let swapped = ((~stays & own) &<< 1) & before
            stays = swapped | (((own & grows) &+ grows) ^ grows) | own | shrinks
            let growsAcross = shrinks | ~(stays | grows)
            let shrinksAcross = stays & grows
            if growsAcross & last != 0 { distance += 1 }
            if shrinksAcross & last != 0 { distance -= 1 }
            remaining -= 1
            // Each letter that is left takes back one slip at most.
            if distance - remaining > limit { return nil }
            let shifted = growsAcross &<< 1 | 1
            grows = shrinksAcross &<< 1 | ~(stays | shifted)
            shrinks = shifted & stays
            before = own
        }
        return distance <= limit ? distance : nil
    }

    /// The distance of two texts, without regard to case.
    package static func between(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first.lowercased().utf8), Array(second.lowercased().utf8))
        guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
        var distance = EditDistance(from: first)
        return second.withUnsafeBufferPointer { distance.to($0, limit: max(first.count, second.count)) } ?? 0
    }

    private static func distance(
        _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>,
        in rows: UnsafeMutableBufferPointer<Int>, limit: Int
    ) -> Int? {
        let width = right.count + 1
        var (before, previous, current) = (0, width, 2 * width)
        for column in 0..<width { rows[previous + column] = column }
        for row in 1..<(left.count + 1) {
            var best = row
            rows[current] = row
            for column in 1..<width {
                let isSame = left[row - 1] == right[column - 1]
                var cost = rows[previous + column - 1] + (isSame ? 0 : 1)
                cost = min(cost, rows[previous + column] + 1, rows[current + column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, rows[before + column - 2] + 1)
                }
                rows[current + column] = cost
                best = min(best, cost)
            }
            if best > limit { return nil }
            (before, previous, current) = (previous, current, before)
        }
        let distance = rows[previous + right.count]
        return distance <= limit ? distance : nil
    }

    /// Whether so few slips may make a name of one set of letters one of another: each takes at most one letter out of the set and puts one
    /// in. Most names are told apart by that.
    package static func mayBeNear(_ first: UInt64, _ second: UInt64, limit: Int) -> Bool {
        (first & ~second).nonzeroBitCount <= limit && (second & ~first).nonzeroBitCount <= limit
    }

    /// A bit for each letter that occurs.
    package static func letterSet(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard var letter = name.baseAddress else { return 0 }
        let end = letter + name.count
        var set: UInt64 = 0
        while letter < end {
            set |= 1 &<< UInt64(letter.pointee & 63)
            letter += 1
        }
        return set
    }
}
