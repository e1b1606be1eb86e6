import ChartSchema
import Vocabulary

/// Parts a statement into its clauses.
struct StatementReader {
    let text: TaggedText
    let setting: Scope.Setting
    let decisions: [DecisionWords]

    init(_ text: TaggedText, _ setting: Scope.Setting) {
        self.text = text
        self.setting = setting
        decisions = Self.told(text.decisions(in: text.tags.indices), in: text)
    }

    /// The decisions, each with all that is said of it; `nil` where nobody can say which holds for whom.
    func parts() -> [(own: DecisionWords, range: Range<Int>)]? {
        guard !decisions.isEmpty, !isOpen, !refersToOther else { return nil }
        var bounds: [Range<Int>] = []
        var start = 0
        for (first, second) in zip(decisions, decisions.dropFirst()) {
            guard let end = boundary(first.tags.upperBound, second.tags.lowerBound) else { return nil }
            bounds.append(start..<end)
            start = end
        }
        bounds.append(start..<text.tags.count)
        return Array(zip(decisions, bounds))
    }

    func clauses() -> [Statement.Clause]? {
        guard let parts = parts() else { return nil }
        var head: Range<Int>?
        let clauses = parts.compactMap { own, range in
            let before = range.lowerBound..<own.tags.lowerBound
            head = self.head(before) ?? (endsSentence(at: range.lowerBound) ? nil : head)
            let outer = head.flatMap { $0.lowerBound < range.lowerBound ? $0 : nil }
            return clause(own, range, under: outer.flatMap { saysMore(own, range) ? $0 : nil })
        }
        // Two decisions for everybody.
        let bare = clauses.count { $0.scopes.isEmpty && !$0.isOtherwise }
        return clauses.count == decisions.count && bare <= 1 ? clauses : nil
    }

    /// What stands beside the first decision: behind it, or before it where nothing stands behind.
    var rest: String {
        guard let first = decisions.first else { return "" }
        let after = parenthesised(first.tags.upperBound..<text.tags.count)
        let before = trimmed(0..<withName(first, from: 0))
        return [before, after].filter { !$0.isEmpty }.map(text.printed).joined(separator: " ")
    }

    /// Without signs at its ends; parentheses inside stay.
    private func parenthesised(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, text.isSign(",", ";", ":", "-", "/", ".", "\n", at: start) { start += 1 }
        while start < end, text.token(end - 1).kind == .mark || text.isSign(",", ";", ":", ".", "\n", at: end - 1) {
            end -= 1
        }
        let opens = (start..<end).filter { text.isSign("(", at: $0) }
        if opens == [start], text.isSign(")", at: end - 1) { (start, end) = (start + 1, end - 1) }
        return start..<max(start, end)
    }

    var unknownNeighbours: Int {
        decisions.reduce(0) { count, own in
            var place = own.tags.upperBound
            while place < text.tags.count, text.token(place).kind == .word, text.tags[place].senses.isEmpty {
                place += 1
            }
            return count + place - own.tags.upperBound
        }
    }

    // MARK: Which words decide

