import ChartSchema

/// Two zones that claim the same weights.
struct ZoneOverlap: Rule<BuildEvidence> {
    let code = "build.zones.overlap"
    let severity = Finding.Severity.warning
    let explanation =
        "At one height a zone begins before the zone below it ends, though it does not at the other heights."
    let needs: [BuildNeed] = [.zones]
    var precedes: [any Rule<BuildEvidence>] { [ZoneGap(), OutOfStep(), ClassOrder()] }

    let triggering = [
        BuildExample(
            "a maximum too high runs into the next zone",
            """
            height | Level max | Graded min | Graded max
            5'4"   | 256  | 257 | 268
            5'5"   | 264  | 265 | 276
            5'6"   | 273  | 274 | 285
            5'7"   | ↓283 | 282 | 294
            5'8"   | 289  | 290 | 303
            5'9"   | 298  | 299 | 312
            5'10"  | 307  | 308 | 321
            """),
        BuildExample(
            "the border columns of two zones are exchanged",
            """
            height | Level max | Graded min | Graded max
            5'4"   | 257 | ↓256 | 268
            5'5"   | 265 | 264  | 276
            5'6"   | 274 | 273  | 285
            5'7"   | 282 | 281  | 294
            5'8"   | 290 | 289  | 303
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "zones may share their border throughout",
            """
            height | Level max | Graded min | Graded max
            5'4"   | 256 | 256 | 268
            5'5"   | 264 | 264 | 276
            5'6"   | 273 | 273 | 285
            5'7"   | 281 | 281 | 294
            5'8"   | 289 | 289 | 303
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        throughout(evidence)
            + ZoneBreaks.observations(
                in: evidence, where: { $0 < $1 },
                message: { lower, upper, names in
                    "At \(upper.place) the \(names.upper) begins at \(upper.figure), but the \(names.lower) ends at "
                        + "\(lower.figure) only."
                })
    }

    /// Zones that overlap by a little at every height: their border columns are exchanged.
    private func throughout(_ evidence: BuildEvidence) -> [Observation] {
        evidence.locksteps.filter { $0.kind == .zones && $0.distance < 0 }.map { zones in
            let (lower, upper) = (evidence.curves[zones.lower], evidence.curves[zones.upper])
            let (end, start) = (lower.points[0], upper.points[0])
            return Observation(
                message: "The \(ZoneBreaks.zone(upper, evidence)) begins before the "
                    + "\(ZoneBreaks.zone(lower, evidence)) ends, at \(start.place) at \(start.figure) and "
                    + "\(end.figure), and so at \(zones.rows - zones.exceptions.count) of \(zones.rows) heights.",
                help: "Look whether the two columns are exchanged.", cell: start.cell,
                context: ["ends": end.figure.description, "begins": start.figure.description],
                suspects: [start.id, end.id])
        }
    }
}
