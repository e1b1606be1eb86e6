import ChartSchema

extension ReadingSession {
    /// Ages of one year only, as the last of several that are longer: "18–64" and "65" leave nobody over 65.
    mutating func reportSingleAge() {
        let ages = Set(assembler.columns.map(\.age) + assembler.rows.compactMap(\.age)).filter {
            !$0.isAny && $0.unit == .years
        }
        let lasts = ages.filter { age in !ages.contains { ($0.max ?? .max) > (age.max ?? .max) } }
        guard lasts.count == 1, let last = lasts.first, let age = last.max, last.min == age,
            ages.contains(where: { $0.min != $0.max })
        else { return }
        findings.add(
            ChartFinding.ageSingle,
            "The last of the ages is \(age) alone, and others are of several years; nobody older has limits.",
            help: "Look whether the file says \"and over\"; if so, ask the carrier for a chart that does.")
    }
}
