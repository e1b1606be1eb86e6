/// The published charts with heights or ages, as the rules see them.
enum PublishedCharts {
    static let all: [PublishedChart] = [
        PublishedChart(
            "01-mutual-of-omaha-fully-underwritten",
            .init(
                table: 2,
                header: """
                    height|Preferred Plus max|Preferred max|Standard Plus max|Standard max|Table 1 max|Table 2 max\
                    |Table 3 max|Table 4 max|Table 5 max|Table 6 max|Table 8 max|Table 10 max|Table 12 max
                    """)),
        PublishedChart(
            "02-mutual-of-omaha-express-living-promise",
            .init(table: 1, header: "height|min|Express max|DI max|Impaired max|Level max|Graded max")),
        PublishedChart("03-mutual-of-omaha-accelerated", .init(table: 0, header: "height|range", folded: 2)),
        PublishedChart("06-americo-hms-plus", "height|Standard min|Standard max"),
        PublishedChart(
            "07-american-amicable-senior-choice-2019",
            "height|Level max|Graded range|Modified range|Level min|Modified range"),
        PublishedChart(
            "09-american-amicable-express-term", "height|min|Preferred max|Table 2 max|Table 4 max"),
        PublishedChart(
            "10-transamerica-fe-express-2026-01",
            "height||Graded min|Graded max|Level min|Level max|Graded min|Graded max"),
        PublishedChart("12-transamerica-ffiul-ii-express", "height|16-59 min|16-59 max|60-75 min|60-75 max"),
        PublishedChart(
            "14-foresters-fully-underwritten",
            "height|Preferred Plus max|Preferred max|Standard Plus max|Standard max"),
        PublishedChart("15-foresters-planright", "height|min|Level max|Graded max|Modified max"),
        PublishedChart("16-foresters-strong-foundation-nonmed-old", "height|Standard min|Standard max"),
        PublishedChart(
            "18-foresters-juvenile",
            .init(table: 0, header: "age|height min|height max|min|max"),
            .init(table: 1, header: "age|bmi min|bmi max")),
        PublishedChart(
            "19-banner-field-guide-2026",
            "height|Preferred Plus max|Preferred max|Standard Plus max|Credit max|Standard max"),
        PublishedChart(
            "21-fg-quantum",
            "height|male Preferred max|male Standard max|female Preferred max|female Standard max|min|Table 4 max"),
        PublishedChart("26-sbli-easytrak", "height|min|Preferred Plus max|Preferred max|Select max|Standard max"),
        PublishedChart(
            "28-mutual-of-omaha-critical-advantage", "height|Decline Below max|Decline Over min"),
        PublishedChart(
            "29-allianz-classes",
            """
            height|min|nontobacco Preferred Plus max|nontobacco Preferred max|nontobacco Standard max\
            |tobacco Preferred max|tobacco Standard max
            """),
        PublishedChart(
            "30-allianz-tables",
            """
            height|Table 3 max|Table 4 max|Table 5 max|Table 6 max|Table 7 max|Table 8 max|Table 10 max|Table 12 max
            """),
        PublishedChart("32-corebridge-simplinow", "height|Graded min|Graded max|Level min|Level max"),
        PublishedChart(
            "34-assumption-life-adult-stack",
            .init(table: 0, header: "height|height cm|FlexTerm max|FlexTerm max kg", skip: 2),
            .init(table: 1, header: "height|height cm|Platine max|Platine max kg", skip: 2),
            .init(table: 2, header: "height|height cm|Or max|Or max kg", skip: 2),
            .init(table: 3, header: "height|height cm|Argent max|Argent max kg", skip: 2)),
        PublishedChart(
            "37-ia-acces-vie",
            .init(table: 0, header: "height|Deferred max|height m|Deferred max kg"),
            .init(table: 1, header: "height|Deferred Plus max|height m|Deferred Plus max kg")),
        PublishedChart(
            "39-uv-super-privilegies-transposed",
            .init(
                table: 0,
                header: """
                    height|Preferred Plus max|Preferred max|height cm|Preferred Plus max kg|Preferred max kg
                    """, isTurned: true)),
        PublishedChart(
            "41-humania-salary",
            .init(table: 0, header: "height|height m|Standard range|Standard range kg"),
            .init(table: 1, header: "height|height m|Decline min|Decline min kg")),
        PublishedChart(
            "43-empire-debits",
            .init(
                table: 0, header: "height|Band A range|Band B range|Band C range|Band D range|Decline min",
                skip: 2)),
        PublishedChart(
            "44-empire-preferred-two-editions",
            .init(table: 0, header: "height|nontobacco Preferred Plus max"),
            .init(table: 1, header: "height|Preferred max")),
        PublishedChart(
            "44-empire-preferred-two-editions",
            .init(table: 2, header: "height|nontobacco Preferred Plus max"),
            .init(table: 3, header: "height|Preferred max")),
    ]
}
