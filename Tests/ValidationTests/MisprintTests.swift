import ChartSchema
import Testing

@testable import Validation

@Suite struct MisprintTests {
    @Test(
        arguments: [
            (294, 291.2, 291, "one digit changed"), (11, 110.1, 110, "one digit lost"),
            (398, 388.9, 389, "two digits exchanged"), (2000, 200.3, 200, "one digit too many"),
        ] as [(Int, Double, Int, String)])
    func likelyOrigin(printed: Int, expected: Double, meant: Int, kind: String) {
        let found = Misprint.origins(of: Figure(printed), expected: expected, tolerance: 0.75)
        #expect(found.first?.meant == Figure(meant))
        #expect(found.first?.kind.rawValue == kind)
    }

    /// 132 where 129 was expected is no single slip of a finger (Americo HMS Plus).
    @Test func noSingleSlip() {
        #expect(Misprint.origins(of: 132, expected: 128.8, tolerance: 0.75).isEmpty)
    }

    @Test func decimalsAreKept() {
        let found = Misprint.origins(of: Figure("31.4")!, expected: 33.4, tolerance: 0.05)
        #expect(found.map(\.meant) == [Figure("33.4")!])
    }
}
