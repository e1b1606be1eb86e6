import ChartSchema

/// What one header cell of an ``ExampleTable`` says.
struct ExampleColumn {
    enum End {
        case min, max, range
    }

    enum Kind {
        case height, age, commonMinimum, ignored
        case heightEnd(End)
        case limit(BuildColumn, End, isBMI: Bool)
        /// The metric twin of the column called `of`.
        case metric(UnitCheck.Unit, of: String)
    }

    var text: String
    var kind: Kind

    init(_ text: String) {
        self.text = text
        var words = text.split(separator: " ").map(String.init)
        switch text {
        case "height": kind = .height
        case "height min": kind = .heightEnd(.min)
        case "height max": kind = .heightEnd(.max)
        case "age": kind = .age
        case "min": kind = .commonMinimum
        case "": kind = .ignored
        default:
            if let unit = words.last.flatMap(UnitCheck.Unit.init) {
                kind = .metric(unit, of: words.dropLast().joined(separator: " "))
                return
            }
            let end: End =
                switch words.removeLast() {
                case "min": .min
                case "max": .max
                default: .range
                }
            let isBMI = words.last == "bmi"
            if isBMI { words.removeLast() }
            kind = .limit(Self.column(words), end, isBMI: isBMI)
        }
    }

    private static func column(_ all: [String]) -> BuildColumn {
        var words = all
        var column = BuildColumn()
        while let word = words.first {
            switch word {
            case "male": column.sex = .male
            case "female": column.sex = .female
            case "tobacco": column.tobacco = .yes
            case "nontobacco": column.tobacco = .no
            default:
                guard let age = ages(word) else {
                    column.classLabel = words.joined(separator: " ")
                    column.rateClass = RateClass(rawValue: words.joined(separator: "-").lowercased())
                    return column
                }
                column.age = age
            }
            words.removeFirst()
        }
        return column
    }

    private static func ages(_ word: String) -> AgeRange? {
        let ends = word.split(separator: "-").map { Int($0) }
        guard ends.count == 2, let low = ends[0], let high = ends[1] else { return nil }
        return AgeRange(min: low, max: high)
    }
}
