import Testing

@testable import Tables

struct NumberFormatTests {
    /// What spreadsheets show.
    static let shown: [(code: String, value: Double, text: String)] = [
        ("General", 180, "180"), ("General", 179.5, "179.5"), ("General", 0.1 + 0.2, "0.3"),
        ("General", 179.99999999999997, "180"), ("General", 1e15, "1E+15"), ("General", -12.25, "-12.25"),
        ("General", 0, "0"), ("General", 1.0 / 3, "0.333333333"), ("0", 179.5, "180"), ("0", 0.5, "1"),
        ("0", 2.5, "3"), ("0.0", 18.45, "18.5"), ("0.0", 32, "32.0"), ("#,##0", 1234567, "1,234,567"),
        ("#,##0.00", 1234.5, "1,234.50"), ("0'00\\\"", 510, "5'10\""), ("0\\'00\\\"", 411, "4'11\""),
        ("#\"' \"00\"''\"", 602, "6' 02''"), ("0\" lbs\"", 180, "180 lbs"), ("0%", 0.45, "45%"),
        ("0.0%", 0.125, "12.5%"), ("\"≤ \"0", 226, "≤ 226"), ("0;(0)", -5, "(5)"), ("0;-0;\"none\"", 0, "none"),
        ("[Red]0", 7, "7"), ("[<100]0;[>=100]#,##0", 1500, "1,500"), ("[$€-407] 0", 3, "€ 3"), ("000", 7, "007"),
        ("?0", 7, "7"), ("0_)", 7, "7"), ("# ?/?", 5.75, "5 3/4"), ("# ??/??", 0.5, "1/2"), ("# ?/8", 70.5, "70 4/8"),
        ("0,", 12345, "12"), ("\"over\"", 9, "over"), ("@", 180, "180"), ("0.##", 18.5, "18.5"), ("0.##", 18, "18."),
        ("0\"-\"00", 1234, "12-34"), ("+0;-0", 25, "+25"),
    ]

    @Test(arguments: shown.indices)
    func figuresAreShown(_ index: Int) {
        let (code, value, text) = Self.shown[index]
        guard case .text(let own, _) = NumberFormat(code).shown(value) else {
            Issue.record("\(code) is not understood")
            return
        }
        #expect(own.trimmed == text)
    }

    @Test func whatIsRoundedIsSaid() {
        #expect(NumberFormat("0").shown(179.6) == .text("180", isRounded: true))
        #expect(NumberFormat("0").shown(180) == .text("180", isRounded: false))
        #expect(NumberFormat("0%").shown(0.456) == .text("46%", isRounded: true))
        #expect(NumberFormat("# ?/?").shown(0.3) == .text("2/7", isRounded: true))
    }

    /// Found beside the fuzzer: a fraction of so many parts overflowed.
    @Test(arguments: ["?/9999999999999999999", "?/9223372036854775807", "# ?/99999999"])
    func fractionsOfTooManyPartsAreUnknown(code: String) {
        #expect(NumberFormat(code).shown(1_000.5) == .unknown("1000.5"))
    }

    static let dates: [(code: String, value: Double, text: String, stored: String)] = [
        ("d-mmm", 46_152, "10-May", "2026-05-10"), ("m-d", 46_152, "5-10", "2026-05-10"),
        ("m/d/yyyy", 1, "1/1/1900", "1900-01-01"), ("yyyy-mm-dd", 61, "1900-03-01", "1900-03-01"),
        ("dddd, mmmm d", 46_152, "Sunday, May 10", "2026-05-10"), ("h:mm AM/PM", 0.75, "6:00 PM", "18:00:00"),
        ("[$-409]d-mmm-yy", 46_152, "10-May-26", "2026-05-10"), ("mm:ss", 0.5, "00:00", "12:00:00"),
    ]

    @Test(arguments: dates.indices)
    func datesAreShown(_ index: Int) {
        let (code, value, text, stored) = Self.dates[index]
        #expect(NumberFormat(code).shown(value) == .date(text))
        #expect(SerialDate(value, from1904: false).stored == stored)
    }

    @Test func daysOfOldMacintoshes() {
        #expect(SerialDate(0, from1904: true).stored == "1904-01-01")
        #expect(SerialDate(44_690, from1904: true).stored == "2026-05-10")
    }

    @Test(arguments: ["0.00E+00", "bogus", "[q>]0"])
    func whatIsNotUnderstoodIsSaid(_ code: String) {
        #expect(NumberFormat(code).shown(180) == .unknown("180"))
    }

    @Test func textsHaveAPartOfTheirOwn() {
        #expect(NumberFormat("0;0;0;@\" lbs\"").shown("180") == "180 lbs")
        #expect(NumberFormat(";;;").shown("180") == "")
        #expect(NumberFormat("0").shown("180") == "180")
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
