/// A list of indices that mostly holds one: that one takes no memory of its own.
struct FewNumbers: Hashable, Sendable {
    private let firstStored: UInt32
    private var more: [UInt32] = []

    init(_ first: Int) { firstStored = UInt32(first) }

    var first: Int { Int(firstStored) }
    var last: Int { more.last.map(Int.init) ?? first }
    var all: [Int] { [first] + more.map(Int.init) }

    mutating func append(_ number: Int) { more.append(UInt32(number)) }
}
