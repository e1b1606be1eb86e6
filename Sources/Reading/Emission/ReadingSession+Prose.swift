import ChartSchema
import Notation
import Tables

/// Every sentence around the limits is applied whole, or cannot change a limit, or is told of.
extension ReadingSession {
    /// Titles that were taken for names of plans, though no word of theirs says that they are.
    mutating func reportTitleAsPlan(_ product: TableContext.Piece?, part: Int) {
        guard let product, let label = product.terms.label, productID(label) == nil,
            !isNamedProduct(product.terms.text, part: part), !(product.name?.isProductName ?? false)
        else { return }
        // "SecureTerm 30" is one.
        let tagged = TaggedText(product.terms.text.spacedName)
        guard !tagged.tags.indices.contains(where: { tagged.has(.plan, at: $0) }) else { return }
        findings.add(
            ChartFinding.titlePlan,
            "Only \"\(singleSpaced(product.terms.text))\" tells the table from the others; it was taken for the name of a plan.",
            help:
                "If it is one, name the product in pipeline.json; if it says for whom the table is, its limits are not for everyone.",
            table: parts[part].table, context: ["label": label])
    }

    /// `product name: Horizon 10`: an element around the table says what the text is.
    private func isNamedProduct(_ text: String, part: Int) -> Bool {
        document.tables[parts[part].table].headings.contains { heading in
            NamedValues.parts(of: heading.text).map { texts[$0.name].terms.isProductName && $0.value == text } ?? false
        }
    }

    /// "To 50" below the name of a class, where no word says that it is an age: it stands in the class's name.
    mutating func reportLoneEnd(_ terms: HeaderTerms, cell: Int, of table: Table) {
        guard terms.isLoneEnd, case let place = table.cells[cell],
            assembler.columns.contains(where: { column in
                column.age == .any
                    && column.cells.contains {
                        $0.table == table.index && $0.row == place.row && $0.column == place.column
                    }
            })
        else { return }
        findings.add(
            ChartFinding.footnoteUnapplied,
            "\"\(terms.text)\" may be the end of an age; the limits were read for every age.",
            help: "Say in the column's header what the figure is: \"Age to 50\".",
            piece: TextPiece(terms.text, at: table.place(ofCell: cell)))
    }

    /// Whether a header stands over several columns, and in no name that was published: "Rating begins at (lb)".
    func isOverNames(_ cell: Int, of table: Table) -> Bool {
        let text = singleSpaced(table.text(of: table.cells[cell]))
        let terms = texts[text].terms
        return table.cells[cell].columnSpan > 1 && terms.bound == nil && terms.zone == nil && !terms.isRest
            && !assembler.columns.contains { column in
                [column.classLabel, column.product].compactMap(\.self).contains {
                    text.contains($0) || $0.contains(text)
                }
            }
    }

    /// "Height with shoes": other heights than those that people are asked for.
    mutating func reportShod(_ sentence: ChartSentence, piece: TextPiece) {
        guard sentence.isShod else { return }
        findings.add(
            ChartFinding.footnoteUnapplied, "The heights are counted otherwise than without shoes.",
            help: Self.remedy, piece: piece)
    }

    func isName(_ cell: Int, of table: Table, index: Int) -> Bool {
        guard !table.cells[cell].isBlank, !ledger.isNote(table: index, cell: cell) else { return false }
        let text = table.text(of: table.cells[cell])
        return !texts[text].isNumeric && text.count > 1
    }

    /// Tells of what a sentence says and no limit knows, unless it can be kept as a condition.
    mutating func report(
        _ sentence: ChartSentence, piece: TextPiece, known: KnownPeople, cell: (Grid, Int)? = nil
    ) {
        if let title = conditionedTitles[sentence.text] {
            if let head = title { report(head, piece: piece, known: known, cell: cell) }
            return
        }
        tell(unlessCondition: sentence.text, piece: piece, cell: cell?.1) {
            $0.judge(sentence, piece: piece, known: known, cell: cell)
        }
    }

