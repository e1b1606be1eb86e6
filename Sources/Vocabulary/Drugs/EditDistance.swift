/// The number of slips that make one name of another: a letter too many, too few, another, or two letters swapped.
struct EditDistance {
    private var rows: [[Int]] = []

    /// The distance, or `nil` when it is more than `limit`. (Optimal string alignment: no letter is touched twice.)
    mutating func between(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        // One slip takes at most one letter out of a name's set of letters and puts one in: most names are told apart by that.
        let different = Self.letterSet(of: left) ^ Self.letterSet(of: right)
        guard different.nonzeroBitCount <= 2 * limit else { return nil }
        prepare(columns: right.count + 1)
        for column in 0...right.count { rows[1][column] = column }
        for row in 1..<(left.count + 1) {
            var best = row
            let (before, previous, current) = (row % 3 == 0 ? 2 : row % 3 - 1, row % 3, (row + 1) % 3)
            rows[current][0] = row
            for column in 1..<(right.count + 1) {
                let isSame = left[row - 1] == right[column - 1]
                var cost = rows[previous][column - 1] + (isSame ? 0 : 1)
                cost = min(cost, rows[previous][column] + 1, rows[current][column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, rows[before][column - 2] + 1)
                }
                rows[current][column] = cost
                best = min(best, cost)
            }
            if best > limit { return nil }
        }
        let distance = rows[(left.count + 1) % 3][right.count]
        return distance <= limit ? distance : nil
    }

    /// A bit for each letter that occurs.
    private static func letterSet(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard var letter = name.baseAddress else { return 0 }
        let end = letter + name.count
        var set: UInt64 = 0
        while letter < end {
            set |= 1 &<< UInt64(letter.pointee & 63)
            letter += 1
        }
        return set
    }

    private mutating func prepare(columns: Int) {
        if rows.isEmpty { rows = [[], [], []] }
        for row in 0..<3 where rows[row].count < columns {
            rows[row] += Array(repeating: 0, count: columns - rows[row].count)
        }
    }
}
