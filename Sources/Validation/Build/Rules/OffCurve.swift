import ChartSchema

/// A figure that does not fit its column.
struct OffCurve: Rule<BuildEvidence> {
    let code = "build.value.off-curve"
    let severity = Finding.Severity.warning
    let explanation = "A figure leaves the smooth curve that the rest of its column follows, as a mistyped digit does."
    let needs: [BuildNeed] = [.longColumn]
    var precedes: [any Rule<BuildEvidence>] { [MissingValue()] + BuildRules.comparisons }

    let triggering = [
        BuildExample(
            "a wrong last digit (Allianz)",
            """
            height | Preferred max
            4'8"   | 135
            4'9"   | 140
            4'10"  | 145
            4'11"  | 150
            5'0"   | 156
            5'1"   | ↓164
            5'2"   | 167
            5'3"   | 172
            5'4"   | 177
            5'5"   | 182
            5'6"   | 187
            """),
        BuildExample(
            "exchanged digits in the last row",
            """
            height | Standard max
            5'5"   | 249
            5'6"   | 257
            5'7"   | 264
            5'8"   | 272
            5'9"   | 281
            5'10"  | 289
            5'11"  | 297
            6'0"   | ↓350
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "a carrier may draw its curve with straight lines (UV Assurance)",
            """
            height | Preferred max
            5'2"   | 166
            5'3"   | 169
            5'4"   | 172
            5'5"   | 175
            5'6"   | 182
            5'7"   | 189
            5'8"   | 196
            5'9"   | 204
            5'10"  | 211
            5'11"  | 218
            6'0"   | 225
            6'1"   | 230
            6'2"   | 235
            6'3"   | 240
            """)
    ]

    /// A slip of about one step of rounding may be the carrier's own rounding: it is worth a warning only where it
    /// explains the rows that much better than anything else (Mutual of Omaha Critical Advantage at 5'9": 4.8,
    /// Foresters Standard at 5'4": 2.5).
    private static let clarity = 3.5
    private static let clearSize = 1.75

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.events(.slip).compactMap { appraisal in
            guard let event = appraisal.event, let suggestion = Suggestion(appraisal, evidence) else { return nil }
            let (curve, point) = (evidence.curves[appraisal.curve], evidence.point(appraisal))
            let isMild = abs(event.size) < Self.clearSize * appraisal.unit && event.clarity < Self.clarity
            var context = ["value": point.figure.description]
            suggestion.add(to: &context)
            return Observation(
                severity: isMild ? .info : nil,
                message: "The \(curve.name) at \(point.place) is \(point.figure)\(suggestion.clause).",
                help: "Compare the cell with the printed chart.", cell: point.cell, context: context,
                suspects: [point.id])
        }
    }
}
