import ChartSchema
import Testing

@testable import Reports

@Suite struct ChartGridTests {
    @Test func heightsDownColumnsAcross() {
        #expect(
            ChartGrid(SampleChart.chart).text == """
                chart     acme/build/2024-05-01
                title     Acme build chart
                products  term, whole-life
                source    raw/acme/2024-05-01/build.csv (csv, windows-1252)

                                                           term
                            Super Preferred               Élite
                             preferred-plus                   ?
                height               female  tobacco, age 16–60      decline
                5'10"                 ≤ 200             121–210  ≤ 99; ≥ 226
                4'8"–4'10"            ≤ 150
                any                                               BMI ≥ 46.5

                footnote, line 9, applied: Ages 51-60: add 5 lb

                """)
    }

    @Test func columnsThatDoNotFitGoBelow() {
        #expect(
            ChartGrid(SampleChart.chart, width: 40).text == """
                chart     acme/build/2024-05-01
                title     Acme build chart
                products  term, whole-life
                source    raw/acme/2024-05-01/build.csv (csv, windows-1252)

                            Super Preferred
                             preferred-plus
                height               female
                5'10"                 ≤ 200
                4'8"–4'10"            ≤ 150
                any

                                          term
                                         Élite
                                             ?
                height      tobacco, age 16–60
                5'10"                  121–210
                4'8"–4'10"
                any

                height          decline
                5'10"       ≤ 99; ≥ 226
                4'8"–4'10"
                any          BMI ≥ 46.5

                footnote, line 9, applied: Ages 51-60: add 5 lb

                """)
    }
}