    /// The decisions without those that only say more of another: "Level Preferred", "eligible for Graded", the plans of
    /// "Not eligible (Level or Graded)", and a decision that is said twice.
    private static func told(_ found: [DecisionWords], in text: TaggedText) -> [DecisionWords] {
        var told: [DecisionWords] = []
        for own in found {
            guard let last = told.last else {
                told.append(own)
                continue
            }
            // "Decline (topical forms excluded)" leaves them out.
            if own.outcome == .decline, last.outcome == .decline, text.excludes(at: own.tags.lowerBound) { continue }
            let between = last.tags.upperBound..<own.tags.lowerBound
            let isClose = between.allSatisfy { isLink($0, text) }
            if isClose, last.outcome == own.outcome || own.isClass && last.outcome != .decline {
                // "Automatic decline – do not submit if …"
                if !own.isClass, own.outcome == .decline {
                    told[told.count - 1].tags = last.tags.lowerBound..<own.tags.upperBound
                }
                continue
            }
            // "Decline (no plan available)", "Level (Standard)", "Smoker rates (Eagle Level)".
            let isRemark = between.first.map { text.isSign("(", "-", ",", ";", at: $0) } ?? false
            // "Depression – Level; Anxiety – Level": what stands between them is not of the first.
            let isOther = isOfOthers(between, text)
            if isRemark, !isOther, !hasMore(after: own, text), !between.contains(where: { hasMeaning($0, text) }),
                last.outcome == own.outcome || own.isClass && last.outcome == .level
                    // "Level (refer build chart)" sends to another page.
                    || own.outcome == .refer && last.outcome != .decline && text.isSign("(", at: between.lowerBound)
                    || last.outcome == .rated && own.outcome != .decline && text.isSign("(", at: between.lowerBound)
            {
                continue
            }
            // "Accept (tobacco rates)": at which rates it is accepted, and no second decision.
            if own.outcome == .rated, [.accept, .level].contains(last.outcome), between.count == 1,
                text.isSign("(", "-", at: between.lowerBound)
                    || text.has(.joined, at: between.lowerBound) && own.tags.count > 1,
                !hasMore(after: own, text)
            {
                let isClosed = text.isSign("(", at: between.lowerBound) && text.isSign(")", at: own.tags.upperBound)
                told[told.count - 1] = DecisionWords(
                    outcome: .rated,
                    tags: last.tags.lowerBound..<own.tags.upperBound + (isClosed ? 1 : 0))
                continue
            }
            // "Standard – Not Eligible if diagnosed with stroke": the class is for the others.
            let isExcepted =
                own.outcome == .decline && hasMore(after: own, text)
                && between.contains { text.isSign("-", ",", ":", "/", at: $0) }
            if last.isClass, isClose, !own.isClass, !isExcepted {
                told[told.count - 1] = own
            } else if last.accepts, isClose,
                between.contains(where: { text.has(.purpose, at: $0) || text.has(.offer, at: $0) })
                    || own.outcome != .decline && between.isEmpty
            {
                told[told.count - 1] = own
            } else if last.outcome == .decline, own.outcome != .decline,
                between.contains(where: { text.has(.purpose, at: $0) || text.isSign("(", at: $0) }),
                between.allSatisfy({
                    isLink($0, text) || text.isSign("(", at: $0) || text.has(.undecided, at: $0)
                        || text.has(.decision, at: $0)
                }),
                !hasMore(after: own, text)
            {
                continue
            } else if last.outcome == .refer, own.outcome == .refer {
                continue
            } else {
                told.append(own)
            }
        }
        return told
    }

    /// Whether a word takes the decision back, or leaves it open: "not a decline", "possibly decline", "Graded or Decline".
    private var isOpen: Bool {
        decisions.contains { own in
            var place = own.tags.lowerBound - 1
            while place >= 0, text.has(.filler, at: place) && !text.has(.undecided, at: place),
                own.tags.lowerBound - place < 4
            {
                place -= 1
            }
            guard place >= 0 else { return false }
            let negates = text.has(.negation, at: place) && !text.has(.exception, at: place)
            let isUndone = text.value(.undo, at: place).map { $0 != "before" || place == own.tags.lowerBound - 1 }
            return negates || isUndone ?? false
                || text.has(.undecided, at: place) && !text.has(.range, at: place) && !text.has(.filler, at: place)
        }
    }

    /// "Same as Zoloft, but Decline for stroke": what is decided for everybody else stands at another medication.
    private var refersToOther: Bool {
        guard let start = text.tags.indices.first(where: { text.token($0).kind == .word }),
            Self.referring.contains(text.token(start).text)
        else { return false }
        let name = (start + 1..<text.tags.count).first {
            !Self.referring.contains(text.token($0).text) && !text.has(.purpose, at: $0)
                && text.token($0).text.count > 2
        }
        return name.map { text.tags[$0].senses.isEmpty && text.printed($0..<$0 + 1).first?.isUppercase ?? false }
            ?? false
    }

    private static let referring = Lexicon.words("statement.referring")

    // MARK: Where one clause ends

    /// Between two decisions: the strongest of the signs and words that part clauses.
    private func boundary(_ start: Int, _ end: Int) -> Int? {
        let between = start..<end
        if let place = between.last(where: { isOtherwise($0) || text.token($0).text == "but" }) {
            return place
        }
        if let place = between.last(where: { text.isSign(";", "\n", ".", at: $0) }) { return place + 1 }
        if let place = between.last(where: { text.isSign("/", at: $0) && !isInsideWord($0) }) { return place + 1 }
        if let place = between.first(where: { text.isSign("(", at: $0) }), isClosed(place, after: end) { return place }
        if let place = between.last(where: { text.isSign(",", at: $0) }) { return place + 1 }
        if let place = between.last(where: { text.isSign(")", "-", at: $0) }) { return place + 1 }
        return nil
    }

