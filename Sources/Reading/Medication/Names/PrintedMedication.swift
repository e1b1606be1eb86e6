import ChartSchema
import Notation
import Vocabulary

/// A medication as a cell prints it, apart from what the cell says of its dose, of whom it is for and of what is taken with it: "Insulin
/// - 50+ units", "Neurontin (other than for restless legs)", "Metoprolol plus Digoxin".
///
/// A combination that the dictionary knows is one medication: "Carbidopa and Levodopa".
struct PrintedMedication: Hashable {
    var name: String
    /// In the carrier's words; `nil` where the cell holds a name only.
    var condition: String?
    /// The parentheses hold a time and do not say of what.
    private(set) var isOfOpenTime = false
    /// The sign between two names does not say whether both are taken.
    private(set) var mayBeEither = false
    /// Names apart by commas that together are one medication of several substances as well.
    private(set) var mayBeSeveral = false
    /// What it is taken for, where the parentheses say nothing else: "Coreg (CHF only)".
    var use: String?
    /// When it was filled, where the parentheses say nothing else: "Campral (filled in past 2 years)".
    private(set) var window = LookbackWindow.always

    /// - Parameter sense: Of the cell's text, without marks and numbers of notes.
    init(_ sense: MedicationSense) {
        name = Self.withoutContinuation(sense.text)
        let text = TaggedText(name)
        if let (own, inner) = name.partsAtLastGroup, MedicationList.isDrug(own), LookbackNotation.isNamed(inner),
            let found = LookbackNotation.read(inner)
        {
            (name, window, condition) = (own, found.window, inner)
            return
        }
        if let (own, scope) = Self.limited(text) {
            name = own
            if case .use(let named)? = scope.meanings.first, scope.meanings.count == 1 {
                use = Self.isListed(scope.tagged.text.replacing(named, with: "")) ? scope.tagged.text : named
            } else if case .window(let named)? = scope.meanings.first, scope.meanings.count == 1,
                scope.tagged.has(.clock)
            {
                window = named
                condition = scope.tagged.text
            } else {
                condition = scope.tagged.text
                isOfOpenTime = scope.meanings.allSatisfy { if case .window = $0 { true } else { false } }
            }
            return
        }
        let known = name == sense.text ? sense.drug : DrugDictionary.standard.resolve(name)
        mayBeSeveral =
            known.ways.contains(.combination)
            && text.tags.indices.contains { text.isSign(",", at: $0) && text.token($0).depth == 0 }
        if let found = Self.dose(text) {
            (name, condition) = found
        } else if known.isUnresolved || known.ways.contains(.unlistedCombination), let found = Self.pair(text) {
            mayBeEither = !text.has(.joined) && !text.text.contains("+")
            (name, condition) = found
        }
    }

    /// "/weight" beside "migraine": more that it is taken for. Not "only" and "used for".
    private static func isListed(_ rest: String) -> Bool {
        guard !rest.contains(where: { "/,&+;".contains($0) }) else { return true }
        let text = TaggedText(rest)
        return OutcomeWords.words(rest).contains(where: joining.contains)
            || text.tags.indices.contains { place in
                text.token(place).kind == .word
                    && ![.filler, .only, .purpose, .if, .person].contains { text.has($0, at: place) }
            }
    }

    private static let joining = Lexicon.words("printed-medication.joining")

    /// "Coreg (continued)".
    private static func withoutContinuation(_ printed: String) -> String {
        let isEnclosed = printed.hasSuffix(")")
        guard isEnclosed || printed.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 >= 0x80 }) else {
            return printed
        }
        guard let open = isEnclosed ? printed.lastIndex(of: "(") : printed.lastIndex(where: { "-–—".contains($0) })
        else {
            return printed
        }
        let inner = TaggedText(String(printed[printed.index(after: open)...]).trimming(" )"))
        let isOfPage = inner.tags.indices.allSatisfy { inner.has(.furniture, at: $0) }
        return isOfPage && !inner.tags.isEmpty ? String(printed[..<open]).trimming(" ") : printed
    }

    /// A name and the parentheses at its end, or the words behind a dash, where every word of them says for whom, since when or for what the
    /// rule is.
    private static func limited(_ text: TaggedText) -> (String, Scope)? {
        guard let (name, inner) = apart(text.text), MedicationList.isDrug(name), !name.contains("("),
            !MedicationList.isDrug(inner) || MedicationForUse(text.text) != nil
        else { return nil }
        let scope = Scope(inner)
        // "(Oral)" is a part of the name.
        let isForm =
            scope.claims.contains { if case .fact(_, true) = $0.meaning { true } else { false } }
            && !scope.tagged.has(.joined) && !scope.tagged.has(.if)
        return scope.isWhole && !scope.meanings.isEmpty && !isForm ? (name, scope) : nil
    }

    private static func apart(_ printed: String) -> (name: String, limit: String)? {
        if let (name, limit) = printed.partsAtLastGroup { return (name, singleSpaced(limit)) }
        if let (name, limit) = printed.halves(apartAt: ", "), case let meanings = Scope(String(limit)).meanings,
            !meanings.isEmpty, meanings.allSatisfy(\.isOfPeople)
        {
            return (String(name), singleSpaced(limit))
        }
        for dash in "–—-" {
            guard let (name, limit) = printed.halves(apartAt: " \(dash) "), case let scope = Scope(String(limit)),
                scope.tagged.has(.if) || !scope.meanings.isEmpty && scope.meanings.allSatisfy(\.isOfPeople)
            else { continue }
            return (String(name), singleSpaced(limit))
        }
        return nil
    }

    /// A name before a bounded dose that ends the cell.
    private static func dose(_ text: TaggedText) -> (String, String?)? {
        for start in text.tags.indices.dropFirst() {
            guard let end = text.boundedDoseEnd(from: start) else { continue }
            let name = text.printed(0..<start).trimming(" -–—,:([")
            guard MedicationList.isDrug(name) else { continue }
            return (name, text.printed(start..<end))
        }
        return nil
    }

    /// Two drugs with a word between them that says that both are taken.
    private static func pair(_ text: TaggedText) -> (String, String?)? {
        for place in text.tags.indices.dropFirst().dropLast() where text.joinsMedications(at: place) {
            let name = text.printed(0..<place).trimming(" ,([")
            let other = text.printed(place + 1..<text.tags.count).trimming(" )]")
            if MedicationList.isDrug(name), MedicationList.isDrug(other) { return (name, "with \(other)") }
        }
        return nil
    }
}

extension RowParts {
    /// Takes what a name's cell says beside the name.
    mutating func take(_ printed: PrintedMedication, _ cell: CellReference) {
        if printed.window != .always, window == .always || isDefaultWindow {
            (window, isDefaultWindow) = (printed.window, false)
        } else if let condition = printed.condition {
            add(condition: condition)
        }
        guard let own = printed.use else { return }
        let uses = UseVocabulary.standard
        if let use {
            if uses.uses(in: use) != uses.uses(in: own) { add(condition: own) }
        } else {
            use = own
            cells.append(cell)
        }
    }
}
