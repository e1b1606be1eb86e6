/// Where the points of a window lie, and what can be told from that before any figure is seen.
///
/// Nearly all windows of a chart have the same shape (nine heights, an inch apart), so it is worked out once for each.
final class WindowShape: Sendable {
    /// What a story adds to the quadratic, freed of everything a quadratic can explain itself.
    struct Direction: Sendable {
        let shape: [Double]
        /// Its squared length; nothing when a quadratic explains it all.
        let length: Double
    }

    let count: Int
    /// Orthonormal directions of all quadratics.
    let basis: [[Double]]
    /// Orthonormal directions of all straight lines.
    let line: [[Double]]
    let spikes: [Direction]
    let jumps: [Direction]
    let kinks: [Direction]
    /// The same beside a straight line instead of a quadratic.
    let bends: [Direction]
    /// What the parabola adds to a straight line.
    private let bow: Direction
    /// Half the squares of the places: what a curvature of 1 adds to a line.
    let parabola: [Double]

    /// - Parameter offsets: The points' places, the first at 0.
    init(offsets x: [Double]) {
        let count = x.count
        let middle = x[count / 2]
        let basis = Self.orthonormal([
            Array(repeating: 1, count: count), x.map { $0 - middle }, x.map { ($0 - middle) * ($0 - middle) },
        ])
        func direction(_ shape: [Double], beside basis: [[Double]]) -> Direction {
            let rest = Self.without(basis, shape)
            let length = Self.dot(rest, rest)
            return Direction(shape: rest, length: length > 1e-9 ? length : 0)
        }
        let nothing = Direction(shape: Array(repeating: 0, count: count), length: 0)
        self.count = count
        self.basis = basis
        line = Array(basis.prefix(2))
        func kinks(beside basis: [[Double]]) -> [Direction] {
            (0..<count).map { place in
                guard place > 0, place < count - 1 else { return nothing }
                return direction(x.map { max(0, $0 - x[place]) }, beside: basis)
            }
        }
        spikes = (0..<count).map { place in
            direction((0..<count).map { $0 == place ? 1 : 0 }, beside: basis)
        }
        jumps = (0..<count).map { place in
            place == 0 ? nothing : direction((0..<count).map { $0 >= place ? 1 : 0 }, beside: basis)
        }
        self.kinks = kinks(beside: basis)
        bends = kinks(beside: line)
        parabola = x.map { ($0 - middle) * ($0 - middle) / 2 }
        bow = direction(parabola, beside: line)
    }

    /// The second derivative of the quadratic that fits best.
    func curvature(of y: [Double]) -> Double {
        bow.length > 0 ? Self.dot(bow.shape, y) / bow.length : 0
    }

    // MARK: Plane geometry

    static func dot(_ a: [Double], _ b: [Double]) -> Double {
        var sum = 0.0
        for index in 0..<a.count { sum += a[index] * b[index] }
        return sum
    }

    /// Gram and Schmidt's basis of the same space.
    private static func orthonormal(_ vectors: [[Double]]) -> [[Double]] {
        var basis: [[Double]] = []
        for vector in vectors {
            let rest = without(basis, vector)
            let length = dot(rest, rest).squareRoot()
            if length > 1e-9 { basis.append(rest.map { $0 / length }) }
        }
        return basis
    }

    /// What remains of a vector outside the space of a basis.
    static func without(_ basis: [[Double]], _ vector: [Double]) -> [Double] {
        var rest = vector
        for direction in basis {
            let along = dot(direction, rest)
            for index in 0..<rest.count { rest[index] -= along * direction[index] }
        }
        return rest
    }
}
