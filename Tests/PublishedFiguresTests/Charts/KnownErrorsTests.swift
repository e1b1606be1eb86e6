import ChartSchema
import Testing

/// Errors that the carriers printed, or that their transcribers made: each must be published as it stands. A finding may
/// say that it looks wrong; nothing may set it right.
///
/// They are looked for in the expectations, which every published record is compared with.
@Suite struct KnownErrorsTests {
    struct KnownError: Sendable, CustomTestStringConvertible {
        var chart: String
        var why: String
        var holds: @Sendable (ExpectedRecord) -> Bool

        var testDescription: String { "\(chart): \(why)" }
    }

    static let errors: [KnownError] = [
        KnownError(chart: "americo/hms-plus/2026-05-16", why: "6'0\" minimum 132, about 129 expected") {
            $0.height == HeightRange(exactly: 72) && $0.weightMin == 132
        },
        KnownError(chart: "american-amicable/express-term/2026-05-16", why: "minimum falls from 90 to 86 at 4'10\"") {
            $0.height == HeightRange(exactly: 58) && $0.weightMin == 86
        },
        KnownError(chart: "foresters/fully-underwritten/2026-04-01", why: "5'0\" jumps from 130 to 144") {
            $0.height == HeightRange(exactly: 60) && $0.weightMax == 144
        },
        KnownError(chart: "foresters/planright/2019-11-01", why: "6'7\" minimum 159 after steps of 5") {
            $0.height == HeightRange(exactly: 79) && $0.weightMin == 159
        },
        KnownError(chart: "foresters/strong-foundation/2026-05-16", why: "5'5\" minimum 11: a digit of 110 is lost") {
            $0.height == HeightRange(exactly: 65) && $0.weightMin == 11
        },
        KnownError(chart: "foresters/brightfuture/2026-04-01", why: "BMI maximum falls to 31.4 at age 11") {
            $0.age.min == 11 && $0.bmiMax == Figure("31.4")
        },
        KnownError(chart: "fg/quantum/2025-07-01", why: "6'11\" Table D 427 after 425 and before 440") {
            $0.height == HeightRange(exactly: 83) && $0.weightMax == 427
        },
        KnownError(chart: "allianz/classes/2026-01-01", why: "5'1\" Preferred Tobacco 164, about 162 expected") {
            $0.height == HeightRange(exactly: 61) && $0.tobacco == .yes && $0.weightMax == 164
        },
        KnownError(chart: "allianz/tables/2026-01-01", why: "5'4\" Table 10 275, 276 expected") {
            $0.height == HeightRange(exactly: 64) && $0.labels == ["Table 10"] && $0.weightMax == 275
        },
        KnownError(chart: "mutual-of-omaha/critical-advantage/2026-05-16", why: "5'9\" 266 between 257 and 272") {
            $0.height == HeightRange(exactly: 69) && $0.weightMin == 266
        },
        KnownError(chart: "empire-life/debits/2024-09-01", why: "5'3\" refused from 291, after 263 at 5'2\"") {
            $0.height == HeightRange(exactly: 63) && $0.weightMin == 291 && $0.weightMax == nil
        },
        KnownError(chart: "uv-assurance/preferred/2024-01-01", why: "steps of 3 pounds, then 6") {
            $0.height == HeightRange(exactly: 66) && $0.weightMax == 171
        },
    ]

    @Test(arguments: errors)
    func isKept(error: KnownError) throws {
        let chart = try #require(AllCharts.expectations.first { $0.id.description == error.chart })
        for reading in try chart.readings() {
            #expect(reading.records.contains(where: error.holds), "\(reading.name)")
        }
    }
}
