import ChartSchema

/// A hole between zones that follow each other everywhere else.
struct ZoneGap: Rule<BuildEvidence> {
    let code = "build.zones.gap"
    let severity = Finding.Severity.warning
    let explanation =
        "At one height a zone does not begin where the zone before it ends, though it does at the other heights."
    let needs: [BuildNeed] = [.zones]
    var precedes: [any Rule<BuildEvidence>] { [OutOfStep(), ClassOrder()] }

    let triggering = [
        BuildExample(
            "a maximum too low leaves ten pounds to nobody",
            """
            height | Level max | Graded min | Graded max
            5'4"   | 256 | 257  | 268
            5'5"   | 264 | 265  | 276
            5'6"   | 273 | 274  | 285
            5'7"   | 281 | ↓284 | 294
            5'8"   | 289 | 290  | 303
            5'9"   | 298 | 299  | 312
            5'10"  | 307 | 308  | 321
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "zones with a rated zone between them that is not printed (Humania)",
            """
            height | Standard max | Decline min
            5'0"   | 173 | 221
            5'1"   | 179 | 228
            5'2"   | 185 | 236
            5'3"   | 191 | 244
            5'4"   | 197 | 251
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        ZoneBreaks.observations(
            in: evidence, where: { $0 > $1 },
            message: { lower, upper, names in
                "At \(upper.place) the \(names.lower) ends at \(lower.figure) and the \(names.upper) begins at "
                    + "\(upper.figure), which leaves a hole."
            })
    }
}
