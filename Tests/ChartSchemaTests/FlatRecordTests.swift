import ChartSchema
import Testing

/// The forms that `--format ndjson` and `--format csv` print.
@Suite struct FlatRecordTests {
    static let record = FlatBuildRecord(
        carrier: "acme", product: "term", edition: "2024-05-01", sex: .any, age: AgeRange(min: 16, max: 60),
        tobacco: .any, height: HeightRange(exactly: 70), classLabel: "Super \"A\", Preferred",
        rateClass: .preferredPlus, weightMin: nil, weightMax: 200, bmiMin: nil, bmiMax: Figure("24.5"),
        file: "raw/acme/build.html",
        cell: CellReference(
            field: .weightMax, reading: .printed, table: 0, row: 17, column: 2, line: 40, text: "200\n"))

    @Test func ndjsonHasTheContractsKeysInOrder() {
        let line = String(decoding: Self.record.ndjsonLine(), as: UTF8.self)
        #expect(
            line == """
                {"kind":"build","carrier":"acme","product":"term","edition":"2024-05-01","sex":"any","age_min":16,\
                "age_max":60,"age_unit":"years","tobacco":"any","height_min_in":70,"height_max_in":70,\
                "class_label":"Super \\"A\\", Preferred","rate_class":"preferred-plus","weight_min_lb":null,\
                "weight_max_lb":200,"bmi_min":null,"bmi_max":24.5,"condition":null,\
                "source":{"file":"raw/acme/build.html","table":0,"row":17,"column":2,"text":"200\\n"}}

                """)
    }

    @Test func csvQuotesEveryText() {
        #expect(
            String(decoding: Self.record.csvLine(), as: UTF8.self)
                == #""build","acme","term","2024-05-01","any",16,60,"years","any",70,70,"Super ""A"", Preferred","#
                + #""preferred-plus",,200,,24.5,,"raw/acme/build.html",0,17,2,"200"# + "\n\"\r\n")
        let header = String(decoding: FlatBuildRecord.csvHeader(), as: UTF8.self)
        #expect(header.hasPrefix("kind,carrier,product,"))
        #expect(header.hasSuffix(",source_column,source_text\r\n"))
    }

    @Test func controlCharactersAreEscapedAndNothingElse() {
        var record = Self.record
        record.classLabel = "é 身長 \u{1}\t\\ / \u{7f}"
        let line = String(decoding: record.ndjsonLine(), as: UTF8.self)
        #expect(line.contains("\"class_label\":\"é 身長 \\u0001\\t\\\\ / \u{7f}\""))
    }
}
