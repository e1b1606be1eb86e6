import ChartSchema

/// Walks over the tags of a text; every step takes what it asks for or leaves the place unchanged.
struct Cursor {
    let text: TaggedText
    private(set) var place: Int
    let end: Int

    init(_ text: TaggedText, _ range: Range<Int>) {
        self.text = text
        (place, end) = (range.lowerBound, range.upperBound)
    }

    var isAtEnd: Bool { place >= end }

    mutating func reset(to place: Int) { self.place = place }

    mutating func skip() { place += 1 }

    func has(_ category: WordCategory) -> Bool { place < end && text.has(category, at: place) }

    func isSign(_ sign: String) -> Bool { place < end && text.isSign(sign, at: place) }

    /// Takes a phrase of the category; its value.
    mutating func take(_ category: WordCategory) -> String? {
        guard place < end, let value = text.value(category, at: place) else { return nil }
        place += 1
        return value
    }

    /// Takes a phrase of the category with this value.
    mutating func take(_ category: WordCategory, _ value: String) -> Bool {
        guard place < end, text.value(category, at: place) == value else { return false }
        place += 1
        return true
    }

    /// Takes phrases of the category as long as they stand here.
    @discardableResult
    mutating func takeAll(_ category: WordCategory) -> Bool {
        let start = place
        while take(category) != nil {}
        return place > start
    }

    mutating func takeSign(_ sign: String) -> Bool {
        guard isSign(sign) else { return false }
        place += 1
        return true
    }

    mutating func takeNumber() -> Figure? {
        guard place < end else { return nil }
        if let number = text.token(place).number {
            place += 1
            return number
        }
        guard let word = text.value(.number, at: place), let value = Int(word) else { return nil }
        place += 1
        return Figure(value + takeOnes(behind: value))
    }

    /// "sixty-four": the ones behind the tens.
    private mutating func takeOnes(behind tens: Int) -> Int {
        guard (20...90).contains(tens), tens % 10 == 0, place < end, text.token(place).number == nil,
            let ones = text.value(.number, at: place).flatMap(Int.init), (1...9).contains(ones)
        else { return 0 }
        place += 1
        return ones
    }

    /// Takes what `read` reads, or nothing at all.
    mutating func attempt<Value>(_ read: (inout Cursor) -> Value?) -> Value? {
        let start = place
        guard let value = read(&self) else {
            place = start
            return nil
        }
        return value
    }
}
