/// Names that may be given once, with the line of the first.
struct UniqueNames {
    private var lines: [String: Int] = [:]
    private(set) var names: [String] = []

    /// Notes a name, and a problem when it was given before.
    mutating func add(_ name: String, what: String, at range: Range<Int>, to reader: inout ConfigurationReader) {
        if let line = lines[name] {
            reader.report(
                "repeated", at: range, expected: "\(what) \(name.quoted) once",
                found: "it again (first on line \(line))",
                help: "give one of them another name, or remove it")
        } else {
            lines[name] = reader.line(of: range)
            names.append(name)
        }
    }
}
