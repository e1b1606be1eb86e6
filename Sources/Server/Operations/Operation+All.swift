extension Operation {
    /// Every operation, in the order of the OpenAPI document.
    ///
    /// - Parameter lineage: Walks back to raw cells; without it there is no such operation.
    static func all(lineage: LineageReader?) -> [Operation] {
        let described =
            [checkBuild, checkMedication, checkPlans, products, medications] + forms + [charts, chart, records]
            + (lineage.map { [.lineage($0)] } ?? []) + [versions, version, diff, findings, atomFeed, jsonFeed]
            + [health, ready]
            + [.metrics(ServerMetrics([])), .openAPI { [] }]
        let document = OpenAPIDocument(described).json
        return described.dropLast() + [.openAPI { document }]
    }
}
