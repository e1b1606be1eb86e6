/// Texts that stand among the records of an element: headings of sections, and remarks.
extension RecordFrame {
    /// A leaf that stands among records holds for those behind it, up to the next of its name, or of a name that began above it:
    /// `<heading>Decline</heading>` between drugs.
    ///
    /// Of what else stands among them nobody knows how far it holds: remarks, and texts of which none stands above the first record.
    mutating func settleSections() {
        guard records.count > 1, groups.isEmpty, pageTables.isEmpty else { return }
        let among = leavesAmongRecords()
        guard !among.isEmpty else { return }
        let names = Dictionary(grouping: among) { leaves[$0].name }
        let ranked = names.sorted { $0.value[0] < $1.value[0] }
        let ranks = Dictionary(uniqueKeysWithValues: ranked.enumerated().map { ($1.key, $0) })
        let clear = Set(ranked.filter { holdsBehind($0.value) }.map(\.key))
        // Where the next section of each rank begins.
        var next = Array(repeating: records.count, count: min(ranked.count, Self.mostSections))
        for place in among.reversed() {
            let (leaf, start) = (leaves[place], leafElements[place].recordsBefore)
            guard let rank = ranks[leaf.name], rank < next.count, clear.contains(leaf.name) else {
                let isRemark = Self.remarks.contains(leaf.name.lowercased())
                strays.append(isRemark ? leaf : (leaf.name, "\(leaf.name): \(leaf.text)", leaf.line))
                continue
            }
            let isName = Self.remarks.contains(leaf.name.lowercased()) || Self.headings.contains(leaf.name.lowercased())
            let end = max(start, next[...rank].min() ?? start)
            // What it is of behind an outer section nobody says.
            if end < next[rank] { strays.append((leaf.name, "\(leaf.name): \(leaf.text)", leaf.line)) }
            for record in start..<end {
                records[record].insert((isName ? Self.groupColumn : leaf.name, leaf.text, leaf.line), at: 0)
            }
            next[rank] = start
        }
        strays.reverse()
        let taken = Set(among)
        keepLeaves { !taken.contains($0) }
    }

    /// Ends the label over the table before where one of its kind stands over the next: `<heading>Men only</heading><group>…</group>
    /// <heading>Women only</heading><group>…</group>`.
    ///
    /// - Returns: Labels over the tables before that are of another kind than the one over the next: "Smokers" before "Ages 70-80". Both may hold.
    mutating func endHeadingsOfTableBefore() -> [TextPiece] {
        guard let start = leavesBeforeTables, start > 0 else { return [] }
        let own = start..<leaves.count
        // Of the texts over the table before, those right above it that are called as these are.
        let before = max(0, start - own.count)..<start
        guard !own.isEmpty, before.count == own.count,
            zip(before, own).allSatisfy({ leaves[$0].name == leaves[$1].name }),
            (Array(before) + own).allSatisfy({ isHeading($0) })
        else { return [] }
        if zip(before, own).allSatisfy({ isAlike($0, $1) }) {
            ended.formUnion(before)
            return []
        }
        let names = Set(own.map { leaves[$0].name })
        return (0..<start).filter { !ended.contains($0) && names.contains(leaves[$0].name) && isHeading($0) }
            .map { TextPiece("\(leaves[$0].name): \(leaves[$0].text)", line: leaves[$0].line) }
    }

    /// Whether two texts have a word in common: "Ages 18 to 60", "Ages 61 to 75". Of others both may hold.
    private func isAlike(_ one: Int, _ other: Int) -> Bool {
        func words(_ leaf: Int) -> Set<String> {
            Set(leaves[leaf].text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 }.map(String.init))
        }
        return !words(one).isDisjoint(with: words(other))
    }

    /// Whether a leaf is a heading, or a comment or remark that is as short as one.
    private func isHeading(_ leaf: Int) -> Bool {
        let name = leaves[leaf].name.lowercased()
        let text = leaves[leaf].text
        return Self.headings.contains(name)
            || Self.remarks.contains(name) && !text.hasSuffix(".")
                && text.split(separator: " ").count <= Self.longestHeading
    }

    /// A single record beside tables of other columns is none of theirs, and says what they are: `<header><company>…</company></header>`.
    mutating func takeLoneRecord() -> [TextPiece] {
        guard records.count == 1, !groups.isEmpty, columns.isEmpty else { return [] }
        let names = Set(records[0].map(\.name))
        guard groups.allSatisfy({ $0.group.records.allSatisfy { names.isDisjoint(with: $0.map(\.name)) } }) else {
            return []
        }
        defer { (records, rowElements) = ([], []) }
        // Of `<excluded sex="male"/>` the element says something, too.
        let element = records[0].count == 1 && recordNames.count == 1 ? "\(recordNames[0]) " : ""
        return records[0].map { field in
            TextPiece("\(field.name.hasPrefix(element) ? "" : element)\(field.name): \(field.text)", line: field.line)
        }
    }

    /// Leaves of which some stand in front of other records than others of their name, or a single one between records.
    private func leavesAmongRecords() -> [Int] {
        Dictionary(grouping: leaves.indices) { leaves[$0].name }.values.flatMap { places -> [Int] in
            let starts = places.map { leafElements[$0].recordsBefore }
            let isRepeated = starts.contains { $0 != starts[0] }
            let isAmong = starts[0] > 0 && starts[0] < records.count && records.count > Self.fewestInSections
            return isRepeated || isAmong ? places : []
        }.sorted()
    }

    /// Whether leaves of one name stand each in front of a record, the first above all of them or alone; remarks are headings where they are
    /// labels.
    private func holdsBehind(_ places: [Int]) -> Bool {
        let starts = places.map { leafElements[$0].recordsBefore }
        guard starts[0] == 0 || places.count == 1, (starts.last ?? 0) < records.count else { return false }
        let isRemark = Self.remarks.contains(leaves[places[0]].name.lowercased())
        return !isRemark || places.count > 1 && places.allSatisfy { isLabel(leaves[$0].text) }
    }

    /// "Smokers", "Automatic decline": a few words that are no sentence.
    private func isLabel(_ text: String) -> Bool {
        !text.hasSuffix(".") && text.split(separator: " ").count <= 4
    }

    /// In words.
    private static let longestHeading = 8
    /// More names than this among records are no headings.
    private static let mostSections = 20
    /// Among fewer records a leaf may be of all of them: `<result …/><use>Angina</use><result …/>`.
    private static let fewestInSections = 3
    private static let remarks: Set<String> = ["comment", "comments", "note", "notes", "remark", "remarks", "footnote"]
    private static let headings: Set<String> = [
        "heading", "head", "header", "title", "section", "caption", "label", "name",
    ]
}
