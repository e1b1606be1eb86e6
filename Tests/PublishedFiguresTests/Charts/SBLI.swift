/// Chart 26.
enum SBLI {
    static let charts = [easyTrak]

    /// One minimum for every class; "Elite" and "Select" are SBLI's own words.
    static let easyTrak = ChartExpectation("sbli/easytrak/2026-05-16", notes: "26-sbli-easytrak") { notes in
        [
            RightReading(
                try notes.onlyTable().records([
                    .between("Min", "Elite", .own("Elite")),
                    .between("Min", "Preferred", .exactly(.preferred, "Preferred")),
                    .between("Min", "Select", .own("Select")),
                    .between("Min", "Standard", .exactly(.standard, "Standard")),
                ]))
        ]
    }
}
