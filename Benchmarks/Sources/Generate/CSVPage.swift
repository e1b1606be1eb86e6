/// Charts as carriers export them to CSV.
enum CSVPage {
    /// A title, a header, thirty rows and a blank one. Every eighth chart writes 5'10" in quotes, as spreadsheets do.
    static func chart(_ number: Int, into text: inout ByteText) {
        if number > 0 { text.append("\n") }
        var chart = Chart(number)
        text.append(chart.title)
        text.append("\nHeight")
        for name in Chart.classes { text.append("," + name) }
        text.append("\n")
        for inches in Chart.heights {
            let height = "\(inches / 12)'\(inches % 12)"
            text.append(number % 8 == 7 ? "\"\(height)\"\"\"" : height)
            row(chart.weights(inches), into: &text)
        }
    }

    static let bigHead = "Height," + Chart.classes.joined(separator: ",") + "\n"

    /// Thirty more rows of the one table.
    static func bigRows(_ number: Int, into text: inout ByteText) {
        var chart = Chart(number)
        for inches in Chart.heights {
            text.append(inches)
            row(chart.weights(inches), into: &text)
        }
    }

    private static func row(_ weights: [Int], into text: inout ByteText) {
        for weight in weights {
            text.bytes.append(0x2C)
            text.append(weight)
        }
        text.bytes.append(0x0A)
    }
}