    /// Whether parentheses that open at a place end behind the decision inside them.
    private func isClosed(_ open: Int, after end: Int) -> Bool {
        let depth = text.depth(open)
        return !(open + 1..<end).contains { text.isSign(")", at: $0) && text.depth($0) <= depth }
    }

    private func isInsideWord(_ place: Int) -> Bool {
        guard place > 0, place + 1 < text.tags.count else { return false }
        let token = text.token(place)
        return text.token(place - 1).place.upperBound == token.place.lowerBound
            && token.place.upperBound == text.token(place + 1).place.lowerBound
            && text.token(place - 1).kind == .word && text.token(place + 1).kind == .word
            && !text.has(.decision, at: place + 1)
    }

    /// "Ages 60 and over: Decline for stroke, Refer for AFib": what stands before the colon holds for every decision of its sentence.
    private func head(_ before: Range<Int>) -> Range<Int>? {
        guard let colon = before.last(where: { text.isSign(":", at: $0) }),
            (colon + 1..<before.upperBound).allSatisfy({ text.has(.filler, at: $0) }),
            case let head = trimmed(before.lowerBound..<colon), !head.isEmpty
        else { return nil }
        return head
    }

    private func endsSentence(at start: Int) -> Bool {
        start > 0 && (text.isSign(".", ";", "/", "\n", at: start - 1) || text.isSign("\n", at: start))
    }

    // MARK: One clause

    private func clause(_ own: DecisionWords, _ range: Range<Int>, under head: Range<Int>?) -> Statement.Clause? {
        let before = withoutVerb(trimmed(range.lowerBound..<withName(own, from: range.lowerBound)))
        let after = trimmed(own.tags.upperBound..<range.upperBound)
        let isForOthers = before.contains(where: isOtherwise) || after.contains(where: isOtherwise)
        var parts = [before, after].map { withoutException($0, of: own) }.filter { !$0.isEmpty }
        if isForOthers { parts = parts.flatMap(withoutOtherwise).map(trimmed).filter { !$0.isEmpty } }
        // "not eligible and will be declined"
        parts.removeAll { part in part.contains { text.has(.decision, at: $0) } && saysItAgain([part], own.outcome) }
        let waits = isWaiting(parts, own.outcome)
        // "Graded - 24 months": the plan's own time, or one of fills.
        let isOpen =
            waits && parts.allSatisfy { $0.lowerBound > 0 && text.isSign("-", "–", "—", at: $0.lowerBound - 1) }
        if waits && !isOpen || saysItAgain(parts, own.outcome) { parts = [] }
        if let head, !isForOthers { parts.insert(head, at: 0) }
        let scopes = parts.map { part in
            let refuses = own.outcome == .decline || own.outcome == .refer
            return isOpen || refuses && leavesSideOpen(part)
                ? Scope(text, part, setting).withoutWindows : Scope(text, part, setting)
        }
        return Statement.Clause(
            outcome: own.outcome, scopes: scopes,
            condition: parts.map(text.printed).joined(separator: " "), isOtherwise: isForOthers,
            namesPlan: parts.contains { $0.contains { text.has(.decision, at: $0) } },
            saysWhom: parts.count == 1 && parts.allSatisfy(saysWhom),
            isAside: text.depth(own.tags.lowerBound) > 0 || text.token(range.lowerBound).text == "but")
    }

    /// The words of a plan's name right before its decision belong to it: "Eagle Level", "FE Express Graded".
    private func withName(_ own: DecisionWords, from start: Int) -> Int {
        var place = own.tags.lowerBound
        // "Term decline" refuses one plan.
        while place > start, isName(place - 1), own.outcome != .decline || text.has(.filler, at: place - 1) {
            place -= 1
        }
        let unknown = (place..<own.tags.lowerBound).count { text.tags[$0].senses.isEmpty }
        let isWhole = place == start || text.isSign("(", ";", ",", "/", ":", "-", at: place - 1)
        if isWhole, unknown == 0 || setting.ages == .adult && unknown <= 3 { return place }
        guard let first = decisions.first, first != own else { return own.tags.lowerBound }
        // "if diagnosed as chronic Eagle Guaranteed": the words that stand before the first decision as well.
        let names = Set((0..<first.tags.lowerBound).map { text.token($0).text })
        place = own.tags.lowerBound
        while place > start, names.contains(text.token(place - 1).text), !isUnitOfFigure(place - 1) { place -= 1 }
        return place
    }

