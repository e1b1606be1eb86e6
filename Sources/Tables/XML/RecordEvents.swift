/// Turns any XML into tables: elements that repeat under one parent are records, their attributes and leaf elements the
/// columns.
///
/// - A record's own records are joined with it when it names a row (`<height in="70"><limit …/></height>`): the outer values
///   are repeated on every inner row.
/// - An element that only groups records (`<table title="Ages 0-2">`) ends a table; its attributes become headings. Many groups of few
///   records each (`<drug name="Coreg"><indication …/></drug>`) are rows of one table.
/// - HTML in between, as elements or as text, is read as a page.
struct RecordEvents {
    private var frames: [RecordFrame] = []
    private var ready: [Table] = []
    private var tableCount = 0
    private var namespace = XHTMLNamespace()
    private var page: EmbeddedPage?
    /// Comments before the first element.
    private var remarks: [RecordField] = []
    /// The line of the first element of a name that had no text, no attribute and no element in it.
    private var bareLines: [String: Int] = [:]
    /// The names of elements that had some.
    private var filledNames: Set<String> = []
    private(set) var notices: [MarkupNotice] = []
    /// The limit that the file goes beyond: nothing behind that place is read.
    private(set) var excess: LimitExceeded?
    private var surroundings = SurroundingElements()
    /// How many values elements far inside have repeated for their records.
    private var joinedInside = 0

    // MARK: Events

    mutating func startElement(_ name: UnsafePointer<UInt8>, attributes: Attributes, line: Int) {
        guard excess == nil else { return }
        if page != nil {
            page!.start(Element(name), attributes: attributes, line: line)
            return
        }
        let local = RecordEvents.local(name)
        let isXHTML = namespace.start(name, attributes)
        let element = Element(name)
        if isXHTML || element == .td || element == .th, let opened = openPage(element, local, isXHTML, line) {
            page = opened
            page!.start(element, attributes: attributes, line: line)
            return
        }
        var fields: [RecordField] = []
        attributes.forEach { key, value in
            let key = String(cString: key)
            guard !key.hasPrefix("xmlns"), !key.hasPrefix("xml:"), !key.hasPrefix("xsi:") else { return }
            fields.append((key, XMLEntities.decoded(value), line))
        }
        if let last = frames.indices.last {
            frames[last].hasChildren = true
            if !RecordEvents.isTablePart(element) { frames[last].hasOnlyTableParts = false }
        }
        frames.append(RecordFrame(name: local, line: line, attributes: fields))
        for remark in remarks { frames[frames.count - 1].addLeaf(remark.name, remark.text, line: remark.line) }
        remarks = []
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        if page != nil {
            page!.text(bytes, line: line)
        } else if let last = frames.indices.last {
            frames[last].text.append(contentsOf: bytes)
        }
    }

    /// A comment stands as a text where it stands, unless it only takes elements out.
    mutating func comment(_ text: String, line: Int) {
        guard excess == nil, page == nil, !text.contains("<"), text.utf8.count <= RecordEvents.longestComment else {
            return
        }
        let said = RecordFrame.collapsed(Array(text.utf8))
        // "exported 2025-11" says nothing of the data.
        let words = said.split(separator: " ").count { $0.contains(where: \.isLetter) }
        guard words > 1 || words == 1 && !said.contains(where: \.isNumber) else { return }
        if let last = frames.indices.last {
            frames[last].addLeaf("comment", said, line: line)
        } else if ready.isEmpty {
            remarks.append(("comment", said, line))
        }
    }

    private static let longestComment = 500

    mutating func endElement(_ name: UnsafePointer<UInt8>) {
        guard excess == nil else { return }
        if page != nil {
            if page!.end(Element(name)) { closePage() }
            return
        }
        namespace.end()
        guard var frame = frames.popLast() else { return }
        if keepColumns(frame) { return }
        frame.settleLone()
        frame.settleLeaves()
        frame.settleSections()
        frame.joinParts()
        frame.joinCells()
        frame.nameRows()
        frame.records.insert(contentsOf: frame.columns, at: 0)
        settleGroups(of: &frame)
        release(frame)
        giveRest(of: frame)
        guard let parent = frames.indices.last else {
            if !frame.records.isEmpty { addTable(frame) }
            giveWords(of: frame)
            return
        }
        if frame.hasChildren { endBranch(frame, parent) } else { endLeaf(frame, parent) }
    }

    /// The tables that are whole; the last waits for what the elements around it say behind it.
    mutating func takeReady() -> [Table] {
        let waiting = frames.isEmpty ? [] : ready.suffix(1)
        defer { ready = Array(waiting) }
        return ready.dropLast(waiting.count)
    }

    // MARK: Records

