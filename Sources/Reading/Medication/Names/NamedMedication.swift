import ChartSchema
import Notation
import Tables
import Vocabulary

/// One of several medications that a text names, and another that is taken beside it: "Coumadin with Plavix".
struct NamedMedication: Hashable {
    var name: String
    var beside: String?

    var condition: String? { beside.map { "with \($0)" } }

    /// The names of a text, apart by commas and semicolons, or by lines where it has neither. Both members of a pair are
    /// named, each with the other.
    static func all(in text: String) -> [NamedMedication] {
        var pieces = [""]
        var depth = 0
        let separators = text.contains(",") || text.contains(";") ? ",;" : "\n"
        // The comma of "Vitamin D 50,000 IU" parts nothing.
        let whole =
            text.utf8.contains(UInt8(ascii: ","))
            ? text.replacing(#/(\d),(\d{3})(?!\d)/#) { "\($0.1)\u{2E32}\($0.2)" } : text
        for character in whole {
            if character == "(" { depth += 1 }
            if character == ")" { depth = max(0, depth - 1) }
            if depth == 0, separators.contains(character) {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces.flatMap { pairs(in: trimmed($0.replacing("\u{2E32}", with: ","))) }
    }

    /// The medications of a cell that names several of which any one is meant: "Aricept, Namenda, Exelon", "Lipitor or Crestor". `nil`
    /// for one medication, whatever its names, and where a part may be anything else than a name.
    static func several(in text: String) -> [NamedMedication]? { MedicationSense(text).several }

    static func several(in sense: MedicationSense) -> [NamedMedication]? {
        let (text, known) = (sense.text, sense.drug)
        if let apart = apart(text) ?? lines(of: text) { return apart }
        guard known.isUnresolved || known.ways.contains(.unlistedCombination) else { return nil }
        let isListed = text.contains { ",;\n".contains($0) }
        guard known.isUnresolved || isListed else { return nil }
        let names = all(in: isListed ? text : text.replacing(" or ", with: ","))
        guard names.count > 1, names.allSatisfy({ $0.beside == nil }),
            names.count(where: { MedicationList.isDrug($0.name) }) * 2 > names.count,
            names.allSatisfy({ MedicationList.isDrug($0.name) || isName($0.name) }), !isCombined(names)
        else { return nil }
        return names
    }

    /// "donepezil; memantine": no combination is printed with a semicolon.
    private static func apart(_ text: String) -> [NamedMedication]? {
        guard text.utf8.contains(UInt8(ascii: ";")) else { return nil }
        let names = all(in: text)
        let isOne = names.count < 2 || text.contains(",") || names.contains { $0.beside != nil }
        return isOne || !names.allSatisfy { MedicationList.isDrug($0.name) } ? nil : names
    }

    /// The names of a cell that prints each on a line of its own; `nil` where they are one drug, or a line is anything else.
    static func lines(of text: String) -> [NamedMedication]? {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let lines = unwrapped(text.split(separator: "\n").map(singleSpaced))
        guard lines.count > 1, lines.allSatisfy({ MedicationList.isDrug($0) && MarkedText($0).marks.isEmpty }),
            Set(lines.map { DrugDictionary.standard.resolve($0).rxcuis }).count > 1,
            // A name of several substances, wrapped.
            !lines.contains(where: { $0.hasSuffix(",") || TaggedText($0).joinsMedications(at: 0) }),
            case let whole = DrugDictionary.standard.resolve(singleSpaced(text)),
            // "Xarelto (rivaroxaban)" is whole on its line.
            whole.isUnresolved || whole.ways.contains(.unlistedCombination) || loses(lines, whole)
                || lines.allSatisfy({ $0.hasSuffix(")") && !$0.hasPrefix("(") && $0.contains("(") })
        else { return nil }
        return lines.map { NamedMedication(name: $0, beside: nil) }
    }

    /// The lines with those joined of which one goes on with a name of the other: "Mycophenolate" over "Mofetil / Cellcept".
    private static func unwrapped(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { whole, line in
            if let last = whole.last, goesOn(last, with: line) {
                whole[whole.count - 1] = last + " " + line
            } else {
                whole.append(line)
            }
        }
    }

    /// Whether a name stands over the end of a line: a sign between names, or words that are one substance together.
    private static func goesOn(_ line: String, with next: String) -> Bool {
        if line.hasSuffix("/") || next.hasPrefix("/") { return true }
        // "Xarelto (rivaroxaban)" is whole on its line.
        if line.hasSuffix(")") { return false }
        let (first, second) = (DrugDictionary.standard.resolve(line), DrugDictionary.standard.resolve(next))
        let end = line.split { "/,".contains($0) }.last ?? ""
        let start = next.split(separator: " ")
        return (1...2).contains { count in
            guard count <= start.count else { return false }
            let name = singleSpaced(end + " " + start.prefix(count).joined(separator: " "))
            let joined = DrugDictionary.standard.resolve(name)
            guard DrugDictionary.standard.entry(folded: FoldedName.of(name)) != nil || !loses([line], joined) else {
                return false
            }
            return !joined.isUnresolved && joined.ingredients.count == 1 && !joined.ways.contains(.unlistedCombination)
                // "Prozac" over "fluoxetine" are two names of one substance.
                && (joined.ingredients != first.ingredients || joined.ingredients != second.ingredients)
        }
    }

    /// Whether a name on one line is lost where all of them are read as one: "calcium acetate" over "cinacalcet".
    private static func loses(_ lines: [String], _ whole: DrugResolution) -> Bool {
        lines.contains { line in
            let own = DrugDictionary.standard.resolve(line).ingredients
            return !own.isEmpty && !own.contains(where: whole.ingredients.contains)
        }
    }

    /// Whether those of the names that are drugs are one combination: "carbidopa, entacopone, levodopa".
    private static func isCombined(_ names: [NamedMedication]) -> Bool {
        let known = names.map(\.name).filter(MedicationList.isDrug)
        return known.count > 1
            && DrugDictionary.standard.resolve(known.joined(separator: ", ")).ways.contains(.combination)
    }

    /// Words of which the lexicon knows none: a name that no dictionary has.
    private static func isName(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.allSatisfy { tagged.token($0).kind == .word && tagged.tags[$0].senses.isEmpty }
    }

    /// `CHF: Coreg, Entresto`: a use that the vocabulary knows, and names of which most are drugs.
    static func line(_ text: String) -> (use: String, names: [NamedMedication])? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let use = singleSpaced(text[..<colon])
        let names = all(in: String(text[text.index(after: colon)...]))
        guard !names.isEmpty, UseVocabulary.standard.uses(in: use) != nil,
            names.count(where: { MedicationList.isDrug($0.name) }) * 2 > names.count
        else { return nil }
        return (use, names)
    }

    private static func pairs(in piece: String) -> [NamedMedication] {
        let words = piece.split(separator: " ")
        if let place = words.firstIndex(where: { $0.lowercased() == "with" || $0.hasPrefix("(") }),
            !words[place].hasPrefix("(")
        {
            let leading = words[..<place].reversed().drop { joining.contains($0.lowercased()) }.reversed()
            let left = leading.joined(separator: " ")
            let right = words[(place + 1)...].joined(separator: " ")
            if MedicationList.isDrug(left), MedicationList.isDrug(right) {
                return [NamedMedication(name: left, beside: right), NamedMedication(name: right, beside: left)]
            }
        }
        return piece.isEmpty ? [] : [NamedMedication(name: piece, beside: nil)]
    }

    private static let joining = Lexicon.words("named-medication.joining")

    private static func trimmed(_ text: String) -> String {
        var text = singleSpaced(text)
        for word in ["and ", "or "] where text.lowercased().hasPrefix(word) { text.removeFirst(word.count) }
        while text.last == "." { text.removeLast() }
        // A quote that closes in another item.
        if text.count(where: { $0 == "\"" }) == 1 { text = text.trimming("\"") }
        return text
    }
}

extension MedicationTable {
    /// Whether the chart goes from uses to medications: a use stands before a cell of several names in most rows.
    static func isInverted(_ grid: Grid, _ columns: MedicationColumns) -> Bool {
        guard let names = columns.medicationColumns.first, columns.medicationColumns.count == 1,
            let use = columns.roles.first(where: { $0.value == .use })?.key, use < names
        else { return false }
        var rows = 0
        var lists = 0
        for row in columns.firstRow..<max(columns.firstRow, grid.rowCount) {
            let text = grid.sense(row: row, column: names).text
            guard !text.isEmpty else { continue }
            rows += 1
            let all = NamedMedication.all(in: text)
            if all.count > 1, all.count(where: { MedicationList.isDrug($0.name) }) * 2 > all.count { lists += 1 }
        }
        return lists * 2 >= rows && lists > 0
    }

    /// The rules of a line of a list that names a use and its medications.
    mutating func read(
        _ line: (use: String, names: [NamedMedication]), cell: Int, row: Int, into session: inout MedicationSession
    ) {
        guard let decision else { return }
        for named in line.names {
            var parts = RowParts(medication: named.name, use: line.use)
            for scope in scopes(ofItem: cell) { parts.take(scope) }
            addDecision(decision.label, to: &parts)
            if let condition = named.condition { parts.add(condition: condition) }
            parts.cells = [
                grid.reference(cell: cell, field: .medication, reading: .printed),
                grid.reference(cell: cell, field: .use, reading: .printed),
            ]
            session.add(
                rule(
                    parts, decision.outcome, label: decision.label, product: nil, cell: cell, reading: .carried,
                    &session),
                grid: grid, nameCell: cell, useCell: cell)
        }
        session.ledger.mark(.value, table: index, cell: cell)
    }

    /// What the decision of a table, or of a section, says besides; and what stands beside the table's.
    func addDecision(_ label: String, to parts: inout RowParts) {
        add(LegendClause.said(by: label), to: &parts)
        guard label == decision?.label, decidingPieces.contains(where: { $0.text.hasSuffix(label) }) else { return }
        for sentence in sentencesBeside { add(sentence, to: &parts) }
    }

    /// What a deciding sentence says of time, and for whom it decides.
    func add(_ sentence: String, to parts: inout RowParts) {
        switch DecidingSentence(sentence) {
        case .alone: return
        case .clause(let clause):
            if let rest = parts.take(clause.meanings), rest.isEmpty { return }
            // What stands on both sides of a decision makes no sentence without it.
            parts.add(condition: clause.scopes.count > 1 ? singleSpaced(sentence) : clause.condition)
        case .halfRead: parts.add(condition: singleSpaced(sentence))
        case .several:
            guard saysTime else { return }
            parts.window = LookbackNotation.window(inSentence: sentence)
            guard let condition = OutcomeNotation.condition(ofSentence: sentence) else { return }
            parts.conditions.append(condition)
            if parts.window == .always { parts.tests += ConditionNotation.tests(of: condition) }
        }
    }

    /// Words beside the decision that no use, plan, condition or clause was made of.
    private func reportUnheardWords(_ sentence: String, at piece: TextPiece, in session: inout MedicationSession) {
        let words = HeadingAccount.unheard(in: sentence).filter { !session.instructions.names($0) }
        guard !words.isEmpty else { return }
        session.findings.add(
            MedicationFinding.headingUnapplied, UnreadWords.message(words, over: "rule"),
            help: "Look whether the rules below it hold for some cases only.", piece: piece)
    }

    /// A plan beside the decision, of whom all words are known, and that is none of those that were heard.
    private func reportUnheardPlan(_ sentence: String, at piece: TextPiece, in session: inout MedicationSession) {
        guard session.takesPlans, HeadingRest(sentence)?.plan == nil, !session.planPieces.contains(piece),
            PlanWords.tells(OutcomeWords(sentence).rest.joined(separator: " "))
        else { return }
        session.findings.add(
            MedicationFinding.headingUnapplied,
            "\"\(sentence)\" may name the plan that its decision is for; it was read as speaking of all.",
            help: "Send one file a plan, or print the plan in a column.", piece: piece)
    }

    /// Said once a sentence: what is beside its decision was not understood, and is a condition of all that it decides.
    func reportHalfRead(_ sentence: String, at piece: TextPiece, in session: inout MedicationSession) {
        guard case .halfRead(let all) = DecidingSentence(sentence),
            case let words = all.filter({ !session.instructions.names($0) && !MedicationList.isDrug($0) }),
            !words.isEmpty
        else {
            reportUnheardPlan(sentence, at: piece, in: &session)
            reportUnheardWords(sentence, at: piece, in: &session)
            return
        }
        session.findings.add(
            MedicationFinding.sentenceHalfRead,
            "Beside the decision \(words.map { "\"\($0)\"" }.joined(separator: ", ")) was not understood; the whole sentence is a condition of each medication below it.",
            help: "Look whether the decision holds for some cases only.", piece: piece)
    }
}