    private func isName(_ place: Int) -> Bool {
        guard text.token(place).kind == .word, !isUnitOfFigure(place) else { return false }
        // "Asthma ok": for what it is, and no name.
        let isUnknown =
            text.tags[place].senses.isEmpty && UseVocabulary.standard.uses(in: text.printed(place..<place + 1)) == nil
        return isUnknown || text.has(.plan, at: place) || text.has(.filler, at: place)
    }

    /// The "months" of "25-36 months Graded".
    private func isUnitOfFigure(_ place: Int) -> Bool {
        guard text.has(.unitTime, at: place), place > 0 else { return false }
        return text.token(place - 1).number != nil || text.has(.boundAfter, at: place - 1)
    }

    /// Without signs and closing words at both ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end {
            if isAround(end - 1), !closes(end - 1, after: start) {
                end -= 1
            } else if isAround(start), !opens(start, before: end) {
                start += 1
            } else {
                break
            }
        }
        return start..<end
    }

    /// Whether parentheses that open here are closed before the end, and more follows them.
    private func opens(_ place: Int, before end: Int) -> Bool {
        text.isSign("(", "[", at: place)
            && (place + 1..<max(place + 1, end - 1)).contains {
                text.isSign(")", "]", at: $0) && text.depth($0) == text.depth(place)
            }
    }

    /// Whether parentheses that close here were opened behind the start.
    private func closes(_ place: Int, after start: Int) -> Bool {
        text.isSign(")", "]", at: place)
            && (start..<place).contains { text.isSign("(", "[", at: $0) && text.depth($0) == text.depth(place) }
    }

    private func isAround(_ place: Int) -> Bool {
        let isAlone = text.tags[place].tokens.count == 1
        // "/day" says how often.
        return isAlone && text.isSign("(", ")", "[", "]", ",", ";", ":", ".", "/", "-", "\n", "!", at: place)
            || isAlone && ["but", "and"].contains(text.token(place).text)
            || text.token(place).kind == .mark
    }

    private static let waiting = Lexicon.words("decision-words.waiting")
    private static let postponing = Lexicon.words("statement.postponing")

    /// "Graded (2 years)" pays in full after two years, "Postpone 12 months" puts the application off: the time is the decision's own.
    private func isWaiting(_ parts: [Range<Int>], _ outcome: MedicationOutcome) -> Bool {
        guard [.graded, .modified, .refer].contains(outcome), parts.count == 1, let part = parts.first else {
            return false
        }
        if outcome == .refer, !text.tokens.contains(where: { Self.postponing.contains($0.text) }) { return false }
        let rest = part.filter {
            !text.has(.plan, at: $0) && !Self.waiting.contains(text.token($0).text)
        }
        guard rest.count == 2, text.token(rest[0]).number != nil || text.has(.number, at: rest[0]) else { return false }
        return text.has(.unitTime, at: rest[1])
    }

    /// Words that say no more than the decision does: "Graded Death Benefit", "Refer – call underwriting".
    private func saysItAgain(_ parts: [Range<Int>], _ outcome: MedicationOutcome) -> Bool {
        parts.allSatisfy { part in
            part.allSatisfy { place in
                text.token(place).kind == .sign || text.token(place).kind == .mark
                    || [.filler, .person, .furniture, .always, .offer].contains { text.has($0, at: place) }
                    // "Decline (Term and UL)" is of two plans.
                    || outcome != .decline && text.has(.plan, at: place)
                    // "the Graded plan only"
                    || outcome != .decline && text.has(.only, at: place) && isPlanWord(place - 1)
                    || text.has(.decision, at: place)
                        && (outcome == .refer || text.value(.decision, at: place) != "refer")
                        // "Not eligible for Level" is of one plan.
                        && !(outcome == .decline && isOfPlan(place))
                    || text.has(.undecided, at: place) && (outcome == .refer || text.token(place).text == "or")
                    || outcome == .rated && text.token(place).number == nil && text.token(place).text.count == 1
                    // "Yes - Level", "No - Decline"
                    || text.has(.header, outcome == .decline ? "no" : "yes", at: place)
                    // "Table 2 - Table 6"
                    || outcome == .rated && text.token(place).number != nil && place > 0
                        && text.value(.decision, at: place - 1) == "rated-table"
                    // "Table 4 and up"
                    || outcome == .rated && text.has(.boundAfter, "at-least", at: place)
                    // "Table D (+100%)"
                    || outcome == .rated && text.token(place).number != nil && text.isSign("%", at: place + 1)
                    || text.has(.purpose, at: place)
                    || outcome == .decline && ["no", "available", "exceptions"].contains(text.token(place).text)
            }
        }
    }
}