    private mutating func endLeaf(_ frame: RecordFrame, _ parent: Int) {
        let text = frame.ownText
        if text.isEmpty, frame.attributes.isEmpty {
            bareLines[frame.name] = bareLines[frame.name] ?? frame.line
        } else {
            filledNames.insert(frame.name)
        }
        if EmbeddedPage.isMarkup(frame.text), readMarkup(frame, parent) { return }
        if text.isEmpty, frame.attributes.isEmpty, frame.isCell(of: frames[parent]) {
            // An empty cell keeps its place.
            frames[parent].addLeaf(frame.name, "", line: frame.line, element: frame.name)
            return
        }
        if text.isEmpty || frame.attributesAreValues {
            let own = text.isEmpty ? [] : [(frame.name, text, frame.line)]
            if !frame.attributes.isEmpty {
                let fields = frame.recordFields(in: frames[parent]) + own
                if own.isEmpty {
                    frames[parent].add(recordOf: frame, fields)
                } else {
                    frames[parent].append([fields], of: frame)
                    frames[parent].attributedLeaves += 1
                }
            }
            if !own.isEmpty { frames[parent].recordElements.insert(frame.name) }
        } else {
            frames[parent].addLeaf(
                frame.leafName, frame.leafText, line: frame.line, element: frame.name, attributes: frame.attributes)
        }
    }

    private mutating func endBranch(_ frame: RecordFrame, _ parent: Int) {
        filledNames.insert(frame.name)
        if frame.records.isEmpty || frame.isOneRecord || frame.namesRow || frame.isPartOfRows {
            frames[parent].strays += frame.strays
            frames[parent].innerElements += frame.records.isEmpty ? frame.innerElements : frame.elementsInside
        }
        if joinsTooMuch(frame) { return }
        if !frame.text.allSatisfy(Blank.isBlank) {
            // Words between elements: the whole is a text, and so are its parts.
            let text = frame.records.isEmpty ? frame.runningText : frame.ownText
            frames[parent].addLeaf(frame.leafName, text, line: frame.line)
            if frame.records.isEmpty { return }
        }
        if frame.isOneRecord {
            frames[parent].append([frame.attributes + frame.leaves + frame.records[0]], of: frame)
        } else if frame.records.isEmpty {
            // What stands around the tables of a page is theirs by now.
            if frame.pageTables.isEmpty, !frame.hasTables { frames[parent].add(turnsOf: frame) }
        } else if frame.namesRow || frame.isPartOfRows {
            frames[parent].append(frame.joinedRecords, of: frame)
        } else {
            if keepsTooMuch(around: 1, line: frame.line) { return }
            let carried = frames[parent].endHeadingsOfTableBefore()
            guard var table = Table(of: frame, index: 0, outer: frames) else { return }
            table.carriedHeadings = carried
            let group = RecordFrame.Group(
                name: frame.name, elements: frame.elementsInside, records: frame.joinedRecords, table: table)
            frames[parent].groups.append((group, frames[parent].records.count))
            frames[parent].leavesBeforeTables = frames[parent].leaves.count
        }
    }

    /// Whether an element says too much of its records, or elements in each other do, each of which repeats it.
    private mutating func joinsTooMuch(_ frame: RecordFrame) -> Bool {
        let joined = TextLimits.current.joined(
            frame.records, with: frame.fields.count, before: joinedInside, line: frame.line)
        if frames.count > SurroundingElements.usual {
            joinedInside += TextLimits.values(of: frame.records, with: frame.fields.count)
        }
        excess = excess ?? joined
        return joined != nil
    }

    /// Whether the open elements say too much around so many tables.
    private mutating func keepsTooMuch(around tables: Int, line: Int) -> Bool {
        excess = excess ?? surroundings.add(tables, in: frames, line: line)
        return excess != nil
    }

    /// Groups of few records are rows, with what each group says repeated; others are tables.
    private mutating func settleGroups(of frame: inout RecordFrame) {
        if frame.groupsAreRows {
            for (group, before) in frame.groups.reversed() {
                frame.innerElements += group.elements
                frame.records.insert(contentsOf: group.records, at: min(before, frame.records.count))
            }
        } else {
            let said = frame.takeLoneRecord()
            for (group, _) in frame.groups {
                var table = group.table
                table.takeOutermost(said)
                table.index = tableCount
                ready.append(table)
                tableCount += 1
            }
        }
        frame.hasTables = !frame.groups.isEmpty
        if frame.groupsAreRows { frame.leavesBeforeTables = nil }
        frame.groups = []
    }

    /// What an element says behind the tables in it stands after the last of them.
    private mutating func giveRest(of frame: RecordFrame) {
        guard let before = frame.leavesBeforeTables, let last = ready.indices.last else { return }
        ready[last].textAfter += frame.leaves.dropFirst(before).map {
            TextPiece("\($0.name): \($0.text)", line: $0.line)
        }
        if let parent = frames.indices.last { frames[parent].leavesBeforeTables = frames[parent].leaves.count }
    }

    /// Words between the elements of the outermost one stand around its tables.
    private mutating func giveWords(of root: RecordFrame) {
        guard root.hasChildren, let last = ready.indices.last else { return }
        let words = root.ownText
        if !words.isEmpty { ready[last].textAfter.append(TextPiece(words, line: root.line)) }
        if root.records.isEmpty { ready[last].cellNotes += root.strays.map { TextPiece($0.text, line: $0.line) } }
        // An element that has a value elsewhere has none here; one that never has is a flag.
        ready[last].bareElements += bareLines.filter { !filledNames.contains($0.key) }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map { TextPiece(RecordFrame.spaced($0.key), line: $0.value) }
    }

