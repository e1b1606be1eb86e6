import ChartSchema

/// Heights, ages and figures of examples, by their digits alone.
enum ExampleNotation {
    /// Every number of a text, a decimal comma allowed.
    static func figures(_ text: String) -> [Figure] {
        text.replacing(",", with: ".")
            .split { !$0.isNumber && $0 != "." }
            .compactMap { Figure($0) }
    }

    static func decimals(of text: String) -> Int {
        guard let point = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return 0 }
        return text[point...].dropFirst().prefix { $0.isNumber }.count
    }

    /// `5'10"`, `70`, `4'8" – 4'10"`, `18-30`.
    static func height(_ text: String) -> HeightRange {
        let ends = text.split { $0 == "-" || $0 == "–" }.map { inches(String($0)) }
        return HeightRange(min: ends.first ?? nil, max: ends.last ?? nil)
    }

    private static func inches(_ text: String) -> Figure? {
        let numbers = figures(text)
        switch numbers.count {
        case 0: return nil
        case 1 where numbers[0] >= 9: return numbers[0]
        default:
            return Figure(tenThousandths: numbers[0].tenThousandths * 12)
                + (numbers.count > 1 ? numbers[1] : Figure(0))
        }
    }

    /// Whole years.
    static func age(_ text: String) -> AgeRange {
        let years = figures(text).compactMap(\.wholeValue)
        return AgeRange(min: years.first, max: years.last)
    }
}

extension HeightRange {
    /// The ends as printed: an exact height has one.
    fileprivate var allEnds: [Figure] { [min, max].compactMap { $0 } }

    var ends: [Figure] { min == max ? Array(allEnds.prefix(1)) : allEnds }
}