    /// Tells of what a sentence says and no limit knows.
    mutating func judge(
        _ sentence: ChartSentence, piece: TextPiece, known: KnownPeople, cell: (Grid, Int)?
    ) {
        if restrictions[sentence.text] != nil { return }
        if isOfOneClass(sentence) { return report(KnownPeople.some, piece: piece) }
        if isNoLongerInForce(sentence.text, piece: piece) {
            findings.add(
                ChartFinding.titleUnread, UnreadWords.message([nameOfEnd(sentence.text)], over: "limit"),
                help: Self.remedy, piece: piece)
            return
        }
        // "Agent use only – do not give to applicants."
        if PageWords.fill(sentence.text), !TaggedText(sentence.text).has(.edition) { return }
        if sentence.isHarmless || OfficeSentence.fill(sentence.text) { return }
        if [.people, .rule, .beyond].contains(sentence.sense), isHeardLegend(sentence.text) { return }
        if [.people, .rule].contains(sentence.sense), refusesBeyondAll(sentence.text) || explainsRefusals(sentence.text)
        {
            return
        }
        if sentence.sense != .beyond, let heights = assembler.closedHeights,
            BeyondHeights.areMeant(in: sentence.text, of: heights)
        {
            return reportBeyond("what becomes of those beyond the limits", piece: piece, cell: cell)
        }
        let terms = texts[sentence.text].terms
        if let name = ClassSentence.name(sentence.text), known.hasClass(name) { return }
        if let name = ColumnCodes.name(explainedBy: sentence.text), texts.namesOfCodes.contains(name) { return }
        if let named = ProductSentence(sentence.text), known.hasProduct(named.product),
            named.className.map(known.hasClass) ?? true
        {
            return
        }
        let told = findings.all.count
        reportStones(sentence, piece: piece)
        reportMetric(sentence.text, piece: piece)
        if findings.all.count == told { reportSense(of: sentence, terms, piece: piece, known: known, cell: cell) }
        if findings.all.count == told { reportShod(sentence, piece: piece) }
        if findings.all.count == told { reportUnreadWords(of: sentence, piece: piece, known: known) }
        if findings.all.count == told { reportNote(sentence, piece: piece, cell: cell) }
        if findings.all.count == told, sentence.sense == .neutral, TableContext.isOfOffice(sentence.text),
            let says = known.unheard(terms)
        {
            report(says, piece: piece)
        }
        let bare = PageWords.saying(sentence.text)
        if findings.all.count == told, [.neutral, .people].contains(sentence.sense), bare != sentence.text,
            let says = known.unheard(texts[bare].terms)
        {
            report(says, piece: piece)
        }
    }

    private mutating func reportSense(
        of sentence: ChartSentence, _ terms: HeaderTerms, piece: TextPiece, known: KnownPeople, cell: (Grid, Int)?
    ) {
        switch sentence.sense {
        case .begins: return
        case .unit:
            reportUnit(terms, piece: piece)
            if !known.knowsClass(of: sentence.text) { reportClass(piece) }
        case .refuses: reportRefusal(piece, cell: cell)
        case .neutral: reportNeutral(sentence, terms, piece: piece, known: known, cell: cell)
        case .people: reportPeople(sentence, terms, piece: piece, known: known)
        case .elsewhere:
            // "Use the same chart for men and women."
            if terms.sex == .any || terms.tobacco == .any, known.unheard(terms) == nil { return }
            if !known.excludes(terms), !known.excludes(ofThoseSentAway(by: sentence.text)) {
                report(known.unheard(terms) ?? KnownPeople.others, piece: piece)
            }
        case .beyond where sentence.isOfTobacco: return
        case .beyond where decidesByUnprintedKey(sentence.text): reportUnapplied(sentence, piece: piece, cell: cell)
        case .beyond:
            let says =
                Abbreviations.isLegend(sentence.text)
                ? "what short forms mean" : "what becomes of those beyond the limits"
            reportBeyond(says, piece: piece, cell: cell)
        case .rule where known.hasAges && sentence.words.allSatisfy(ChartSentence.isAgeGroup): return
        case .rule where sentence.words.allSatisfy({ isOwnName($0) || isPublishedProduct($0, in: sentence) }):
            if let says = known.unheard(terms) { report(says, piece: piece) }
        case .rule: reportUnapplied(sentence, piece: piece, cell: cell)
        }
    }

