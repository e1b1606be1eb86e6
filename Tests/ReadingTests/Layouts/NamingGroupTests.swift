import Testing

@testable import Reading

/// A column of ages, sexes or tobacco states that stands once for each class names the limits of that class; where nothing says which it
/// names, none of the limits is read.
@Suite struct NamingGroupTests {
    private func lines(_ text: String) -> [String] { draft(.written(text)).lines }

    private func isRefused(_ text: String) -> Bool {
        let draft = draft(.written(text))
        return draft.lines.isEmpty && draft.rules.contains("reading.columns.contradict")
    }

    private static let ofBoth = ["60 Preferred ..149lb age 18..60", "60 Standard ..174lb age 18..75"]

    // MARK: By position

    @Test(arguments: [
        "Height | Ages | Preferred | Ages | Standard\n5'0\" | 18-60 | 149 | 18-75 | 174\n5'1\" | 18-60 | 153 | 18-75 | 180",
        "Height | Preferred | Ages | Standard | Ages\n5'0\" | 149 | 18-60 | 174 | 18-75\n5'1\" | 153 | 18-60 | 180 | 18-75",
        "Height | Min Age | Max Age | Preferred | Min Age | Max Age | Standard\n5'0\" | 18 | 60 | 149 | 18 | 75 | 174\n5'1\" | 18 | 60 | 153 | 18 | 75 | 180",
    ])
    func agesBesideEachClass(_ table: String) {
        #expect(lines(table).filter { $0.hasPrefix("60") } == Self.ofBoth)
    }

    @Test func onlyOneEnd() {
        let read = lines(
            "Height | Max Age | Preferred | Max Age | Standard\n5'0\" | 60 | 149 | 75 | 174\n5'1\" | 60 | 153 | 75 | 180"
        )
        #expect(read.prefix(2) == ["60 Preferred ..149lb age ..60", "60 Standard ..174lb age ..75"])
    }

    @Test func tobaccoBesideEachClass() {
        let read = lines(
            "Height | Tobacco | Preferred | Tobacco | Standard\n5'0\" | No | 149 | Yes | 174\n5'1\" | No | 153 | Yes | 180"
        )
        #expect(read.prefix(2) == ["60 Preferred ..149lb tobacco-no", "60 Standard ..174lb tobacco-yes"])
    }

