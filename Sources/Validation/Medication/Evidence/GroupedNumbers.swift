/// Numbers by group: which rules make a row, which rows a name. All groups lie in one list, however many there are and however
/// short; a group is a part of it.
struct GroupedNumbers: Sendable {
    /// The numbers of group after group.
    private let numbers: [UInt32]
    /// Where each group begins in `numbers`, and where the last one ends.
    private let starts: [UInt32]

    /// - Parameters:
    ///   - groups: By number, counted from 0: its group.
    ///   - count: How many groups there are.
    init(byGroup groups: [UInt32], count: Int) {
        var starts = [UInt32](repeating: 0, count: count + 1)
        for group in groups { starts[Int(group) + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        self.starts = starts
        // From here on a group's entry says where its next number goes.
        var numbers = [UInt32](repeating: 0, count: groups.count)
        for (number, group) in groups.enumerated() {
            numbers[Int(starts[Int(group)])] = UInt32(number)
            starts[Int(group)] += 1
        }
        self.numbers = numbers
    }

    /// The numbers of a group, the smallest first.
    subscript(group: Int) -> ArraySlice<UInt32> { numbers[Int(starts[group])..<Int(starts[group + 1])] }
}