    private mutating func addTable(_ frame: RecordFrame) {
        guard let table = Table(of: frame, index: tableCount, outer: frames) else { return }
        ready.append(table)
        tableCount += 1
    }

    // MARK: HTML in between

    /// A page begins with any element of XHTML, and with the first cell of a table that is written as HTML writes one.
    private mutating func openPage(
        _ element: Element, _ name: String, _ isXHTML: Bool, _ line: Int
    ) -> EmbeddedPage? {
        if isXHTML {
            namespace.end()
            if let last = frames.indices.last { frames[last].hasChildren = true }
            return EmbeddedPage(name: name, line: line, firstTable: tableCount)
        }
        guard let last = frames.last, last.name.lowercased() == "tr", !last.hasChildren else { return nil }
        guard let table = frames.lastIndex(where: { $0.name.lowercased() == "table" }),
            frames[table...].allSatisfy({
                $0.hasOnlyTableParts && $0.records.isEmpty && $0.text.allSatisfy(Blank.isBlank)
            })
        else { return nil }
        var page = EmbeddedPage(name: frames[table].name, line: frames[table].line, firstTable: tableCount)
        page.replay(frames[table...])
        for _ in frames[table...] { namespace.end() }
        namespace.end()
        frames.removeSubrange(table...)
        return page
    }

    /// Sets aside the `<col>` and `<colgroup>` of what may be a table of HTML.
    private mutating func keepColumns(_ frame: RecordFrame) -> Bool {
        let element = Element(text: frame.name)
        guard element == .col || element == .colgroup, let parent = frames.indices.last,
            frames[parent].hasOnlyTableParts, !frame.isCell(of: frames[parent]),
            frame.text.allSatisfy(Blank.isBlank), frame.leaves.isEmpty, frame.records.isEmpty
        else { return false }
        if frame.columns.isEmpty && frame.attributes.isEmpty { return true }
        frames[parent].columns += frame.columns.isEmpty ? [frame.attributes] : frame.columns
        return true
    }

    private mutating func closePage() {
        guard var page else { return }
        self.page = nil
        excess = excess ?? page.events.excess
        var tables = page.takeTables()
        let own = Table.headings([RecordFrame(name: page.name, line: page.line, attributes: page.sayings)])
        for place in tables.indices { tables[place].headings.insert(contentsOf: own, at: 0) }
        notices += page.events.notices
        guard let parent = frames.indices.last else {
            ready += tables
            return
        }
        adopt(tables, by: parent)
        let text = page.events.textWithoutTable.map(\.text).joined(separator: " ")
        if !text.isEmpty { frames[parent].addLeaf(page.name, text, line: page.line) }
    }

    /// A leaf whose text is markup: whether its tables could be read.
    private mutating func readMarkup(_ frame: RecordFrame, _ parent: Int) -> Bool {
        var tables: [Table] = []
        let page = frame.text.withUnsafeBufferPointer { text -> HTMLReader.Page? in
            do {
                return try HTMLReader.read(text, firstTable: tableCount, firstLine: frame.line) { tables.append($0) }
            } catch {
                excess = excess ?? error as? LimitExceeded
                return nil
            }
        }
        guard let page, tables.contains(where: { $0.columnCount > 0 }) else { return false }
        notices += page.notices
        let own = ([page.title].compactMap { $0 }) + Table.headings([frame])
        for place in tables.indices { tables[place].headings.insert(contentsOf: own, at: 0) }
        adopt(tables, by: parent)
        return true
    }

    /// Gives the tables of a page the headings of the elements around it.
    private mutating func adopt(_ tables: [Table], by parent: Int) {
        if keepsTooMuch(around: tables.count, line: frames[parent].line) { return }
        let outer = Table.headings(frames)
        let names = Table.names(frames)
        for var table in tables {
            table.headings.insert(contentsOf: outer, at: 0)
            table.enclosingElements = names
            frames[parent].pageTables.append(table)
        }
        tableCount += tables.count
        frames[parent].leavesBeforePage = frames[parent].leaves.count
    }

    /// Hands the tables of an element's pages over; what the element says after them stands after the last.
    private mutating func release(_ frame: RecordFrame) {
        guard var last = frame.pageTables.last else { return }
        let after = frame.leaves[frame.leavesBeforePage...]
        last.textAfter += after.map { TextPiece("\($0.name): \($0.text)", line: $0.line) }
        ready += frame.pageTables.dropLast() + [last]
    }

    // MARK: Names

    private static func isTablePart(_ element: Element) -> Bool {
        switch element {
        case .caption, .col, .colgroup, .thead, .tbody, .tfoot, .tr: true
        default: false
        }
    }

    private static func local(_ name: UnsafePointer<UInt8>) -> String {
        let name = String(cString: name)
        return name.split(separator: ":").last.map(String.init) ?? name
    }
}
