/// Charts as carriers put them on web pages.
enum HTMLPage {
    static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8"><title>Build charts</title></head>
        <body>
        <h1>Build charts</h1>

        """
    static let tail = "</body>\n</html>\n"

    /// A heading, a table of thirty rows, and a note below.
    static func chart(_ number: Int, into text: inout ByteText) {
        var chart = Chart(number)
        text.append("<h2>\(chart.title)</h2>\n<table class=\"build\">\n")
        tableHead(into: &text)
        for inches in Chart.heights {
            text.append("<tr>\n  <td class=\"height\">\(inches / 12)' \(inches % 12)&quot;</td>\n")
            for weight in chart.weights(inches) {
                text.append("  <td>")
                text.append(weight)
                text.append("</td>\n")
            }
            text.append("</tr>\n")
        }
        text.append("</tbody>\n</table>\n<p>Weights are in pounds and include clothing.</p>\n")
    }

    static let bigHead = {
        var text = ByteText()
        text.append("<table>\n")
        tableHead(into: &text)
        return String(decoding: text.bytes, as: UTF8.self)
    }()
    static let bigTail = "</tbody>\n</table>\n"

    /// Thirty more rows of the one table.
    static func bigRows(_ number: Int, into text: inout ByteText) {
        var chart = Chart(number)
        for inches in Chart.heights {
            text.append("<tr><td>")
            text.append(inches)
            for weight in chart.weights(inches) {
                text.append("</td><td>")
                text.append(weight)
            }
            text.append("</td></tr>\n")
        }
    }

    private static func tableHead(into text: inout ByteText) {
        text.append(
            "<thead>\n<tr><th rowspan=\"2\">Height</th><th colspan=\"\(Chart.classes.count)\">Weight</th></tr>\n<tr>")
        for name in Chart.classes { text.append("<th>\(name)</th>") }
        text.append("</tr>\n</thead>\n<tbody>\n")
    }
}