    private mutating func reportBeyond(_ says: String, piece: TextPiece, cell: (Grid, Int)?) {
        reportRule(.info, "The note says \(says); it is kept as a note.", piece: piece, cell: cell)
    }

    /// "Limits for spouses": what no limit, and no name that a limit bears, knows of.
    private mutating func reportUnreadWords(of sentence: ChartSentence, piece: TextPiece, known: KnownPeople) {
        let unknown = sentence.unreadWords.filter { word in
            // "Juvenile" over limits with ages.
            !isOwnName(word) && !isInPublishedName(word) && !(known.hasAges && ChartSentence.isAgeGroup(word))
                && !isTierOfPlan(word, in: sentence.text) && !isOfNamedProduct(word, piece: piece)
        }
        guard !unknown.isEmpty else { return }
        findings.add(
            ChartFinding.titleUnread, UnreadWords.message(unknown, over: "limit"), help: Self.remedy, piece: piece)
    }

    /// "Family Whole Life weights apply through age 75": a word of the product's name that the sentence begins with.
    private func isPublishedProduct(_ word: String, in sentence: ChartSentence) -> Bool {
        assembler.columns.contains { column in
            column.product.map {
                $0 != titledProduct && sentence.text.hasPrefix($0) && ReadingInstructions.name($0, holds: word)
            } ?? false
        }
    }

    /// Whether a word stands in a name of a class or a plan that limits were read with.
    func isInPublishedName(_ word: String) -> Bool {
        assembler.hasName(with: word, besides: titledProduct)
    }

    /// What a sentence without people or rules may say all the same: a doubt, or something of a class.
    private mutating func reportNeutral(
        _ sentence: ChartSentence, _ terms: HeaderTerms, piece: TextPiece, known: KnownPeople, cell: (Grid, Int)?
    ) {
        if terms.age == nil, OutcomeWords(sentence.text).outcomes.isSubset(of: [.rated]),
            sentence.text.count <= ChartSentence.longestTitle,
            case let ranges = PageWords.bareRanges(in: sentence.text), !ranges.isEmpty
        {
            findings.add(
                ChartFinding.titleUnread, UnreadWords.message(ranges, over: "limit"), help: Self.remedy, piece: piece)
        } else if terms.isInDoubt {
            report(KnownPeople.doubt, piece: piece)
        } else if terms.isLoneEnd {
            report(KnownPeople.others, piece: piece)
        } else if let bound = terms.boundOfWeights, !hasLimits(at: bound) {
            let (said, read) = bound == .min ? ("lowest", "highest") : ("highest", "lowest")
            reportRule(
                .warning, "The text speaks of the \(said) weights; the figures were read as the \(read).",
                help: Self.remedy, piece: piece, cell: cell)
        } else if case let places = PlacesLeftOut.named(in: sentence.text), !places.isEmpty {
            findings.add(
                ChartFinding.proseUnapplied,
                "The text leaves out \(places.joined(separator: ", ")); the limits were read for every place.",
                help: Self.remedy, piece: piece)
        } else if sentence.text.utf8.count < 80, ClassMeaning.refuses(sentence.text) {
            reportRefusal(piece, cell: cell)
        } else if !known.knowsClass(of: sentence.text) || namesOtherBenefits(sentence.text) {
            reportClass(piece)
        } else if let word = initialsBeforeClass(sentence.text), placesOfTexts.isBelow(piece) {
            findings.add(
                ChartFinding.titleUnread, UnreadWords.message([word], over: "limit"), help: Self.remedy, piece: piece)
        } else if sentence.isStatement, let label = known.label(namedIn: sentence.text), terms.label != label {
            reportRule(
                .warning, "The text says something of \"\(label)\" and was not applied.", help: Self.remedy,
                piece: piece, cell: cell)
        }
    }

    func hasLimits(at bound: HeaderTerms.Bound) -> Bool {
        assembler.rows.contains { row in
            row.limits.contains { $0.isBMI || (bound == .min ? $0.weightMin : $0.weightMax) != nil }
        }
    }

