import ChartSchema

/// Why a line is none that a step takes.
package struct LineRefusal: Error, Sendable, Hashable {
    /// `a job, as chartwright plan prints it`
    package var expected: String
    package var found: String
    package var help: String

    init(expected: String, found: String, help: String) {
        self.expected = expected
        self.found = found
        self.help = help
    }
}

/// The kinds of lines that go from one step to the next.
enum StepLine: String, CaseIterable {
    case job = "chartwright/job/1"
    case result = "chartwright/result/1"
    case judged = "chartwright/judged-result/1"
    case carrier = "chartwright/judged-carrier/1"

    /// The step that prints such lines.
    var step: String {
        switch self {
        case .job: "plan"
        case .result: "read"
        case .judged: "judge"
        case .carrier: "judge --store"
        }
    }

    /// `a line of chartwright plan ("schema":"chartwright/job/1")`
    var inWords: String { "a line of chartwright \(step) (\"schema\":\"\(rawValue)\")" }

    var help: String { "give the step what chartwright \(step) has printed, line by line" }
}

/// A line that holds one object of JSON, some of whose members are taken out before the others are decoded.
struct LineObject {
    let kind: StepLine
    private let line: [UInt8]
    private let members: [(name: Range<Int>, value: Range<Int>)]
    private var taken: [Range<Int>] = []

    /// - Parameter kinds: What the line may be.
    init(_ line: [UInt8], _ kinds: StepLine...) throws(LineRefusal) { try self.init(line, kinds) }

    init(_ line: [UInt8], _ kinds: [StepLine]) throws(LineRefusal) {
        let wanted = kinds[0]
        guard let members = JSONOutline.members(of: line) else {
            throw LineRefusal(
                expected: wanted.inWords,
                found: line.isEmpty ? "an empty line" : "no JSON: \(Self.beginning(of: line))",
                help: "a step that was ended early leaves half a line: run it again")
        }
        guard let range = Self.value(of: "schema", among: members, in: line) else {
            throw LineRefusal(expected: wanted.inWords, found: "an object without \"schema\"", help: wanted.help)
        }
        let word = String(decoding: line[range].dropFirst().dropLast(), as: UTF8.self)
        guard let kind = StepLine(rawValue: word), kinds.contains(kind) else {
            let said = StepLine(rawValue: word)?.inWords ?? "\"schema\":\(Self.beginning(of: line[range]))"
            throw LineRefusal(expected: wanted.inWords, found: said, help: wanted.help)
        }
        (self.kind, self.line, self.members) = (kind, line, members)
    }

    private static func value(
        of name: String, among members: [(name: Range<Int>, value: Range<Int>)], in line: [UInt8]
    ) -> Range<Int>? {
        members.first { line[$0.name].elementsEqual(name.utf8) }?.value
    }

    /// The bytes of a member's value; `nil` where it is absent or `null`.
    mutating func take(_ name: String) -> [UInt8]? {
        guard let range = Self.value(of: name, among: members, in: line) else { return nil }
        taken.append(range)
        let bytes = Array(line[range])
        return bytes == Array("null".utf8) ? nil : bytes
    }

    /// The other members.
    func rest<Rest: Decodable>() throws(LineRefusal) -> Rest {
        var (bytes, place): ([UInt8], Int) = ([], 0)
        for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            bytes += line[place..<range.lowerBound] + Array("null".utf8)
            place = range.upperBound
        }
        bytes += line[place...]
        return try read(bytes)
    }

    func read<Value: Decodable>(_ bytes: [UInt8]) throws(LineRefusal) -> Value {
        do {
            return try Value.read(bytes)
        } catch {
            throw refusal(error.description)
        }
    }

    /// Why the line is not what its schema says.
    func refusal(_ found: String) -> LineRefusal {
        LineRefusal(expected: kind.inWords, found: "one that is damaged: \(found)", help: kind.help)
    }

    private static func beginning(of line: some Collection<UInt8>) -> String {
        let text = String(decoding: line.prefix(40), as: UTF8.self).quoted
        return line.count > 40 ? text + " …" : text
    }
}
