import ChartSchema

/// The addresses of the site's pages.
package enum Address {
    /// - Parameter query: Left out when empty.
    package static func of(_ path: String, _ query: [(String, String)] = []) -> String {
        path + (query.isEmpty ? "" : "?" + query.map { "\(escaped($0))=\(escaped($1))" }.joined(separator: "&"))
    }

    static func product(_ carrier: String, _ product: String) -> String {
        "/products/\(escaped(carrier))/\(escaped(product))"
    }

    package static func chart(_ id: ChartID) -> String {
        "/charts/\(escaped(id.carrier))/\(escaped(id.chart))/\(escaped(id.edition))"
    }

    /// Row and limit count from 0.
    static func limit(_ id: ChartID, row: Int, limit: Int) -> String { chart(id) + "/limits/\(row)-\(limit)" }

    /// Rules count from 0.
    static func rule(_ id: ChartID, _ number: Int) -> String { chart(id) + "/rules/\(number)" }

    static func version(_ number: VersionNumber) -> String { "/versions/\(number)" }
    static func day(_ day: String) -> String { "/calendar/\(escaped(day))" }

    /// Every byte that has a meaning in an address as `%2F`.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.append(Character(Unicode.Scalar(byte)))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
