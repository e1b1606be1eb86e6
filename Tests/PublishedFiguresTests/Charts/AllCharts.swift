/// Every chart in `raw/`, in the order of the notes.
enum AllCharts {
    static let expectations: [ChartExpectation] =
        MutualOfOmaha.charts + Americo.charts + AmericanAmicable.charts + Transamerica.charts + Foresters.charts
        + Banner.charts + FidelityGuaranty.charts + SBLI.charts + Allianz.charts + Corebridge.charts
        + AssumptionLife.charts + IndustrialAlliance.charts + UVAssurance.charts + Humania.charts + EmpireLife.charts
}
