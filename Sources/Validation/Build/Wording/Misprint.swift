import ChartSchema

/// The likely way from the figure that was meant to the one that is printed.
struct Misprint: Hashable, Sendable {
    enum Kind: String, Sendable {
        case changed = "one digit changed"
        case exchanged = "two digits exchanged"
        case lost = "one digit lost"
        case doubled = "one digit too many"
    }

    /// The figure that was probably meant.
    var meant: Figure
    var kind: Kind

    /// The figures within `tolerance` of what was expected that become `printed` by one slip of a finger: those of one
    /// kind of slip, nearest first, at most two.
    static func origins(of printed: Figure, expected: Double, tolerance: Double) -> [Misprint] {
        func distance(_ misprint: Misprint) -> Double { abs(misprint.meant.doubleValue - expected) }
        var seen: Set<Figure> = [printed]
        let near = origins(of: printed)
            .filter { distance($0) <= tolerance && seen.insert($0.meant).inserted }
            .sorted { (distance($0), $0.meant) < (distance($1), $1.meant) }
        return Array(near.filter { $0.kind == near[0].kind }.prefix(2))
    }

    private init(meant: Figure, kind: Kind) {
        self.meant = meant
        self.kind = kind
    }

    /// Every figure that one slip turns into `printed`.
    private static func origins(of printed: Figure) -> [Misprint] {
        let text = Array(printed.description.utf8)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var texts: [([UInt8], Kind)] = []
        for place in text.indices where digits.contains(text[place]) {
            for digit in digits {
                var other = text
                other[place] = digit
                texts.append((other, .changed))
            }
            var longer = text
            longer.remove(at: place)
            texts.append((longer, .doubled))
            if place + 1 < text.count {
                var turned = text
                turned.swapAt(place, place + 1)
                texts.append((turned, .exchanged))
            }
        }
        for place in 0...text.count {
            for digit in digits {
                var longer = text
                longer.insert(digit, at: place)
                texts.append((longer, .lost))
            }
        }
        return texts.compactMap { text, kind in
            guard text.first != UInt8(ascii: "0") else { return nil }
            return Figure(String(decoding: text, as: UTF8.self)).map { Misprint(meant: $0, kind: kind) }
        }
    }
}
