import ChartSchema

/// Charts 43 and 44; the latter in two editions.
enum EmpireLife {
    static let charts = [debits, preferred2016, preferred2024]

    /// Bands of extra mortality and a refusal beyond them; no standard column.
    static let debits = ChartExpectation("empire-life/debits/2024-09-01", notes: "43-empire-debits") { notes in
        var table = try notes.onlyTable()
        table.rows.removeFirst()  // pi/po | Fourchettes de poids moyen (lb): the second row of the header
        let bands = ["150 % à 200 %", "200 % à 250 %", "250 % à 300 %", "300 % à 350 %"]
        let refusal = "Refus en cas de poids supérieur à ce seuil"
        return [
            RightReading(
                try table.records(
                    heights: "Taille",
                    bands.map { .range($0, .own($0)) } + [.from(refusal, .exactly(.decline, refusal))]))
        ]
    }

    static let preferred2016 = ChartExpectation(
        "empire-life/preferred/2016-09-01", notes: "44-empire-preferred-two-editions"
    ) { notes in
        try editions(of: notes, tables: 0..<2, weight: "Poids Maximal (lb)")
    }

    static let preferred2024 = ChartExpectation(
        "empire-life/preferred/2024-01-01", notes: "44-empire-preferred-two-editions", hasExample: true
    ) { notes in
        try editions(of: notes, tables: 2..<4, weight: "Poids max.")
    }

    /// One class a table, its title the class: non-smokers only, then both tobacco states as one.
    private static func editions(
        of notes: PublishedNotes, tables: Range<Int>, weight: String
    ) throws -> [RightReading] {
        let records = try zip(notes.tables[tables], [Tobacco.no, .any]).flatMap { table, tobacco in
            try table.records(heights: "Taille", [.upTo(weight, .own(table.heading).tobacco(tobacco))])
        }
        return [RightReading(records)]
    }
}
