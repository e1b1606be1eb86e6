import ChartSchema
import Pipeline
import Reading
import Store

/// A chart of the project that a file may be the next edition of.
struct SeriesGuess {
    var source: PipelineConfiguration.Source
    var carrier: PipelineConfiguration.Carrier
    /// From 0 to 1.
    var likeness: Double
    /// What speaks for it.
    var evidence: [String]

    /// Nothing speaks for it but the names of its columns, which charts of other carriers may have too.
    var isByLayoutAlone = true

    private static let least = 0.5
    private static let most = 8

    /// The likeliest first; by the layout, the names that the file prints, and its own name.
    static func of(_ trial: TrialReading, in configuration: PipelineConfiguration?, name: String) -> [SeriesGuess] {
        guard let configuration, let draft = trial.reading.draft else { return [] }
        let columns = Set(draft.layout.tables.flatMap(\.columns))
        let words = trial.texts.dropLast().joined(separator: " ").lowercased()
        var found: [SeriesGuess] = []
        let named = CarrierName.named(in: trial, configuration)
        // A chart that names another carrier is none of this one's editions, however alike it is laid out.
        for carrier in configuration.carriers where named.map({ CarrierName.areAlike($0, carrier.name) }) ?? true {
            let isNamed = words.contains(carrier.name.lowercased())
            for source in newest(of: carrier) where source.kind == trial.kind {
                var guess = SeriesGuess(source: source, carrier: carrier, likeness: 0, evidence: [])
                let known = Set(source.layout?.tables.flatMap(\.columns) ?? [])
                if !known.isEmpty, !columns.isEmpty {
                    let share = Double(known.intersection(columns).count) / Double(known.union(columns).count)
                    guess.likeness += 0.6 * share
                    if share == 1 {
                        guess.evidence.append("laid out alike")
                    } else if share > 0.5 {
                        guess.evidence.append("laid out much alike")
                    }
                }
                if isNamed { guess.add(0.3, "the file names \(carrier.name)") }
                let own = source.path.split(separator: "/").last.map(String.init) ?? ""
                if letters(of: own) == letters(of: name), !letters(of: name).isEmpty { guess.add(0.4, "named alike") }
                if guess.likeness >= least { found.append(guess) }
            }
        }
        return Array(found.sorted { ($1.likeness, $0.source.path) < ($0.likeness, $1.source.path) }.prefix(most))
    }

    private mutating func add(_ amount: Double, _ evidence: String) {
        likeness += amount
        isByLayoutAlone = false
        self.evidence.append(evidence)
    }

    private static func newest(of carrier: PipelineConfiguration.Carrier) -> [PipelineConfiguration.Source] {
        Dictionary(grouping: carrier.sources, by: \.chart).values.compactMap { $0.max { $0.edition < $1.edition } }
    }

    /// `build-chart-2025.csv` and `Build chart 2026.csv` are named alike.
    static func letters(of name: String) -> String {
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
        return stem.lowercased().filter(\.isLetter)
    }
}

extension Desk {
    private static let guessesShown = 3

    /// The charts that a file may be the next edition of: those that only their columns speak for have figures or rules of it too.
    func guesses(of trial: TrialReading, named name: String, _ configuration: PipelineConfiguration?) -> [SeriesGuess] {
        let store = store(configuration)
        let kept = SeriesGuess.of(trial, in: configuration, name: name).compactMap { guess -> SeriesGuess? in
            guard guess.isByLayoutAlone, let chart = trial.reading.draft?.chart,
                let before = Self.published(guess.source.chart, of: guess.carrier.id, in: store)
            else { return guess }
            let share = ChartLikeness(chart).share(of: before)
            guard share >= ChartLikeness.ofAnotherEdition else { return nil }
            var guess = guess
            let what = trial.kind == .build ? "limits" : "rules"
            guess.evidence.append("\(Int((share * 100).rounded())) % of its \(what) are in it")
            return guess
        }
        return Array(kept.prefix(Self.guessesShown))
    }

    private static func published(_ chart: String, of carrier: String, in store: DatasetStore) -> Chart? {
        let entries = (try? store.latest(carriers: [carrier], products: []))??.charts ?? []
        return entries.filter { $0.chart == chart }.max { $0.edition < $1.edition }.flatMap { try? store.chart($0) }
    }
}
