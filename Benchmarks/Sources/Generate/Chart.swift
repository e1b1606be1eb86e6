/// A build chart made of a number: heights down, classes across, weights that grow with the height squared.
struct Chart {
    let number: Int
    private var random: SplitMix64

    static let heights = 56...85
    static let classes = [
        "Minimum", "Preferred Plus", "Preferred", "Standard Plus", "Standard", "Table 1", "Table 2", "Table 3",
        "Table 4",
        "Table 5", "Table 6", "Table 8", "Table 10",
    ]
    /// The body mass index at which each class ends.
    private static let limits = [17.5, 27.0, 29.5, 31.5, 34.0, 35.5, 37.0, 38.5, 40.0, 41.5, 43.0, 45.5, 48.0]

    init(_ number: Int) {
        self.number = number
        random = SplitMix64(state: UInt64(number) &* 0x9E37_79B9 &+ 1)
    }

    var title: String {
        let ages = [("18", "64"), ("16", "49"), ("50", "85"), ("65", "80")][number % 4]
        return
            "Build chart \(number + 1): \(number % 2 == 0 ? "male" : "female") applicants aged \(ages.0) to \(ages.1)"
    }

    /// The limits of one height in pounds, a little different in every chart.
    mutating func weights(_ inches: Int) -> [Int] {
        let shift = Double(random.next() % 100) / 100
        return Self.limits.map { limit in Int((limit + shift) / 703 * Double(inches * inches)) }
    }
}

/// Sebastiano Vigna's generator: the same numbers everywhere.
struct SplitMix64 {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
