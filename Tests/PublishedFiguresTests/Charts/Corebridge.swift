/// Chart 32.
enum Corebridge {
    static let charts = [simpliNow]

    /// Columns are products; a bare `Max` belongs to the product on its left, and the "Max" of "Legacy Max" is a name.
    static let simpliNow = ChartExpectation(
        "corebridge/simplinow/2024-04-01", notes: "32-corebridge-simplinow", hasExample: true
    ) { notes in
        [
            RightReading(
                try notes.onlyTable().records([
                    .between(
                        "SimpliNow Legacy (graded) Min", "Max",
                        .exactly(.graded, "graded", "SimpliNow Legacy (graded)").product("simplinow-legacy")),
                    .between(
                        "SimpliNow Legacy Max (level) Min", "Max#2",
                        .exactly(.level, "level", "SimpliNow Legacy Max (level)").product("simplinow-legacy-max")),
                ]))
        ]
    }
}
