/// How many slips make one name of another: a letter too many, too few, another, or two letters swapped.
package struct EditDistance {
    private let left: [UInt8]
    private let leftSet: UInt64
    /// Three rows of the table, one behind the other.
    private var rows: [Int] = []

    /// - Parameter name: Which other names are held against.
    package init(from name: [UInt8]) {
        left = name
        leftSet = name.withUnsafeBufferPointer(Self.letterSet)
    }

    /// The distance, or `nil` when it is more than `limit`. (Optimal string alignment: no letter is touched twice.)
    package mutating func to(_ right: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        guard Self.mayBeNear(leftSet, Self.letterSet(of: right), limit: limit) else { return nil }
        let width = right.count + 1
        if rows.count < 3 * width { rows = Array(repeating: 0, count: 3 * width) }
        return left.withUnsafeBufferPointer { left in
            rows.withUnsafeMutableBufferPointer { Self.distance(left, right, in: $0, limit: limit) }
        }
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
        (first ^ second).nonzeroBitCount <= 2 * limit
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