    @Test func severalRowsOfAHeight() {
        let read = lines(
            """
            Height | Male Age | Male Max | Female Age | Female Max
            5'0" | 18-49 | 149 | 18-54 | 143
            5'0" | 50-75 | 159 | 55-75 | 154
            5'1" | 18-49 | 153 | 18-54 | 148
            5'1" | 50-75 | 164 | 55-75 | 159
            """)
        #expect(
            Set(read.prefix(4)) == [
                "60 - ..149lb male age 18..49", "60 - ..143lb female age 18..54", "60 - ..159lb male age 50..75",
                "60 - ..154lb female age 55..75",
            ])
    }

    @Test func aMinimumThatAllShareStandsApart() {
        let read = lines(
            "Height | Minimum | Ages | Preferred | Ages | Standard\n5'0\" | 90 | 18-60 | 149 | 18-75 | 174\n5'1\" | 92 | 18-60 | 153 | 18-75 | 180"
        )
        #expect(read.prefix(2) == ["60 Preferred 90..149lb age 18..60", "60 Standard 90..174lb age 18..75"])
    }

    @Test func twoKindsBesideEachClass() {
        let read = lines(
            """
            Height | Ages | Tobacco | Preferred | Ages | Tobacco | Standard
            5'0" | 18-60 | No | 149 | 18-75 | Yes | 174
            5'1" | 18-60 | No | 153 | 18-75 | Yes | 180
            """)
        #expect(
            read.prefix(2) == [
                "60 Preferred ..149lb tobacco-no age 18..60", "60 Standard ..174lb tobacco-yes age 18..75",
            ])
    }

    @Test func heightsAcross() {
        let read = lines(
            "Class | 5'0\" | 5'1\"\nAges | 18-60 | 18-60\nPreferred | 149 | 153\nAges | 18-75 | 18-75\nStandard | 174 | 180"
        )
        #expect(read.filter { $0.hasPrefix("60") } == Self.ofBoth)
    }

    // MARK: Under joined heads

    @Test(arguments: [
        " | Preferred | << | Standard | <<\nHeight | Ages | Max Weight | Ages | Max Weight\n5'0\" | 18-60 | 149 | 18-75 | 174\n5'1\" | 18-60 | 153 | 18-75 | 180",
        " | Preferred | << | Standard | <<\nHeight | Max Weight | Ages | Max Weight | Ages\n5'0\" | 149 | 18-60 | 174 | 18-75\n5'1\" | 153 | 18-60 | 180 | 18-75",
        " | Preferred | << | Standard | <<\nHeight | Ages | Max Weight | Max Weight | Ages\n5'0\" | 18-60 | 149 | 174 | 18-75\n5'1\" | 18-60 | 153 | 180 | 18-75",
    ])
    func agesUnderEachHead(_ table: String) {
        #expect(lines(table).filter { $0.hasPrefix("60") } == Self.ofBoth)
    }

    @Test func aHeadOfItsOwnHasNoAges() {
        let read = lines(
            " | Preferred | << | Standard | << | Decline\nHeight | Ages | Max | Ages | Max | Over\n5'0\" | 18-60 | 149 | 18-75 | 174 | 200\n5'1\" | 18-60 | 153 | 18-75 | 180 | 206"
        )
        #expect(Set(read.prefix(3)) == Set(Self.ofBoth + ["60 Decline 200..lb"]))
    }

    @Test func agesOfOneHeadAlone() {
        let read = lines(
            " | Preferred | << | Standard\nHeight | Ages | Max Weight | Max Weight\n5'0\" | 18-60 | 149 | 174\n5'1\" | 18-60 | 153 | 180"
        )
        #expect(Set(read.prefix(2)) == ["60 Preferred ..149lb age 18..60", "60 Standard ..174lb"])
    }

    /// `,Preferred,,Standard,` ends nowhere.
    @Test func agesBehindTheLastHeadAreToldOf() {
        let draft = draft(
            .written(
                " | Preferred | | Standard |\nHeight | Min | Max | Max | Ages\n5'0\" | 92 | 149 | 174 | 18-60\n5'1\" | 95 | 153 | 180 | 18-60"
            ))
        #expect(draft.lines.allSatisfy { $0.hasSuffix("age 18..60") })
        #expect(draft.rules.contains("reading.column.place"))
    }

    // MARK: Between classes

    @Test func agesBetweenTwoClassesAreToldOf() {
        let draft = draft(
            .written("Height | Preferred | Ages | Standard\n5'0\" | 149 | 18-60 | 174\n5'1\" | 153 | 18-60 | 180"))
        #expect(draft.lines.allSatisfy { $0.hasSuffix("age 18..60") })
        #expect(draft.rules.contains("reading.column.place"))
    }

    @Test(arguments: [
        "Height | Ages | Preferred | Standard\n5'0\" | 18-60 | 149 | 174\n5'1\" | 18-60 | 153 | 180",
        "Height | Minimum | Ages | Preferred | Standard\n5'0\" | 90 | 18-60 | 149 | 174\n5'1\" | 92 | 18-60 | 153 | 180",
        "Height | Preferred | Sex | Standard\n5'0\" | 149 | M | 174\n5'0\" | 140 | F | 165\n5'1\" | 153 | M | 180\n5'1\" | 144 | F | 170",
    ])
    func whatNamesTheRowIsNot(_ table: String) {
        #expect(!draft(.written(table)).rules.contains("reading.column.place"))
    }

    // MARK: Ages that differ

    @Test func fromRowToRow() {
        let read = lines(
            "Height | Ages | Preferred | Ages | Standard\n5'0\" | 18-60 | 149 | 18-75 | 174\n5'1\" | 18-55 | 153 | 18-70 | 180"
        )
        #expect(
            Set(read) == [
                "60 Preferred ..149lb age 18..60", "60 Standard ..174lb age 18..75", "61 Preferred ..153lb age 18..55",
                "61 Standard ..180lb age 18..70",
            ])
    }

    @Test func printedOnceForAllRows() {
        let read = lines(
            "Height | Ages | Preferred | Ages | Standard\n5'0\" | 18-60 | 149 | 18-75 | 174\n5'1\" | | 153 | | 180\n5'2\" | | 159 | | 186"
        )
        #expect(read.filter { $0.contains("Preferred") }.allSatisfy { $0.hasSuffix("age 18..60") })
        #expect(read.filter { $0.contains("Standard") }.allSatisfy { $0.hasSuffix("age 18..75") })
    }

    @Test func classesOfOneNameApart() {
        let draft = draft(
            .written(
                """
                Height | Sex | Preferred | Standard | Sex | Preferred | Standard
                5'0" | M | 149 | 174 | F | 140 | 165
                5'1" | M | 153 | 180 | F | 144 | 170
                """))
        #expect(
            Set(draft.lines.prefix(4)) == [
                "60 Preferred ..149lb male", "60 Standard ..174lb male", "60 Preferred ..140lb female",
                "60 Standard ..165lb female",
            ])
        #expect(!draft.rules.contains("reading.columns.ambiguous"))
    }

    // MARK: What is as it was

    @Test func theSameInAllColumnsIsOfTheRow() {
        let table =
            "Height | Ages | Preferred | Ages | Standard\n5'0\" | 18-60 | 149 | 18-60 | 174\n5'1\" | 18-60 | 153 | 18-60 | 180"
        #expect(lines(table).allSatisfy { $0.hasSuffix("age 18..60") })
        #expect(!isRefused(table))
    }

    @Test func twoNamesOfOnePlanAreOfTheRow() {
        let table =
            "Plan code | Plan name | Height | Class | Max weight\nHT20 | Harbor Term 20 | 5'0\" | Preferred | 149\nHT20 | Harbor Term 20 | 5'0\" | Standard | 174"
        #expect(lines(table) == ["60 [Harbor Term 20] Preferred ..149lb", "60 [Harbor Term 20] Standard ..174lb"])
    }

    @Test func classesBesideTheirLimits() {
        let read = lines(
            "Height | Class | Max | Class | Max\n5'0\" | Preferred | 149 | Standard | 174\n5'1\" | Preferred | 153 | Standard | 180"
        )
        #expect(read.prefix(2) == ["60 Preferred ..149lb", "60 Standard ..174lb"])
    }

    /// They name the rows of a table beside the limits.
    @Test func agesOfAnotherTableAreAnError() {
        let draft = draft(
            .written(
                "Build | << | << | Monthly rate, Male | <<\nHeight | Level | Graded | Issue Age | Rate\n5'0\" | 149 | 174 | 50 | 2.85\n5'1\" | 153 | 180 | 51 | 2.95\n5'2\" | 159 | 186 | 52 | 3.05"
            ))
        #expect(draft.findings.contains { $0.rule == "reading.cell.unread" && $0.location.column == 3 })
    }

    // MARK: What nobody can bind

    @Test(arguments: [
        "Height | Ages | Issue Ages | Preferred | Standard\n5'0\" | 18-60 | 18-75 | 149 | 174\n5'1\" | 18-60 | 18-75 | 153 | 180",
        "Height | Ages | Preferred | Standard | Ages | Table 2\n5'0\" | 18-60 | 149 | 174 | 18-75 | 184\n5'1\" | 18-60 | 153 | 180 | 18-75 | 190",
        "Height | Ages | Preferred | Standard | Ages\n5'0\" | 18-60 | 149 | 174 | 18-75\n5'1\" | 18-60 | 153 | 180 | 18-75",
        "Height | Ages | Preferred | Ages | Tobacco | Standard\n5'0\" | 18-60 | 149 | 18-75 | Yes | 174\n5'1\" | 18-60 | 153 | 18-75 | Yes | 180",
        "Height | Female Ages | Male | Male Ages | Female\n5'0\" | 18-60 | 149 | 18-75 | 138\n5'1\" | 18-60 | 153 | 18-75 | 143",
        "Height | Preferred | Standard | Ages | Table 2 | Table 4 | Ages\n5'0\" | 149 | 174 | 18-60 | 184 | 194 | 18-75\n5'1\" | 153 | 180 | 18-60 | 190 | 200 | 18-75",
    ])
    func whatContradictsIsRefused(_ table: String) {
        #expect(isRefused(table), "\(lines(table))")
    }
}