    private mutating func reportUnapplied(_ sentence: ChartSentence, piece: TextPiece, cell: (Grid, Int)?) {
        let words = sentence.words.map { "\"\($0)\"" }.joined(separator: ", ")
        let message = "The text may change limits and was not applied\(words.isEmpty ? "" : ": \(words)")."
        if sentence.isAboutPeople {
            findings.add(ChartFinding.proseUnapplied, message, help: Self.remedy, piece: piece)
        } else {
            reportRule(.warning, message, help: Self.remedy, piece: piece, cell: cell)
        }
    }

    /// What a sentence about people says and no limit knows.
    private mutating func reportPeople(
        _ sentence: ChartSentence, _ terms: HeaderTerms, piece: TextPiece, known: KnownPeople
    ) {
        if isApplied(piece.text) { return }
        if reportRestOfTobacco(of: sentence, piece: piece) { return }
        if isMarkedNote(piece.text), let says = KnownPeople.said(by: terms) {
            report(says, piece: piece)
        } else if let says = known.unheard(terms) {
            report(says, piece: piece)
        } else if known.excludes(terms) {
            report(KnownPeople.others, piece: piece)
        } else if !known.knowsClass(of: sentence.text, isSentence: true) {
            reportClass(piece)
        }
    }

    /// A word of the carrier's or a product's name that means nothing else: "Guardian is for people aged 20 to 60."
    private func isOwnName(_ word: String) -> Bool {
        instructions.hasName(with: word) && TaggedText(word).tags.allSatisfy(\.senses.isEmpty)
    }

    /// "Limits for the Standard class." beside limits of no such class.
    private mutating func reportClass(_ piece: TextPiece) {
        guard !findings.all.contains(where: { $0.isA(ChartFinding.titleClass) }),
            // "PB: Preferred Plus. ST: Standard."
            !Abbreviations.isLegend(piece.text) || texts.abbreviations.isEmpty
        else { return }
        findings.add(
            ChartFinding.titleClass, "The text may name a class, and no limit was read with it.",
            help: "Say in the chart's configuration which class the limits are of.", piece: piece)
    }

    /// "Weights at or above those shown are declined" beside limits that no class says to be refused.
    private mutating func reportRefusal(_ piece: TextPiece, cell: (Grid, Int)?) {
        if assembler.columns.contains(where: { $0.rateClass.map { !$0.isOffer } ?? false }) { return }
        let message =
            "The text refuses the figures themselves, or what is below them; they were read as the highest that are accepted."
        let help = "Ask the carrier whether the printed weight is accepted, and name the class of the figures."
        if let (grid, _) = cell {
            findings.add(
                ChartFinding.figuresRefused, "\(message) It reads: \(singleSpaced(piece.text))", help: help,
                table: grid.table.index)
        } else {
            findings.add(ChartFinding.figuresRefused, message, help: help, piece: piece)
        }
    }

    static let remedy = "Read the text beside the records."

    /// At its cell, where it stands in one.
    mutating func reportRule(
        _ severity: Finding.Severity, _ message: String, help: String? = nil, piece: TextPiece, cell: (Grid, Int)?
    ) {
        if let (grid, cell) = cell {
            // A note in several cells is told whole: its first one may say nothing.
            let isWhole = singleSpaced(piece.text) == singleSpaced(grid.sense(ofCell: cell).text)
            findings.add(
                ChartFinding.footnoteUnapplied, severity: severity,
                isWhole ? message : "\(message) It reads: \(singleSpaced(piece.text))",
                help: help, grid: grid, cell: cell)
        } else {
            findings.add(ChartFinding.footnoteUnapplied, severity: severity, message, help: help, piece: piece)
        }
    }

    mutating func report(_ says: KnownPeople.Unheard, piece: TextPiece) {
        findings.add(
            ChartFinding.proseUnapplied, "The text speaks of \(says.words); the limits were read for everyone.",
            help: "Say in the chart's configuration whom the chart is for, if not everyone.", piece: piece)
    }
}
