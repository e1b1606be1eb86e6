/// Chart 39.
enum UVAssurance {
    static let charts = [preferred]

    /// Heights are columns, and the unit in a row's name decides: centimetres and kilograms give no records.
    static let preferred = ChartExpectation(
        "uv-assurance/preferred/2024-01-01", notes: "39-uv-super-privilegies-transposed", hasExample: true
    ) { notes in
        let superPreferred = "Poids maximum Super Privilégiés (lbs)"
        let preferred = "Poids maximum Privilégiés (lbs)"
        return [
            RightReading(
                try notes.onlyTable().transposed().records(
                    heights: "Taille",
                    [
                        .upTo(superPreferred, .own("Super Privilégiés", superPreferred)),
                        .upTo(preferred, .own("Privilégiés", preferred)),
                    ]))
        ]
    }
}
