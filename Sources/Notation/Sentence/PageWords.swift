/// What a page says of itself: dates, telephone numbers, numbers of forms and pages, addresses. Their figures are no limits.
package struct PageWords: Sendable {
    private let text: TaggedText
    /// The tags that are about the page.
    package private(set) var tags: Set<Int> = []
    /// Somebody is to be called.
    package private(set) var hasTelephone = false

    package init(_ text: TaggedText) { self = Self.lately.meaning(of: text.text) { PageWords(of: text) } }

    private static let lately = LatelyTold<PageWords>()

    private init(of text: TaggedText) {
        self.text = text
        for place in text.tags.indices {
            if text.has(.furniture, at: place) { tags.insert(place) }
            if text.value(.furniture, at: place) == "hour", number(place - 1) != nil { tags.insert(place - 1) }
            for take in [date, month, form, numbered, pageNumber, address, audience] {
                if let range = take(place) { tags.formUnion(range) }
            }
            if let range = telephone(place) {
                tags.formUnion(range)
                hasTelephone = true
            }
        }
        takeHours()
        takeLongNumbers()
        takeLinks()
        takeCodes()
        takeContents()
        // "A.M. Best Rating: A- (Excellent)": of the company.
        if text.value(.furniture, at: 0) == "hour",
            let rater = text.tags.indices.dropFirst().first(where: { text.token($0).kind != .sign }),
            Self.raters.contains(text.token(rater).text),
            !text.tags.indices.contains(where: { place in
                (Self.ofPeople + [.only, .negation, .place]).contains { text.has($0, at: place) }
            })
        {
            tags.formUnion(text.tags.indices)
        }
        // "1. Find the height."
        if text.tags.count > 3, number(0).map({ $0 <= 20 }) ?? false, text.isSign(".", ")", at: 1) { tags.insert(0) }
        // "Step 1. Find the height."
        if text.tags.count > 1, Self.steps.contains(text.token(0).text), number(1).map({ $0 <= 20 }) ?? false {
            tags.formUnion([0, 1])
        }
    }

    /// `ML-RX-2024`, `SM-77 (1/2024)`, `FA-PRX 10-23`: capitals and hyphens at the beginning or the end of a text, and no sentence.
    private mutating func takeCodes() {
        let words = text.text.split(whereSeparator: \.isWhitespace)
        // "FA-PRX 10-23"
        if words.count > 1, words[0].contains("-"), Self.isMonth(words[1]), Self.isCode("\(words[0])-\(words[1])") {
            tags.formUnion(tags(of: words[0]) + tags(of: words[1]))
        }
        // "Form HT-1182 (01/2026)."
        let dated = words.count > 1 && words.last.map { Self.isMonth($0.filter { !"().".contains($0) }[...]) } ?? false
        // "Rx-118 (01/25)"
        let isAlone = dated && words.count == 2
        for word in [words.first, words.last, dated ? words[words.count - 2] : nil].compactMap(\.self)
        where Self.isCode(isAlone ? word.uppercased() : String(word)) {
            let own = tags(of: word)
            // "AGE-65"
            if !own.contains(where: { place in Self.ofPeople.contains { text.has($0, at: place) } }) {
                tags.formUnion(own)
            }
        }
    }

    /// "Build Chart ........ 4, Family History . . . . 6": a list of what stands where.
    private mutating func takeContents() {
        let leaders = text.text.split(whereSeparator: \.isNumber).dropLast(text.text.last?.isNumber ?? false ? 0 : 1)
        let isLed = leaders.count { $0.filter { !$0.isWhitespace }.hasSuffix("....") || $0.hasSuffix("……") }
        let isOfCases = text.tags.indices.contains { place in
            text.has(.sex, at: place) || text.has(.age, at: place) || text.has(.unit, at: place)
                || number(place).map { $0 > 400 } ?? false
        }
        if isLed > 1, !isOfCases { tags.formUnion(text.tags.indices) }
    }

    private static let steps = Lexicon.words("page-words.steps")

    /// Whether a text says of the page alone: "Effective 01/15/2026", "Form 2207", "CONFIDENTIAL".
    package static func fill(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let page = PageWords(tagged).tags
        return !page.isEmpty && UnheardParts(tagged, page: page).tags.isEmpty
            && tagged.tags.indices.allSatisfy { place in
                page.contains(place) || tagged.has(.edition, at: place) || tagged.has(.filler, at: place)
                    || tagged.token(place).kind == .sign
            }
    }

    /// `newbusiness@carrier.com`, `www.carrier.com/forms`.
    private mutating func takeLinks() {
        for word in text.text.split(whereSeparator: \.isWhitespace) where Self.isLink(word) {
            tags.formUnion(tags(of: word))
        }
    }

    /// The tags that stand in a word of the text.
    private func tags(of word: Substring) -> [Int] {
        text.tags.indices.filter { word.startIndex..<word.endIndex ~= text.token($0).place.lowerBound }
    }

    private func number(_ place: Int) -> Int? {
        guard text.tags.indices.contains(place) else { return nil }
        return text.token(place).number.flatMap {
            $0.tenThousandths % 10_000 == 0 ? Int($0.tenThousandths / 10_000) : nil
        }
    }

    private func digits(_ place: Int) -> Int { number(place) == nil ? 0 : text.token(place).text.count }

    /// `9/22`, `01/15/2024`, `07-2025`, `2024-01-01`.
    private func date(_ place: Int) -> Range<Int>? {
        guard let first = number(place), text.isSign("/", "-", at: place + 1), let second = number(place + 2),
            isTight(place, place + 2), !isTerm(place + 2)
        else { return nil }
        if text.isSign("/", "-", at: place + 3), let third = number(place + 4), isTight(place, place + 4),
            (first <= 31 && second <= 31 && (third < 100 || Self.years.contains(third)))
                || Self.years.contains(first) && second <= 12 && third <= 31
        {
            return place..<place + 5
        }
        // "2024-05"
        if Self.years.contains(first), digits(place) == 4, (1...12).contains(second), digits(place + 2) == 2 {
            return place..<place + 3
        }
        let isMonth = (1...12).contains(first) && digits(place) <= 2
        let isYear =
            Self.years.contains(second) || text.isSign("/", at: place + 1) && digits(place + 2) == 2 && second >= 10
        return isMonth && isYear ? place..<place + 3 : nil
    }

    /// "10/15/20-year": how long plans last.
    private func isTerm(_ place: Int) -> Bool {
        let rest = text.tags.indices.drop { $0 <= place }.first { text.token($0).kind != .sign && number($0) == nil }
        return rest.map {
            text.has(.unitTime, at: $0) && isTight($0 - 1, $0) || isJoined($0 - 1, $0) && text.has(.unitTime, at: $0)
        } ?? false
    }

    /// `January 1, 2024`, `1 January 2024`, `May 2019`.
    private func month(_ place: Int) -> Range<Int>? {
        guard text.has(.month, at: place) else { return nil }
        var end = place + 1
        while number(end) != nil || text.isSign(",", ".", at: end) && number(end + 1) != nil { end += 1 }
        let hasDay = number(place - 1).map { (1...31).contains($0) } ?? false
        guard end > place + 1 || hasDay else { return nil }
        let start = hasDay ? place - 1 : place
        // "Issued March 2023"
        let isDated =
            start > 0 && Self.dating.contains(text.token(start - 1).text)
            && (start == 1 || text.token(start - 2).kind == .sign)
        return (isDated ? start - 1 : start)..<end
    }

    /// `1-800-555-1234`, `(800) 555-1234`, `555.1234`.
    private func telephone(_ place: Int) -> Range<Int>? {
        guard digits(place) == 3 else { return nil }
        var end = place + 1
        var groups = [3]
        while end < text.tags.count {
            if text.isSign("-", ")", "(", ".", "/", at: end) {
                end += 1
            } else if digits(end) == 3 || digits(end) == 4 {
                groups.append(digits(end))
                end += 1
                if groups.last == 4 { break }
            } else {
                break
            }
        }
        guard groups == [3, 3, 4] || groups == [3, 4] else { return nil }
        let start = number(place - 2) == 1 ? place - 2 : place
        return start..<end
    }

    /// "Questions? Call 800-555-0142, Monday to Friday, 8 to 5 Central": hours beside a telephone number.
    private mutating func takeHours() {
        let clock = text.tags.indices.contains { place in
            text.value(.furniture, at: place) == "hour" && number(place - 1) != nil
        }
        guard clock || text.tags.indices.contains(where: { telephone($0) != nil }) else { return }
        for place in text.tags.indices {
            guard let hour = number(place), hour <= 24 || clock && hour < 60 && hour % 15 == 0,
                !text.has(.unit, at: place + 1),
                !text.isSign("%", at: place + 1)
            else { continue }
            tags.insert(place)
            if clock { takeTimeZone(behind: place) }
        }
    }

    /// "5:00 p.m. CT", "4:30 p.m. (CT)": short for a time, and no place.
    private mutating func takeTimeZone(behind hour: Int) {
        var place = hour + 1
        while text.value(.furniture, at: place) == "hour" || text.isSign("(", ".", at: place) { place += 1 }
        guard Self.timeZones.contains(text.token(place).text) else { return }
        tags.insert(place)
    }

    private static let timeZones = Lexicon.words("page-words.time-zones")

    /// `GPL-2207`, `M-3405`, `ADV5691`: capitals and a number of three figures or more.
    private func form(_ place: Int) -> Range<Int>? {
        let token = text.token(place)
        // "Form HT-204"
        let isNamed = place > 0 && Self.forms.contains(text.token(place - 1).text)
        guard token.kind == .word,
            isNamed && !Self.ofPeople.contains(where: { text.has($0, at: place) })
                || text.tags[place].senses.allSatisfy({ [.placeCode, .unit, .unitDose].contains($0.category) })
        else { return nil }
        let printed = text.printed(place..<place + 1)
        guard printed == printed.uppercased() else { return nil }
        if printed.count(where: \.isNumber) >= 3 { return place..<place + 1 }
        let next = text.isSign("-", ".", "_", "#", at: place + 1) ? place + 2 : place + 1
        guard text.tags.indices.contains(next) else { return nil }
        // "SRL 2207 (Rev. 08-2023)"
        let isRevised = place == 0 && next == 1 && text.isSign("(", at: 2) && text.has(.furniture, at: 3)
        let isTight = isTight(place, next) || isJoined(place, next) || isRevised
        // "MT-19E": a letter right behind the number.
        let hasLetter =
            text.tags.indices.contains(next + 1) && text.token(next + 1).text.count == 1 && self.isTight(next, next + 1)
        guard printed.count <= 6,
            digits(next) >= 3 && (isTight || hasLetter) || printed.count > 1 && digits(next) > 1 && isTight && hasLetter
        else { return nil }
        return place..<(hasLetter ? next + 2 : next + 1)
    }

    static let documents = Lexicon.words("page-words.documents")
    private static let forms = Lexicon.words("page-words.forms")

    /// "For advisor use only", "for brokers and agents only", "Not intended for consumers": who may read the page.
    private func audience(_ place: Int) -> Range<Int>? {
        var end = place
        let isDenied = text.has(.negation, at: place)
        if isDenied { end += 1 }
        while text.tags.indices.contains(end), Self.leadingReaders.contains(text.token(end).text) { end += 1 }
        let start = end
        while text.tags.indices.contains(end),
            isReader(end, isDenied: isDenied)
                || end > start && Self.joiningReaders.contains(text.token(end).text)
        { end += 1 }
        guard end > start else { return nil }
        if isDenied {
            return (start > place + 1 || text.tags[place].tokens.count > 1) && ends(end) ? place..<end : nil
        }
        let isUse = text.tags.indices.contains(end) && text.token(end).text == "use"
        if isUse { end += 1 }
        guard text.has(.only, at: end), ends(end + 1),
            isUse || place < start && (start..<end).contains(where: { Self.onlyReaders.contains(text.token($0).text) })
        else { return nil }
        return place..<end + 1
    }

    private func isReader(_ place: Int, isDenied: Bool) -> Bool {
        let word = text.token(place).text
        return Self.readers.contains(word) || isDenied && Self.deniedReaders.contains(word)
    }

    private static let deniedReaders = Lexicon.words("page-words.denied-readers")

    /// "Not for clients aged 71 and over" goes on.
    private func ends(_ place: Int) -> Bool {
        !text.tags.indices.contains(place) || text.token(place).kind == .sign
    }

    private static let readers = Lexicon.words("page-words.readers")
    private static let onlyReaders = Lexicon.words("page-words.only-readers")
    private static let leadingReaders = Lexicon.words("page-words.leading-readers")
    private static let joiningReaders = Lexicon.words("page-words.joining-readers")

    /// `Form 123-45`, `Rev. 3`, `Edition 2024-1`.
    private func numbered(_ place: Int) -> Range<Int>? {
        // "Issue 4, January 2025"
        if Self.issues.contains(text.token(place).text), number(place + 1) != nil,
            !text.tags.indices.contains(place + 2) || text.isSign(",", ".", at: place + 2)
        {
            return place..<place + 2
        }
        guard text.has(.furniture, at: place), text.token(place).kind == .word else { return nil }
        var end = place + 1
        while text.isSign(".", "#", at: end) { end += 1 }
        guard number(end) != nil else { return nil }
        while number(end) != nil || text.isSign("-", "/", ".", at: end) && number(end + 1) != nil { end += 1 }
        return text.has(.unit, at: end) || text.isSign("%", at: end) ? nil : place..<end
    }

    /// `Page 2 of 4`, `p. 12`, `pages 3-5`.
    private func pageNumber(_ place: Int) -> Range<Int>? {
        guard text.has(.pageWord, at: place) else { return nil }
        var end = place + 1
        while text.isSign(".", ":", "#", at: end) { end += 1 }
        guard number(end) != nil else { return place..<place + 1 }
        end += 1
        if text.has(.range, at: end) || text.isSign("/", at: end) || text.has(.filler, at: end), number(end + 1) != nil
        {
            end += 2
        }
        return place..<end
    }

    /// `1234 Main Street, Suite 200, Waco, TX 76702`, `P.O. Box 2549`: a number beside a word of addresses, a state and its code.
    private func address(_ place: Int) -> Range<Int>? {
        if text.has(.place, at: place) || text.has(.placeCode, at: place), digits(place + 1) == 5 {
            // The town before it.
            let start = text.isSign(",", at: place - 1) && isName(place - 2) ? place - 2 : place
            return start..<place + 2
        }
        // "Cincinnati, OH"
        let isCode = text.has(.placeCode, at: place) && text.printed(place..<place + 1).allSatisfy(\.isUppercase)
        if text.has(.place, at: place) || isCode && place > 2, text.isSign(",", at: place - 1), isName(place - 2) {
            return (isCode ? place - 2 : place)..<place + 1
        }
        // "Northgate Life of Ohio"
        if text.has(.place, at: place), place > 1, text.token(place - 1).text == "of",
            text.has(.organisation, at: place - 2) || Self.companies.contains(text.token(place - 2).text),
            text.printed(place - 2..<place - 1).first?.isUppercase ?? false
        {
            return place..<place + 1
        }
        guard text.has(.address, at: place) else { return nil }
        if number(place + 1) != nil { return place..<place + 2 }
        var start = place - 1
        while start >= 0, place - start < 5, isName(start) { start -= 1 }
        return number(start) != nil ? start..<place + 1 : nil
    }

    /// A capitalised word that the lexicon does not know.
    private func isName(_ place: Int) -> Bool {
        guard text.tags.indices.contains(place), text.token(place).kind == .word, text.tags[place].senses.isEmpty,
            !Self.documents.contains(text.token(place).text)
        else { return false }
        return text.printed(place..<place + 1).first?.isUppercase ?? false
    }

    /// Years, and figures longer than any limit.
    private mutating func takeLongNumbers() {
        for place in text.tags.indices where !text.isSign("$", at: place - 1) {
            guard let value = number(place), !text.has(.unit, at: place + 1) else { continue }
            if digits(place) >= 5 || digits(place) == 4 && Self.years.contains(value) { tags.insert(place) }
        }
    }

    /// Whether nothing but a hyphen stands between two tags, which parts no words and has no tag.
    private func isJoined(_ first: Int, _ second: Int) -> Bool {
        guard text.tags.indices.contains(first), text.tags.indices.contains(second) else { return false }
        return text.text[text.token(first).place.upperBound..<text.token(second).place.lowerBound] == "-"
    }

    private func isTight(_ first: Int, _ last: Int) -> Bool {
        (first..<last).allSatisfy { text.token($0).place.upperBound == text.token($0 + 1).place.lowerBound }
    }

    private static let ofPeople: [WordCategory] = [.sex, .age, .tobacco, .person, .decision, .plan, .unitTime]
    private static let raters = Lexicon.words("page-words.raters")
    private static let years = 1900...2100
    private static let companies = Lexicon.words("carrier-name.company")
    private static let issues = Lexicon.words("page-words.issues")
    private static let dating = Lexicon.words("page-words.dating")
}
