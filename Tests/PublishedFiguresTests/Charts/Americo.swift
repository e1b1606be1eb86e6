/// Chart 06.
enum Americo {
    static let charts = [hmsPlus]

    /// One accepted range a height, no class printed.
    static let hmsPlus = ChartExpectation("americo/hms-plus/2026-05-16", notes: "06-americo-hms-plus") { notes in
        [RightReading(try notes.onlyTable().records([.between("Min", "Max")]))]
    }
}
