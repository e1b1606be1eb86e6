import ChartSchema

/// The limits of a ladder as people who are alike in sex, tobacco state and age see them: only theirs, by height.
///
/// It gives what ``ClassLadder/withCandidates(for:_:)`` finds by looking at every row, in the time of two searches: that halves the time
/// of an answer over all plans.
struct LadderSheets: Sendable {
    /// What holds from one height to another, both included.
    private struct Band: Sendable {
        var heights: FigureInterval
        /// Into ``limits``.
        var limits: Range<Int>
    }

    private struct Sheet: Sendable {
        /// Ascending, apart from each other.
        var bands: [Band] = []
        /// What holds at every height; `nil` where nothing does.
        var anyHeight: Range<Int>?
    }

    /// By sexes, then tobacco states, then ages; `nil` where heights overlap, and every row has to be looked at.
    private var sheets: [Sheet?] = []
    private(set) var limits: [ClassLadder.Limit] = []
    /// The first months of stretches of ages that every limit takes whole or not at all, after the first stretch.
    private let ageStarts: [Int64]

    /// What a sheet says at a height.
    enum Found {
        /// The limits that hold, into ``limits``; `isLower` where they are those of a height less than an inch below.
        case limits(Range<Int>, isLower: Bool)
        /// Limits hold such people at other heights alone.
        case outsideHeight
        /// No limit is for such people.
        case outside
    }

    init(rows: [ClassLadder.Row], limits: [ClassLadder.Limit], ageStarts: [Int64]) {
        self.ageStarts = ageStarts
        let ages = zip([.min] + ageStarts, ageStarts.map { $0 - 1 } + [.max]).map {
            FigureInterval(low: $0, high: $1)
        }
        // People whom the same limits hold share their sheet.
        var known: [[Int]: Sheet?] = [:]
        for sexes: UInt8 in 1...3 {
            for tobacco: UInt8 in 1...3 {
                for ages in ages {
                    let facts = ClassLadder.Facts(
                        sexes: sexes, tobacco: tobacco, ages: ages, height: 0, weight: 0, index: 0)
                    let chosen = limits.indices.filter { limits[$0].applies(to: facts) }
                    let sheet = known[chosen] ?? sheet(rows, chosen, of: limits)
                    known[chosen] = .some(sheet)
                    sheets.append(sheet)
                }
            }
        }
    }

    /// The sheet of the limits at `chosen`, which ascend; their limits are added.
    private mutating func sheet(_ rows: [ClassLadder.Row], _ chosen: [Int], of all: [ClassLadder.Limit]) -> Sheet? {
        var own: [(row: ClassLadder.Row, limits: ArraySlice<Int>)] = []
        var rest = chosen[...]
        for row in rows {
            let mine = rest.prefix { row.limits.contains($0) }
            rest = rest.dropFirst(mine.count)
            if !mine.isEmpty { own.append((row, mine)) }
        }
        let heights = Set(own.filter { !$0.row.isAnyHeight }.map(\.row.heights)).sorted { $0.low < $1.low }
        guard zip(heights, heights.dropFirst()).allSatisfy({ $0.high < $1.low }) else { return nil }
        var sheet = Sheet()
        for height in heights {
            let start = limits.count
            for (row, mine) in own where row.isAnyHeight || row.heights == height {
                limits += mine.map { all[$0] }
            }
            sheet.bands.append(Band(heights: height, limits: start..<limits.count))
        }
        let start = limits.count
        for (row, mine) in own where row.isAnyHeight { limits += mine.map { all[$0] } }
        if limits.count > start { sheet.anyHeight = start..<limits.count }
        return sheet
    }

    /// `nil` where the sheets cannot say.
    func find(_ facts: ClassLadder.Facts) -> Found? {
        guard facts.sexes > 0, facts.tobacco > 0 else { return nil }
        let age = ageStarts.endOfPrefix { $0 <= facts.ages.low }
        guard age == ageStarts.count || facts.ages.high < ageStarts[age] else { return nil }
        let number = (Int(facts.sexes - 1) * 3 + Int(facts.tobacco - 1)) * (ageStarts.count + 1) + age
        guard let sheet = sheets[number] else { return nil }
        let next = sheet.bands.endOfPrefix { $0.heights.low <= facts.height }
        if next > 0 {
            let band = sheet.bands[next - 1]
            if facts.height <= band.heights.high { return .limits(band.limits, isLower: false) }
            if next < sheet.bands.count, facts.height - band.heights.high < ClassLadder.inch {
                return .limits(band.limits, isLower: true)
            }
        }
        if let always = sheet.anyHeight { return .limits(always, isLower: false) }
        return sheet.bands.isEmpty ? .outside : .outsideHeight
    }
}

extension Array {
    /// How many elements from the start `belong`, which those after them do not.
    fileprivate func endOfPrefix(where belong: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belong(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
