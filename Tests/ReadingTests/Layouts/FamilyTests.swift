import ChartSchema
import Tables
import Testing

@testable import Reading

/// One small chart for every layout family met in the wild.
@Suite struct FamilyTests {
    @Test func classesAsColumnsMaximumOnly() {
        let draft = draft(
            .written(
                """
                Height | Preferred Plus | Preferred | Table2
                5'10"  | 190 | 205 | 266
                5'11"  | 196 | 210 | 274
                6'     | 202 | 220 | 281
                """))
        #expect(
            draft.lines == [
                "70 Preferred Plus ..190lb", "70 Preferred ..205lb", "70 Table2 ..266lb", "71 Preferred Plus ..196lb",
                "71 Preferred ..210lb", "71 Table2 ..274lb", "72 Preferred Plus ..202lb", "72 Preferred ..220lb",
                "72 Table2 ..281lb",
            ])
        #expect(draft.chart.columns.map(\.rateClass?.rawValue) == ["preferred-plus", "preferred", "table-2"])
        #expect(draft.rules == ["reading.unit.assumed"])
        #expect(draft.ledger.counts == CellCounts(value: 12, label: 4))
    }

    @Test func oneCommonMinimum() {
        let draft = draft(
            .written(
                """
                Height | Minimum (all plans) | Preferred | Standard
                70 in | 117 | 308 | 330
                71 in | 121 | 316 | 339
                """))
        #expect(
            draft.lines == [
                "70 Preferred 117..308lb", "70 Standard 117..330lb", "71 Preferred 121..316lb",
                "71 Standard 121..339lb",
            ])
    }

    @Test func minimumAndMaximum() {
        let draft = draft(
            .written(
                """
                Strong Foundation - non-medical
                Adult 16+
                Height | Min | Max
                5'5" | 11 | 250
                5'6" | 114 | 259
                5'7" | 118 | 265
                """))
        #expect(draft.lines == ["65 - 11..250lb age 16..", "66 - 114..259lb age 16..", "67 - 118..265lb age 16.."])
    }

    @Test func declineBelowAndOver() {
        let draft = draft(
            .written(
                """
                Height | Decline Below | Decline Over
                4'8" | 80 | 174
                4'9" | 83 | 181
                """))
        #expect(
            draft.lines == [
                "56 Decline Below ..80lb", "56 Decline Over 174..lb", "57 Decline Below ..83lb",
                "57 Decline Over 181..lb",
            ])
        #expect(draft.chart.columns.allSatisfy { $0.rateClass == .decline })
    }

    @Test func productsAsMinimumMaximumPairs() {
        let draft = draft(
            .written(
                """
                Height | SimpliNow Legacy (graded) Min | Max | SimpliNow Legacy Max (level) Min | Max
                4' 8" | 74 | 203 | 79 | 189
                5'    | 85 | 232 | 90 | 217
                """))
        #expect(
            draft.lines == [
                "56 [SimpliNow Legacy] graded 74..203lb", "56 [SimpliNow Legacy Max] level 79..189lb",
                "60 [SimpliNow Legacy] graded 85..232lb", "60 [SimpliNow Legacy Max] level 90..217lb",
            ])
    }

    /// A minimum that all classes share, and each limit in kilograms beside its pounds.
    @Test func kilogramsAreHeldAgainstTheirOwnPounds() {
        let draft = draft(
            .written(
                """
                Height | Minimum (lb) | Minimum (kg) | Preferred maximum (lb) | Preferred maximum (kg)
                4'11" | 89 | 40 | 146 | 66
                5'0"  | 92 | 42 | 151 | 68
                """))
        #expect(draft.lines.first == "59 Preferred 89..146lb")
        #expect(draft.unitChecks.count == 4)
        #expect(draft.unitChecks.allSatisfy { abs($0.imperial.doubleValue * 0.4536 - $0.metric.doubleValue) < 1 })
    }

    @Test func plansWithAMinimumBlockOfTheirOwn() {
        let draft = draft(
            .written(
                """
                BUILD CHARTS (Unisex)
                Ht. | Maximum Weight for Plan | << | << | Minimum Weight for Plan | <<
                    | Immediate | Graded | Return of Premium* | Immediate | Return of Premium**
                4’10’ | 211 | 212 - 220 | 221 - 230 | 92 | 87 - 91
                4’11” | 218 | 219 - 228 | 229 - 238 | 94 | 89 - 93
                * Above the high end = decline
                """))
        #expect(
            Array(draft.lines.prefix(4)) == [
                "58 Immediate 92..211lb", "58 Graded 212..220lb", "58 Return of Premium 221..230lb",
                "58 Return of Premium 87..91lb",
            ])
        #expect(
            draft.rules.sorted() == ["reading.footnote.unapplied", "reading.height.irregular", "reading.unit.assumed"])
    }

    @Test func halvesSideBySide() {
        let draft = draft(
            .written(
                """
                Height | Weight | Height | Weight
                4'8'' | 74 - 158 | 5'8" | 109 - 235
                4'9" | 77 - 165 | 5'9" | 112 - 242
                """))
        #expect(draft.lines == ["56 - 74..158lb", "57 - 77..165lb", "68 - 109..235lb", "69 - 112..242lb"])
    }

    @Test func heightsAcross() {
        let draft = draft(
            .written(
                """
                Taille | 4'8'' | 4'9'' | 4'10''
                Poids maximum Super Privilégiés (lbs) | 138 | 141 | 144
                Poids maximum Privilégiés (lbs) | 148 | 151 | 154
                Taille (cm) | 142 | 145 | 147
                Poids maximum Super Privilégiés (kg) | 63 | 64 | 65
                """))
        #expect(
            draft.lines == [
                "56 Super Privilégiés ..138lb", "56 Privilégiés ..148lb", "57 Super Privilégiés ..141lb",
                "57 Privilégiés ..151lb", "58 Super Privilégiés ..144lb", "58 Privilégiés ..154lb",
            ])
        #expect(draft.unitChecks.count == 6)
        #expect(draft.ledger.counts.unread == 0)
    }

    @Test func zonesWithBMIHeader() {
        let draft = draft(
            .written(
                """
                Adult build chart
                Risk Class | | Graded | | Select | | Graded |
                Body Mass Index | | 15.000-18.499 | | 18.500-46.000 | | 46.001-48.000 |
                Height (ft' in") | Height (In.) | Weight Lower | Weight Upper | Weight Lower | Weight Upper | Weight Lower | Weight Upper
                4' 8" | 56 | 67 | 82 | 83 | 205 | 206 | 214
                4 9"  | 57 | 70 | 85 | 86 | 212 | 213 | 221
                """))
        #expect(
            draft.lines == [
                ".. Graded bmi 15..18.499", ".. Select bmi 18.5..46", ".. Graded bmi 46.001..48", "56 Graded 67..82lb",
                "56 Select 83..205lb", "56 Graded 206..214lb", "57 Graded 70..85lb", "57 Select 86..212lb",
                "57 Graded 213..221lb",
            ])
        #expect(draft.rules.contains("reading.height.irregular"))
    }

    @Test func agesAboveColumnPairs() {
        let draft = draft(
            .written(
                """
                Height | Ages 16-59 | << | Ages 60-75 | <<
                       | Min | Max | Min | Max
                4'8" | 72 | 173 | 81 | 173
                4'9" | 74 | 180 | 84 | 180
                """))
        #expect(
            Array(draft.lines.prefix(2)) == ["56 - 72..173lb age 16..59", "56 - 81..173lb age 60..75"])
    }

    @Test func sexesAboveClasses() {
        let draft = draft(
            .written(
                """
                Quantum
                Height | Male | | Female | | Adult minimum (both) | Adult maximum = Table D 200% (both)
                 | Preferred | Standard | Preferred | Standard | |
                4'8" | 166 | 183 | 152 | 167 | 74 | 198
                4'9" | 170 | 187 | 155 | 171 | 77 | 205
                Ages 51-60: add 5 lb
                """))
        #expect(
            Array(draft.lines.prefix(5)) == [
                "56 Preferred 74..166lb male", "56 Standard 74..183lb male", "56 Preferred 74..152lb female",
                "56 Standard 74..167lb female", "56 Table D 200% 74..198lb",
            ])
        #expect(draft.rules.contains("reading.footnote.unapplied"))
    }

    @Test func tobaccoInClassNames() {
        let draft = draft(
            .written(
                """
                Height | Minimum | Preferred Plus Nontobacco | Preferred Tobacco
                4'8" | 79 | 125 | 135
                4'9" | 81 | 131 | 140
                """))
        #expect(
            Array(draft.lines.prefix(2)) == [
                "56 Preferred Plus Nontobacco 79..125lb tobacco-no", "56 Preferred Tobacco 79..135lb tobacco-yes",
            ])
    }

    @Test func bodyMassIndexOnly() {
        let draft = draft(
            .written(
                """
                BMI | Ages 16-59 | Ages 60+
                <=16 | Decline | Decline
                16.0001-17 (16-59) / 16.0001-18 (60+) | Standard / Nontobacco & Tobacco | Individual Consideration
                28.0001-30 | Preferred | same
                >46 | Decline | Decline
                """))
        #expect(
            draft.lines == [
                ".. Decline bmi ..16 age 16..59", ".. Decline bmi ..16 age 60..",
                ".. Standard / Nontobacco & Tobacco bmi 16.0001..17 age 16..59",
                ".. Individual Consideration bmi 16.0001..18 age 60..", ".. Preferred bmi 28.0001..30 age 16..59",
                ".. Preferred bmi 28.0001..30 age 60..", ".. Decline bmi 46.. age 16..59",
                ".. Decline bmi 46.. age 60..",
            ])
    }

    @Test func juvenileAges() {
        let draft = draft(
            .written(
                """
                age | lengthMin (in) | lengthMax (in) | weightMin (lb) | weightMax (lb)
                0 | 18 | 30 | 4 | 33
                1 | 24 | 37 | 11 | 46
                2 | 29 | 40 | 16 | 52
                """),
            .written(
                """
                age | bmiMin | bmiMax
                3 | 13.5 | 26.1
                4 | 13.2 | 25.3
                """, index: 1))
        #expect(
            draft.lines == [
                "18..30 - 4..33lb age 0", "24..37 - 11..46lb age 1", "29..40 - 16..52lb age 2",
                ".. - bmi 13.5..26.1 age 3",
                ".. - bmi 13.2..25.3 age 4",
            ])
    }

    @Test func sectionsAndASecondPageWithoutHeights() {
        let draft = draft(
            .written(
                """
                 | Preferred | Table 1
                10" | 135 | 182
                11" | 141 | 187
                5 Feet | 146 | 193
                1" | 152 | 199
                """),
            .written(
                """
                Table 3 | Table 4
                201 | 208
                207 | 214
                213 | 220
                218 | 226
                """, index: 1))
        #expect(
            draft.lines.filter { $0.hasPrefix("58") || $0.hasPrefix("61") } == [
                "58 Preferred ..135lb", "58 Table 1 ..182lb", "58 Table 3 ..201lb", "58 Table 4 ..208lb",
                "61 Preferred ..152lb", "61 Table 1 ..199lb", "61 Table 3 ..218lb", "61 Table 4 ..226lb",
            ])
        #expect(draft.rules.contains("reading.rows.joined-by-position"))
    }

    @Test func heightBandsWithMetricBeside() {
        let draft = draft(
            .written(
                """
                Taille (pieds) | Poids (livres) | Taille (mètres) | Poids (kg)
                4′8″ – 4′10″ | 230 | 1,42 – 1,49 | 105
                4′11″ – 5′1″ | 260 | 1,50 – 1,56 | 118
                """, headings: ["Accès Vie", "Étape 1 (Différé)"]),
            .written(
                """
                Taille (pieds) | Poids (livres) | Taille (mètres) | Poids (kg)
                4′8″ – 4′10″ | 190 | 1,42 – 1,49 | 86
                4′11″ – 5′1″ | 200 | 1,50 – 1,56 | 91
                """, index: 1, headings: ["Accès Vie", "Étape 2 (Différé Plus)"]))
        #expect(
            draft.lines == [
                "56..58 Étape 1 (Différé) ..230lb", "56..58 Étape 2 (Différé Plus) ..190lb",
                "59..61 Étape 1 (Différé) ..260lb", "59..61 Étape 2 (Différé Plus) ..200lb",
            ])
        #expect(draft.unitChecks.count == 12)
    }

    @Test func acceptedRangesAndRefusals() {
        let draft = draft(
            .written(
                "Pieds | Mètre | Livres | Kilo\n5'0\" | 1.52 | 95-173 | 43-78\n5'1\" | 1.55 | 98-179 | 44-81",
                headings: ["Standard"]),
            .written(
                "Pieds | Mètre | Livres | Kilo\n5'0\" | 1.52 | 221 | 100\n5'1\" | 1.55 | 228 | 104", index: 1,
                headings: ["Refus"]))
        #expect(
            draft.lines == [
                "60 Standard 95..173lb", "60 Refus 221..lb", "61 Standard 98..179lb", "61 Refus 228..lb",
            ])
    }

    @Test func bandsOfExtraMortality() {
        let draft = draft(
            .written(
                """
                Taille | 150 % à 200 % | 200 % à 250 % | Refus en cas de poids supérieur à ce seuil
                pi/po | Fourchettes de poids moyen (lb) | << |
                5'0 | 182-207 | 208-222 | 247
                5'1" | 188-214 | 215-230 | 255
                """))
        #expect(
            Array(draft.lines.prefix(3)) == [
                "60 150 % à 200 % 182..207lb", "60 200 % à 250 % 208..222lb",
                "60 Refus en cas de poids supérieur à ce seuil 247..lb",
            ])
        #expect(draft.chart.columns.last?.rateClass == .decline)
    }

    @Test func oneClassATableInOneFile() {
        let draft = draft(
            .written("Élite non-fumeur\nTaille | Poids max.\n4'8\" | 126\n4'9\" | 128"),
            .written("Privilégié non-fumeur et fumeur\nTaille | Poids max.\n4'8\" | 135\n4'9\" | 138", index: 1))
        #expect(
            draft.lines == [
                "56 Élite non-fumeur ..126lb tobacco-no", "56 Privilégié non-fumeur et fumeur ..135lb",
                "57 Élite non-fumeur ..128lb tobacco-no", "57 Privilégié non-fumeur et fumeur ..138lb",
            ])
    }

    @Test func longForm() {
        let draft = draft(
            .written(
                """
                Sex | Class | Height | Minimum | Maximum
                Male | Preferred | 70 | 120 | 225
                Male | Standard | 70 | 120 | 260
                Female | Preferred | 70 | 115 | 210
                Female | Standard | 71 | 118 | 250
                Female | Preferred | 71 | 118 | 215
                """))
        #expect(
            draft.lines == [
                "70 Preferred 120..225lb male", "70 Standard 120..260lb male", "70 Preferred 115..210lb female",
                "71 Standard 118..250lb female", "71 Preferred 118..215lb female",
            ])
    }

    @Test func bodyMassIndexFooter() {
        let draft = draft(
            .written(
                """
                Height | Minimum | Preferred | Standard
                5'0" | 90 | 150 | 180
                5'1" | 93 | 155 | 186
                BMI | 17.5 | 29 | 35
                """))
        #expect(
            draft.lines.suffix(2) == [".. Preferred bmi 17.5..29", ".. Standard bmi 17.5..35"])
    }
}
