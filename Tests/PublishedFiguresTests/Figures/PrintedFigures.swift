import ChartSchema

/// Reads the heights and figures of the fixtures by their digits alone.
///
/// Marks are ignored because the charts get them wrong (`4’10’`, `4 9"`, `6' 10'`, `5'0`): two numbers are feet and
/// inches, and one number is feet when it is as small as feet can be.
enum PrintedFigures {
    static func height(_ text: String) throws -> Figure {
        let numbers = try figures(text)
        switch numbers.count {
        case 2: return inches(feet: numbers[0], and: numbers[1])
        case 1 where numbers[0] < 9: return inches(feet: numbers[0], and: 0)
        case 1: return numbers[0]
        default: throw FiguresError.notAHeight(text)
        }
    }

    /// A band of heights, its ends apart by a dash.
    static func heightBand(_ text: String) throws -> HeightRange {
        let ends = text.split(separator: "–").map(String.init)
        guard ends.count == 2 else { throw FiguresError.notAHeight(text) }
        return HeightRange(min: try height(ends[0]), max: try height(ends[1]))
    }

    /// Every number of a text, in its order: `95-173` is 95 and 173.
    static func figures(_ text: String) throws -> [Figure] {
        try text.matches(of: /[0-9]+(\.[0-9]+)?/).map { match in
            guard let figure = Figure(match.output.0) else { throw FiguresError.notAFigure(text) }
            return figure
        }
    }

    /// The figure of a cell that holds one, whatever a transcriber remarks behind it (`11 (sic; …)`).
    static func figure(_ text: String) throws -> Figure {
        guard let figure = try figures(text).first else { throw FiguresError.notAFigure(text) }
        return figure
    }

    private static func inches(feet: Figure, and inches: Figure) -> Figure {
        Figure(tenThousandths: feet.tenThousandths * 12) + inches
    }
}
