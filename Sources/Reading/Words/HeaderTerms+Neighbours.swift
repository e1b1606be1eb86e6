import ChartSchema
import Notation

/// What a text says is settled by what stands beside it: its row, its column's name, the titles around it.
extension HeaderTerms {
    /// Reads the text as ages where the row says that it holds ages: `18-49`.
    ///
    /// - Parameter end: Which end of the ages a bare figure is: `65` behind "Max age".
    mutating func takeAsAge(end: Bound? = nil) {
        guard age == nil else { return }
        // "to 39", first of "to 39", "40-49", "50+".
        let words = tokens.tokens.map(\.word)
        let last = words.count == 2 && HeaderLexicon.isWord(words[0], "upper-end") ? Int(words[1]) : nil
        let upTo = last.map { AgeRange(min: nil, max: $0) }
        guard let read = upTo ?? AgeRange.read(FoldedText(text), isKnownAsAge: true) else { return }
        age = read
        if let end, read.min == read.max { age = read.only(end) }
        isOnlyWho = true
        (interval, zone, label) = (nil, nil, nil)
    }

    /// Reads a single letter as a sex, or as the name that it is.
    mutating func takeLetter(as sex: Sex?) {
        self.sex = sex
        tokens.tokens[0].category = sex.map { $0 == .male ? .male : .female }
        label = sex == nil ? text : nil
        if sex != nil || text == "M" { unit = nil }
    }

    /// A single capital letter before or behind the words of a name: `M` of "Preferred M Max".
    var letterBesideName: (letter: String, name: String, index: Int)? {
        guard sex == nil, !isHeight, label != nil else { return nil }
        let names = tokens.tokens.indices.filter { index in
            let token = tokens.tokens[index]
            return token.place.count == 1 || !isStrippable(token, keepingBounds: false)
        }
        guard names.count > 1,
            let index = [names.last, names.first].compactMap(\.self).first(where: { isCapitalLetter($0) })
        else { return nil }
        let words = names.filter { $0 != index }.map { tokens.tokens[$0].word }
        guard !words.allSatisfy(HeaderLexicon.isTableWord) else { return nil }
        return (tokens.tokens[index].word.uppercased(), words.joined(separator: " "), index)
    }

    private func isCapitalLetter(_ index: Int) -> Bool {
        let place = tokens.tokens[index].place
        return place.count == 1 && ("A"..."Z").contains(tokens.scalars[place.lowerBound])
    }

    /// Reads the letter beside a name as a sex.
    mutating func take(sex: Sex, ofLetterAt index: Int) {
        if tokens.tokens[index].isUnit { unit = nil }
        self.sex = sex
        tokens.tokens[index].category = sex == .male ? .male : .female
        label = label(keepingBounds: false)
    }

    /// Reads a cell as the tobacco state that its row's name makes of it.
    mutating func take(tobacco: Tobacco) {
        self.tobacco = tobacco
        (sex, age, interval, unit, bound, label) = (nil, nil, nil, nil, nil, nil)
        isOnlyWho = true
    }

    /// Takes the name that a title has apart from its other words.
    mutating func take(name: String) { (label, isHeight) = (name, false) }

    /// Takes the name of the class that a sentence says the limits are of.
    mutating func take(className: String) { (label, isHeight, isOfClass) = (className, false, true) }

    /// Reads the last word as the end that it says: `De`, `À`.
    mutating func take(end: Bound) {
        if label != nil, let last = tokens.tokens.indices.last {
            tokens.tokens[last].category = end == .min ? .min : .max
        }
        (bound, label) = (end, label(keepingBounds: false))
    }

    /// Takes back what a later title says otherwise.
    mutating func forget(_ fields: Set<CellReference.Field>) {
        if fields.contains(.sex) { sex = nil }
        if fields.contains(.tobacco) { tobacco = nil }
        if fields.contains(.age) { (age, saysAllAges) = (nil, false) }
        if fields.contains(.classLabel) || fields.contains(.product) { label = nil }
        if fields.contains(.weight) { bound = nil }
    }

    /// Reads a name as what it asks, which says nothing of whom the figures are for: "Tobacco user" before `N` and `Y`.
    mutating func takeAsName() { (sex, tobacco, label) = (nil, nil, nil) }

    /// Reads the letter of a tobacco state: `F` where `NF` stands beside it. Whether there was one.
    mutating func takeTobaccoLetter(_ letters: Set<String>) -> Bool {
        // "Standard NT/T"
        guard tobacco != .any else { return false }
        let names = tokens.tokens.filter {
            $0.category == nil || !isStrippable($0, keepingBounds: false) || $0.place.count == 1
        }
        let ends = [names.last, names.first].compactMap(\.self)
        guard
            let letter = ends.first(where: { end in
                end.place.count == 1 && letters.contains(end.word)
                    && (end.category == nil || end.category == .female || end.category == .male)
            })
        else { return false }
        if letter.category != nil { sex = nil }
        tobacco = .yes
        if tokens.tokens.count == 1 { (isOnlyWho, label) = (true, nil) }
        return true
    }

    /// Reads a bare bound in parentheses as ages, where the names beside it are followed by ages: `Preferred (under 50)`.
    mutating func takeAsideAsAge() {
        guard age == nil, text.hasSuffix(")"), let open = text.lastIndex(of: "("),
            let read = AgeRange.read(FoldedText(text[text.index(after: open)...].dropLast()), isKnownAsAge: true)
        else { return }
        let outside = HeaderTerms(singleSpaced(text[..<open]))
        (age, bound, zone, label) = (read, outside.bound, outside.zone, outside.label)
        tokens = outside.tokens
    }
}
