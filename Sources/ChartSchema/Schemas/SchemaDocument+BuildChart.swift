extension SchemaDocument {
    static let buildChart = chart(
        BuildChart.self, name: "build-chart", title: "Build chart",
        description:
            "A carrier's build chart: which weights in pounds, or BMIs, a class allows at a height in inches. Bounds are inclusive; an open or unprinted end is null.",
        definitions: [
            SchemaForm.definition(of: BuildColumn.self), SchemaForm.definition(of: BuildRow.self),
            SchemaForm.definition(of: BuildLimit.self), SchemaForm.definition(of: AppliedCorrection.self),
            SchemaForm.definition(of: ChartNote.self), SchemaForm.definition(of: AgeRange.self),
            SchemaDefinitions.cells, SchemaForm.definition(of: CellReference.self), SchemaDefinitions.rateClass,
            SchemaDefinitions.name, SchemaDefinitions.date, SchemaDefinitions.hash, SchemaDefinitions.count,
            SchemaDefinitions.place, SchemaDefinitions.figure, SchemaDefinitions.words,
        ])
}
