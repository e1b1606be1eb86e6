import ChartSchema

/// A class far outside what all other carriers allow.
struct CarrierFar: Rule<DatasetEvidence> {
    let code = "dataset.carrier.far"
    let severity = Finding.Severity.warning
    let explanation = "A class allows far more or far less than that class does with every other carrier."
    let needs: [DatasetNeed] = [.otherCarriers]

    let triggering = [
        DatasetExample(
            "a Preferred that is no Preferred",
            [
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 143
                    5'1" | 148
                    5'2" | 153
                    5'3" | 158
                    5'4" | 163
                    5'5" | 168
                    5'6" | 173
                    5'7" | 179
                    5'8" | 184
                    """
                ),
                (
                    "binford/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 154
                    5'1" | 159
                    5'2" | 164
                    5'3" | 169
                    5'4" | 175
                    5'5" | 180
                    5'6" | 186
                    5'7" | 192
                    5'8" | 197
                    """
                ),
                (
                    "cyberdyne/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 159
                    5'1" | 164
                    5'2" | 169
                    5'3" | 175
                    5'4" | 181
                    5'5" | 186
                    5'6" | 192
                    5'7" | 198
                    5'8" | 204
                    """
                ),
                (
                    "duff/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | ↓210
                    5'1" | 217
                    5'2" | 224
                    5'3" | 231
                    5'4" | 239
                    5'5" | 246
                    5'6" | 254
                    5'7" | 262
                    5'8" | 270
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "carriers differ",
            [
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 143
                    5'1" | 148
                    5'2" | 153
                    5'3" | 158
                    5'4" | 163
                    5'5" | 168
                    5'6" | 173
                    5'7" | 179
                    5'8" | 184
                    """
                ),
                (
                    "binford/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 154
                    5'1" | 159
                    5'2" | 164
                    5'3" | 169
                    5'4" | 175
                    5'5" | 180
                    5'6" | 186
                    5'7" | 192
                    5'8" | 197
                    """
                ),
                (
                    "cyberdyne/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 159
                    5'1" | 164
                    5'2" | 169
                    5'3" | 175
                    5'4" | 181
                    5'5" | 186
                    5'6" | 192
                    5'7" | 198
                    5'8" | 204
                    """
                ),
                (
                    "duff/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 174
                    5'1" | 180
                    5'2" | 186
                    5'3" | 192
                    5'4" | 198
                    5'5" | 204
                    5'6" | 211
                    5'7" | 217
                    5'8" | 224
                    """
                ),
            ])
    ]

    /// Outside the range of all others by so much: in the published charts one class spans 24.9 to 28.5 at the narrowest
    /// (Preferred Plus) and 33.6 to 42 at the widest (Standard), whose extremes lie 1.03 outside the next.
    private static let most = 1.15

    static func isFar(_ body: Double, from others: ClosedRange<Double>) -> Bool {
        body > others.upperBound * most || body * most < others.lowerBound
    }

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        evidence.comparisons.compactMap(observation)
    }

    /// What is to be said of one maximum; `nil` where it is not far.
    func observation(_ comparison: DatasetEvidence.Comparison) -> Observation? {
        let own = comparison.own
        guard Self.isFar(own.body, from: comparison.others) else { return nil }
        return Observation(
            chart: comparison.chart,
            message: "The \(own.name) allows a BMI of about \(Int(own.body.rounded())); with "
                + "\(comparison.carriers) other carriers the class allows "
                + "\(Int(comparison.others.lowerBound.rounded())) to \(Int(comparison.others.upperBound.rounded())).",
            help: "Look whether the class means what its label is said to mean.", cell: own.cell,
            context: ["class": own.className])
    }
}
